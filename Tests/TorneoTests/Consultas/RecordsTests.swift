import Testing
import Torneo

@Suite("Records")
struct RecordsTests {
  private let ana = RondaDePrueba.ana
  private let leo = RondaDePrueba.leo
  private let rayo = RondaDePrueba.rayo
  private let toros = RondaDePrueba.toros

  private func gol(
    _ minuto: Minuto, _ jugador: Jugador, _ equipo: Equipo, _ modo: ModoDeGol = .jugada
  ) -> EventoDePartido {
    .gol(minuto: minuto, jugador: jugador, equipo: equipo, modo: modo)
  }

  @Test("the biggest win is by difference, home or away; those that share it are all told")
  func biggestWin() {
    let records = RondaDePrueba.torneo([
      RondaDePrueba.partido((4, 4), dia: 1), RondaDePrueba.partido((3, 0), dia: 4),
      RondaDePrueba.partido((1, 4), dia: 2), RondaDePrueba.partido((2, 0), dia: 3),
    ]).records()
    #expect(records.mayoresVictorias.map(\.id) == [3, 2])
    #expect(records.masGoles.map(\.id) == [1])
  }

  @Test("nothing is a record of none")
  func none() {
    let records = RondaDePrueba.torneo([RondaDePrueba.partido((0, 0))]).records()
    #expect(records.mayoresVictorias.isEmpty)
    #expect(records.masGoles.isEmpty)
    #expect(records.masEspectadores.isEmpty)
    #expect(records.golesMasRapidos.isEmpty)
    #expect(records.tripletes.isEmpty)
    #expect(records.rachas.values.allSatisfy { $0.isEmpty })
  }

  @Test("count in the matches that count for players", arguments: Cuenta.todas)
  func matches(_ cuenta: Cuenta) {
    var partido = RondaDePrueba.partido(
      cuenta.hayResultado ? (3, 0) : nil,
      [gol(1, ana, rayo), gol(2, ana, rayo), gol(3, ana, rayo)],
      estado: cuenta.estado)
    partido.espectadores = 100
    let records = RondaDePrueba.torneo([partido]).records()
    let cuantos = cuenta.jugadores ? 1 : 0
    #expect(records.mayoresVictorias.count == cuantos)
    #expect(records.masGoles.count == cuantos)
    #expect(records.masEspectadores.count == cuantos)
    #expect(records.golesMasRapidos.count == cuantos)
    #expect(records.tripletes.count == cuantos)
  }

  @Test("the fastest goal is by minute, and may be an own goal, of who made it")
  func fastest() {
    let records = RondaDePrueba.torneo([
      RondaDePrueba.partido(nil, [gol(46, ana, rayo), gol(2, leo, rayo, .propia)]),
      RondaDePrueba.partido(nil, [gol(2, ana, rayo, .penalti)], dia: 2),
    ]).records()
    #expect(records.golesMasRapidos.map(\.autor.equipo) == [toros, rayo])
    #expect(records.golesMasRapidos.map(\.modo) == [.propia, .penalti])
    #expect(records.golesMasRapidos.map(\.partido) == [1, 2])
    let anadido = Minuto(45, anadido: 2) ?? 1
    let tarde = RondaDePrueba.torneo([
      RondaDePrueba.partido(nil, [gol(46, ana, rayo), gol(anadido, leo, toros)])
    ]).records()
    #expect(tarde.golesMasRapidos.map(\.minuto) == [anadido])
  }

  @Test("a hat-trick is of goals in one match, penalties too, own goals and shoot-outs not")
  func hatTricks() {
    let records = RondaDePrueba.torneo([
      RondaDePrueba.partido(
        nil,
        [
          gol(1, ana, rayo), gol(2, ana, rayo), gol(3, ana, toros, .propia),
          .lanzamiento(jugador: ana, equipo: rayo, convertido: true),
          gol(4, leo, toros), gol(5, leo, toros), gol(6, leo, toros, .penalti),
        ]),
      RondaDePrueba.partido(nil, [gol(1, ana, rayo)], dia: 2),
      RondaDePrueba.partido(nil, (1...4).map { _ in gol(9, ana, rayo) }, dia: 3),
    ]).records()
    #expect(records.tripletes.map(\.autor.jugador) == [ana, leo])
    #expect(records.tripletes.map(\.goles) == [4, 3])
    #expect(records.tripletes.map(\.partido) == [3, 1])
  }

  @Test("attendance is of the matches with most")
  func attendance() {
    let partidos = [7, 9, nil, 9].enumerated().map { dia, espectadores in
      var partido = RondaDePrueba.partido((0, 0), dia: dia + 1)
      partido.espectadores = espectadores
      return partido
    }
    #expect(RondaDePrueba.torneo(partidos).records().masEspectadores.map(\.id) == [2, 4])
  }

  /// Results of Rayo FC by date, one letter a match: `v` 1-0, `e` 0-0, `p` 0-1, `m` 2-1, `t` a draw
  /// with a shoot-out that it won, `W` 3-0 awarded to it, `N` a defeat that was annulled; and the numbers
  /// of the matches of its longest runs.
  struct Caso: Sendable, CustomTestStringConvertible {
    var resultados: String
    var rachas: [ClaseDeRacha: [[Int]]]
    var testDescription: String { resultados }
  }

  static let casos = [
    Caso(
      resultados: "vvpvem",
      rachas: [
        .victorias: [[1, 2]], .sinPerder: [[4, 5, 6]], .porteriaACero: [[1, 2], [4, 5]],
      ]),
    Caso(
      resultados: "vtv", rachas: [.sinPerder: [[1, 2, 3]], .porteriaACero: [[1, 2, 3]]]),
    Caso(
      resultados: "vWNv",
      rachas: [.victorias: [[1, 2, 4]], .sinPerder: [[1, 2, 4]], .porteriaACero: [[1, 4]]]),
    Caso(resultados: "mpep", rachas: [.sinGanar: [[2, 3, 4]]]),
    Caso(resultados: "mpm", rachas: [:]),
  ]

  @Test("runs go on from match to match; one match is none", arguments: casos)
  func runs(_ caso: Caso) {
    let partidos = caso.resultados.enumerated().map { dia, letra in
      let goles: [Character: (Int, Int)] = [
        "v": (1, 0), "p": (0, 1), "m": (2, 1), "W": (3, 0), "N": (0, 1),
      ]
      var partido = RondaDePrueba.partido(goles[letra] ?? (0, 0), dia: dia + 1)
      if letra == "t" { partido.resultado?.tanda = Tanteo(local: 4, visitante: 2) }
      if letra == "W" { partido.estado = .adjudicado }
      if letra == "N" { partido.estado = .anulado }
      // A rival for each match, so that only Rayo FC has runs.
      partido.visitante = Equipo(nombre: "Rival \(dia)")
      return partido
    }
    let rachas = RondaDePrueba.torneo(partidos).rachas()
    for clase in ClaseDeRacha.allCases {
      #expect(rachas[clase]?.map(\.partidos) == caso.rachas[clase] ?? [], "\(clase)")
    }
  }

  @Test("a run goes on while the last match of the team is in it; annulled results are in none")
  func goesOn() {
    var torneo = RondaDePrueba.torneo([
      RondaDePrueba.partido((1, 0), dia: 1), RondaDePrueba.partido((1, 0), dia: 2),
      RondaDePrueba.partido((0, 1), dia: 3), RondaDePrueba.partido((1, 1), dia: 4),
    ])
    #expect(torneo.rachas()[.victorias]?.map(\.sigue) == [false])
    #expect(torneo.rachas()[.sinGanar]?.map(\.equipo) == [rayo, toros])
    #expect(torneo.rachas()[.sinGanar]?.map(\.sigue) == [true, false])
    torneo.expulsiones = [Expulsion(equipo: toros, resultados: .seAnulan)]
    #expect(torneo.rachas()[.victorias] == [])
  }
}
