package import Files

/// Where the files of a tournament are, each path as messages show it too.
package struct FicherosDelTorneo: Sendable {
  package var torneo: String
  package var arbitros: String
  package var publicaciones: String
  package var system: FileSystem

  package init(torneo: String, arbitros: String, publicaciones: String, system: FileSystem) {
    self.torneo = torneo
    self.arbitros = arbitros
    self.publicaciones = publicaciones
    self.system = system
  }
}
