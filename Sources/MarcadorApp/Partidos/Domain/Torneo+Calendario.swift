package import Torneo

// The edits of the calendar. Names of teams are exact here.
extension Torneo {
  /// Plans a match after the others.
  /// - Returns: its number, one more than the greatest so far.
  package mutating func programa(
    local: String, visitante: String, _ datos: DatosDePartido
  ) throws(EdicionRechazada) -> Int {
    var partido = Partido(
      local: try equipo(local), visitante: try equipo(visitante), eventos: [], estado: .programado)
    if partido.local === partido.visitante { throw .equipoContraSiMismo(partido.local.nombre) }
    try datos.pon(en: &partido)
    let mayor = partidos.map(\.id).max() ?? 0
    let id = mayor + 1
    try Dato.partido.comprueba(id, en: PartidoDeLista.idsPermitidos)
    try cambiaPartidos { $0.append(PartidoDeLista(id: id, partido: partido)) }
    return id
  }

  /// Gives a match other data. One that was put off or cancelled is planned again when it gets another
  /// date.
  package mutating func corrige(
    datosDe id: Int, _ datos: DatosDePartido
  ) throws(EdicionRechazada) {
    let indice = try indice(delPartido: id)
    var partido = partidos[indice].partido
    let vuelveAPlanearse =
      datos.fecha != nil && datos.fecha != partido.fecha
      && (partido.estado == .aplazado || partido.estado == .cancelado)
      && partido.impedimento(para: .programado) == nil
    try datos.pon(en: &partido)
    if vuelveAPlanearse {
      partido.estado = .programado
      partido.motivo = nil
    }
    try cambiaPartidos { $0[indice].partido = partido }
  }

  /// Gives a match other sides; refused once something of it was played, or the line-up of a side that
  /// goes is written: it is of that side.
  package mutating func corrige(
    ladosDe id: Int, local: String, visitante: String
  ) throws(EdicionRechazada) {
    let indice = try indice(delPartido: id)
    var partido = partidos[indice].partido
    let (local, visitante) = (try equipo(local), try equipo(visitante))
    if partido.local === local, partido.visitante === visitante { return }
    if local === visitante { throw .equipoContraSiMismo(local.nombre) }
    try partidos[indice].compruebaQueNoSeHaJugado()
    let tieneAlineaciones =
      partido.alineacionLocal != nil && partido.local !== local
      || partido.alineacionVisitante != nil && partido.visitante !== visitante
    if tieneAlineaciones { throw .tieneAlineaciones(id) }
    partido.local = local
    partido.visitante = visitante
    try cambiaPartidos { $0[indice].partido = partido }
  }

  /// Takes a match out of the calendar; refused once something of it was played.
  package mutating func quitaPartido(_ id: Int) throws(EdicionRechazada) {
    let indice = try indice(delPartido: id)
    try partidos[indice].compruebaQueNoSeHaJugado()
    try cambiaPartidos { $0.remove(at: indice) }
  }

  /// Changes matches unless a sanction would no longer be of one table.
  private mutating func cambiaPartidos(
    _ cambio: (inout [PartidoDeLista]) -> Void
  ) throws(EdicionRechazada) {
    var cambiado = self
    cambio(&cambiado.partidos)
    let tablas = cambiado.sanciones.isEmpty ? [] : cambiado.participantesPorTabla()
    for sancion in cambiado.sanciones {
      if let duda = sancion.duda(en: tablas) {
        throw .sancionDudosa(equipo: sancion.equipo.nombre, duda)
      }
    }
    self = cambiado
  }

  /// Says where a match stands, if it can go there from where it is: `EstadoDePartido+Cambios.swift` has
  /// the table. An award needs a score, for which there is ``adjudica(_:_:motivo:)``.
  /// - Parameter motivo: why; nil leaves what was said of it, except when the match goes on as usual.
  package mutating func pon(
    _ estado: EstadoDePartido, a id: Int, motivo: String? = nil
  ) throws(EdicionRechazada) {
    let indice = try indice(delPartido: id)
    let motivo = try Dato.motivo.nota(motivo)
    var partido = partidos[indice].partido
    try partido.pasa(a: estado, id)
    switch estado {
    case .programado, .enJuego, .finalizado: partido.motivo = motivo
    case .aplazado, .suspendido, .anulado, .cancelado, .adjudicado:
      if let motivo { partido.motivo = motivo }
    }
    partidos[indice].partido = partido
  }
}

extension Partido {
  /// Puts the match into another state if it can go there.
  mutating func pasa(a nuevo: EstadoDePartido, _ id: Int) throws(EdicionRechazada) {
    switch impedimento(para: nuevo) {
    case nil: estado = nuevo
    case .noHayPaso: throw .noPasa(id, de: estado, a: nuevo)
    case .seHaJugado: throw .yaSeHaJugado(id)
    case .sinMarcador: throw .noTieneResultado(id)
    case .resultadoAdjudicado: throw .noSeJuega(id, estado)
    }
  }
}

extension PartidoDeLista {
  fileprivate func compruebaQueNoSeHaJugado() throws(EdicionRechazada) {
    let acabo = partido.estado == .finalizado || partido.estado == .adjudicado
    if acabo || partido.resultado != nil || !partido.eventos.isEmpty { throw .yaSeHaJugado(id) }
  }
}
