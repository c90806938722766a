import TestSupport
import Testing
import Torneo

@testable import Site

@Suite("The report of a match as prose")
struct RelatoTests {
  private static let rayo = Equipo(nombre: "Rayo FC")
  private static let toros = Equipo(nombre: "Toros")

  /// A match, and how it is told.
  struct Caso: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var id = 1
    var eventos: [EventoDePartido] = []
    var resultado: Resultado?
    var es: [String]
    var en: [String]
  }

  private static func gol(
    _ minuto: String, _ autor: String, _ equipo: Equipo, _ modo: ModoDeGol = .jugada
  ) -> EventoDePartido {
    .gol(
      minuto: Minuto(texto: minuto) ?? 1, jugador: Jugador(nombre: autor), equipo: equipo,
      modo: modo)
  }

  static let casos = [
    Caso(
      testDescription: "a late winner",
      eventos: [
        gol("12", "Ana", rayo), gol("23", "Leo", toros), gol("41", "Marta", rayo),
        gol("67", "Nora", toros), gol("88", "Ana", rayo),
      ],
      es: [
        "Rayo FC se impuso por 3-2 a Toros con un gol de Ana en el minuto 88.",
        "Ana abrió el marcador en el minuto 12, Leo empató en el 23 y Marta devolvió la ventaja a "
          + "Rayo FC en el 41. Al descanso se llegó con 2-1. Nora volvió a empatar en el minuto 67 y "
          + "Ana volvió a adelantar a Rayo FC en el 88.",
      ],
      en: [
        "Rayo FC defeated Toros 3-2 with a goal from Ana in the 88th minute.",
        "Ana opened the scoring in the 12th minute, Leo equalised in the 23rd minute and Marta "
          + "restored the lead of Rayo FC in the 41st minute. It was 2-1 at the interval. Nora "
          + "levelled again in the 67th minute and Ana put Rayo FC ahead again in the 88th minute.",
      ]),
    Caso(
      testDescription: "a goalless draw with a sending-off and a missed penalty",
      eventos: [
        .tarjeta(minuto: 30, jugador: Jugador(nombre: "Leo"), equipo: toros, color: .roja),
        .penaltiFallado(minuto: 90, jugador: Jugador(nombre: "Ana"), equipo: rayo),
      ],
      es: [
        "Rayo FC y Toros empataron sin goles.",
        "Leo (Toros) vio la tarjeta roja en el minuto 30, con 0-0 en el marcador. Ana (Rayo FC) "
          + "falló un penalti en el minuto 90, con 0-0 en el marcador.",
      ],
      en: [
        "Rayo FC and Toros drew without a goal.",
        "Leo (Toros) was shown a red card in the 30th minute, with the score at 0-0. Ana (Rayo FC) "
          + "missed a penalty in the 90th minute, with the score at 0-0.",
      ]),
    Caso(
      testDescription: "a comeback with a hat-trick",
      eventos: [
        gol("3", "Leo", toros), gol("9", "Leo", toros), gol("50", "Ana", rayo),
        gol("60", "Ana", rayo, .penalti), gol("70", "Ana", rayo),
      ],
      es: [
        "Rayo FC se impuso por 3-2 a Toros tras ir perdiendo por dos goles, con tres goles de Ana.",
        "Leo abrió el marcador en el minuto 3 y amplió la ventaja en el 9. Al descanso se llegó con "
          + "0-2. Ana (50, 60 y 70) puso el 3-2.",
      ],
      en: [
        "Rayo FC defeated Toros 3-2, having been two goals down, with three goals from Ana.",
        "Leo opened the scoring in the 3rd minute and extended the lead in the 9th minute. It was "
          + "0-2 at the interval. Ana (50, 60 and 70) made it 3-2.",
      ]),
    Caso(
      testDescription: "a rout with an own goal, after a sending-off",
      eventos: [
        .tarjeta(minuto: 5, jugador: Jugador(nombre: "Leo"), equipo: toros, color: .dobleAmarilla),
        gol("10", "Ana", rayo), gol("20", "Nora", rayo, .propia), gol("30", "Ana", rayo),
        gol("80", "Eva", rayo),
      ],
      es: [
        "Rayo FC goleó a Toros por 4-0 con dos goles de Ana.",
        "Ana (10 y 30) y Nora, en propia meta, (20) pusieron el 3-0. Al descanso se llegó con 3-0. "
          + "Eva hizo el 4-0 en el minuto 80.",
        "Leo (Toros) vio la segunda amarilla en el minuto 5, con 0-0 en el marcador. Con uno menos, "
          + "Toros recibió cuatro goles.",
      ],
      en: [
        "Rayo FC thrashed Toros 4-0 with two goals from Ana.",
        "Ana (10 and 30) and Nora (own goal, 20) made it 3-0. It was 3-0 at the interval. Eva "
          + "made it 4-0 in the 80th minute.",
        "Leo (Toros) was shown a second yellow card in the 5th minute, with the score at 0-0. Toros "
          + "conceded four goals with a player fewer.",
      ]),
    Caso(
      testDescription: "extra time and a shoot-out",
      eventos: [gol("31", "Leo", toros), gol("90+1", "Ana", rayo)],
      resultado: Resultado(
        Tanteo(local: 1, visitante: 1), reglamentario: Tanteo(local: 1, visitante: 1),
        tanda: Tanteo(local: 2, visitante: 4)),
      es: [
        "Rayo FC y Toros empataron a uno después de la prórroga, con un gol de Ana en el "
          + "minuto 90+1. Toros ganó la tanda de penaltis por 4-2.",
        "Leo abrió el marcador en el minuto 31. Al descanso se llegó con 0-1. Ana empató en el "
          + "minuto 90+1.",
      ],
      en: [
        "Rayo FC and Toros drew 1-1 after extra time, with a goal from Ana in minute 90+1. "
          + "Toros won the shoot-out 4-2.",
        "Leo opened the scoring in the 31st minute. It was 0-1 at the interval. Ana equalised in "
          + "minute 90+1.",
      ]),
    Caso(
      testDescription: "a score of which nobody knows the scorers",
      eventos: [gol("31", "Leo", toros)],
      resultado: Resultado(Tanteo(local: 2, visitante: 1)),
      es: ["Rayo FC se impuso por 2-1 a Toros."], en: ["Rayo FC defeated Toros 2-1."]),
  ]

  private static func relato(
    _ partido: Partido, id: Int = 1, _ language: SiteLanguage
  ) -> [String] {
    let elemento = PartidoDeLista(id: id, partido: partido)
    let torneo = Torneo(equipos: [rayo, toros], partidos: [elemento])
    return Relato(
      de: elemento, efectos: EfectosEnLasTablas(torneo, torneo.tablas()), duracion: Duracion(),
      language: language
    ).parrafos
  }

  @Test("says how it went, in both languages", arguments: casos)
  func told(caso: Caso) {
    let partido = Partido(
      local: Self.rayo, visitante: Self.toros, eventos: caso.eventos, resultado: caso.resultado)
    #expect(Self.relato(partido, id: caso.id, .es) == caso.es)
    #expect(Self.relato(partido, id: caso.id, .en) == caso.en)
  }

  @Test("there is none of a match that did not end on the pitch")
  func none() {
    for estado in EstadoDePartido.allCases where estado != .finalizado {
      let partido = Partido(
        local: Self.rayo, visitante: Self.toros, eventos: [], estado: estado,
        resultado: Resultado(Tanteo(local: 3, visitante: 0)))
      #expect(Self.relato(partido, .es) == [])
    }
  }

  @Test("what the matchday did to the table ends it")
  func table() {
    let partido = Partido(
      local: Self.rayo, visitante: Self.toros, eventos: [],
      resultado: Resultado(Tanteo(local: 1, visitante: 0)), jornada: 1)
    #expect(
      Self.relato(partido, .es).last
        == "Con 3 puntos, Rayo FC es 1.º tras la jornada 1; Toros es 2.º, con 0.")
    #expect(
      Self.relato(partido, .en).last
        == "With 3 points, Rayo FC are 1st after matchday 1; Toros are 2nd with 0.")
  }

  @Test("neighbouring matches are told in different words")
  func varied() {
    let partido = Partido(
      local: Self.rayo, visitante: Self.toros,
      eventos: [Self.gol("5", "Ana", Self.rayo), Self.gol("50", "Eva", Self.rayo)])
    let formas = Set((1...12).map { Self.relato(partido, id: $0, .es) })
    #expect(formas.count > 4)
  }

  @Test("no minute and no score is told that was not", arguments: 1...40)
  func nothingInvented(semilla: Int) {
    var azar = SeededGenerator(seed: UInt64(semilla))
    var eventos: [EventoDePartido] = []
    for _ in 0..<Int.random(in: 0...9, using: &azar) {
      let equipo = Bool.random(using: &azar) ? Self.rayo : Self.toros
      let autor = ["Ana", "Eva", "Iria", "Leo"].randomElement(using: &azar) ?? "Ana"
      let minuto = String(Int.random(in: 1...90, using: &azar))
      eventos.append(
        Self.gol(minuto, autor, equipo, ModoDeGol.allCases.randomElement(using: &azar) ?? .jugada))
    }
    let partido = Partido(local: Self.rayo, visitante: Self.toros, eventos: eventos)
    var (tanteos, tanteo) = ([Tanteo(local: 0, visitante: 0)], Tanteo(local: 0, visitante: 0))
    for evento in partido.eventosPorMinuto {
      if evento.equipo === Self.rayo { tanteo.local += 1 } else { tanteo.visitante += 1 }
      tanteos.append(tanteo)
    }
    let verdad = Set((tanteos + [tanteo.invertido]).map(\.description))
    let minutos = Set(eventos.compactMap { $0.minuto.map { "\($0.minuto)" } })
    for language in SiteLanguage.allCases {
      let texto = Self.relato(partido, id: semilla, language).joined(separator: "\n")
      for hallado in texto.matches(of: #/\d+-\d+/#) { #expect(verdad.contains("\(hallado.0)")) }
      for hallado in texto.replacing(#/\d+-\d+/#, with: "").matches(of: #/\d+/#) {
        #expect(minutos.contains("\(hallado.0)"), "\(texto)")
      }
      #expect(!texto.contains("  ") && !texto.contains("..") && !texto.contains(" ."))
    }
  }
}
