package import Diagnostics
import Torneo

extension EdicionRechazada {
  /// What it is about, line by line.
  package var contexto: [Words] {
    switch self {
    case .equipoAmbiguo(_, let candidatos), .jugadorAmbiguo(_, let candidatos),
      .arbitroAmbiguo(_, let candidatos):
      candidatos.map { Words(verbatim: $0.visible) }
    case .retenido(_, let retenciones): retenciones.map(\.words)
    case .eventoAmbiguo(_, let eventos):
      eventos.enumerated().map { indice, evento in
        Words(es: "\(indice + 1): \(evento.words.es)", en: "\(indice + 1): \(evento.words.en)")
      }
    case .haCambiado(let cambio): cambio.contexto
    case .noSeDeshace(let partes): partes.map(\.words)
    case .lineas(let lineas): lineas.map(\.words)
    default: []
    }
  }

  /// What to do about it, where that is fairly sure.
  package var help: Words? {
    switch self {
    case .noEsMinuto:
      Words(
        es: "escriba un número de 1 a 120, o con el tiempo añadido «45+2»",
        en: "write a number from 1 to 120, or with added time “45+2”")
    case .noEsFecha(_, .forma): .formaDeFecha
    case .noEsColor:
      Words(
        es:
          "escríbalo como «#0a6637»: dos cifras hexadecimales de rojo, dos de verde y dos de azul",
        en: "write it as “#0a6637”: two hexadecimal digits of red, two of green and two of blue")
    case .noEsOpcion(_, _, let permitidos):
      Words(
        es: "puede ser: \(permitidos.joined(separator: ", "))",
        en: "it may be: \(permitidos.joined(separator: ", "))")
    case .noExisteElEquipo(_, let parecido?), .noExisteElJugador(_, _, let parecido?),
      .noEstaEnLaPlantilla(_, _, let parecido?), .noJuegaElPartido(_, _, _, let parecido?),
      .noExisteElArbitro(_, let parecido?):
      Words(
        es: "¿quiso decir «\(parecido.visible)»?", en: "did you mean “\(parecido.visible)”?")
    case .noExisteElJugador(_, _, nil), .noJuegaElPartido(_, _, _, nil):
      Words(es: "añádalo antes a la plantilla", en: "add the player to the roster first")
    case .noEstaEnLaPlantilla(_, let equipo, nil):
      Words(
        es: "mire quién está con «marcador player list --team \"\(equipo.visible)\"»",
        en: "look who is with “marcador player list --team \"\(equipo.visible)\"”")
    case .juegaEnElOtroLado(_, _, let cuentaPara?):
      Words(
        es: "un gol en propia puerta es del equipo para el que cuenta: «\(cuentaPara.visible)»",
        en: "an own goal is of the team that it counts for: “\(cuentaPara.visible)”")
    case .juegaEnElOtroLado(_, let equipo, nil):
      Words(
        es: "si fue en propia puerta, dígalo en el modo; si no, el equipo es «\(equipo.visible)»",
        en: "if it was an own goal, say so as the way; else the team is “\(equipo.visible)”")
    case .equipoAmbiguo, .jugadorAmbiguo, .arbitroAmbiguo:
      Words(es: "escriba el nombre entero", en: "write the whole name")
    case .noExisteElEvento(_, _, let hay), .noExisteLaSancion(_, let hay):
      hay == 0
        ? Words(es: "no hay ninguno", en: "there is none")
        : Words(es: "van del 1 al \(hay)", en: "they go from 1 to \(hay)")
    case .texto(_, .caracterProhibido):
      Words(es: "bórrelo y escriba el texto de nuevo", en: "delete it and type the text again")
    case .servidorSinArbitros:
      Words(
        es: "si es así, quítelos de la lista con «marcador referees remove»",
        en: "if so, remove them from the list with “marcador referees remove”")
    case .noSeJuega(let id, let estado): estado.salida(de: id)
    case .noPasa(let id, _, _): .programaloAntes(id)
    case .yaSeHaJugado(let id):
      Words(
        es: "quite antes su resultado y sus eventos y, si acabó, vuelva a programarlo con "
          + "«marcador match reschedule \(id)»; uno que se empezó se suspende o se anula",
        en: "remove its result and events first and, if it is over, schedule it again with "
          + "“marcador match reschedule \(id)”; one that began is abandoned or annulled")
    case .faltaUnLado(let id):
      Words(
        es: "complete los partidos que lo deciden, o diga quién juega con "
          + "«marcador match edit \(id) --home EQUIPO --away EQUIPO»",
        en: "complete the matches that decide it, or say who plays with "
          + "“marcador match edit \(id) --home TEAM --away TEAM”")
    case .loEspera(_, let otro):
      Words(
        es: "dígale antes otros equipos con «marcador match edit \(otro)»",
        en: "give that one other sides first with “marcador match edit \(otro)”")
    case .tieneAlineaciones(let id):
      Words(
        es: "vacíela antes con «marcador match lineup \(id) --team EQUIPO --starters "
          + "\"\" --bench \"\" --captain \"\" --coach \"\"»",
        en: "empty it first with “marcador match lineup \(id) --team TEAM --starters "
          + "\"\" --bench \"\" --captain \"\" --coach \"\"”")
    case .masGolesQueElResultado:
      Words(
        es: "corrija antes el resultado, o los goles", en: "correct the result first, or the goals")
    case .noTieneResultado(let id):
      Words(
        es: "escríbalo con «marcador result set \(id) 1-0»",
        en: "write it with “marcador result set \(id) 1-0”")
    case .equipoContraSiMismo: .dosEquiposDistintos
    case .sinTabla: .miraLasTablas
    case .yaSuspendido:
      Words(
        es: "quítela antes: su número está en «marcador suspension list»",
        en: "remove it first: its number is in “marcador suspension list”")
    case .sancionDudosa(_, let duda): duda.help
    default: nil
    }
  }
}

extension Retencion {
  /// `Ana marcó en el partido 1 (12')`
  var words: Words {
    switch self {
    case .evento(let jugador, let papel, let partido, let minuto):
      let cuando = minuto.map { " (\($0)')" } ?? ""
      return Words(
        es: "\(jugador.visible) \(papel.words.es) en el partido \(partido)\(cuando)",
        en: "\(jugador.visible) \(papel.words.en) in match \(partido)\(cuando)")
    case .alineacion(let jugador, let partido):
      return Words(
        es: "\(jugador.visible) está en la alineación del partido \(partido)",
        en: "\(jugador.visible) is in the line-up of match \(partido)")
    case .arbitraje(let arbitro, let id):
      return Words(
        es: "\(arbitro.visible) arbitra el partido \(id)",
        en: "\(arbitro.visible) referees match \(id)")
    case .partido(let equipo, let id):
      return Words(
        es: "\(equipo.visible) juega el partido \(id)", en: "\(equipo.visible) plays match \(id)")
    case .sancion(let equipo, let puntos):
      return Words(
        es: "\(equipo.visible) tiene una sanción (\(puntos))",
        en: "\(equipo.visible) has a sanction (\(puntos))")
    case .orden(let equipo):
      return Words(
        es: "\(equipo.visible) está en un orden decidido",
        en: "\(equipo.visible) is in an order that was decided")
    case .suspension(let jugador, let partido):
      return Words(
        es: "\(jugador.visible) tiene una suspensión decidida por el partido \(partido)",
        en: "\(jugador.visible) has a suspension that was decided for match \(partido)")
    case .expulsion(let equipo):
      return Words(
        es: "\(equipo.visible) consta como expulsado", en: "\(equipo.visible) is told as expelled")
    }
  }
}

extension Papel {
  fileprivate var words: Words {
    switch self {
    case .marca: Words(es: "marcó", en: "scored")
    case .marcaEnPropia: Words(es: "marcó en propia meta", en: "put in an own goal")
    case .asiste: Words(es: "dio un gol", en: "made a goal")
    case .recibeTarjeta: Words(es: "recibió una tarjeta", en: "got a card")
    case .entra: Words(es: "entró", en: "came on")
    case .sale: Words(es: "salió", en: "went off")
    case .fallaUnPenalti: Words(es: "falló un penalti", en: "missed a penalty")
    case .lanzaEnLaTanda: Words(es: "lanzó en la tanda", en: "took a kick of the shoot-out")
    }
  }
}

extension Contradiccion {
  package var words: Words {
    switch self {
    case .descansoMayor(let descanso, let final):
      Words(
        es: "al descanso iban \(descanso) y acabaron \(final)",
        en: "it was \(descanso) at half time and ended \(final)")
    case .reglamentarioMayor(let reglamentario, let final):
      Words(
        es: "a los 90 minutos iban \(reglamentario) y acabaron \(final)",
        en: "it was \(reglamentario) after 90 minutes and ended \(final)")
    case .tandaEmpatada(let tanda):
      Words(
        es: "la tanda de penaltis acabó en empate (\(tanda))",
        en: "the shoot-out ended level (\(tanda))")
    }
  }
}
