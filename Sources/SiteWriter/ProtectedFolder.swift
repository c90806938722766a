/// A folder that the site must never be written over.
package struct ProtectedFolder: Sendable, Hashable {
  /// What it is to the person.
  package enum Role: Sendable, Hashable {
    /// Their home folder: neither it nor one that holds it; inside is allowed.
    case home
    /// The folder of the tournament: neither it nor one that holds it; inside is allowed.
    case tournament
    /// What they wrote (templates, pages, static files): inside is not allowed either.
    case source
  }

  package var path: String
  package var role: Role

  package init(_ path: String, _ role: Role) {
    self.path = path
    self.role = role
  }
}
