import Diagnostics
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("What is possible but probably a mistake is told, and the store is read")
struct AvisosDelTorneoTests {
  static let partido = "partido 12, Rayo FC – Toros"

  static let casos: [Roto] = [
    evento(
      "a goal by nobody of the match",
      "{\"tipo\": \"gol\", \"minuto\": 34, \"jugador\": ‸\"Zoe\", \"equipo\": \"Rayo FC\"}",
      "«Zoe» no está en la plantilla de «Rayo FC»", "gol del 34'", ayuda: "añádalo a la plantilla"),
    evento(
      "a misspelt player",
      "{\"tipo\": \"gol\", \"minuto\": 34, \"jugador\": ‸\"Lius\", \"equipo\": \"Rayo FC\"}",
      "«Lius» no está en la plantilla de «Rayo FC»", "gol del 34'", ayuda: "¿quiso decir «Luis»?"),
    evento(
      "a goal by a player of the other side",
      "{\"tipo\": \"gol\", \"minuto\": 34, \"jugador\": ‸\"Leo\", \"equipo\": \"Rayo FC\"}",
      "«Leo» no está en la plantilla de «Rayo FC»", "gol del 34'",
      ayuda:
        "está en la de «Toros»: corrija «equipo», o escriba modo «propia» si fue en propia meta"
    ),
    evento(
      "an own goal given to the scorer's side",
      "{\"tipo\": \"gol\", \"minuto\": 34, \"jugador\": ‸\"Ana\", \"equipo\": \"Rayo FC\", "
        + "\"modo\": \"propia\"}",
      "gol en propia meta de «Ana» apuntado a su propio equipo, «Rayo FC»", "gol del 34'",
      ayuda: "en «equipo» va el equipo al que le cuenta el gol"),
    evento(
      "time added where no half ends",
      "{\"tipo\": \"gol\", \"minuto\": ‸\"46+2\", \"jugador\": \"Ana\", \"equipo\": \"Rayo FC\"}",
      "el minuto 46+2 tiene tiempo añadido y en el 46 no acaba ninguna parte", "gol del 46+2'",
      ayuda: "escriba el minuto sin añadir nada, o el final de la parte: «45+2», «90+3»"),
    evento(
      "the same goal twice",
      """
      {"tipo": "gol", "minuto": 34, "jugador": "Ana", "equipo": "Rayo FC"}, ‸{"tipo": "gol", \
      "minuto": 34, "jugador": "Ana", "equipo": "Rayo FC"}
      """,
      "otro gol de «Ana» en el mismo minuto, 34'", "gol del 34'",
      ayuda: "si se escribió dos veces, quite uno"),
    evento(
      "a third yellow", "\(tarjeta("amarilla", 5)), ‸\(tarjeta("amarilla", 9))",
      "otra amarilla de «Ana» en el mismo partido", "tarjeta del 9'",
      ayuda: "escriba la segunda con color «dobleAmarilla»"),
    evento(
      "a second yellow without a first", "‸\(tarjeta("dobleAmarilla", 9))",
      "doble amarilla de «Ana», sin otra antes en el partido", "tarjeta del 9'",
      ayuda: "escriba también la primera, con color «amarilla»; la expulsión directa es «roja»"),
    Roto(
      "two players whose names differ in an accent",
      """
      {"equipos": [{"nombre": "A", "plantilla": [{"nombre": ‡"Jose"}, {"nombre": ‸"José"}]}],
      "partidos": []}
      """, "«José» y «Jose» pueden ser la misma persona de la plantilla",
      ayuda: "si lo son, deje una y quite la otra; si son dos, un dorsal a cada una lo dice",
      contexto: ["equipo «A»"]),
    evento(
      "a yellow after a red", "\(tarjeta("roja", 5)), ‸\(tarjeta("amarilla", 9))",
      "«Ana» interviene después de ser expulsado", "tarjeta del 9'"),
    evento(
      "a goal after being sent off",
      "\(tarjeta("roja", 5)), ‸{\"tipo\": \"gol\", \"minuto\": 6, \"jugador\": \"Ana\", "
        + "\"equipo\": \"Rayo FC\"}",
      "«Ana» interviene después de ser expulsado", "gol del 6'"),
    evento(
      "a card for a player of the other side",
      "{\"tipo\": \"tarjeta\", \"minuto\": 34, \"jugador\": ‸\"Leo\", \"equipo\": \"Rayo FC\", "
        + "\"color\": \"roja\"}",
      "«Leo» no está en la plantilla de «Rayo FC»", "tarjeta del 34'",
      ayuda: "está en la de «Toros»: corrija el equipo o el nombre"),
    evento(
      "a card for two",
      "{\"tipo\": \"tarjeta\", \"minuto\": 34, \"jugador\": ‸\"Ana\", \"equipo\": \"Rayo FC\", "
        + "\"color\": \"roja\", \"oficial\": \"Rosa\"}",
      "la tarjeta es a la vez de «Ana» y de «Rosa», del banquillo", "tarjeta del 34'",
      ayuda: "cuenta como tarjeta al banquillo; deje solo «jugador» o solo «oficial»"),
    evento(
      "a player who comes on for themselves",
      "‸{\"tipo\": \"cambio\", \"minuto\": 34, \"sale\": \"Ana\", \"entra\": \"Ana\", "
        + "\"equipo\": \"Rayo FC\"}",
      "«Ana» entra y sale en el mismo cambio", "cambio del 34'"),
    evento(
      "an assist to oneself",
      "{\"tipo\": \"gol\", \"minuto\": 34, \"jugador\": \"Ana\", \"equipo\": \"Rayo FC\", "
        + "\"asistencia\": ‸\"Ana\"}",
      "«Ana» se da a sí mismo la asistencia", "gol del 34'"),
    evento(
      "an assist to an own goal",
      "{\"tipo\": \"gol\", \"minuto\": 34, \"jugador\": \"Leo\", \"equipo\": \"Rayo FC\", "
        + "\"modo\": \"propia\", \"asistencia\": ‸\"Ana\"}",
      "un gol en propia meta no tiene asistencia", "gol del 34'"),
    Roto(
      "a player twice in a line-up",
      Tienda.conPartido(
        "\"alineaciones\": {\"local\": {\"titulares\": [‡\"Ana\", \"Luis\"], "
          + "\"suplentes\": [‸\"Ana\"]}}"),
      "«Ana» está dos veces en la alineación", contexto: [partido]),
    Roto(
      "twelve starters",
      Tienda.conPartido(
        "\"alineaciones\": {\"local\": {\"titulares\": ‸["
          + (1...12).map { "{\"nombre\": \"J\($0)\"}" }.joined(separator: ", ") + "]}}"
      ).replacing(
        "\"nombre\": \"Rayo FC\", \"plantilla\": [{\"nombre\": \"Ana\", \"dorsal\": 9}, {\"nombre\": \"Luis\"}]",
        with: "\"nombre\": \"Rayo FC\""),
      "hay 12 titulares", contexto: [partido]),
    Roto(
      "a captain who does not play",
      Tienda.conPartido(
        "\"alineaciones\": {\"local\": {\"titulares\": [\"Ana\"], \"capitan\": ‸\"Luis\"}}"),
      "el capitán, «Luis», no está en la alineación", contexto: [partido]),
    Roto(
      "a result that its goals do not add up to",
      Tienda.conPartido(
        "\"resultado\": ‸{\"local\": 2, \"visitante\": 0}, \"eventos\": [{\"tipo\": \"gol\", "
          + "\"minuto\": 3, \"jugador\": \"Ana\", \"equipo\": \"Rayo FC\"}]"),
      "el resultado escrito es 2-0 y los goles suman 1-0",
      ayuda: "cuenta el resultado escrito; corrija uno de los dos", contexto: [partido]),
    evento(
      "a goal after being sent off, written before it",
      "‸{\"tipo\": \"gol\", \"minuto\": 80, \"jugador\": \"Ana\", \"equipo\": \"Rayo FC\"}, "
        + tarjeta("roja", 50),
      "«Ana» interviene después de ser expulsado", "gol del 80'"),
    evento(
      "somebody sent off who goes off",
      "\(tarjeta("roja", 50)), ‸{\"tipo\": \"cambio\", \"minuto\": 60, \"sale\": \"Ana\", "
        + "\"entra\": \"Luis\"}",
      "«Ana» interviene después de ser expulsado", "cambio del 60'"),
    evento(
      "a card of nobody of the match",
      "{\"tipo\": \"tarjeta\", \"minuto\": 34, \"jugador\": ‸\"Leoo\", \"color\": \"roja\"}",
      "«Leoo» no está en la plantilla de «Rayo FC» ni en la de «Toros»", "tarjeta del 34'",
      ayuda: "¿quiso decir «Leo»?"),
    Roto(
      "a match with an empty list of events and nothing else",
      Tienda.conPartido("\"eventos\": ‸[]"),
      "no se sabe si el partido acabó 0-0 o está por jugar: se toma como por jugar",
      ayuda: "escriba su «estado», «finalizado» o «programado», o quite «eventos»",
      contexto: [partido]),
    Roto(
      "a sanction of a team that is in no table",
      """
      {"sanciones": [‸{"equipo": "A", "puntos": -1}],
      "equipos": [{"nombre": "A"}, {"nombre": "B"}, {"nombre": "C"}], "partidos": [
      {"id": 1, "local": "B", "visitante": "C", "grupo": "A"}]}
      """, "«A» no está en ninguna tabla: la sanción no se aplica",
      ayuda:
        "mire qué equipos tiene cada tabla con «marcador standings», y escriba su fase o su grupo"),
    Roto(
      "more goals at half time than at the end",
      Tienda.conPartido(
        "\"resultado\": ‸{\"local\": 2, \"visitante\": 0, "
          + "\"descanso\": {\"local\": 1, \"visitante\": 1}}"),
      "al descanso iban 1-1 y acabaron 2-0", contexto: [partido]),
    Roto(
      "more goals after 90 minutes than at the end",
      Tienda.conPartido(
        "\"resultado\": ‸{\"local\": 2, \"visitante\": 0, "
          + "\"reglamentario\": {\"local\": 3, \"visitante\": 0}}"),
      "a los 90 minutos iban 3-0 y acabaron 2-0", contexto: [partido]),
    Roto(
      "a shoot-out without a winner",
      Tienda.conPartido(
        "\"resultado\": ‸{\"local\": 2, \"visitante\": 2, "
          + "\"tanda\": {\"local\": 3, \"visitante\": 3}}"),
      "la tanda de penaltis acabó en empate (3-3)", contexto: [partido]),
    Roto(
      "goals of a match that was not played",
      Tienda.conPartido(
        "\"estado\": ‸\"aplazado\", \"resultado\": {\"local\": 2, \"visitante\": 0}"),
      "el partido tiene goles, eventos o resultado y su estado es «aplazado»: no se cuentan",
      contexto: [partido]),
    Roto(
      "an hour of no zone", Tienda.conPartido("\"fecha\": ‸\"2026-09-05T18:00\""),
      "la hora de «2026-09-05T18:00:00» no dice de qué zona es",
      ayuda: "escriba «zonaHoraria» en el torneo, o la diferencia con UTC en la fecha (+02:00)",
      contexto: [partido]),
    Roto(
      "hours of no zone, once for all of them",
      Tienda.conPartidos(
        """
        {"id": 1, "local": "Rayo FC", "visitante": "Toros", "fecha": "2026-09-04T18:00Z"},
        {"id": 2, "local": "Lobos", "visitante": "Toros", "fecha": ‸"2026-09-05T18:00"},
        {"id": 3, "local": "Lobos", "visitante": "Toros", "fecha": "2026-09-06T18:00"},
        {"id": 4, "local": "Lobos", "visitante": "Toros", "fecha": "2026-09-07"},
        {"id": 5, "local": "Lobos", "visitante": "Toros", "fecha": "2026-09-08T18:00"}
        """),
      "la hora de «2026-09-05T18:00:00» no dice de qué zona es; hay otras 2 así",
      ayuda: "escriba «zonaHoraria» en el torneo, o la diferencia con UTC en la fecha (+02:00)",
      contexto: ["partido 2, Lobos – Toros"]),
    Roto(
      "an hour that clocks go past",
      """
      {"zonaHoraria": "Europe/Madrid", "equipos": [{"nombre": "Rayo FC"}, {"nombre": "Toros"}],
      "partidos": [{"id": 12, "local": "Rayo FC", "visitante": "Toros",
      "fecha": ‸"2026-03-29T02:30"}]}
      """,
      "la hora de «2026-03-29T02:30:00» no existe: esa noche se adelantan los relojes",
      ayuda: "corrija la hora o el día", contexto: [partido]),
    Roto(
      "an hour that comes twice",
      """
      {"zonaHoraria": "Europe/Madrid", "equipos": [{"nombre": "Rayo FC"}, {"nombre": "Toros"}],
      "partidos": [{"id": 12, "local": "Rayo FC", "visitante": "Toros",
      "fecha": ‸"2026-10-25T02:30"}]}
      """,
      "la hora de «2026-10-25T02:30:00» llega dos veces: esa noche se atrasan los relojes, y se toma la "
        + "primera",
      ayuda: "si es la otra, dígalo con la diferencia con UTC, como «+01:00»", contexto: [partido]),
    Roto(
      "a match that is written twice",
      """
      {"equipos": [{"nombre": "Rayo"}, {"nombre": "Toros"}], "partidos": [
      {"id": ‡1, "jornada": 3, "fecha": "2026-09-05", "local": "Rayo", "visitante": "Toros"},
      {"id": 2, "jornada": 4, "fecha": "2026-09-04", "local": "Rayo", "visitante": "Toros"},
      {"id": 3, "jornada": 3, "fecha": "2026-09-03", "local": "Toros", "visitante": "Rayo"},
      {"id": 4, "jornada": 3, "fecha": "2026-09-05", "local": "Rayo", "visitante": "Toros", "estado": "aplazado"},
      {"id": ‸5, "jornada": 3, "fecha": "2026-09-05", "local": "Rayo", "visitante": "Toros"},
      {"id": 6, "jornada": 3, "fecha": "2026-09-06", "local": "Rayo", "visitante": "Toros"}]}
      """,
      "es el mismo partido que el 1: los mismos equipos, fecha, jornada y ronda",
      ayuda: "si sobra uno, quítelo con «marcador match remove», o con «match annul» si se jugó",
      contexto: ["partido 5, Rayo – Toros"]),
    Roto(
      "a match of places that is written twice, and others of the same day",
      """
      {"equipos": [{"nombre": "Rayo"}, {"nombre": "Toros"}], "partidos": [
      {"id": 1, "grupo": "Grupo A", "jornada": 1, "local": "Rayo", "visitante": "Toros"},
      {"id": ‡2, "ronda": "Semifinales", "fecha": "2026-09-05", "local": {"puesto": 1, "grupo": "Grupo A"}, "visitante": {"puesto": 2, "grupo": "Grupo A"}},
      {"id": 3, "ronda": "Semifinales", "fecha": "2026-09-05", "local": {"puesto": 2, "grupo": "Grupo A"}, "visitante": {"puesto": 1, "grupo": "Grupo A"}},
      {"id": ‸4, "ronda": "Semifinales", "fecha": "2026-09-05", "local": {"puesto": 1, "grupo": "Grupo A"}, "visitante": {"puesto": 2, "grupo": "Grupo A"}}]}
      """,
      "es el mismo partido que el 2: los mismos equipos, fecha, jornada y ronda",
      ayuda: "si sobra uno, quítelo con «marcador match remove», o con «match annul» si se jugó",
      contexto: ["partido 4, 1.º del Grupo A – 2.º del Grupo A"]),
    Roto(
      "a team at two grounds at once",
      Tienda.conPartidos(
        """
        {"id": ‡1, "local": "Rayo FC", "visitante": "Toros", "fecha": "2026-09-05T18:00:00Z"},
        {"id": ‸2, "local": "Lobos", "visitante": "Toros", "fecha": "2026-09-05T20:00:00+02:00"}
        """),
      "«Toros» juega a la misma hora el partido 1",
      contexto: ["partido 2, Lobos – Toros"]),
    Roto(
      "two teams that meet twice on a day, with home and away exchanged",
      Tienda.conPartidos(
        """
        {"id": ‡1, "local": "Rayo FC", "visitante": "Toros", "fecha": "2026-09-05"},
        {"id": ‸2, "local": "Toros", "visitante": "Rayo FC", "fecha": "2026-09-05T20:00:00+02:00"}
        """),
      "los mismos equipos juegan ese día también el partido 1",
      ayuda: "si sobra uno, quítelo con «marcador match remove», o con «match annul» si se jugó",
      contexto: ["partido 2, Toros – Rayo FC"]),
    Roto(
      "a minute of an extra time that there was not",
      Tienda.conPartido(
        "\"eventos\": ‸[{\"tipo\": \"gol\", \"minuto\": 93, \"jugador\": \"Ana\", "
          + "\"equipo\": \"Rayo FC\"}]"),
      "el minuto 93 pasa de 90 y el partido no tiene prórroga",
      ayuda: "escriba el tiempo añadido como «90+3», o «reglamentario» en el resultado",
      contexto: [partido]),
    Roto(
      "a byte order mark", "\u{FEFF}‸{\"equipos\": [], \"partidos\": []}",
      "el fichero empieza con una marca de orden de bytes (BOM)", ayuda: "se quita al guardar"),
  ]

  static func tarjeta(_ color: String, _ minuto: Int) -> String {
    "{\"tipo\": \"tarjeta\", \"minuto\": \(minuto), \"jugador\": \"Ana\", \"equipo\": \"Rayo FC\", "
      + "\"color\": \"\(color)\"}"
  }

  static func evento(
    _ nombre: String, _ eventos: String, _ mensaje: String, _ asunto: String, ayuda: String? = nil
  ) -> Roto {
    Roto(
      nombre, Tienda.conEventos(eventos), mensaje, ayuda: ayuda,
      contexto: ["\(partido), \(asunto)"])
  }

  @Test("at its place", arguments: casos)
  func aviso(_ caso: Roto) {
    var esperado = caso
    // The mark takes no column in an editor.
    if caso.texto.hasPrefix("\u{FEFF}") { esperado.texto = String(caso.texto.dropFirst()) }
    #expect(Roto.lineas(Tienda.problemas(caso.tienda)) == esperado.esperado(.warning))
  }

  @Test("but a team without a roster says nothing about its players")
  func sinPlantilla() throws {
    let leido = try Tienda.lee(
      Tienda.conPartidos(
        """
        {"id": 1, "local": "Lobos", "visitante": "Toros", "eventos": [
          {"tipo": "gol", "minuto": 3, "jugador": "Zoe", "equipo": "Lobos"}]}
        """))
    #expect(leido.avisos.isEmpty)
    #expect(leido.torneo.partidos.first?.partido.goleadores().map(\.nombre) == ["Zoe"])
  }

  @Test("and a shoot-out after an unlevel match, or a name in two teams, only to who checks")
  func notas() throws {
    let leido = try Tienda.lee(
      """
      {"equipos": [{"nombre": "A", "plantilla": [{"nombre": "Eva"}]},
                   {"nombre": "B", "plantilla": [{"nombre": "Eva"}]}],
       "partidos": [{"id": 1, "local": "A", "visitante": "B", "resultado":
         {"local": 2, "visitante": 1, "tanda": {"local": 4, "visitante": 5}}}]}
      """)
    #expect(leido.avisos.isEmpty)
    #expect(
      leido.notas.map(\.message.es) == [
        "«Eva» está también en la plantilla de «A»",
        "hay tanda de penaltis y el partido no acabó en empate (2-1)",
      ])
    #expect(
      leido.notas.first?.context.map(\.es) == [
        "equipo «B»", "el otro está en la línea 1, columna 55",
      ])
  }

  @Test("What a finding is about is said of as many as are shown: a hostile file has thousands")
  func soloLosQueSeVen() throws {
    let claves = (1...60).map { "\"clave\($0)\": 1" }.joined(separator: ", ")
    let notas = try Tienda.lee(
      Tienda.conEventos(
        "{\(claves), \"tipo\": \"gol\", \"minuto\": 34, \"jugador\": \"Ana\", \"equipo\": \"Rayo FC\"}"
      )
    ).notas
    #expect(notas.count == 60)
    #expect(
      notas.map { $0.context.map(\.es) }
        == Array(repeating: ["\(Self.partido), gol del 34'"], count: 50)
        + Array(repeating: [], count: 10))
  }
}
