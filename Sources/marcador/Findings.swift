import Diagnostics
import Files

/// Takes several steps whatever becomes of each, so that all that is wrong is told in one run.
struct Findings {
  var diagnostics: [Diagnostic] = []

  /// What a step gives; nil after noting why it could not.
  mutating func attempt<Value>(_ step: () async throws -> Value) async throws -> Value? {
    do {
      return try await step()
    } catch let failure as Failure {
      diagnostics += failure.diagnostics
    } catch let failure as FileError {
      diagnostics.append(failure.diagnostic)
    }
    return nil
  }
}
