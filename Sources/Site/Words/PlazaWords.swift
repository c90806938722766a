package import Torneo

extension SiteLanguage {
  /// What a side of a match is called: the team, or whoever will have a place.
  package func name(of equipo: Equipo) -> String {
    equipo.plaza.map { idioma.nombre(de: $0) } ?? equipo.nombre
  }
}

/// A language in which places of a draw are made of parts. Spanish and English are not: there pages say
/// what messages and the store say.
protocol IdiomaConPlazas: Idioma {
  /// A table that has no name.
  var liga: String { get }
  func ganador(delPartido id: Int) -> String
  func perdedor(delPartido id: Int) -> String
  /// - Parameter tabla: the name of a group or stage.
  func puesto(_ puesto: Int, de tabla: String) -> String
  /// - Parameter grupos: `A/B/C`
  func puesto(_ puesto: Int, deLosGrupos grupos: String) -> String
}

extension IdiomaConPlazas {
  func nombre(de plaza: Plaza) -> String {
    switch plaza {
    case .ganador(let id): ganador(delPartido: id)
    case .perdedor(let id): perdedor(delPartido: id)
    case .puesto(let puesto, let clave):
      self.puesto(puesto, de: clave.grupo ?? clave.fase ?? liga)
    case .puestoEntre(let puesto, let grupos):
      self.puesto(puesto, deLosGrupos: Plaza.cortos(grupos))
    }
  }
}
