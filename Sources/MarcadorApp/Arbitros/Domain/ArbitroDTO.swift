/// A referee as the server sends one.
package struct ArbitroDTO: Sendable, Hashable, Codable {
  package var id: Int
  package var name: String
  package var email: String?

  package init(id: Int, name: String, email: String? = nil) {
    self.id = id
    self.name = name
    self.email = email
  }
}
