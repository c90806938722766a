/// A new name of a referee that is on its way into the list and the matches. It is written down in the list
/// first, so that what a killed program left half done can be finished.
package struct CambioPendiente: Sendable, Hashable {
  package let antes: String
  package let ahora: String

  package init(antes: String, ahora: String) {
    self.antes = antes
    self.ahora = ahora
  }
}
