package import Torneo

// Words of the game, as pages print them.
extension SiteLanguage {
  func name(of estado: EstadoDePartido) -> String {
    let palabra: Palabra =
      switch estado {
      case .programado: .programado
      case .enJuego: .enJuego
      case .finalizado: .finalizado
      case .aplazado: .aplazado
      case .suspendido: .suspendido
      case .anulado: .anulado
      case .cancelado: .cancelado
      case .adjudicado: .adjudicado
      }
    return idioma.palabra(palabra)
  }

  /// As `name(of:)`, within a sentence.
  func word(for estado: EstadoDePartido) -> String { name(of: estado).lowercased() }

  /// What happened, for the timeline of a match.
  func label(of evento: EventoDePartido) -> String {
    let palabra: Palabra =
      switch evento {
      case .gol, .lanzamiento(_, _, true): .gol
      case .tarjeta(_, _, _, .amarilla, _): .amarilla
      case .tarjeta(_, _, _, .dobleAmarilla, _): .dobleAmarilla
      case .tarjeta(_, _, _, .roja, _): .roja
      case .cambio: .cambio
      case .penaltiFallado: .penaltiFallado
      case .lanzamiento(_, _, false): .fallado
      }
    return idioma.palabra(palabra)
  }

  /// `de penalti`, `en propia meta`; nothing for a goal in play.
  func mark(of modo: ModoDeGol) -> String? {
    switch modo {
    case .jugada: nil
    case .penalti: idioma.palabra(.dePenalti)
    case .propia: idioma.palabra(.enPropiaMeta)
    }
  }

  /// What a player did, for the list of a player's page.
  func deed(_ evento: EventoDePartido) -> String {
    let palabra: Palabra =
      switch evento {
      case .gol(_, _, _, .jugada, _): .gol
      case .gol(_, _, _, .penalti, _): .golDePenalti
      case .gol(_, _, _, .propia, _): .golEnPropiaMeta
      case .tarjeta(_, _, _, .amarilla, _): .tarjetaAmarilla
      case .tarjeta(_, _, _, .dobleAmarilla, _): .segundaAmarilla
      case .tarjeta(_, _, _, .roja, _): .tarjetaRoja
      case .cambio: .cambio
      case .penaltiFallado: .penaltiFallado
      case .lanzamiento(_, _, true): .penaltiDeLaTanda
      case .lanzamiento(_, _, false): .penaltiFalladoEnLaTanda
      }
    return idioma.palabra(palabra)
  }

  /// How a match ended, as the columns of a table are called: `G`, `E`, `P`.
  package func letter(of desenlace: Desenlace) -> String {
    let texto: Texto =
      switch desenlace {
      case .victoria: .g
      case .empate: .e
      case .derrota: .p
      }
    return texto.text(self)
  }

  /// `2.º, 41 puntos`
  func place(of fila: Fila) -> String {
    "\(ordinal(fila.posicion)), \(counted(fila.puntos, .puntos))"
  }

  /// `Jornada 3`; a round has its own name.
  func name(of nombre: Jornada.Clave.Nombre) -> String {
    switch nombre {
    case .numero(let numero): idioma.jornada(numero)
    case .ronda(let ronda): isolated(ronda)
    }
  }

  /// Why a match that was given a score has no goals to show.
  func noGoals(in partido: Partido) -> String {
    let palabra: Palabra =
      if partido.estado == .adjudicado {
        .resultadoAdjudicado
      } else if partido.goles == Tanteo(local: 0, visitante: 0) {
        .sinGoles
      } else {
        .goleadoresDesconocidos
      }
    return idioma.palabra(palabra)
  }

  /// `3 partidos`
  func matches(_ number: Int) -> String { counted(number, .partidos) }

  /// `y 12 más`; nil where there are no more.
  func more(_ number: Int) -> String? {
    number > 0 ? idioma.mas(self.number(number)) : nil
  }

  /// What the only table of a league is called.
  package var standings: String { Texto.clasificacion.text(self) }
}
