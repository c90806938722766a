import Torneo

// Sides of a match that are not known yet, as people tell them.
extension Torneo {
  /// The team of this name, or a name for whoever will have the place that the text tells: `Ganador 57`,
  /// `1.º Grupo A`.
  func lado(_ texto: String) throws(EdicionRechazada) -> Equipo {
    if let equipo = equipos.first(where: { $0.nombre == texto }) { return equipo }
    guard let plaza = plaza(texto) else { throw .noExisteElEquipo(texto) }
    try comprueba(plaza)
    return Equipo(plaza)
  }

  /// The place that a text tells, of a group with any name too.
  fileprivate func plaza(_ texto: String) -> Plaza? {
    Plaza(texto: texto, grupos: Set(partidos.compactMap(\.partido.grupo)))
  }

  /// Whether there is what a place depends on.
  private func comprueba(_ plaza: Plaza) throws(EdicionRechazada) {
    switch plaza {
    case .ganador(let id), .perdedor(let id): _ = try partido(id)
    case .puesto(_, let clave): try comprueba(grupos: [clave.grupo])
    case .puestoEntre(_, let grupos): try comprueba(grupos: grupos)
    }
  }

  private func comprueba(grupos: [String?]) throws(EdicionRechazada) {
    let hay = Set(partidos.lazy.filter { $0.partido.ronda == nil }.map(\.partido.grupo))
    for grupo in grupos where !hay.contains(grupo) { throw .noExisteElGrupo(grupo ?? "") }
  }
}

extension CamposDeEdicion {
  /// The side that was typed: a team as everywhere, or what it waits for.
  func lado(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) -> Equipo {
    do throws(EdicionRechazada) {
      return try equipo(dato, en: torneo)
    } catch {
      guard torneo.plaza(self[dato]) != nil else { throw error }
      return try torneo.lado(self[dato])
    }
  }
}

extension Equipo {
  /// Whether it is the same side: the same team, or whoever will have the same place.
  func juegaComo(_ otro: Equipo) -> Bool {
    self === otro || plaza != nil && plaza == otro.plaza
  }
}

extension Partido {
  /// Whether one of its sides is whoever wins or loses a match.
  func espera(a id: Int) -> Bool {
    plazas?.todas.contains { $0 == .ganador(id) || $0 == .perdedor(id) } ?? false
  }
}
