package import Diagnostics

/// A repository that remembers why its last edit was not made: for screens that make edits which do not
/// throw.
@MainActor
package protocol RepositorioConFallos: AnyObject {
  /// Nil once an edit was made.
  var fallo: Failure? { get }
}
