/// An answer of a server, as it came.
package struct TestAnswer: Sendable {
  /// 0 where there is none.
  package let status: Int
  package let body: String
  private let lines: [String]

  package init(_ text: String) {
    let parts = text.split(
      separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
    lines = (parts.first ?? "").split(separator: "\r\n").map { String($0) }
    body = parts.count > 1 ? String(parts[1]) : ""
    let words = lines.first?.split(separator: " ") ?? []
    status = words.count > 1 ? Int(words[1]) ?? 0 : 0
  }

  /// The value of a field, whose name is in any case; nil where there is none.
  package subscript(name: String) -> String? {
    let start = name.lowercased() + ":"
    return lines.dropFirst().first { $0.lowercased().hasPrefix(start) }.map {
      String($0.dropFirst(start.count).drop { $0 == " " })
    }
  }
}
