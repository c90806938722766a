import Diagnostics
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("Sides of a match that wait for others, in the store")
struct PlazasTests {
  private static func tienda(_ partidos: String) -> String {
    """
    {
    "equipos": [{"nombre": "A"}, {"nombre": "B"}, {"nombre": "C"}, {"nombre": "D"}],
    "partidos": [
    \(partidos)
    ]
    }
    """
  }

  private static let copa = tienda(
    """
    {"id": 7, "ronda": "Final", "local": {"ganador": 5}, "visitante": {"ganador": 6}},
    {"id": 1, "grupo": "Grupo A", "local": "A", "visitante": "B", "resultado": {"local": 2, "visitante": 0}},
    {"id": 5, "ronda": "Semifinales", "local": {"puesto": 1, "grupo": "Grupo A"}, "visitante": "D",
     "eventos": [{"tipo": "gol", "minuto": 4, "jugador": "Ana", "equipo": "A"}]},
    {"id": 2, "grupo": "Grupo B", "local": "C", "visitante": "D"},
    {"id": 6, "ronda": "Semifinales", "local": {"puesto": 1, "grupo": "Grupo B"},
     "visitante": {"puesto": 3, "grupos": ["Grupo A", "Grupo B"]}}
    """)

  @Test func areReadAfterTheMatchesThatTheyWaitForAndKeepTheirPlaceInTheList() throws {
    let torneo = try Tienda.lee(Self.copa).torneo
    #expect(torneo.partidos.map(\.id) == [7, 1, 5, 2, 6])
    #expect(
      torneo.partidos.map { "\($0.partido.local.nombre) – \($0.partido.visitante.nombre)" } == [
        "A – Ganador del partido 6", "A – B", "A – D", "C – D",
        "1.º del Grupo B – 3.º de los grupos A/B",
      ])
    #expect(torneo.partidos[2].partido.local === torneo.equipos[0])
  }

  @Test(arguments: 1...4)
  func areTheSameReadInParts(partes: Int) async throws {
    let entero = try Tienda.lee(Self.copa)
    let leido = try await LectorDelTorneo(file: "torneo.json")
      .lee(Array(Self.copa.utf8), partes: partes)
    #expect(leido.huellas == entero.huellas)
    let escritor = EscritorDelTorneo()
    #expect(escritor.bytes(de: leido.torneo) == escritor.bytes(de: entero.torneo))
  }

  @Test func areWrittenAsTheyWereAndNotAsWhoCame() throws {
    let leido = try Tienda.lee(Self.copa)
    let escritor = EscritorDelTorneo()
    let texto = String(decoding: escritor.bytes(de: leido.torneo), as: UTF8.self)
    #expect(
      try Tienda.lee(texto).torneo.partidos.map(\.partido.plazas)
        == leido.torneo.partidos.map(\.partido.plazas))
    #expect(texto.contains(#""ganador": 5"#))
    var cambiado = leido.torneo
    cambiado.partidos[0].partido.campo = "Mestalla"
    let sobre = String(decoding: escritor.bytes(de: cambiado, sobre: leido), as: UTF8.self)
    #expect(sobre.contains(#""local": {"ganador": 5}"#) && sobre.contains("Mestalla"))
  }

  @Test func aResultThatComesChangesThePageOfWhoWaitedForIt() throws {
    let antes = try Tienda.lee(Self.copa)
    let despues = try Tienda.lee(
      Self.copa.replacing(
        #""local": "C", "visitante": "D"}"#,
        with: #""local": "C", "visitante": "D", "resultado": {"local": 1, "visitante": 0}}"#))
    // The final itself did not change: who waits for it still does.
    #expect(antes.huellas[0] == despues.huellas[0])
    #expect(antes.huellas[4] != despues.huellas[4])
    #expect(despues.torneo.partidos[4].partido.local.nombre == "C")
  }

  static let rotas: [Roto] = [
    Roto(
      "a match that is not there",
      tienda(#"{"id": 1, "ronda": "F", "local": {"ganador": ‸9}, "visitante": "A"}"#),
      "no hay ningún partido 9", ayuda: "escriba el número de un partido del torneo",
      contexto: ["partido 1, Ganador del partido 9 – A"]),
    Roto(
      "a table that is not there",
      tienda(
        #"""
        {"id": 2, "grupo": "Grupo A", "local": "A", "visitante": "B"},
        {"id": 1, "ronda": "F", "local": {"puesto": 1, "grupo": ‸"Grupo a"}, "visitante": "A"}
        """#),
      "no hay ninguna clasificación «Grupo a»", ayuda: "¿quiso decir «Grupo A»?",
      contexto: ["partido 1, 1.º del Grupo a – A"]),
    Roto(
      "a group among several that is not there",
      tienda(
        #"""
        {"id": 2, "grupo": "Grupo A", "local": "A", "visitante": "B"},
        {"id": 1, "ronda": "F", "local": {"puesto": 3, "grupos": ["Grupo A", ‸"Z"]}, "visitante": "A"}
        """#),
      "no hay ninguna clasificación «Z»",
      contexto: ["partido 1, 3.º de los grupos A/Z – A"]),
    Roto(
      "nothing to wait for", tienda(#"{"id": 1, "local": ‸{}, "visitante": "A"}"#),
      "no se entiende quién jugará: se espera el ganador o el perdedor de un partido, o el puesto de "
        + "un grupo",
      ayuda:
        #"por ejemplo {"ganador": 57}, {"puesto": 1, "grupo": "Grupo A"} o {"puesto": 3, "grupos": ["Grupo A", "Grupo B"]}"#,
      contexto: ["partido 1, ? – A"]),
    Roto(
      "a match that waits for itself",
      tienda(#"‸{"id": 1, "ronda": "F", "local": {"ganador": 1}, "visitante": "A"}"#),
      "el partido 1 se espera a sí mismo: nadie podría jugarlo",
      ayuda: "escriba en alguno el nombre del equipo en lugar de la plaza",
      contexto: ["partido 1, Ganador del partido 1 – A"]),
    Roto(
      "a circle",
      tienda(
        #"""
        ‸{"id": 1, "ronda": "F", "local": {"ganador": 3}, "visitante": "A"},
        {"id": 2, "ronda": "F", "local": {"ganador": 1}, "visitante": "B"},
        {"id": 3, "ronda": "F", "local": {"perdedor": 2}, "visitante": "C"}
        """#),
      "los partidos 1, 2, 3 se esperan unos a otros: nadie podría jugar el primero",
      ayuda: "escriba en alguno el nombre del equipo en lugar de la plaza",
      contexto: ["partido 1, Ganador del partido 3 – A"]),
    Roto(
      "a group that waits for its own place",
      tienda(
        #"‸{"id": 1, "grupo": "G", "local": {"puesto": 1, "grupo": "G"}, "visitante": "A"}"#),
      "el partido 1 se espera a sí mismo: nadie podría jugarlo",
      ayuda: "escriba en alguno el nombre del equipo en lugar de la plaza",
      contexto: ["partido 1, 1.º del G – A"]),
    Roto(
      "a result before anybody knows who plays",
      tienda(
        #"""
        {"id": 1, "ronda": "S", "local": "A", "visitante": "B"},
        {"id": 2, "ronda": "F", "local": {"ganador": 1}, "visitante": "C", "resultado": ‸{"local": 1, "visitante": 0}}
        """#),
      "el partido tiene marcador y aún no se sabe quién juega",
      ayuda:
        "escriba el nombre del equipo en lugar de la plaza, o complete los partidos que la deciden",
      contexto: ["partido 2, Ganador del partido 1 – C"]),
  ]

  @Test("are told with their place when nobody can have them", arguments: rotas)
  func broken(_ roto: Roto) {
    #expect(Roto.lineas(Tienda.problemas(roto.tienda)) == roto.esperado(.error))
  }

  @Test func aLongChainIsRefusedAndNotFollowed() {
    let partidos = (1...200).map {
      #"{"id": \#($0), "ronda": "R", "local": "A", "visitante": \#($0 == 1 ? #""B""# : #"{"ganador": \#($0 - 1)}"#)}"#
    }
    let problemas = Tienda.problemas(Self.tienda(partidos.joined(separator: ",\n")))
    #expect(
      problemas.filter { $0.severity == .error }.map(\.message.es) == [
        "hay más de 20 partidos que se esperan uno tras otro"
      ])
  }

  static let dudosas: [Roto] = [
    Roto(
      "a place that the group does not have",
      tienda(
        #"""
        {"id": 2, "grupo": "Grupo A", "local": "A", "visitante": "B"},
        {"id": 1, "ronda": "F", "local": {"puesto": ‸9, "grupo": "Grupo A"}, "visitante": "C"}
        """#),
      "«puesto»: no hay puesto 9, la clasificación tiene 2 equipos",
      ayuda: "escriba un puesto del 1 al 2", contexto: ["partido 1, 9.º del Grupo A – C"]),
    Roto(
      "a place of several groups that none has",
      tienda(
        #"""
        {"id": 2, "grupo": "Grupo A", "local": "A", "visitante": "B"},
        {"id": 1, "ronda": "F", "local": "C", "visitante": {"puesto": ‸3, "grupos": ["Grupo A"]}}
        """#),
      "«puesto»: no hay puesto 3, la clasificación tiene 2 equipos",
      ayuda: "escriba un puesto del 1 al 2",
      contexto: ["partido 1, C – 3.º de los grupos A"]),
    Roto(
      "a level semi-final without a shoot-out",
      tienda(
        #"""
        ‸{"id": 1, "ronda": "Semifinales", "local": "A", "visitante": "B", "resultado": {"local": 1, "visitante": 1}},
        {"id": 2, "ronda": "Final", "local": {"ganador": 1}, "visitante": "C"}
        """#),
      "el partido acabó en empate y nada dice quién pasa",
      ayuda: "escriba «tanda» en el resultado, o añada el partido de vuelta o de desempate",
      contexto: ["partido 1, A – B"]),
    Roto(
      "two level matches without a shoot-out",
      tienda(
        #"""
        {"id": 1, "ronda": "Semifinales", "local": "A", "visitante": "B", "resultado": {"local": 1, "visitante": 1}},
        ‸{"id": 2, "ronda": "Semifinales", "local": "B", "visitante": "A", "resultado": {"local": 1, "visitante": 1}}
        """#),
      "la eliminatoria acabó en empate y nada dice quién pasa",
      ayuda: "escriba «tanda» en el resultado de la vuelta", contexto: ["partido 2, B – A"]),
  ]

  @Test("are warned about where nobody can come of them", arguments: dudosas)
  func doubtful(roto: Roto) {
    #expect(Roto.lineas(Tienda.problemas(roto.tienda)) == roto.esperado(.warning))
  }

  @Test(
    "nothing is said of a level match that something decides",
    arguments: [
      // A replay, a shoot-out, goals away.
      #"""
      {"id": 1, "ronda": "F", "fecha": "2026-05-01", "local": "A", "visitante": "B", "resultado": {"local": 1, "visitante": 1}},
      {"id": 2, "ronda": "F", "fecha": "2026-05-08", "local": "A", "visitante": "B", "resultado": {"local": 2, "visitante": 1}}
      """#,
      #"""
      {"id": 1, "ronda": "F", "local": "A", "visitante": "B", "resultado": {"local": 1, "visitante": 1, "tanda": {"local": 5, "visitante": 4}}}
      """#,
      #"""
      {"id": 1, "ronda": "F", "local": "A", "visitante": "B", "resultado": {"local": 1, "visitante": 1}},
      {"id": 2, "ronda": "F", "local": "B", "visitante": "A", "resultado": {"local": 0, "visitante": 0}}
      """#,
    ])
  func decided(_ partidos: String) {
    #expect(Tienda.problemas(Self.tienda(partidos)).isEmpty)
  }

  @Test("goals away decide no tie where the rules say so")
  func goalsAway() throws {
    let partidos = #"""
      {"id": 1, "ronda": "F", "local": "A", "visitante": "B", "resultado": {"local": 1, "visitante": 1}},
      {"id": 2, "ronda": "F", "local": "B", "visitante": "A", "resultado": {"local": 0, "visitante": 0}}
      """#
    let con = Self.tienda(partidos)
    #expect(
      try Tienda.lee(con).torneo.rondasEliminatorias().first?.eliminatorias.first?.ganador?.nombre
        == "B")
    let sin = con.replacing(
      "\"equipos\": [", with: "\"reglas\": {\"golesFuera\": false}, \"equipos\": [")
    let leido = try Tienda.lee(sin)
    #expect(
      leido.torneo.rondasEliminatorias().first?.eliminatorias.first?.ganador == nil)
    #expect(
      Tienda.problemas(sin).map(\.message.es)
        == ["la eliminatoria acabó en empate y nada dice quién pasa"])
  }
}
