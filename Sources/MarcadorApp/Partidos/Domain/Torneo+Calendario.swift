package import Torneo

// The edits of the calendar. Names of teams are exact here.
extension Torneo {
  /// Plans a match after the others.
  /// - Returns: its number, one more than the greatest so far.
  package mutating func programa(
    local: String, visitante: String, _ datos: DatosDePartido
  ) throws(EdicionRechazada) -> Int {
    let (local, visitante) = (try lado(local), try lado(visitante))
    if local.juegaComo(visitante) { throw .equipoContraSiMismo(local.nombre) }
    var partido = Partido(
      local: local, visitante: visitante, eventos: [], estado: .programado,
      plazas: PlazasDePartido(local: local.plaza, visitante: visitante.plaza))
    try datos.pon(en: &partido)
    partido.arbitro = arbitro(comoSeEscribe: partido.arbitro)
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
    partido.arbitro = arbitro(comoSeEscribe: partido.arbitro)
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
    let (local, visitante) = (try lado(local), try lado(visitante))
    let (sigueElLocal, sigueElVisitante) = (
      partido.local.juegaComo(local), partido.visitante.juegaComo(visitante)
    )
    if sigueElLocal, sigueElVisitante { return }
    if local.juegaComo(visitante) { throw .equipoContraSiMismo(local.nombre) }
    try partidos[indice].compruebaQueNoSeHaJugado()
    let tieneAlineaciones =
      partido.alineacionLocal != nil && !sigueElLocal
      || partido.alineacionVisitante != nil && !sigueElVisitante
    if tieneAlineaciones { throw .tieneAlineaciones(id) }
    // A side that stays goes on waiting, if it does.
    partido.plazas = PlazasDePartido(
      local: sigueElLocal ? partido.plazas?.local : local.plaza,
      visitante: sigueElVisitante ? partido.plazas?.visitante : visitante.plaza)
    if !sigueElLocal { partido.local = local }
    if !sigueElVisitante { partido.visitante = visitante }
    try cambiaPartidos { $0[indice].partido = partido }
  }

  /// Takes a match out of the calendar; refused once something of it was played.
  package mutating func quitaPartido(_ id: Int) throws(EdicionRechazada) {
    let indice = try indice(delPartido: id)
    try partidos[indice].compruebaQueNoSeHaJugado()
    if let otro = partidos.first(where: { $0.id != id && $0.partido.espera(a: id) }) {
      throw .loEspera(id, otro: otro.id)
    }
    try cambiaPartidos { $0.remove(at: indice) }
  }

  /// The name of a referee as other matches have it, where it differs in capitals, accents or spaces alone.
  private func arbitro(comoSeEscribe nombre: String?) -> String? {
    guard let nombre else { return nil }
    let arbitros = partidos.lazy.compactMap(\.partido.arbitro)
    if arbitros.contains(nombre) { return nombre }
    let plegado = nombre.nombrePlegado
    return arbitros.first { $0.nombrePlegado == plegado } ?? nombre
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
    switch nuevo {
    case .programado, .aplazado, .cancelado: break
    case .enJuego, .finalizado, .suspendido, .anulado, .adjudicado:
      if faltaUnLado { throw .faltaUnLado(id) }
    }
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
