import Foundation
import Synchronization

/// A connection to a server of this machine, over which anything can be said: also what no library
/// would send. Closed when it goes away.
///
/// A class because it owns a connection.
package final class TestClient: Sendable {
  package struct Silent: Error {
    /// What had come until then.
    package let received: String
  }

  private let socket: SharedSocket
  private let unread = Mutex<[UInt8]>([])
  /// How long a server may take that will never be this slow unless something is wrong.
  private static let patience = 600.0

  package init(port: Int) throws {
    socket = SharedSocket(try TestSocket.connected(to: port))
  }

  /// Says a request of its own connection; gives the answer, head and body.
  package static func ask(
    _ port: Int, _ method: String = "GET", _ target: String, _ fields: [String] = [],
    host: String? = nil, body: String = ""
  ) async throws -> TestAnswer {
    let client = try TestClient(port: port)
    var lines = [
      "\(method) \(target) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close",
    ]
    if method == "POST" { lines.append("Content-Length: \(body.utf8.count)") }
    client.say((lines + fields).joined(separator: "\r\n") + "\r\n\r\n" + body)
    return TestAnswer(try await client.hearAll())
  }

  package func say(_ text: String) {
    let end = Date(timeIntervalSinceNow: Self.patience)
    // A server that has closed says so in what it answers, or does not.
    _ = socket.socket.write(Array(text.utf8)) { Date() > end }
  }

  /// All until the server closes.
  package func hearAll() async throws -> String {
    try await hearing { _ in nil }
  }

  /// What comes up to a text and with it; all where the server closes before.
  package func hear(_ wanted: String) async throws -> String {
    let wanted = Array(wanted.utf8)
    return try await hearing { $0.firstRange(of: wanted)?.upperBound }
  }

  /// Waits on a thread of its own: a server in this same process needs those of the tests to answer.
  /// - Parameter end: how much of what has come is enough.
  private func hearing(
    upTo end: @escaping @Sendable ([UInt8]) -> Int?
  ) async throws -> String {
    try await withCheckedThrowingContinuation { continuation in
      Thread { continuation.resume(with: Result { try self.hear(upTo: end) }) }.start()
    }
  }

  private func hear(upTo end: ([UInt8]) -> Int?) throws -> String {
    let deadline = Date(timeIntervalSinceNow: Self.patience)
    var received = unread.withLock { $0 }
    while true {
      if let end = end(received) {
        unread.withLock { [received] in $0 = Array(received[end...]) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      let text = String(decoding: received, as: UTF8.self)
      guard Date() < deadline else { throw Silent(received: text) }
      guard socket.socket.isReady(withinMilliseconds: 200) else { continue }
      let piece = socket.socket.read()
      if piece.isEmpty { return text }
      received += piece
    }
  }
}
