/// Lets several hold a socket, which is closed when nobody does any more.
final class SharedSocket: Sendable {
  let socket: TestSocket

  init(_ socket: consuming TestSocket) {
    self.socket = socket
  }
}
