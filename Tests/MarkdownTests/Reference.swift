import CCmark

/// What cmark itself makes of a text, in its own safe mode.
func referenceHTML(_ markdown: [UInt8]) -> String {
  let html = unsafe markdown.withUnsafeBytes { bytes in
    unsafe cmark_markdown_to_html(
      bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, CMARK_OPT_DEFAULT)
  }
  guard let html = unsafe html else { return "" }
  // cmark allocates it; ours to free.
  defer { unsafe cmark_get_default_mem_allocator().pointee.free(html) }
  return unsafe String(cString: html)
}

/// A source of numbers that are the same in each run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
