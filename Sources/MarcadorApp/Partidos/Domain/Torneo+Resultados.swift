package import Torneo

// The edits of results.
extension Torneo {
  /// Writes down the result of a match, which is over with that; one that was abandoned stays so, and
  /// counts from now on.
  package mutating func pon(
    _ resultado: Resultado, a id: Int
  ) throws(EdicionRechazada) {
    let indice = try indice(delPartido: id)
    var partido = partidos[indice].partido
    guard let despues = partido.estado.trasUnResultado else {
      throw .noSeJuega(id, partido.estado)
    }
    try partido.pon(resultado)
    try partido.pasa(a: despues, id)
    // Why it had not been played is no longer so.
    if despues == .finalizado { partido.motivo = nil }
    partidos[indice].partido = partido
  }

  /// Throws why a match can have no result, whatever it says, if it can have none.
  func compruebaQueAdmiteResultado(_ id: Int) throws(EdicionRechazada) {
    var partido = try partido(id)
    guard let despues = partido.estado.trasUnResultado else {
      throw .noSeJuega(id, partido.estado)
    }
    partido.resultado = Resultado(Tanteo(local: 0, visitante: 0))
    try partido.pasa(a: despues, id)
  }

  /// Decides a match by award (walkover).
  package mutating func adjudica(
    _ id: Int, _ tanteo: Tanteo, motivo: String?
  ) throws(EdicionRechazada) {
    let indice = try indice(delPartido: id)
    var partido = partidos[indice].partido
    let motivo = try Dato.motivo.nota(motivo)
    // The reason of another state is not that of the award.
    if motivo != nil || partido.estado != .adjudicado { partido.motivo = motivo }
    // Whatever was recorded: nobody scored the goals of an award.
    try partido.pon(Resultado(tanteo), comoAdjudicado: true)
    try partido.pasa(a: .adjudicado, id)
    partidos[indice].partido = partido
  }

  /// Takes the written result of a match away: its goals are the result again.
  package mutating func quitaResultado(de id: Int) throws(EdicionRechazada) {
    let indice = try indice(delPartido: id)
    var partido = partidos[indice].partido
    guard partido.resultado != nil else { throw .noTieneResultado(id) }
    partido.resultado = nil
    switch (partido.estado, partido.eventos.isEmpty) {
    // Nothing would be left of it, and that is not a draw.
    case (.finalizado, true), (.adjudicado, true): try partido.pasa(a: .programado, id)
    case (.adjudicado, false): try partido.pasa(a: .finalizado, id)
    default: break
    }
    if partido.estado == .programado || partido.estado == .finalizado { partido.motivo = nil }
    partidos[indice].partido = partido
  }
}

extension Partido {
  fileprivate mutating func pon(
    _ nuevo: Resultado, comoAdjudicado: Bool = false
  ) throws(EdicionRechazada) {
    for tanteo in [nuevo.final, nuevo.descanso, nuevo.reglamentario, nuevo.tanda] {
      for goles in [tanteo?.local, tanteo?.visitante] {
        try Dato.marcador.comprueba(goles, en: Tanteo.permitidos)
      }
    }
    if let contradiccion = nuevo.contradiccion { throw .resultadoImposible(contradiccion) }
    resultado = nuevo
    if !comoAdjudicado { try compruebaGoles() }
  }
}
