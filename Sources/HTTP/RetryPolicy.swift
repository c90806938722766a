/// When something is asked again, and after how long. Nothing that a server may have acted on is sent
/// twice.
enum RetryPolicy {
  /// How long to wait before the next attempt; nil when there shall be none.
  /// - Parameter attempt: the one that ended, counting from 1.
  static func wait(
    after outcome: Result<HTTPResponse, HTTPFailure>, of method: HTTPRequest.Method, attempt: Int,
    limits: HTTPLimits
  ) -> Duration? {
    guard attempt < limits.attempts else { return nil }
    let backOff = limits.firstWait * (1 << min(attempt - 1, 16))
    switch outcome {
    case .failure(let failure):
      return canRepeat(failure, method) ? backOff : nil
    case .success(let response):
      guard method == .get, [429, 502, 503, 504].contains(response.status) else { return nil }
      guard let asked = retryAfter(response) else { return backOff }
      return asked <= limits.longestWait ? max(asked, backOff) : nil
    }
  }

  private static func canRepeat(_ failure: HTTPFailure, _ method: HTTPRequest.Method) -> Bool {
    switch failure {
    // The connection was never made.
    case .unknownHost, .notConnected, .timedOut(_, connected: false): true
    case .cut: method == .get
    default: false
    }
  }

  /// What the server asks for in seconds. A date is not looked at, nor is anything else.
  private static func retryAfter(_ response: HTTPResponse) -> Duration? {
    guard let text = response["retry-after"], (1...9).contains(text.utf8.count),
      text.utf8.allSatisfy({ 0x30...0x39 ~= $0 })
    else { return nil }
    return Int(text).map { .seconds($0) }
  }
}
