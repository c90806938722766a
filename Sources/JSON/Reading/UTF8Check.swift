/// How many bytes the character outside ASCII at `index` has, or what is wrong with it.
///
/// Strict: shortest form, no surrogates, nothing beyond U+10FFFF.
@inline(__always)
func lengthOfCharacter(
  _ input: Span<UInt8>, at index: Int
) throws(JSONSyntaxError) -> Int {
  // Nearly all that is not ASCII here: two bytes (ñ, á, ü).
  let lead = input.byte(at: index)
  if lead &- 0xC2 < 0x1E, input.byte(at: index + 1) & 0xC0 == 0x80 { return 2 }
  return try lengthOfRareCharacter(input, at: index, lead: lead)
}

private func lengthOfRareCharacter(
  _ input: Span<UInt8>, at index: Int, lead: UInt8
) throws(JSONSyntaxError) -> Int {
  func fault(_ fault: JSONSyntaxError.UTF8Fault) -> JSONSyntaxError {
    JSONSyntaxError(.invalidUTF8(byte: lead, fault), at: index)
  }
  let length: Int
  switch lead {
  case 0xC0, 0xC1: throw fault(.overlong)
  case 0xC2...0xDF: length = 2
  case 0xE0...0xEF: length = 3
  case 0xF0...0xF4: length = 4
  case 0xF5...0xF7: throw fault(.beyondUnicode)
  default: throw fault(.stray)
  }
  for position in index + 1..<index + length where input.byte(at: position) & 0xC0 != 0x80 {
    throw fault(position < input.count ? .stray : .cut)
  }
  switch (lead, input.byte(at: index + 1)) {
  case (0xE0, ..<0xA0), (0xF0, ..<0x90): throw fault(.overlong)
  case (0xED, 0xA0...): throw fault(.surrogate)
  case (0xF4, 0x90...): throw fault(.beyondUnicode)
  default: return length
  }
}
