/// What a server answered, whole and within the limits.
package struct HTTPResponse: Sendable, Hashable {
  package struct Header: Sendable, Hashable {
    /// In lower case.
    package var name: String
    package var value: String
  }

  /// Three digits, usually; servers invent their own.
  package var status: Int
  package var headers: [Header]
  package var body: [UInt8]

  package init(status: Int, headers: [Header] = [], body: [UInt8] = []) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// The value of the first header of a name.
  /// - Parameter name: in lower case.
  package subscript(name: String) -> String? {
    headers.first { $0.name == name }?.value
  }

  /// Whether it says two things about its own length, so that nobody knows where it ends.
  var contradictsItself: Bool {
    let lengths = Set(headers.lazy.filter { $0.name == "content-length" }.map(\.value))
    return lengths.count > 1 || lengths.count == 1 && self["transfer-encoding"] != nil
  }
}
