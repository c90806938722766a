/// What the files that can be imported are written in.
package enum FileFormat: Sendable, Hashable {
  case openfootball, footballText, csv

  /// The format that a file is certainly in, by how it begins; nil where that does not tell.
  package init?(of bytes: [UInt8]) {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let start = text.drop { " \t\r\n".utf8.contains($0) }
    switch start.first {
    case UInt8(ascii: "{"):
      self = .openfootball
    case UInt8(ascii: "["):
      // Days stand in brackets in the text format.
      let inner = start.dropFirst().first { !" \t\r\n".utf8.contains($0) }
      guard let inner, "{[]".utf8.contains(inner) else { return nil }
      self = .openfootball
    case UInt8(ascii: "="):
      self = .footballText
    default:
      // Its columns have to be known ones.
      guard let text = try? CSVText(bytes), (try? CSVTable(text)) != nil else { return nil }
      self = .csv
    }
  }
}
