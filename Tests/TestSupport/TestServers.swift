import Synchronization

/// Starts servers, which stop with it. A property of a suite, so that they run as long as the test.
///
/// A class because it ends something when it goes away.
package final class TestServers: Sendable {
  private let running = Mutex<[TestServer]>([])
  private let refusing = Mutex<[SharedSocket]>([])

  package init() {}

  deinit {
    running.withLock { for server in $0 { server.stop() } }
  }

  /// - Parameters:
  ///   - replies: what the first connection gets, the second…; the last one is for all further ones.
  ///   - accepts: false for a server that never accepts a connection.
  ///   - waits: false for a server that answers before it was asked.
  package func start(
    _ replies: TestServer.Reply..., accepts: Bool = true, waits: Bool = true
  ) throws -> TestServer {
    let server = try TestServer.start(replies, accepts: accepts, waits: waits)
    running.withLock { $0.append(server) }
    return server
  }

  /// A port that nobody listens on, and that nobody else gets meanwhile.
  package func refusingPort() throws -> Int {
    let socket = SharedSocket(try TestSocket.bound())
    refusing.withLock { $0.append(socket) }
    return socket.socket.port
  }
}
