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
