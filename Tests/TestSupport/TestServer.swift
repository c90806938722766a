import Foundation
import Synchronization

/// An HTTP server on loopback that answers as a test says, well or badly. Started by a `TestServers`,
/// whose life is its own.
///
/// A class because threads share it.
package final class TestServer: Sendable {
  package enum Reply: Sendable {
    /// These bytes, then the end of the connection.
    case bytes(String)
    /// Nothing, for as long as the server runs.
    case silence
    /// The start, then the piece for ever, after a pause each time.
    case endless(start: String, piece: String, pause: Duration = .zero)
    /// The end of the connection.
    case close

    /// A well-made answer.
    package static func answer(
      _ status: Int, _ body: String = "", headers: [String] = []
    ) -> Reply {
      let lines = ["HTTP/1.1 \(status) X", "Content-Length: \(body.utf8.count)"] + headers
      return .bytes(lines.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }
  }

  /// Address of the server, without a slash at the end.
  package var url: String { "http://127.0.0.1:\(port)" }
  package let port: Int

  private struct State {
    var connections = 0
    var requests: [String] = []
  }

  private let replies: [Reply]
  private let state = Mutex(State())
  private let isStopped = Atomic(false)

  static func start(_ replies: [Reply], accepts: Bool, waits: Bool) throws -> TestServer {
    let socket = try TestSocket.bound()
    try socket.listen()
    let server = TestServer(replies, port: socket.port)
    let listener = SharedSocket(socket)
    Thread {
      while !server.isStopped.load(ordering: .relaxed) {
        guard listener.socket.isReady(withinMilliseconds: 200), accepts else {
          if !accepts { Thread.sleep(forTimeInterval: 0.02) }
          continue
        }
        guard let connection = try? listener.socket.accept() else { continue }
        let reply = server.nextReply()
        let holder = SharedSocket(connection)
        Thread { server.serve(holder.socket, reply, afterRequest: waits) }.start()
      }
    }.start()
    return server
  }

  func stop() {
    isStopped.store(true, ordering: .relaxed)
  }

  /// What was asked, whole, in order.
  package var requests: [String] { state.withLock(\.requests) }
  package var connections: Int { state.withLock(\.connections) }

  private init(_ replies: [Reply], port: Int) {
    self.replies = replies
    self.port = port
  }

  private func nextReply() -> Reply {
    let number = state.withLock { state in
      state.connections += 1
      return state.connections
    }
    return replies.indices.contains(number - 1) ? replies[number - 1] : replies.last ?? .close
  }

  // MARK: One connection

  private func serve(_ connection: borrowing TestSocket, _ reply: Reply, afterRequest waits: Bool) {
    if waits {
      guard let request = request(connection) else { return }
      state.withLock { $0.requests.append(request) }
    }
    let isOver = { self.isStopped.load(ordering: .relaxed) }
    switch reply {
    case .close: return
    case .bytes(let text):
      _ = connection.write(Array(text.utf8), unless: isOver)
      connection.endWriting()
    case .silence: break
    case .endless(let start, let piece, let pause):
      var isHeard = connection.write(Array(start.utf8), unless: isOver)
      while isHeard, !isOver() {
        isHeard = connection.write(Array(piece.utf8), unless: isOver)
        if pause > .zero { Thread.sleep(forTimeInterval: pause / .seconds(1)) }
      }
    }
    // Until the other side has had enough.
    while !isOver() {
      if connection.isReady(withinMilliseconds: 200), connection.read().isEmpty { return }
    }
  }

  /// Reads a request to its end; nil when the connection ends before.
  private func request(_ connection: borrowing TestSocket) -> String? {
    var bytes: [UInt8] = []
    while !isStopped.load(ordering: .relaxed) {
      guard connection.isReady(withinMilliseconds: 200) else { continue }
      let piece = connection.read()
      if piece.isEmpty { return nil }
      bytes += piece
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.firstRange(of: "\r\n\r\n") else { continue }
      let length =
        text[..<end.lowerBound].split(separator: "\r\n").lazy
        .filter { $0.lowercased().hasPrefix("content-length:") }
        .compactMap { Int($0.dropFirst(15).drop { $0 == " " }) }.first ?? 0
      if text[end.upperBound...].utf8.count >= length { return text }
    }
    return nil
  }
}
