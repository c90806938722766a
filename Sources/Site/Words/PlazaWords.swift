package import Torneo

extension SiteLanguage {
  /// What a side of a match is called: the team, or whoever will have a place.
  package func name(of equipo: Equipo) -> String {
    guard let plaza = equipo.plaza else { return equipo.nombre }
    // As messages and the store have it.
    if self == .es { return plaza.description }
    let idioma = idioma
    switch plaza {
    case .ganador(let id): return idioma.ganador(delPartido: id)
    case .perdedor(let id): return idioma.perdedor(delPartido: id)
    case .puesto(let puesto, let clave):
      return idioma.puesto(puesto, de: clave.grupo ?? clave.fase ?? idioma.palabra(.laTabla))
    case .puestoEntre(let puesto, let grupos):
      return idioma.puesto(puesto, deLosGrupos: Plaza.cortos(grupos))
    }
  }
}
