/// What came of an answer so far, within the limits.
///
/// A class because a library of C writes into it. Used by one thread.
final class ReceivedAnswer {
  private let limits: HTTPLimits
  private var headers: [HTTPResponse.Header] = []
  private var headerBytes = 0
  /// Whether the empty line came that ends the header.
  private(set) var hasWholeHeader = false
  private var body: [UInt8] = []
  /// The limit that there was too much for.
  private(set) var overflowed: Int?

  init(_ limits: HTTPLimits) {
    self.limits = limits
  }

  /// Takes a piece of the body; false when it is too much.
  func takeBody(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count <= limits.body - body.count else {
      overflowed = limits.body
      return false
    }
    body.append(contentsOf: bytes)
    return true
  }

  /// Takes a line of a header, its end included; false when it is too much.
  func takeHeaderLine(_ bytes: some Collection<UInt8>) -> Bool {
    guard bytes.count <= limits.header - headerBytes else {
      overflowed = limits.header
      return false
    }
    headerBytes += bytes.count
    let line = String(decoding: bytes, as: UTF8.self)
    if line.hasPrefix("HTTP/") {
      // Another answer begins: those before were only to say that it would come.
      headers = []
      hasWholeHeader = false
    } else if line.allSatisfy(\.isNewline) {
      hasWholeHeader = true
    } else if let colon = line.firstIndex(of: ":") {
      headers.append(
        HTTPResponse.Header(
          name: line[..<colon].lowercased(), value: trimmed(line[colon...].dropFirst())))
    }
    return true
  }

  func response(status: Int) -> HTTPResponse {
    HTTPResponse(status: status, headers: headers, body: body)
  }

  private func trimmed(_ text: Substring) -> String {
    let isBlank = { (character: Character) in character.isWhitespace }
    let start = text.drop(while: isBlank)
    guard let last = start.lastIndex(where: { !isBlank($0) }) else { return "" }
    return String(start[...last])
  }
}
