import Foundation
import JSON
import TestSupport
import Testing

@Suite("The standings")
struct StandingsCommandTests {
  private func run(
    _ options: [String], partidos: [String], reglas: String = "{}", mas: String = ""
  ) throws -> Program.Result {
    try Workplace.withTemporaryFolder { folder in
      let equipos = Set(partidos.flatMap { $0.split(separator: " ").prefix(3).map(String.init) })
        .filter { $0.first?.isLetter == true }.sorted()
      let lista = partidos.enumerated().map { indice, linea in
        let partes = linea.split(separator: " ").map(String.init)
        let goles = partes[1].split(separator: "-").compactMap { Int($0) }
        let resultado =
          goles.count == 2
          ? ", \"resultado\": {\"local\": \(goles[0]), \"visitante\": \(goles[1])}" : ""
        let resto = partes.dropFirst(3).joined(separator: " ")
        return "{\"id\": \(indice + 1), \"local\": \"\(partes[0])\", \"visitante\": "
          + "\"\(partes[2])\", \"jornada\": \(indice / 2 + 1)\(resultado)\(resto)}"
      }
      let tienda = """
        {"reglas": \(reglas), \(mas) "equipos": [\(equipos.map { "{\"nombre\": \"\($0)\"}" }
          .joined(separator: ", "))], "partidos": [\(lista.joined(separator: ",\n"))]}
        """
      try Data(tienda.utf8).write(to: folder.appending(path: "torneo.json"))
      return try Program.run(["standings"] + options, in: folder)
    }
  }

  private func json(_ result: Program.Result) throws -> JSONNode {
    try JSONDocument(parsing: Array(result.output.utf8)).root
  }

  /// The names of the rows, in their order.
  private func order(_ result: Program.Result) throws -> [String] {
    try json(result).elements.map { $0 }.first?["filas"]?.elements.compactMap {
      $0["equipo"]?.string
    } ?? []
  }

  private static let liga = [
    "Lobos 3-1 Toros", "Toros 9-0 Rayo", "Rayo 1-0 Zorros", "Zorros 0-2 Lobos",
  ]

  @Test("may be by another rule, with the reasons, in two languages")
  func rules() throws {
    let liga = ["Lobos 3-1 Toros", "Toros 9-0 Rayo", "Rayo 0-0 Zorros"]
    let general = try run(["--why"], partidos: liga)
    #expect(
      general.output.contains("  Toros: 1.º por diferencia de goles frente a Lobos (+7 a +2)\n"))
    let rfef = try run(["--rule", "rfef", "--why"], partidos: liga)
    #expect(
      rfef.output.contains(
        "  Lobos: 1.º por diferencia de goles particular frente a Toros (3-1)\n"))
    let english = try run(["--rule=rfef", "--why", "--lang=en"], partidos: liga)
    #expect(
      english.output.contains(
        "  Lobos: 1st on head-to-head goal difference against Toros (3-1)\n"))
    let row = try json(run(["--rule=rfef", "--json"], partidos: liga)).elements.map { $0 }.first
    #expect(row?["desempate"]?.string == "rfef")
    #expect(
      row?["filas"]?.elements.map { $0 }.first?["motivo"]?.string
        == "1.º por diferencia de goles particular frente a Toros (3-1)")
    let unknown = try run(["--rule", "bundeslig"], partidos: liga)
    #expect(unknown.status == 2)
    #expect(unknown.messages.contains("bundesliga"))
  }

  @Test(
    "may be of one side, or as they were after a matchday",
    arguments: [
      (["--home"], ["Toros", "Lobos", "Rayo", "Zorros"]),
      (["--away"], ["Lobos", "Zorros", "Toros", "Rayo"]),
      (["--matchday", "1"], ["Toros", "Lobos", "Zorros", "Rayo"]),
      ([], ["Lobos", "Toros", "Rayo", "Zorros"]),
    ])
  func views(options: [String], order: [String]) throws {
    let result = try run(options + ["--json"], partidos: Self.liga)
    #expect(try self.order(result) == order)
  }

  @Test("may count matches that are being played")
  func live() throws {
    let partidos = ["A 1-0 B", "B 3-0 A ,\"estado\":\"enJuego\""]
    #expect(try order(run(["--json"], partidos: partidos)) == ["A", "B"])
    #expect(try order(run(["--json", "--live"], partidos: partidos)) == ["B", "A"])
    #expect(
      try run(["--live"], partidos: partidos).output.hasPrefix("Clasificación (provisional)\n"))
  }

  @Test("may show the form, as text and for programs")
  func form() throws {
    let text = try run(["--form"], partidos: Self.liga)
    #expect(text.output.contains("Pts.  Últimos 5\n"))
    #expect(text.output.contains("6  G G\n"))
    let forma = try json(run(["--form", "--json"], partidos: Self.liga)).elements.map { $0 }.first?[
      "filas"]?
      .elements.map { $0 }.last?["forma"]?.elements.compactMap(\.string)
    #expect(forma == ["P", "P"])
  }

  @Test(
    "are refused after a matchday that there is not, with those that there are",
    arguments: [
      ("es", "no hay jornada 99", "van de la 1 a la 2"),
      ("en", "there is no matchday 99", "they go from 1 to 2"),
    ])
  func missingMatchday(_ language: String, _ what: String, _ help: String) throws {
    let result = try run(["--matchday", "99", "--lang", language], partidos: Self.liga)
    #expect(result.status == 1)
    #expect(result.output == "")
    #expect(result.messages.contains(what))
    #expect(result.messages.contains(help))
  }

  @Test("give the place after each matchday")
  func positions() throws {
    let text = try run(["--positions"], partidos: Self.liga)
    #expect(
      text.output == """
        Clasificación
        Equipo  J1  J2
        Lobos    2   1
        Toros    1   2
        Rayo     4   3
        Zorros   3   4

        """)
    let first = try json(run(["--positions", "--json"], partidos: Self.liga)).elements.map { $0 }
      .first
    #expect(first?["jornadas"]?.elements.compactMap(\.integer) == [1, 2])
    #expect(
      first?["equipos"]?.elements.map { $0 }.last?["posiciones"]?.elements.compactMap(\.integer)
        == [3, 4])
  }

  @Test("say why there are no places by matchday, and tell the teams")
  func positionsWithoutMatchdays() throws {
    let result = try Workplace.withTemporaryFolder { folder in
      let store = """
        {"equipos": [{"nombre": "Lobos"}, {"nombre": "Toros"}], "partidos": [{"id": 1,
        "local": "Lobos", "visitante": "Toros", "resultado": {"local": 2, "visitante": 0}}]}
        """
      try Data(store.utf8).write(to: folder.appending(path: "torneo.json"))
      return try Program.run(["standings", "--positions"], in: folder)
    }
    #expect(result.status == 0)
    #expect(result.output == "Clasificación\nEquipo\nLobos\nToros\n")
    #expect(result.messages.contains("ningún partido que cuente dice de qué jornada es"))
  }

  @Test("tell what is still possible")
  func possible() throws {
    let partidos = ["A 1-0 B", "A 1-0 C", "A 1-0 B", "B 1-0 C", "C - B"]
    let zonas = "\"zonas\": [{\"nombre\": \"Descenso\", \"desde\": 3}]"
    let reglas = "{\"calendarioFijo\": true, \(zonas)}"
    let text = try run(["--possible"], partidos: partidos, reglas: reglas)
    #expect(
      text.output == """
        Clasificación
        Equipo  1.º        Descenso
        A       seguro     imposible
        B       imposible  posible
        C       imposible  posible
          1 partido por jugar en el calendario

        """)
    // Who has met whom how often does not tell which matches are missing.
    let unknown = try run(["--possible"], partidos: partidos, reglas: "{\(zonas)}").output
    #expect(
      unknown.hasSuffix(
        """
        A       no decidido  no decidido
        B       no decidido  no decidido
        C       no decidido  no decidido
          1 partido por jugar en el calendario
          no se sabe qué partidos faltan: diga «vueltas» o «calendarioFijo» en «reglas»

        """))
    let json = try json(run(["--possible", "--json"], partidos: partidos, reglas: reglas))
    let first = json.elements.map { $0 }.first
    #expect(first?["pendientes"]?.integer == 1)
    #expect(first?["calendarioCompleto"]?.bool == true)
    let suyas = first?["equipos"]?.elements.map { $0 }.last?["zonas"]?.elements.map { $0 } ?? []
    #expect(suyas.map { $0["certeza"]?.string } == ["imposible", "posible"])
    #expect(suyas.map { $0["desde"]?.integer } == [1, 3])
  }

  @Test(
    "refuse options that do not go together",
    arguments: [["--home", "--away"], ["--possible", "--live"], ["--positions", "--matchday=2"]])
  func contradictions(options: [String]) throws {
    let result = try run(options, partidos: Self.liga)
    #expect(result.status == 2)
    #expect(result.messages.contains("no van juntos"))
  }

  @Test("tell deductions with their reasons, who was expelled, and an order that was decided")
  func decisions() throws {
    let mas = """
      "sanciones": [{"equipo": "Lobos", "puntos": -3, "motivo": "impago"}],
      "orden": [{"equipos": ["Toros", "Rayo"], "motivo": "sorteo"}],
      "expulsados": [{"equipo": "Zorros", "motivo": "incomparecencias"}],
      """
    let partidos = ["Toros 1-1 Rayo", "Lobos 2-0 Zorros"]
    let text = try run(["--why"], partidos: partidos, mas: mas)
    for line in [
      "  Lobos: −3: impago", "  Zorros: expulsado: incomparecencias",
      "  Rayo: 2.º por decisión de la organización frente a Toros: sorteo",
    ] {
      #expect(text.output.contains(line + "\n"), "\(text.output)")
    }
    let filas =
      try json(run(["--json"], partidos: partidos, mas: mas)).elements.map { $0 }.first?[
        "filas"]?.elements.map { $0 } ?? []
    #expect(filas.map { $0["equipo"]?.string } == ["Toros", "Rayo", "Lobos", "Zorros"])
    #expect(filas.last?["expulsado"]?.string == "incomparecencias")
    #expect(
      filas[2]["sanciones"]?.elements.map { $0["motivo"]?.string } == ["impago"])
  }
}
