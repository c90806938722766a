import Diagnostics

extension Failure {
  /// The errors without their places, which are those of a text that nobody will see.
  var sinLugares: Failure {
    Failure(
      diagnostics.filter { $0.severity == .error }.map {
        Diagnostic(.error, $0.message, context: $0.context, help: $0.help)
      })
  }
}
