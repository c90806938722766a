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
    try datos.pon(en: &partido)
    if vuelveAPlanearse {
      partido.estado = .programado
      partido.motivo = nil
    }
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

  /// Says where a match stands.
  ///
  /// A match that was played cannot be put off, cancelled or planned again. An award needs a score, for
  /// which there is ``adjudica(_:_:motivo:)``, and so does the end of one that never began.
  /// - Parameter motivo: why; nil leaves what was said of it, except when the match goes on as usual.
  package mutating func pon(
    _ estado: EstadoDePartido, a id: Int, motivo: String? = nil
  ) throws(EdicionRechazada) {
    let indice = try indice(delPartido: id)
    let motivo = try Dato.motivo.nota(motivo)
    switch estado {
    case .programado, .aplazado, .cancelado: try partidos[indice].compruebaQueNoSeHaJugado()
    case .finalizado where partidos[indice].partido.estado == .programado, .adjudicado:
      // A missing score is not a zero.
      if partidos[indice].partido.nadieSabeComoAcabo { throw .noTieneResultado(id) }
    case .enJuego, .finalizado, .suspendido, .anulado: break
    }
    partidos[indice].partido.estado = estado
    switch estado {
    case .programado, .enJuego, .finalizado: partidos[indice].partido.motivo = motivo
    case .aplazado, .suspendido, .anulado, .cancelado, .adjudicado:
      if let motivo { partidos[indice].partido.motivo = motivo }
    }
  }
}

extension Partido {
  /// Whether there is neither a result nor an event.
  fileprivate var nadieSabeComoAcabo: Bool { resultado == nil && eventos.isEmpty }
}

extension PartidoDeLista {
  fileprivate func compruebaQueNoSeHaJugado() throws(EdicionRechazada) {
    let acabo = partido.estado == .finalizado || partido.estado == .adjudicado
    if acabo || partido.resultado != nil || !partido.eventos.isEmpty { throw .yaSeHaJugado(id) }
  }
}
