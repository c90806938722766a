/// A chronicle as the server takes it.
package struct CronicaNuevaDTO: Sendable, Hashable, Codable {
  package var title: String
  package var body: String

  package init(title: String, body: String) {
    self.title = title
    self.body = body
  }
}

/// What the server says of a chronicle that it published.
package struct CronicaPublicadaDTO: Sendable, Hashable, Codable {
  package var id: Int
  package var title: String

  package init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}
