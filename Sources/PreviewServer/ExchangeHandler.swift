package import Web

/// What answers the requests that a daemon takes in. Called on the daemon's thread, which serves all
/// connections: what takes time is put into `.later`.
package protocol ExchangeHandler: Sendable {
  /// Why a request is not let in, asked before its body is read; nil to read it.
  func refusal(_ head: RequestHead) -> WebResponse?

  /// The answer to a request that was let in and has arrived whole.
  func reply(_ head: RequestHead, body: [UInt8]) -> ServerReply
}

/// An answer, or the promise of one.
package enum ServerReply: Sendable {
  case now(WebResponse)
  case later(@Sendable () async -> WebResponse)
  /// A stream of events, for as long as both sides like.
  case stream(EventStream, headers: [(name: String, value: String)])
}
