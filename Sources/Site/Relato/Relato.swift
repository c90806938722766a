import Torneo

/// A report of a match as prose, drafted from what the store tells of it.
///
/// The same match is always told in the same words. Names are written as they are: nobody knows from a
/// name whether it takes an article, or whether it is of a woman or a man, so no sentence needs that.
struct Relato {
  /// In order; none for a match that has not ended, nor in a language without reports.
  let parrafos: [String]

  init(
    de elemento: PartidoDeLista, efectos: EfectosEnLasTablas, duracion: Duracion,
    language: SiteLanguage
  ) {
    let partido = elemento.partido
    guard let trama = Trama(partido, duracion: duracion.partido) else {
      parrafos = []
      return
    }
    let hechos = HechosDelRelato(
      trama: trama, local: isolated(language.name(of: partido.local)),
      visitante: isolated(language.name(of: partido.visitante)),
      efectoLocal: efectos.de(partido.local, en: partido),
      efectoVisitante: efectos.de(partido.visitante, en: partido), duracion: duracion)
    let variantes = Variantes(partido: elemento.id)
    switch language {
    case .es: parrafos = Self.parrafos(hechos, variantes, RelatoEnEspanol.self)
    case .en: parrafos = Self.parrafos(hechos, variantes, RelatoInEnglish.self)
    case .ca, .eu, .gl, .pt, .fr, .de, .it: parrafos = []
    }
  }

  private static func parrafos<Frases: FrasesDeRelato>(
    _ hechos: HechosDelRelato, _ variantes: Variantes, _: Frases.Type
  ) -> [String] {
    var narrador = Narrador<Frases>(hechos, variantes)
    return narrador.parrafos()
  }
}

/// What a report is drafted from.
struct HechosDelRelato: Sendable {
  let trama: Trama
  let local: String
  let visitante: String
  let efectoLocal: EfectoEnLaTabla?
  let efectoVisitante: EfectoEnLaTabla?
  let duracion: Duracion

  func nombre(_ lado: Trama.Lado) -> String { lado == .local ? local : visitante }

  func efecto(_ lado: Trama.Lado) -> EfectoEnLaTabla? {
    lado == .local ? efectoLocal : efectoVisitante
  }

  /// Whether a goal fell in the last five minutes of the regular time, or of extra time.
  func esTardio(_ gol: Trama.Gol) -> Bool {
    switch gol.tiempo {
    case .primero: false
    case .segundo: gol.minuto.minuto > duracion.partido - 5
    case .prorroga: gol.minuto.minuto > duracion.partido + duracion.prorroga - 5
    }
  }

  /// How many goals the other side scored after the only sending-off of a match; nil where there was
  /// another one, or where that is not known.
  var golesTrasLaExpulsion: Int? {
    guard trama.seConocenLosGoles, trama.expulsiones.count == 1,
      let lance = trama.expulsiones.first?.lance, let lado = lance.lado, let antes = lance.con
    else { return nil }
    return trama.final[lado.otro] - antes[lado.otro]
  }
}
