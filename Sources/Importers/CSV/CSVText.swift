/// The text of a file, in UTF-8 whatever it was in.
struct CSVText {
  var bytes: [UInt8]
  /// Whether it was in Latin-1, or in the code page of Windows that has more letters than it.
  var isLatin = false

  init(_ file: [UInt8]) throws(CSVError) {
    if file.starts(with: [0xFF, 0xFE]) || file.starts(with: [0xFE, 0xFF]) {
      throw CSVError(.utf16, at: 0)
    }
    // Before anything reads it as text: UTF-16 without a mark is full of them too.
    if let nul = file.firstIndex(of: 0) { throw CSVError(.nul, at: nul) }
    if String(validating: file, as: UTF8.self) != nil {
      bytes = file
      return
    }
    isLatin = true
    var converted: [UInt8] = []
    converted.reserveCapacity(file.count + file.count / 8)
    // A program may have put the mark of UTF-8 before what it wrote in Latin-1.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let start = file.starts(with: mark) ? mark.count : 0
    converted += mark.prefix(start)
    for (offset, byte) in file.enumerated().dropFirst(start) {
      guard let scalar = Self.scalar(byte) else {
        throw CSVError(.undefinedByte(byte), at: offset)
      }
      converted += Array(String(scalar).utf8)
    }
    bytes = converted
  }

  /// The letter of a byte of Windows-1252, which is Latin-1 but for 0x80–0x9F; nil for the few that are
  /// none.
  private static func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard (0x80...0x9F).contains(byte) else { return Unicode.Scalar(byte) }
    let scalar = windows[Int(byte) - 0x80]
    return scalar == "\0" ? nil : scalar
  }

  private static let windows = Array(
    "€\0‚ƒ„…†‡ˆ‰Š‹Œ\0Ž\0\0‘’“”•–—˜™š›œ\0žŸ".unicodeScalars)
}

/// Something wrong with the file as a table, at a byte of it.
struct CSVError: Error {
  var problem: CSVProblem
  var offset: Int

  init(_ problem: CSVProblem, at offset: Int) {
    self.problem = problem
    self.offset = offset
  }
}
