/// What is asked of a server.
package struct HTTPRequest: Sendable, Hashable {
  package enum Method: Sendable, Hashable {
    case get
    /// Sends a JSON text.
    case post([UInt8])
  }

  package var method: Method
  package var address: HTTPAddress
  /// Sent as `Authorization: Bearer`, to this address and to no other.
  package var token: HTTPToken?

  package init(_ method: Method, _ address: HTTPAddress, token: HTTPToken? = nil) {
    self.method = method
    self.address = address
    self.token = token
  }

  /// The lines of the header that are ours to say.
  var headers: [String] {
    var headers = ["Accept: application/json"]
    if case .post = method {
      headers.append("Content-Type: application/json; charset=utf-8")
      // Else the library would first ask whether it may send, and wait.
      headers.append("Expect:")
    }
    if let token { headers.append("Authorization: Bearer \(token.secret)") }
    return headers
  }
}
