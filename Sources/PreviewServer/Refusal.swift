/// Why a request is not let in.
package enum Refusal: Error, Sendable, Hashable {
  /// Not exactly one `Host`.
  case hostMissing
  /// It asks for another host than this machine, or another port.
  case foreignHost
  /// The path cannot be meant, or hides another one.
  case badTarget
  /// A body where none can be, or one whose length nobody can tell.
  case badFraming
  /// The length of the body is not said beforehand.
  case noLength
  case tooLarge(limit: Int)
  /// What can be done there.
  case method(allowed: [String])
  /// It comes from a page that is not of this server.
  case foreignOrigin
  /// The body is not what a form sends.
  case notAForm
  case badForm(FormReader.Fault)

  package var status: Int {
    switch self {
    case .hostMissing, .badTarget, .badFraming: 400
    case .foreignHost: 421
    case .noLength: 411
    case .tooLarge: 413
    case .method: 405
    case .foreignOrigin: 403
    case .notAForm: 415
    case .badForm: 400
    }
  }
}
