package import Diagnostics
package import Torneo

/// Whose names a site reduces to initials: the setting `privacidad`.
package struct Privacidad: Sendable, Hashable {
  /// A team, or a player of one, as somebody wrote it.
  struct Mencion: Sendable, Hashable {
    let equipo: String
    var jugador: String?
    /// Where.
    let lugar: SourceLocation
  }

  /// Who is meant; nil for everybody.
  let menciones: [Mencion]?

  /// All players.
  package static let todos = Privacidad(menciones: nil)

  package var alcance: AlcanceDeIniciales {
    guard let menciones else { return .todos }
    var equipos: Set<String> = []
    var jugadores: Set<AlcanceDeIniciales.DeJugador> = []
    for mencion in menciones {
      if let jugador = mencion.jugador {
        jugadores.insert(.init(equipo: mencion.equipo, nombre: jugador))
      } else {
        equipos.insert(mencion.equipo.nombrePlegado)
      }
    }
    return .algunos(equipos: equipos, jugadores: jugadores)
  }

  /// Puts initials in the place of names; gives the names. Throws where nobody has a name that it
  /// says.
  package func reduce(_ torneo: inout Torneo) throws(Failure) -> NombresReducidos {
    let faltas = faltas(en: torneo)
    if !faltas.isEmpty { throw Failure(faltas) }
    let (reducido, nombres) = torneo.conIniciales(alcance)
    torneo = reducido
    return nombres
  }

  /// Names that nobody of a tournament has: a name that is misspelt here would be published in full.
  private func faltas(en torneo: Torneo) -> [Diagnostic] {
    guard let menciones else { return [] }
    let equipos = Dictionary(
      torneo.equipos.map { ($0.nombre.nombrePlegado, $0) }, uniquingKeysWith: { uno, _ in uno })
    return menciones.compactMap { mencion in
      guard let equipo = equipos[mencion.equipo.nombrePlegado] else {
        return PrivacidadWords.sinEquipo(
          mencion.equipo, conocidos: torneo.equipos.map(\.nombre), mencion.lugar)
      }
      guard let nombre = mencion.jugador else { return nil }
      let jugadores = torneo.nombresDeJugadores(de: equipo)
      if jugadores.contains(where: { $0.nombrePlegado == nombre.nombrePlegado }) { return nil }
      return PrivacidadWords.sinJugador(
        nombre, de: equipo.nombre, conocidos: jugadores, mencion.lugar)
    }
  }
}

extension Torneo {
  /// Those of the roster, and those who are in matches only.
  fileprivate func nombresDeJugadores(de equipo: Equipo) -> [String] {
    var nombres = Set(equipo.plantilla.map(\.nombre))
    for partido in partidos.lazy.map(\.partido) {
      let esLocal = partido.local === equipo
      guard esLocal || partido.visitante === equipo else { continue }
      let alineacion = esLocal ? partido.alineacionLocal : partido.alineacionVisitante
      for jugador in (alineacion?.titulares ?? []) + (alineacion?.suplentes ?? []) {
        nombres.insert(jugador.nombre)
      }
      for evento in partido.eventos {
        for (papel, jugador) in evento.participaciones
        where evento.equipo(como: papel, en: partido).map({ $0 === equipo }) ?? true {
          nombres.insert(jugador.nombre)
        }
      }
    }
    return nombres.sorted()
  }
}
