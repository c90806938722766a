/// The cards of a tournament.
package struct Disciplina: Sendable {
  package struct DePersona: Sendable, Hashable {
    package let quien: JugadorDeEquipo
    package fileprivate(set) var tarjetas = Tarjetas()
    /// Points of fair play that they cost, by the rule set of the tournament.
    package fileprivate(set) var puntos = 0
  }

  package struct DeEquipo: Sendable, Hashable {
    package let equipo: Equipo
    package fileprivate(set) var jugados = 0
    package fileprivate(set) var deJugadores = Tarjetas()
    package fileprivate(set) var deOficiales = Tarjetas()
    package fileprivate(set) var puntos = 0
  }

  /// The fairest first: those with fewest points; level ones share the place, by name.
  package let equipos: [Puesto<DeEquipo>]
  /// Those with most points first, then by name.
  package let jugadores: [DePersona]
  /// Who sits on the bench, in the same order.
  package let oficiales: [DePersona]
  /// Cards of whom nobody can tell the side: they are nowhere else.
  package let sinEquipo: Int
}

extension Torneo {
  /// The cards of the matches that count for players.
  package func disciplina() -> Disciplina {
    var equipos: [Equipo: Disciplina.DeEquipo] = [:]
    var personas: [Partido.Amonestado: Disciplina.DePersona] = [:]
    var sinEquipo = 0
    for elemento in partidos where elemento.partido.cuentaParaJugadores {
      let partido = elemento.partido
      for equipo in [partido.local, partido.visitante] {
        equipos[equipo, default: .init(equipo: equipo)].jugados += 1
      }
      let (tarjetas, deNadie) = partido.tarjetas()
      sinEquipo += deNadie
      for (amonestado, colores) in tarjetas {
        let suyas = Tarjetas(colores)
        let puntos = reglas.desempate.baremo.puntos(por: colores)
        personas[amonestado, default: .init(quien: amonestado.quien)].tarjetas += suyas
        personas[amonestado]?.puntos += puntos
        let equipo = amonestado.quien.equipo
        equipos[equipo, default: .init(equipo: equipo)].puntos += puntos
        if amonestado.esOficial {
          equipos[equipo]?.deOficiales += suyas
        } else {
          equipos[equipo]?.deJugadores += suyas
        }
      }
    }
    return Disciplina(
      equipos: conPuestos(limpios(Array(equipos.values), alfabeto)) { $0.puntos == $1.puntos },
      jugadores: duros(personas.filter { !$0.key.esOficial }.map(\.value), alfabeto),
      oficiales: duros(personas.filter(\.key.esOficial).map(\.value), alfabeto),
      sinEquipo: sinEquipo)
  }
}

private func limpios(
  _ equipos: [Disciplina.DeEquipo], _ alfabeto: Alfabeto
) -> [Disciplina.DeEquipo] {
  equipos.map { ($0, ClaveAlfabetica($0.equipo.nombre, alfabeto)) }
    .sorted { ($0.0.puntos, $0.1) < ($1.0.puntos, $1.1) }.map(\.0)
}

private func duros(
  _ personas: [Disciplina.DePersona], _ alfabeto: Alfabeto
) -> [Disciplina.DePersona] {
  personas.map { ($0, $0.quien.clave(alfabeto)) }
    .sorted { ($1.0.puntos, $0.1) < ($0.0.puntos, $1.1) }.map(\.0)
}
