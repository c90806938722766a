import Site
import Testing
import Torneo

@Suite("Reasons in words")
struct MotivoWordsTests {
  /// A league from lines such as `Toros 2-1 Lobos`; `Toros - Lobos` is still to be played.
  private func torneo(
    _ lineas: [String], _ regla: ReglaDeDesempate, ranking: [String: Int] = [:]
  ) -> Torneo {
    var equipos: [String: Equipo] = [:]
    var torneo = Torneo(reglas: Reglas(desempate: regla))
    func equipo(_ nombre: String) -> Equipo {
      if let equipo = equipos[nombre] { return equipo }
      let nuevo = Equipo(nombre: nombre, ranking: ranking[nombre])
      equipos[nombre] = nuevo
      torneo.equipos.append(nuevo)
      return nuevo
    }
    for linea in lineas {
      let partes = linea.split(separator: " ").map(String.init)
      let goles = partes[1].split(separator: "-").compactMap { Int($0) }
      let resultado =
        goles.count == 2 ? Resultado(Tanteo(local: goles[0], visitante: goles[1])) : nil
      torneo.partidos.append(
        PartidoDeLista(
          id: torneo.partidos.count + 1,
          partido: Partido(
            local: equipo(partes[0]), visitante: equipo(partes[2]), eventos: [],
            estado: resultado == nil ? .programado : .finalizado, resultado: resultado)))
    }
    return torneo
  }

  private func motivo(
    de nombre: String, _ torneo: Torneo, _ language: SiteLanguage = .es
  ) -> String? {
    torneo.tablas().first?.filas.first { $0.equipo.nombre == nombre }
      .flatMap { language.reason(for: $0) }
  }

  private func check(
    _ torneo: Torneo, _ nombre: String, es: String?, en: String?,
    _ place: SourceLocation = #_sourceLocation
  ) {
    #expect(motivo(de: nombre, torneo) == es, sourceLocation: place)
    #expect(motivo(de: nombre, torneo, .en) == en, sourceLocation: place)
  }

  @Test("of two, by head to head: the goals of their matches, seen from each")
  func headToHead() {
    let dos = torneo(["Lobos 3-1 Toros", "Toros 9-0 Rayo", "Rayo 0-0 Rayo2"], .rfef)
    check(
      dos, "Lobos", es: "1.º por diferencia de goles particular frente a Toros (3-1)",
      en: "1st on head-to-head goal difference against Toros (3-1)")
    check(
      dos, "Toros", es: "2.º por diferencia de goles particular frente a Lobos (1-3)",
      en: "2nd on head-to-head goal difference against Lobos (1-3)")
  }

  @Test("of two, by points or away goals: what each had")
  func headToHeadFigures() {
    check(
      torneo(["A 2-1 B", "B 0-0 A", "B 1-0 C"], .serieA), "A",
      es: "1.º por puntos particulares frente a B (4 a 1)",
      en: "1st on head-to-head points against B (4 to 1)")
    check(
      torneo(["A 2-1 B", "B 1-0 A"], .premierParticulares), "B",
      es: "1.º por goles particulares fuera de casa frente a A (1 a 0)",
      en: "1st on head-to-head away goals against A (1 to 0)")
  }

  /// Three level on points, 4, 3 and 1 among them.
  private static let tres = [
    "A 1-0 B", "B 1-0 C", "C 0-0 A", "A 0-1 E", "B 0-0 F", "C 1-0 D",
  ]

  @Test("of several: who was level, and what each had")
  func several() {
    let liga = torneo(Self.tres, .uefa)
    check(
      liga, "A", es: "1.º por puntos particulares entre A, B y C: 4, 3, 1",
      en: "1st on head-to-head points among A, B and C: 4, 3, 1")
    check(
      liga, "C", es: "3.º por puntos particulares entre A, B y C: 4, 3, 1",
      en: "3rd on head-to-head points among A, B and C: 4, 3, 1")
    check(liga, "E", es: nil, en: nil)
  }

  @Test("in several steps: then, and whose matches counted where they are others' too")
  func steps() {
    // A beat B 1-0 and C 2-0; B and C drew.
    let liga = torneo(
      [
        "A 1-0 B", "A 2-0 C", "B 0-0 C", "A 0-4 D", "A 0-0 E", "B 1-0 D", "B 1-0 E", "C 1-0 D",
        "C 5-0 E",
      ], .uefa)
    check(
      liga, "B",
      es: "2.º por puntos particulares entre A, B y C: 6, 1, 1; después, por diferencia de goles "
        + "particular frente a C (−1 a −2), contando los partidos entre A, B y C",
      en: "2nd on head-to-head points among A, B and C: 6, 1, 1; then, on head-to-head goal "
        + "difference against C (−1 to −2), counting the matches among A, B and C")
  }

  @Test("that head to head does not count yet")
  func waiting() {
    let liga = torneo(["A 1-0 B", "B 5-0 C", "B - A"], .rfef)
    check(
      liga, "B",
      es: "1.º por diferencia de goles frente a A (+4 a +1), porque aún no se han jugado todos los "
        + "partidos entre ellos",
      en: "1st on goal difference against A (+4 to +1), as not all matches among them have been "
        + "played")
  }

  @Test("of cards and of a ranking")
  func cardsAndRanking() {
    var liga = torneo(["A 1-1 B"], .fifa2026, ranking: ["A": 20, "B": 8])
    check(
      liga, "B", es: "1.º por ranking frente a A (8 a 20)",
      en: "1st on ranking against A (8 to 20)")
    liga.partidos[0].partido.eventos = [
      .tarjeta(minuto: 9, jugador: Jugador(nombre: "Eva"), equipo: liga.equipos[1], color: .roja)
    ]
    check(
      liga, "A", es: "1.º por juego limpio frente a B (0 a −4)",
      en: "1st on fair play against B (0 to −4)")
  }

  @Test("of a shared place, and of what is left to decide it")
  func shared() {
    check(
      torneo(["A 1-1 B"], .premier), "A", es: "1.º compartido: ningún criterio separa a A y B",
      en: "1st shared: no criterion separates A and B")
    check(
      torneo(["A 1-1 B"], .fifa), "B",
      es: "1.º compartido: ningún criterio separa a A y B; queda para un sorteo",
      en: "1st shared: no criterion separates A and B; lots are to be drawn")
    check(
      torneo(["A 0-0 B"], .premierParticulares), "B",
      es: "1.º compartido: ningún criterio separa a A y B; queda para un partido de desempate",
      en: "1st shared: no criterion separates A and B; a match is to decide")
  }

  @Test("of what the organiser decided, with the organiser's words")
  func organiser() {
    var liga = torneo(["A 1-1 B"], .fifa)
    liga.ordenes = [OrdenDecidido(equipos: liga.equipos.reversed(), motivo: "sorteo del martes")]
    check(
      liga, "B", es: "1.º por decisión de la organización frente a A: sorteo del martes",
      en: "1st on decision of the organiser against A: sorteo del martes")
    liga = torneo(["A 1-1 B", "C 1-1 D"], .premier)
    liga.ordenes = [OrdenDecidido(equipos: liga.equipos)]
    check(
      liga, "D", es: "4.º por decisión de la organización entre A, B, C y D",
      en: "4th on decision of the organiser among A, B, C and D")
  }
}
