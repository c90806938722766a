package import Diagnostics
package import MarcadorApp
import Site
package import Torneo

// What was edited, in one line: for commands and for pages.

extension Torneo {
  package func description(of done: Hecho) -> Words {
    switch done {
    case .equipo(let nombre): team(nombre)
    case .equipoQuitado(let nombre): removed(team(nombre))
    case .jugador(let jugador, let equipo): player(jugador, equipo)
    case .jugadores(let count, let equipo):
      Words(
        es: "\(count) \(count == 1 ? "jugador" : "jugadores") (\(equipo.visible))",
        en: "\(count) \(count == 1 ? "player" : "players") (\(equipo.visible))")
    case .jugadorQuitado(let jugador, let equipo): removed(player(jugador, equipo))
    case .partido(let id): match(id)
    case .partidoQuitado(let id):
      removed(Words(es: "partido \(id)", en: "match \(id)"))
    case .eventoNuevo(let lugar, let id), .evento(let lugar, let id): event(lugar, id)
    case .eventoQuitado(let evento, let id): removed(event(evento, id))
    case .sancion(let numero): sanction(numero)
    case .sancionQuitada(let equipo, let puntos):
      removed(
        Words(
          es: "sanción de \(equipo.visible) (\(puntos))",
          en: "sanction of \(equipo.visible) (\(puntos))"))
    case .orden(let numero):
      order(ordenes.indices.contains(numero - 1) ? ordenes[numero - 1].equipos.map(\.nombre) : [])
    case .ordenQuitado(let equipos): removed(order(equipos))
    case .expulsion(let numero):
      expulsion(
        expulsiones.indices.contains(numero - 1) ? expulsiones[numero - 1].equipo.nombre : "")
    case .expulsionQuitada(let equipo): removed(expulsion(equipo))
    case .suspension(let numero):
      suspension(
        suspensionesDecididas.indices.contains(numero - 1)
          ? suspensionesDecididas[numero - 1].jugador.nombre : "")
    case .suspensionQuitada(let jugador, _): removed(suspension(jugador.nombre))
    case .regla(let clave):
      Words(es: "regla de desempate \(clave)", en: "rule for ties \(clave)")
    }
  }

  private func order(_ equipos: [String]) -> Words {
    let list = equipos.map(\.visible).joined(separator: ", ")
    return Words(es: "orden: \(list)", en: "order: \(list)")
  }

  private func expulsion(_ equipo: String) -> Words {
    Words(es: "expulsión de \(equipo.visible)", en: "expulsion of \(equipo.visible)")
  }

  private func suspension(_ jugador: String) -> Words {
    Words(es: "suspensión de \(jugador.visible)", en: "suspension of \(jugador.visible)")
  }

  private func removed(_ what: Words) -> Words {
    Words(es: "quitado: \(what.es)", en: "removed: \(what.en)")
  }

  private func team(_ nombre: String) -> Words {
    Words(es: "equipo «\(nombre.visible)»", en: "team “\(nombre.visible)”")
  }

  private func player(_ jugador: Jugador, _ equipo: String) -> Words {
    Words(verbatim: "\(jugador.conDorsal.visible) (\(equipo.visible))")
  }

  private func match(_ id: Int) -> Words {
    guard let partido = partidos.first(where: { $0.id == id })?.partido else {
      return Words(es: "partido \(id)", en: "match \(id)")
    }
    let sides = partido.sides
    let estado = partido.estado.words
    return Words(
      es: "partido \(id), \(sides.es), \(estado.es)",
      en: "match \(id), \(sides.en), \(estado.en)")
  }

  private func event(_ lugar: Int, _ id: Int) -> Words {
    guard let partido = partidos.first(where: { $0.id == id })?.partido,
      partido.eventos.indices.contains(lugar)
    else { return Words(es: "partido \(id)", en: "match \(id)") }
    return event(partido.eventos[lugar], id)
  }

  private func event(_ evento: EventoDePartido, _ id: Int) -> Words {
    let event = evento.words
    return Words(es: "partido \(id), \(event.es)", en: "match \(id), \(event.en)")
  }

  private func sanction(_ numero: Int) -> Words {
    guard sanciones.indices.contains(numero - 1) else {
      return Words(es: "sanción \(numero)", en: "sanction \(numero)")
    }
    let sancion = sanciones[numero - 1]
    let what = "\(sancion.equipo.nombre.visible) (\(sancion.puntos))"
    return Words(es: "sanción \(numero), \(what)", en: "sanction \(numero), \(what)")
  }
}

extension Partido {
  /// `Rayo FC 3-2 Toros`, or `Rayo FC – Toros` before there is a score.
  package var sides: Words { Words(es: sides(.es), en: sides(.en)) }

  private func sides(_ language: SiteLanguage) -> String {
    let score = tieneMarcador ? marcador() : "–"
    return "\(language.name(of: local).visible) \(score) \(language.name(of: visitante).visible)"
  }
}
