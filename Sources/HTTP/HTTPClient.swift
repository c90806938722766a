internal import Dispatch

/// Asks servers over HTTP.
///
/// Only `http` and `https`; redirects are answers, never followed; the certificate of a server is
/// always verified. Proxies are not used, whatever the environment says: what is sent goes to the
/// server that was named, or nowhere. A token goes over `http` only to this same machine.
package struct HTTPClient: Sendable {
  package let limits: HTTPLimits
  /// A PEM file of the authorities to trust, instead of the system's.
  package let authorities: String?

  package init(limits: HTTPLimits = HTTPLimits(), authorities: String? = nil) {
    self.limits = limits
    self.authorities = authorities
  }

  /// Sends a request, again where that is safe, and waits for the answer without holding a thread of
  /// the caller's. Ends soon after its task is cancelled.
  package func send(_ request: HTTPRequest) async throws(HTTPFailure) -> HTTPResponse {
    if request.token != nil, !request.address.isEncrypted, !request.address.isLoopback {
      throw .tokenInTheClear
    }
    let flag = CancellationFlag()
    let outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        // A queue of its own has a thread of its own: who waits there keeps nobody else waiting.
        DispatchQueue(label: "marcador.http").async {
          continuation.resume(
            returning: Result { () throws(HTTPFailure) in try exchange(request, unless: flag) })
        }
      }
    } onCancel: {
      flag.raise()
    }
    return try outcome.get()
  }

  /// Sends and waits, on the thread that it is called on.
  private func exchange(
    _ request: HTTPRequest, unless flag: CancellationFlag
  ) throws(HTTPFailure) -> HTTPResponse {
    let clock = ContinuousClock()
    let start = clock.now
    let end = start + limits.total
    var attempt = 1
    while true {
      var rest = limits
      rest.total = end - clock.now
      rest.connecting = min(rest.connecting, rest.total)
      var outcome = Result { [rest] () throws(HTTPFailure) in
        try CurlTransfer.run(
          request, limits: rest, authorities: authorities, isCancelled: { flag.isUp })
      }
      if case .failure(.timedOut(_, let connected)) = outcome {
        outcome = .failure(.timedOut(after: clock.now - start, connected: connected))
      }
      let wait = RetryPolicy.wait(
        after: outcome, of: request.method, attempt: attempt, limits: limits)
      guard let wait, clock.now + wait < end else { return try outcome.get() }
      flag.wait(for: wait)
      if flag.isUp { throw .cancelled }
      attempt += 1
    }
  }
}
