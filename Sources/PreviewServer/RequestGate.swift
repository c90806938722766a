package import Web

/// Lets in what comes from this machine, and of what edits only what comes from our own pages.
///
/// A page of anybody else that a browser of this machine shows can send requests here; a name of
/// theirs can be made to lead here. Neither knows the port as part of our own name, nor has our origin.
package struct RequestGate: Sendable {
  /// Where edits are made.
  package static let editor = "editar"

  /// What was let in, before its body.
  package struct Admission: Sendable {
    package let method: WebMethod
    package let target: RequestTarget
    /// As the client calls this server.
    package let host: String
    package let isOfEditor: Bool
  }

  private let hosts: Set<String>
  private let limit: Int

  /// - Parameters:
  ///   - port: on which the server listens.
  ///   - limit: bytes that a body may have.
  package init(port: Int, limit: Int) {
    let names = ["127.0.0.1", "localhost", "[::1]"]
    // A browser leaves the usual port out.
    hosts = Set(names.map { "\($0):\(port)" } + (port == 80 ? names : []))
    self.limit = limit
  }

  package func admit(_ head: RequestHead) throws(Refusal) -> Admission {
    let written = head.values("host")
    guard written.count == 1, let host = written.first else { throw .hostMissing }
    guard hosts.contains(host) else { throw .foreignHost }
    let readable = [WebMethod.get, .head].map(\.rawValue)
    guard let method = WebMethod(rawValue: head.method) else {
      throw .method(allowed: readable)
    }
    let target = try RequestTarget(head.target)
    let isOfEditor = target.path.first == Self.editor
    if method == .post, !isOfEditor { throw .method(allowed: readable) }
    try checkFraming(head, method)
    if isOfEditor { try checkOrigin(head, host, method) }
    return Admission(method: method, target: target, host: host, isOfEditor: isOfEditor)
  }

  private func checkFraming(_ head: RequestHead, _ method: WebMethod) throws(Refusal) {
    let lengths = head.values("content-length")
    let isChunked = !head.values("transfer-encoding").isEmpty
    guard lengths.count <= 1, !(isChunked && !lengths.isEmpty) else { throw .badFraming }
    let length = try lengths.first.map { text throws(Refusal) in try Self.length(text) }
    guard method == .post else {
      if isChunked || (length ?? 0) > 0 { throw .badFraming }
      return
    }
    guard let length else { throw .noLength }
    if length > limit { throw .tooLarge(limit: limit) }
  }

  /// The greatest number for one that is too great to be told.
  private static func length(_ text: String) throws(Refusal) -> Int {
    guard !text.isEmpty, text.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 })
    else {
      throw .badFraming
    }
    return Int(text) ?? .max
  }

  private func checkOrigin(
    _ head: RequestHead, _ host: String, _ method: WebMethod
  ) throws(Refusal) {
    let own = "http://\(host)"
    let origins = head.values("origin")
    guard origins.allSatisfy({ $0 == own }) else { throw .foreignOrigin }
    guard method == .post else { return }
    guard origins.count == 1, head.values("sec-fetch-site").allSatisfy({ $0 == "same-origin" })
    else {
      throw .foreignOrigin
    }
    guard let type = head.only("content-type"), Self.isOfForm(type) else { throw .notAForm }
  }

  /// `application/x-www-form-urlencoded`, perhaps with `charset=utf-8`.
  private static func isOfForm(_ type: String) -> Bool {
    let parts = type.lowercased().split(separator: ";", omittingEmptySubsequences: false).map {
      $0.trimmingPrefix { $0 == " " }.replacing(" ", with: "")
    }
    guard parts.first == "application/x-www-form-urlencoded" else { return false }
    return parts.dropFirst().allSatisfy { ["charset=utf-8", "charset=\"utf-8\""].contains($0) }
  }
}
