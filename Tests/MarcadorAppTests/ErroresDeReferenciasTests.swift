import Diagnostics
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("What does not fit together in a store stops the reading")
struct ErroresDeReferenciasTests {
  static let partido = "partido 12, Rayo FC – Toros"

  /// Rayo FC plays the Apertura, and the Clausura in group A.
  private static func conSancion(_ miembros: String) -> String {
    """
    {"sanciones": [‸{"equipo": "Rayo FC", "puntos": -1, \(miembros)}],
    "equipos": [{"nombre": "Rayo FC"}, {"nombre": "Toros"}], "partidos": [
    {"id": 1, "local": "Rayo FC", "visitante": "Toros", "fase": "Apertura"},
    {"id": 2, "local": "Rayo FC", "visitante": "Toros", "fase": "Clausura", "grupo": "A"}]}
    """
  }

  static let equipos: [Roto] = [
    Roto(
      "a team twice", Tienda.conEquipos("{\"nombre\": ‡\"Rayo FC\"}, {\"nombre\": ‸\"Rayo FC\"}"),
      "el equipo «Rayo FC» está dos veces", ayuda: "deje una y quite la otra",
      contexto: ["equipo «Rayo FC»"]),
    Roto(
      "two spellings of one é",
      Tienda.conEquipos("{\"nombre\": ‡\"Pe\u{F1}arol\"}, {\"nombre\": ‸\"Pen\u{303}arol\"}"),
      "el equipo «Peñarol» está dos veces", ayuda: "deje una y quite la otra",
      contexto: ["equipo «Pen\u{303}arol»"]),
    Roto(
      "names that differ in capitals and accents",
      Tienda.conEquipos("{\"nombre\": ‡\"Atletico\"}, {\"nombre\": ‸\"ATLÉTICO\"}"),
      "el nombre del equipo «ATLÉTICO» solo se distingue de «Atletico» en mayúsculas, acentos o "
        + "espacios", ayuda: "deje una y quite la otra",
      contexto: ["equipo «ATLÉTICO»"]),
    Roto(
      "a finished match of which nobody knows how it ended",
      Tienda.conPartido("\"estado\": ‸\"finalizado\""),
      "el partido está «finalizado» y no tiene resultado ni goles",
      ayuda: "escriba «resultado», o «eventos» vacío si acabó 0-0", contexto: [partido]),
    Roto(
      "an awarded match without the score",
      Tienda.conPartido("\"estado\": ‸\"adjudicado\", \"eventos\": []"),
      "el partido está «adjudicado» y no tiene resultado ni goles",
      ayuda: "escriba «resultado» con el que se adjudicó", contexto: [partido]),
    Roto(
      "a sanction of a team in two tables", conSancion("\"motivo\": \"x\""),
      "«Rayo FC» está en varias tablas y la sanción no dice en cuál se aplica",
      ayuda: "puede ser: \"fase\": \"Apertura\"; \"fase\": \"Clausura\", \"grupo\": \"A\""),
    Roto(
      "a sanction of a group that is none", conSancion("\"grupo\": \"Gripo A\""),
      "«Rayo FC» no está en la tabla de la que es la sanción",
      ayuda: "puede ser: \"fase\": \"Apertura\"; \"fase\": \"Clausura\", \"grupo\": \"A\""),
    Roto(
      "a match of an unknown team",
      Tienda.conPartidos("{\"id\": 1, \"local\": ‸\"Rayo\", \"visitante\": \"Toros\"}"),
      "no hay ningún equipo «Rayo»", contexto: ["partido 1, Rayo – Toros"]),
    Roto(
      "a misspelt team",
      Tienda.conPartidos("{\"id\": 1, \"local\": \"Rayo FC\", \"visitante\": ‸\"Torso\"}"),
      "no hay ningún equipo «Torso»", ayuda: "¿quiso decir «Toros»?",
      contexto: ["partido 1, Rayo FC – Torso"]),
    Roto(
      "a team in capitals",
      Tienda.conPartidos("{\"id\": 1, \"local\": ‸\"RAYO F.C.\", \"visitante\": \"Toros\"}"),
      "no hay ningún equipo «RAYO F.C.»", contexto: ["partido 1, RAYO F.C. – Toros"]),
    Roto(
      "a team against itself",
      Tienda.conPartidos("{\"id\": 1, \"local\": \"Toros\", \"visitante\": ‸\"Toros\"}"),
      "«Toros» juega contra sí mismo", ayuda: "escriba dos equipos distintos",
      contexto: ["partido 1, Toros – Toros"]),
    Roto(
      "a match without sides", Tienda.conPartidos("‸{\"id\": 1, \"visitante\": \"Toros\"}"),
      "falta «local»", contexto: ["partido 1, ? – Toros"]),
    Roto(
      "a match twice",
      Tienda.conPartidos(
        """
        {"id": ‡12, "local": "Rayo FC", "visitante": "Toros"},
        {"id": ‸12, "local": "Toros", "visitante": "Lobos"}
        """),
      "el partido 12 está dos veces", ayuda: "deje una y quite la otra",
      contexto: ["partido 12, Toros – Lobos"]),
  ]

  static let eventos: [Roto] = [
    evento(
      "a goal for a team that does not play",
      "{\"tipo\": \"gol\", \"minuto\": 34, \"jugador\": \"Ana\", \"equipo\": ‸\"Lobos\"}",
      "«Lobos» no juega este partido: lo juegan «Rayo FC» y «Toros»", "gol del 34'"),
    evento(
      "an unknown kind of event", "{\"tipo\": ‸\"goll\", \"minuto\": 34}",
      "«goll» no es un valor de «tipo»", "goll del 34'", ayuda: "¿quiso decir «gol»?"),
    evento(
      "an unknown colour",
      "{\"tipo\": \"tarjeta\", \"minuto\": 34, \"jugador\": \"Ana\", \"equipo\": \"Rayo FC\", "
        + "\"color\": ‸\"verde\"}",
      "«verde» no es un valor de «color»", "tarjeta del 34'",
      ayuda: "puede ser: amarilla, dobleAmarilla, roja"),
    evento(
      "a goal without a minute",
      "‸{\"tipo\": \"gol\", \"jugador\": \"Ana\", \"equipo\": \"Rayo FC\"}", "falta «minuto»",
      "gol"),
    evento(
      "a substitution without who goes off",
      "‸{\"tipo\": \"cambio\", \"minuto\": \"45+2\", \"entra\": \"Ana\", \"equipo\": \"Rayo FC\"}",
      "falta «sale»", "cambio del 45+2'"),
    evento(
      "an event that is a number", "‸7", "«evento»: se esperaba un objeto y hay un número", "evento"
    ),
  ]

  static func evento(
    _ nombre: String, _ evento: String, _ mensaje: String, _ asunto: String, ayuda: String? = nil
  ) -> Roto {
    Roto(
      nombre, Tienda.conEventos(evento), mensaje, ayuda: ayuda,
      contexto: ["\(partido), \(asunto)"])
  }

  @Test("with both places and what was probably meant", arguments: equipos + eventos)
  func referencia(_ caso: Roto) {
    #expect(Roto.lineas(Tienda.problemas(caso.tienda)) == caso.esperado(.error))
  }

  @Test("unless two players of one name are told apart by number")
  func tocayos() throws {
    let texto = """
      {"equipos": [
        {"nombre": "Rayo FC", "plantilla": [
          {"nombre": "Ana", "dorsal": 9}, {"nombre": "Ana", "dorsal": 7}]},
        {"nombre": "Toros"}],
      "partidos": [{"id": 1, "local": "Rayo FC", "visitante": "Toros", "eventos": [
        {"tipo": "gol", "minuto": 3, "jugador": "Ana", "dorsal": 7, "equipo": "Rayo FC",
         "asistencia": {"nombre": "Ana", "dorsal": 9}}]}]}
      """
    guard
      case .gol(_, let jugador, _, _, let asistencia)? =
        try Tienda.lee(texto).torneo.partidos.first?.partido.eventos.first
    else {
      Issue.record("no goal")
      return
    }
    #expect(jugador.dorsal == 7)
    #expect(asistencia?.dorsal == 9)
  }

  @Test(
    "such as a name that two players have, wherever it is", arguments: ["jugador", "asistencia"])
  func ambiguo(_ clave: String) {
    let otra = clave == "jugador" ? "" : "\"jugador\": \"Eva\", "
    let texto = Marked(
      """
      {"equipos": [
        {"nombre": "Rayo FC", "plantilla": [
          {"nombre": "Ana", "dorsal": 9}, {"nombre": "Ana", "dorsal": 7}, {"nombre": "Eva"}]},
        {"nombre": "Toros"}],
      "partidos": [{"id": 1, "local": "Rayo FC", "visitante": "Toros", "eventos": [
        {"tipo": "gol", "minuto": 3, \(otra)"\(clave)": ‸"Ana", "equipo": "Rayo FC"}]}]}
      """)
    let problema = Tienda.problemas(texto.text).first
    #expect(problema?.message.es == "hay más de un «Ana» en la plantilla")
    #expect(problema?.location?.column == texto.column)
    #expect(
      problema?.help?.es
        == (clave == "jugador"
          ? "añada su «dorsal» al evento"
          : "escríbalo como { \"nombre\": \"Ana\", \"dorsal\": … }"))
  }
}
