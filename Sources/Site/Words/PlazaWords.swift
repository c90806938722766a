package import Torneo

extension SiteLanguage {
  /// What a side of a match is called: the team, or whoever will have a place.
  package func name(of equipo: Equipo) -> String {
    guard let plaza = equipo.plaza else { return equipo.nombre }
    switch (self, plaza) {
    case (.es, _): return plaza.description
    case (.en, .ganador(let id)): return "Winner of match \(id)"
    case (.en, .perdedor(let id)): return "Loser of match \(id)"
    case (.en, .puesto(let puesto, let clave)):
      return "\(ordinal(puesto)) of \(clave.grupo ?? clave.fase ?? "the table")"
    case (.en, .puestoEntre(let puesto, let grupos)):
      return "\(ordinal(puesto)) of groups \(Plaza.cortos(grupos))"
    }
  }
}
