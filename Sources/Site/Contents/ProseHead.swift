import Diagnostics

/// The lines between two `---` at the top of a text: `name: value`.
struct ProseHead {
  /// Whether the report that the program drafts is wanted too.
  private(set) var wantsReport = true
  /// Where the text begins.
  private(set) var end = 0
  private let bytes: [UInt8]
  private let file: String

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func read() throws(Failure) {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    end = start
    var next = start
    guard text(line(from: &next)) == "---" else { return }
    var isKnown = false
    while next < bytes.count {
      let line = line(from: &next)
      let words = text(line)
      if words == "---" {
        end = next
        return
      }
      if words.isEmpty { continue }
      guard let colon = words.firstIndex(of: ":") else {
        throw fault(
          line.lowerBound,
          Words(
            es: "«\(words.excerpt)» no es «nombre: valor»",
            en: "“\(words.excerpt)” is not “name: value”"),
          help: Words(
            es: "acabe la cabecera con «---»", en: "end the head with “---”"))
      }
      try set(
        trimmed(words[..<colon]), trimmed(words[words.index(after: colon)...]), at: line.lowerBound,
        isRepeated: isKnown)
      isKnown = true
    }
    throw fault(
      start, Words(es: "la cabecera no acaba", en: "the head does not end"),
      help: Words(
        es: "después de sus líneas va otra con «---»",
        en: "after its lines comes another one with “---”"))
  }

  private mutating func set(
    _ name: String, _ value: String, at offset: Int, isRepeated: Bool
  ) throws(Failure) {
    guard name == "relato" else {
      throw fault(
        offset,
        Words(es: "clave desconocida «\(name.excerpt)»", en: "unknown key “\(name.excerpt)”"),
        help: Words(es: "aquí se puede usar: relato", en: "what can be used here: relato"))
    }
    if isRepeated {
      throw fault(
        offset, Words(es: "«relato» está dos veces", en: "“relato” is there twice"),
        help: Words(es: "deje una", en: "leave one"))
    }
    switch value {
    case "sí", "si": wantsReport = true
    case "no": wantsReport = false
    default:
      throw fault(
        offset,
        Words(
          es: "«relato» tiene que ser «sí» o «no», no «\(value.excerpt)»",
          en: "“relato” has to be “sí” or “no”, not “\(value.excerpt)”"),
        help: nil)
    }
  }

  private func fault(_ offset: Int, _ words: Words, help: Words?) -> Failure {
    Failure(
      Diagnostic(
        .error, at: SourceText(file: file, bytes: bytes).location(at: offset), words, help: help))
  }

  /// The line that begins at `next`, without its end; `next` is then at the one after it.
  private func line(from next: inout Int) -> Range<Int> {
    let start = next
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    next = min(end + 1, bytes.count)
    return start..<end
  }

  private func text(_ line: Range<Int>) -> String {
    trimmed(String(decoding: bytes[line], as: UTF8.self)[...])
  }

  private func trimmed(_ text: Substring) -> String {
    let blanks: Set<Character> = [" ", "\t", "\r"]
    let start = text.drop { blanks.contains($0) }
    guard let last = start.lastIndex(where: { !blanks.contains($0) }) else { return "" }
    return String(start[...last])
  }
}
