/// Why a server gave no answer, or none to go by.
package enum HTTPFailure: Error, Sendable, Hashable {
  /// The address, which the library does not take.
  case address(AddressFault)
  /// The token would have been sent in the clear. Nothing was sent.
  case tokenInTheClear
  /// No name server knows the host.
  case unknownHost
  /// Nobody listens there, or there is no way there.
  case notConnected
  /// - Parameters:
  ///   - after: how long it was waited for.
  ///   - connected: whether there was a connection, so that the request may have arrived.
  case timedOut(after: Duration, connected: Bool)
  /// The connection ended before the answer did. The request may have arrived.
  case cut
  case tls(TLSFault)
  /// The answer, or its header, is larger than that many bytes.
  case tooLarge(limit: Int)
  /// What came is not HTTP, or contradicts itself.
  case unintelligible
  case cancelled
  /// The library failed, with a code of its own.
  case library(Int)

  /// Whether it is certain that nothing was sent, so that asking again does nothing twice.
  package var nothingWasSent: Bool {
    switch self {
    case .unknownHost, .notConnected, .tls, .address, .tokenInTheClear: true
    case .timedOut(_, let connected): !connected
    case .cut, .tooLarge, .unintelligible, .cancelled, .library: false
    }
  }
}
