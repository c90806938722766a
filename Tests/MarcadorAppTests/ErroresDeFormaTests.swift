import Diagnostics
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("A store of the wrong shape")
struct ErroresDeFormaTests {
  static let copia =
    "recupere la copia anterior (de su copia de seguridad, o con «git checkout -- FICHERO» si lo "
    + "guarda con git)"

  static let formas: [Roto] = [
    Roto("nothing", "‸", "vacío: no hay nada escrito", ayuda: copia),
    Roto("only white space", "‸ \n\n ", "vacío: no hay nada escrito", ayuda: copia),
    Roto("a list", "‸[]", "se esperaba un objeto y hay una lista"),
    Roto("null", "‸null", "se esperaba un objeto y hay null"),
    Roto("a number", "‸7", "se esperaba un objeto y hay un número"),
    Roto("a text", "‸\"x\"", "se esperaba un objeto y hay un texto"),
    Roto(
      "teams as an object", "{\"equipos\": ‸{}, \"partidos\": []}",
      "«equipos»: se esperaba una lista y hay un objeto"),
    Roto(
      "teams as a text", "{\"equipos\": ‸\"\", \"partidos\": []}",
      "«equipos»: se esperaba una lista y hay un texto"),
    Roto(
      "teams as null", "{\"equipos\": ‸null, \"partidos\": []}",
      "«equipos»: se esperaba una lista y hay null"),
    Roto("no teams", "‸{\"partidos\": []}", "falta «equipos»"),
    Roto("no matches", "‸{\"equipos\": []}", "falta «partidos»"),
    Roto(
      "a key twice", "{‡\"equipos\": [], \"partidos\": [], ‸\"equipos\": []}",
      "la clave «equipos» está dos veces en el mismo objeto", ayuda: "deje una y quite la otra"),
    Roto(
      "a newer format", "{\"version\": ‸2, \"equipos\": 7, \"partidos\": [1]}",
      "hecho con una versión más nueva de Marcador (formato 2)", ayuda: "actualice Marcador"),
    Roto(
      "a much newer format", "{\"version\": ‸2000000, \"equipos\": []}",
      "hecho con una versión más nueva de Marcador (formato 2000000)", ayuda: "actualice Marcador"),
    Roto(
      "an unknown rule set",
      "{\"reglas\": {\"desempate\": ‸\"premir\"}, \"equipos\": [], \"partidos\": []}",
      "«premir» no es un valor de «desempate»", ayuda: "¿quiso decir «premier»?"),
    Roto(
      "a rule for ties that is neither a name nor an object",
      "{\"reglas\": {\"desempate\": ‸7}, \"equipos\": [], \"partidos\": []}",
      "«desempate»: se esperaba texto o un objeto y hay un número"),
    Roto(
      "points beyond all use",
      "{\"reglas\": {\"puntos\": {\"victoria\": ‸100}}, \"equipos\": [], \"partidos\": []}",
      "«victoria»: 100 está fuera de rango (-99–99)", ayuda: "escriba un número entre -99 y 99"),
    Roto(
      "a sanction for nobody",
      "{\"sanciones\": [{\"equipo\": ‸\"Toros\", \"puntos\": -3}], \"equipos\": [], "
        + "\"partidos\": []}",
      "no hay ningún equipo «Toros»"),
    zona("Europa/Madrid", ayuda: "¿quiso decir «Europe/Madrid»?"),
    zona("Europe/madrid", ayuda: "¿quiso decir «Europe/Madrid»?"),
    zona("Madrid", ayuda: "¿quiso decir «Europe/Madrid»?"),
    zona("Buenos Aires", ayuda: "¿quiso decir «America/Argentina/Buenos_Aires»?"),
    zona("+01:00", ayuda: "escríbala como «Europe/Madrid»"),
    zona("../../etc/passwd", ayuda: "escríbala como «Europe/Madrid»"),
  ]

  static func zona(_ nombre: String, ayuda: String) -> Roto {
    Roto(
      "zone \(nombre)",
      "{\"zonaHoraria\": ‸\"\(nombre)\", \"equipos\": [], \"partidos\": []}",
      "«\(nombre)» no es una zona horaria", ayuda: ayuda)
  }

  static let nombres: [Roto] = [
    nombre("", "nombre vacío"),
    nombre("   ", "nombre vacío"),
    nombre("\u{200B}\u{AD}", "nombre vacío"),
    nombre("\u{301}", "nombre vacío"),
    nombre(
      "Ana\u{202E}", "«nombre» lleva el carácter \\u{202E}, que no se ve y altera el texto",
      ayuda: "bórrelo y escriba el texto de nuevo", jugador: "Ana\\u{202E}"),
    nombre(
      "Ana\\u0000", "«nombre» lleva el carácter \\u{0}, que no se ve y altera el texto",
      ayuda: "bórrelo y escriba el texto de nuevo", jugador: "Ana\\u{0}"),
    nombre(
      "Ana\\nEva", "«nombre» lleva el carácter \\u{A}, que no se ve y altera el texto",
      ayuda: "bórrelo y escriba el texto de nuevo", jugador: "Ana\\u{A}Eva"),
    nombre(
      String(repeating: "a", count: 61),
      "«nombre» es demasiado largo: como mucho 60 caracteres y 400 bytes",
      jugador: String(repeating: "a", count: 61).excerpt),
    nombre(
      "a" + String(repeating: "\u{301}", count: 300),
      "«nombre» es demasiado largo: como mucho 60 caracteres y 400 bytes",
      jugador: ("a" + String(repeating: "\u{301}", count: 300)).excerpt),
  ]

  /// `jugador`: how the player is told, where there is something to see of the name.
  static func nombre(
    _ nombre: String, _ mensaje: String, ayuda: String? = nil, jugador: String? = nil
  ) -> Roto {
    Roto(
      "name «\(nombre.prefix(20))»", Tienda.conJugador("{\"nombre\": ‸\"\(nombre)\"}"), mensaje,
      ayuda: ayuda, contexto: ["equipo «Rayo FC»" + (jugador.map { ", jugador «\($0)»" } ?? "")])
  }

  @Test("is refused, with the place and what was expected", arguments: formas + nombres)
  func forma(_ caso: Roto) {
    #expect(Roto.lineas(Tienda.problemas(caso.tienda)) == caso.esperado(.error))
  }

  @Test(
    "tells what a name may be: anything that somebody can read",
    arguments: [
      "null", "__proto__", "0", "NaN", "<script>alert(1)</script>", "](javascript:alert(1))", "|",
      "{{ equipo }}", "$(id)", "../../etc/passwd", "con", "中文", "عربي", "👨‍👩‍👧‍👦", "🇪🇸",
      String(repeating: "ñ", count: 60),
    ])
  func nombreBueno(_ nombre: String) throws {
    let leido = try Tienda.lee(Tienda.conJugador("{\"nombre\": \"\(nombre)\"}"))
    #expect(leido.torneo.equipos.first?.plantilla.last?.nombre == nombre)
  }

  @Test("tells names apart by what they are, not by how they are coded")
  func compuesto() throws {
    let leido = try Tienda.lee(Tienda.conJugador("{\"nombre\": \"  Pen\u{303}a \"}"))
    let nombre = leido.torneo.equipos.first?.plantilla.last?.nombre
    #expect(nombre.map { Array($0.utf8) } == Array("Pe\u{F1}a".utf8))
  }

  @Test("tells all errors in one run, in the order of the file")
  func todos() {
    let problemas = Tienda.problemas(
      """
      {"equipos": [{"nombre": "A", "plantilla": [{"nombre": "Eva", "dorsal": 0}]}, {"nombre": "B"}],
       "partidos": [
        {"id": 1, "local": "A", "visitante": "C"},
        {"id": 1, "local": "B", "visitante": "B", "jornada": 0},
        {"id": 0, "local": "B", "visitante": "A", "fecha": "hoy", "jornada": 0}],
       "sanciones": [{"equipo": "D", "puntos": 1}], "equipos": 7}
      """)
    #expect(
      problemas.map { "\($0.location?.line ?? 0) \($0.message.es)" } == [
        "1 el dorsal 0 está fuera de rango (1–99)",
        "3 no hay ningún equipo «C»",
        "4 «B» juega contra sí mismo",
        "4 la jornada 0 está fuera de rango (1–999)",
        "5 el número 0 está fuera de rango (1–999999999)",
        "5 «hoy» no es una fecha",
        "5 la jornada 0 está fuera de rango (1–999)",
        "6 no hay ningún equipo «D»",
        "6 la clave «equipos» está dos veces en el mismo objeto",
      ])
  }

  @Test("tells a limit instead of taking what no competition has")
  func limites() {
    let jugadores = Array(repeating: "{\"nombre\": \"Eva\"}", count: 501).joined(separator: ",")
    #expect(
      Tienda.problemas(Tienda.conJugador(jugadores)).map(\.message.es) == [
        "demasiados elementos en «plantilla»: el límite es 500"
      ])
    let eventos = Array(repeating: "7", count: 501).joined(separator: ",")
    #expect(
      Tienda.problemas(Tienda.conEventos(eventos)).map(\.message.es) == [
        "demasiados elementos en «eventos»: el límite es 500"
      ])
    let equipos = Array(repeating: "7", count: 20_001).joined(separator: ",")
    #expect(
      Tienda.problemas(Tienda.conEquipos(equipos)).map(\.message.es) == [
        "demasiados elementos en «equipos»: el límite es 20000"
      ])
  }

  @Test("keeps no more problems than anybody would read, and counts the rest")
  func demasiados() {
    let partidos = Array(repeating: "7", count: 12_000).joined(separator: ",\n")
    let problemas = Tienda.problemas(Tienda.conPartidos(partidos))
    #expect(problemas.count == 10_001)
    #expect(
      problemas.last?.message.es == "hay más de 10000 problemas: los demás solo se cuentan")
    #expect(problemas.reduce(0) { $0 + $1.count } == 12_000)
  }

  @Test("keeps a key that it does not know, and notes it")
  func desconocida() throws {
    let texto = Marked(
      """
      {"equipos": [{"nombre": "A", ‸"plantila": []}],
       "partidos": [], "patrocinador": "Bar Pepe"}
      """)
    let leido = try Tienda.lee(texto.text)
    #expect(leido.avisos.isEmpty)
    #expect(leido.notas.map(\.severity) == [.note, .note])
    #expect(
      leido.notas.map(\.message.es) == [
        "clave desconocida «plantila»", "clave desconocida «patrocinador»",
      ])
    #expect(
      leido.notas.map { $0.help?.es } == [
        "¿quiso decir «plantilla»?", "se conserva al guardar, sin usarla",
      ])
    #expect(leido.notas.first?.location?.column == texto.column)
  }

  @Test(
    "every zone of the world is known, whatever the machine knows",
    arguments: [
      "Europe/Madrid", "Atlantic/Canary", "UTC", "CET", "America/Argentina/Buenos_Aires",
      "Etc/GMT+1",
      "America/Port-au-Prince", "Africa/Ceuta",
    ])
  func zonas(nombre: String) throws {
    let texto = "{\"zonaHoraria\": \"\(nombre)\", \"equipos\": [], \"partidos\": []}"
    #expect(try Tienda.lee(texto).torneo.zonaHoraria == nombre)
  }
}
