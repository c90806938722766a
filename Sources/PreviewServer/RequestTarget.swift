/// The path of a request, judged and without escapes, and its query as it was sent.
package struct RequestTarget: Sendable, Hashable {
  /// The parts between slashes; the last one is empty where the path ends in a slash.
  package let path: [String]
  /// What follows `?`; empty where there is none.
  package let query: [UInt8]

  /// Whether a part has a name that starts with a dot.
  package var isHidden: Bool { path.contains { $0.utf8.first == UInt8(ascii: ".") } }

  /// Undoes escapes once. Throws `.badTarget` for what no page of ours links to and no browser sends:
  /// an address of another form, `.` and `..`, escapes that are none, and characters that would mean
  /// something else elsewhere.
  package init(_ target: [UInt8]) throws(Refusal) {
    guard target.first == UInt8(ascii: "/"), target.allSatisfy({ 0x21...0x7E ~= $0 || $0 >= 0x80 }),
      !target.contains(UInt8(ascii: "#"))
    else { throw .badTarget }
    let question = target.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
    query = Array(target[question...].dropFirst())
    var path: [String] = []
    for part in target[..<question].dropFirst()
      .split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    {
      path.append(try Self.part(part))
    }
    self.path = path
  }

  private static func part(_ written: ArraySlice<UInt8>) throws(Refusal) -> String {
    guard let bytes = PercentEscapes.undone(written, plusIsSpace: false),
      let text = String(validating: bytes, as: UTF8.self), text != ".", text != "..",
      !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") }),
      !bytes.contains(UInt8(ascii: "\\"))
    else { throw .badTarget }
    return text
  }
}
