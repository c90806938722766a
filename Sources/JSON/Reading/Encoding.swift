/// The encoding that the first bytes of a text give away, when it is not UTF-8: by its byte order
/// mark, or by the zero bytes around the first characters, which JSON has in ASCII.
func foreignEncoding(_ input: Span<UInt8>) -> String? {
  switch (input.count, input.byte(at: 0), input.byte(at: 1), input.byte(at: 2), input.byte(at: 3)) {
  case (4..., 0xFF, 0xFE, 0, 0), (4..., 0, 0, 0xFE, 0xFF): "UTF-32"
  case (2..., 0xFF, 0xFE, _, _), (2..., 0xFE, 0xFF, _, _): "UTF-16"
  case (4..., 0, 0, 0, 1...), (4..., 1..., 0, 0, 0): "UTF-32"
  case (4..., 0, 1..., 0, 1...), (4..., 1..., 0, 1..., 0): "UTF-16"
  case (2, 0, 1..., _, _), (2, 1..., 0, _, _): "UTF-16"
  default: nil
  }
}

/// Whether a text starts with the byte order mark of UTF-8.
func hasUTF8Mark(_ input: Span<UInt8>) -> Bool {
  input.byte(at: 0) == 0xEF && input.byte(at: 1) == 0xBB && input.byte(at: 2) == 0xBF
}
