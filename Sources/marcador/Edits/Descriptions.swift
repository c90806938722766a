import Diagnostics
import MarcadorApp
import Torneo

// What was edited, in one line.

extension Torneo {
  func description(of done: Hecho) -> Words {
    switch done {
    case .equipo(let nombre): team(nombre)
    case .equipoQuitado(let nombre): removed(team(nombre))
    case .jugador(let jugador, let equipo): player(jugador, equipo)
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
    }
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
      es: "partido \(id), \(sides), \(estado.es)", en: "match \(id), \(sides), \(estado.en)")
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
  var sides: String {
    let score = tieneMarcador ? marcador() : "–"
    return "\(local.nombre.visible) \(score) \(visitante.nombre.visible)"
  }
}

extension EventoDePartido {
  /// `gol del 12', Ana #9 (Rayo FC)`
  var words: Words {
    let team = equipo.map { " (\($0.nombre.visible))" } ?? ""
    let minute = minuto.map { Words(es: " del \($0)'", en: " of \($0)'") } ?? Words(verbatim: "")
    switch self {
    case .gol(_, let jugador, _, let modo, _):
      let mode: Words =
        switch modo {
        case .jugada: Words(verbatim: "")
        case .penalti: Words(es: " de penalti", en: " from a penalty")
        case .propia: Words(es: " en propia meta", en: " (own goal)")
        }
      return Words(
        es: "gol\(minute.es)\(mode.es), \(jugador.conDorsal.visible)\(team)",
        en: "goal\(minute.en)\(mode.en), \(jugador.conDorsal.visible)\(team)")
    case .tarjeta(_, let jugador, _, let color, _):
      let name: Words =
        switch color {
        case .amarilla: Words(es: "amarilla", en: "yellow card")
        case .dobleAmarilla: Words(es: "doble amarilla", en: "second yellow card")
        case .roja: Words(es: "roja", en: "red card")
        }
      return Words(
        es: "\(name.es)\(minute.es), \(jugador.conDorsal.visible)\(team)",
        en: "\(name.en)\(minute.en), \(jugador.conDorsal.visible)\(team)")
    case .cambio(_, let entra, let sale, _):
      return Words(
        es: "cambio\(minute.es), \(entra.conDorsal.visible) por \(sale.conDorsal.visible)\(team)",
        en: "substitution\(minute.en), \(entra.conDorsal.visible) for "
          + "\(sale.conDorsal.visible)\(team)")
    case .penaltiFallado(_, let jugador, _):
      return Words(
        es: "penalti fallado\(minute.es), \(jugador.conDorsal.visible)\(team)",
        en: "missed penalty\(minute.en), \(jugador.conDorsal.visible)\(team)")
    case .lanzamiento(let jugador, _, let convertido):
      return Words(
        es: "penalti de la tanda \(convertido ? "marcado" : "fallado"), "
          + "\(jugador.conDorsal.visible)\(team)",
        en: "kick of the shoot-out \(convertido ? "scored" : "missed"), "
          + "\(jugador.conDorsal.visible)\(team)")
    }
  }
}
