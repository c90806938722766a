import Testing
import Torneo

@Suite("Suspensions")
struct SuspensionesTests {
  private static let ana = RondaDePrueba.ana
  private static let rayo = RondaDePrueba.rayo
  private static let quien = JugadorDeEquipo(ana, de: rayo)

  private static func tarjeta(
    _ color: ColorDeTarjeta, aOficial: Bool = false
  ) -> EventoDePartido {
    .tarjeta(minuto: 50, jugador: ana, equipo: rayo, color: color, aOficial: aOficial)
  }

  /// A season of one letter a match, by date: what Ana did in it, or how it stands. `y` yellow, `d`
  /// second yellow, `r` red, `b` yellow and red, `-` nothing, `g` a goal, `t` in the starting line-up,
  /// `o` a red card on the bench as an official; `W` awarded, `N` annulled, `S` abandoned, `R` abandoned
  /// with a result, `P` to be played, `A` postponed, `L` under way.
  private static func partidos(_ temporada: String) -> [Partido] {
    temporada.enumerated().map { dia, letra in
      var partido = RondaDePrueba.partido((1, 0), dia: dia + 1)
      switch letra {
      case "y": partido.eventos = [tarjeta(.amarilla)]
      case "d": partido.eventos = [tarjeta(.amarilla), tarjeta(.dobleAmarilla)]
      case "r": partido.eventos = [tarjeta(.roja)]
      case "b": partido.eventos = [tarjeta(.amarilla), tarjeta(.roja)]
      case "o": partido.eventos = [tarjeta(.roja, aOficial: true)]
      case "g": partido.eventos = [.gol(minuto: 3, jugador: ana, equipo: rayo)]
      case "t": partido.alineacionLocal = Alineacion(titulares: [ana])
      case "W": partido.estado = .adjudicado
      case "N": partido.estado = .anulado
      case "R": partido.estado = .suspendido
      case "S":
        partido.estado = .suspendido
        partido.resultado = nil
      case "P", "A", "L":
        partido.estado = ["P": .programado, "A": .aplazado, "L": .enJuego][letra] ?? .programado
        partido.resultado = nil
      default: break
      }
      return partido
    }
  }

  /// `ciclo 3: 4, 5+ 6!`: what it is for, of which match; then those missed, to be missed (+), and played
  /// all the same (!).
  private static func suspensiones(
    _ partidos: [Partido], _ reglas: ReglasDeDisciplina?
  ) -> [String] {
    escritas(RondaDePrueba.torneo(partidos, reglas: Reglas(disciplina: reglas)))
  }

  private static func escritas(_ torneo: Torneo) -> [String] {
    torneo.suspensiones().map {
      let causa =
        switch $0.causa {
        case .ciclo(let cuantas): "ciclo de \(cuantas)"
        case .dobleAmarilla: "doble"
        case .roja: "roja"
        case .comite(let motivo): "comité (\(motivo ?? ""))"
        }
      let partidos =
        $0.cumplidos.map { "\($0)" } + $0.proximos.map { "\($0)+" } + $0.indebidos.map { "\($0)!" }
      return "\(causa) en \($0.partido), \($0.porCumplir) de \($0.partidos): "
        + partidos.joined(separator: " ")
    }
  }

  struct Caso: Sendable, CustomTestStringConvertible {
    var promesa: String
    var temporada: String
    var reglas = ReglasDeDisciplina(ciclo: 3, dobleAmarilla: 1, roja: 2)
    var suspensiones: [String]
    var testDescription: String { promesa }
  }

  static let casos: [Caso] = [
    Caso(
      promesa: "yellow cards of different matches add up to a cycle, and begin again",
      temporada: "yy-y-yyy-",
      suspensiones: ["ciclo de 3 en 4, 0 de 1: 5", "ciclo de 3 en 8, 0 de 1: 9"]),
    Caso(
      promesa: "a cycle may be of one card", temporada: "y-y",
      reglas: ReglasDeDisciplina(ciclo: 1),
      suspensiones: ["ciclo de 1 en 1, 0 de 1: 2", "ciclo de 1 en 3, 1 de 1: "]),
    Caso(
      promesa: "without a cycle yellow cards bring nothing", temporada: "yyyyyy",
      reglas: ReglasDeDisciplina(ciclo: nil), suspensiones: []),
    Caso(
      promesa: "two yellow cards of one match do not count in the cycle as well",
      temporada: "yd-y-",
      suspensiones: ["doble en 2, 0 de 1: 3"]),
    Caso(
      promesa: "a yellow card before a red one does", temporada: "yyb---",
      suspensiones: ["roja en 3, 0 de 2: 4 5", "ciclo de 3 en 3, 0 de 1: 6"]),
    Caso(
      promesa: "a card that costs no match suspends nobody", temporada: "dr-",
      reglas: ReglasDeDisciplina(ciclo: nil, dobleAmarilla: 0, roja: 0), suspensiones: []),
    Caso(
      promesa: "what is left is for the next matches that have a date", temporada: "r-APP",
      suspensiones: ["roja en 1, 1 de 2: 2 4+"]),
    Caso(
      promesa: "a match under way is missed, its cards count later", temporada: "rLP",
      suspensiones: ["roja en 1, 2 de 2: 2+ 3+"]),
    Caso(
      promesa: "the end of the season leaves some to be served", temporada: "-r",
      suspensiones: ["roja en 2, 2 de 2: "]),
    Caso(
      promesa: "a match that nobody played, or that is void, serves nothing", temporada: "dWNS-",
      suspensiones: ["doble en 1, 0 de 1: 5"]),
    Caso(
      promesa: "an abandoned one with a result does", temporada: "dR-",
      suspensiones: ["doble en 1, 0 de 1: 2"]),
    Caso(
      promesa: "who scores, starts or is booked has not missed the match", temporada: "dgty-",
      suspensiones: ["doble en 1, 0 de 1: 5 2! 3! 4!"]),
    Caso(promesa: "an official is not suspended", temporada: "o--", suspensiones: []),
  ]

  @Test("follow from the cards, match after match", arguments: casos)
  func season(_ caso: Caso) {
    #expect(Self.suspensiones(Self.partidos(caso.temporada), caso.reglas) == caso.suspensiones)
  }

  @Test("cards of matches that do not count bring none", arguments: Cuenta.todas)
  func matches(_ cuenta: Cuenta) {
    let partido = RondaDePrueba.partido(
      cuenta.hayResultado ? (0, 0) : nil, [Self.tarjeta(.roja)], estado: cuenta.estado)
    #expect(Self.suspensiones([partido], ReglasDeDisciplina()).isEmpty != cuenta.jugadores)
  }

  @Test(
    "what a committee decides takes the place of what sending off brings, with or without a card",
    arguments: [
      ("r----", 1, 3, ["comité (agresión) en 1, 0 de 3: 2 3 4"]),
      ("d--", 1, 0, []),
      ("---", 1, 1, ["comité (agresión) en 1, 0 de 1: 2"]),
      ("yyb--", 3, 1, ["ciclo de 3 en 3, 0 de 1: 4", "comité (agresión) en 3, 0 de 1: 5"]),
      ("S--", 1, 1, ["comité (agresión) en 1, 0 de 1: 2"]),
      ("r-r-", 3, 2, ["roja en 1, 0 de 2: 2 4 3!", "comité (agresión) en 3, 2 de 2: "]),
    ])
  func committee(_ temporada: String, partido: Int, partidos: Int, _ esperadas: [String]) {
    func suspensiones(_ reglas: ReglasDeDisciplina?) -> [String] {
      var torneo = RondaDePrueba.torneo(
        Self.partidos(temporada), reglas: Reglas(disciplina: reglas))
      torneo.suspensionesDecididas = [
        SuspensionDecidida(
          equipo: Self.rayo, jugador: Self.ana, partido: partido, partidos: partidos,
          motivo: "agresión")
      ]
      return Self.escritas(torneo)
    }
    #expect(suspensiones(ReglasDeDisciplina(ciclo: 3, roja: 2)) == esperadas)
    // Without rules there is what was decided, and nothing else.
    #expect(suspensiones(nil).allSatisfy { $0.hasPrefix("comité") })
  }

  @Test("there are none where the tournament has no rules for them")
  func withoutRules() {
    #expect(Self.suspensiones(Self.partidos("rrr"), nil).isEmpty)
  }

  @Test(
    "yellow cards are forgotten after the last match of a round, suspensions are not",
    arguments: [
      ("yy-y-y-", "Octavos Cuartos Cuartos Cuartos Semifinal Semifinal Final", 2, 1),
      ("-yy-", "Octavos Octavos Cuartos Semifinal", 1, 1),
    ])
  func forgiveness(_ temporada: String, _ rondas: String, sinPerdon: Int, conPerdon: Int) {
    var partidos = Self.partidos(temporada)
    for (indice, ronda) in rondas.split(separator: " ").enumerated() {
      partidos[indice].ronda = String(ronda)
    }
    var reglas = ReglasDeDisciplina(ciclo: 2)
    #expect(Self.suspensiones(partidos, reglas).count == sinPerdon)
    reglas.perdonTras = "Cuartos"
    let suspensiones = Self.suspensiones(partidos, reglas)
    #expect(suspensiones.count == conPerdon)
    #expect(suspensiones.allSatisfy { $0.contains("0 de 1") })
  }

  @Test("matches go by date, whatever their matchday; those without dates by matchday")
  func order() {
    var partidos = Self.partidos("-r-")
    partidos[2].fecha = Fecha(anio: 2026, mes: 2, dia: 1)
    let reglas = ReglasDeDisciplina()
    #expect(Self.suspensiones(partidos, reglas) == ["roja en 2, 1 de 1: "])
    for indice in partidos.indices {
      partidos[indice].fecha = nil
      partidos[indice].jornada = [3, 2, 1][indice]
    }
    #expect(Self.suspensiones(partidos, reglas) == ["roja en 2, 0 de 1: 1"])
  }

  @Test("are served in the matches of the player's own team")
  func otherTeams() {
    let lobos = Equipo(nombre: "Lobos")
    var partidos = Self.partidos("r--")
    partidos[1].local = lobos
    #expect(Self.suspensiones(partidos, ReglasDeDisciplina()) == ["roja en 1, 0 de 1: 3"])
  }
}
