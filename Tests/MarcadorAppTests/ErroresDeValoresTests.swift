import Diagnostics
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("A wrong value in a store stops the reading")
struct ErroresDeValoresTests {
  static let partido = "partido 12, Rayo FC – Toros"
  static let dorsales = "escriba un número entre 1 y 99"

  static let jugadores: [Roto] = [
    dorsal("-1", "el dorsal -1 está fuera de rango (1–99)", ayuda: dorsales),
    dorsal("0", "el dorsal 0 está fuera de rango (1–99)", ayuda: dorsales),
    dorsal("100", "el dorsal 100 está fuera de rango (1–99)", ayuda: dorsales),
    dorsal("1e9", "el dorsal 1e9 está fuera de rango (1–99)", ayuda: dorsales),
    dorsal("1e19", "el dorsal 1e19 está fuera de rango (1–99)", ayuda: dorsales),
    dorsal(
      "9223372036854775808", "el dorsal 9223372036854775808 está fuera de rango (1–99)",
      ayuda: dorsales),
    dorsal("1e400", "el dorsal 1e400 está fuera de rango (1–99)", ayuda: dorsales),
    dorsal("7.5", "el dorsal 7.5 no es un entero"),
    dorsal("\"7\"", "el dorsal 7 es texto; quite las comillas"),
    dorsal("\"siete\"", "«dorsal»: se esperaba un número y hay un texto"),
    dorsal("null", "«dorsal»: se esperaba un número y hay null"),
    dorsal("true", "«dorsal»: se esperaba un número y hay verdadero o falso"),
    dorsal("[7]", "«dorsal»: se esperaba un número y hay una lista"),
    Roto(
      "the same number twice",
      Tienda.conJugador("{\"nombre\": \"Eva\", \"dorsal\": ‸9}", antes: ("", "‡")),
      "el dorsal 9 ya lo lleva «Ana»",
      contexto: ["equipo «Rayo FC»"]),
    Roto(
      "a player twice", Tienda.conJugador("{\"nombre\": ‸\"Ana\"}", antes: ("‡", "")),
      "«Ana» está dos veces en la plantilla", ayuda: "deje una y quite la otra",
      contexto: ["equipo «Rayo FC»"]),
    Roto(
      "an invisible twin", Tienda.conJugador("{\"nombre\": ‸\"An\u{200D}a\"}", antes: ("‡", "")),
      "«An\\u{200D}a» y «Ana» son el mismo nombre en la plantilla",
      ayuda: "deje una y quite la otra",
      contexto: ["equipo «Rayo FC»"]),
    Roto(
      "a player without a name", Tienda.conJugador("‸{\"dorsal\": 7}"), "falta «nombre»",
      contexto: ["equipo «Rayo FC»"]),
    Roto(
      "a player who is a text", Tienda.conJugador("‸\"Eva\""),
      "«jugador»: se esperaba un objeto y hay un texto", contexto: ["equipo «Rayo FC»"]),
  ]

  static func dorsal(_ valor: String, _ mensaje: String, ayuda: String? = nil) -> Roto {
    Roto(
      "number \(valor)", Tienda.conJugador("{\"nombre\": \"Eva\", \"dorsal\": ‸\(valor)}"), mensaje,
      ayuda: ayuda, contexto: ["equipo «Rayo FC», jugador «Eva»"])
  }

  static let minutos: [Roto] = [
    minuto("-1", "el minuto -1 está fuera de rango (1–120)", ayuda: rangoDeMinutos),
    minuto("0", "el minuto 0 está fuera de rango (1–120)", ayuda: rangoDeMinutos),
    minuto("121", "el minuto 121 está fuera de rango (1–120)", ayuda: rangoDeMinutos),
    minuto("999", "el minuto 999 está fuera de rango (1–120)", ayuda: rangoDeMinutos),
    minuto("\"130+1\"", "el minuto 130+1 está fuera de rango (1–120)", ayuda: rangoDeMinutos),
    minuto("45.5", "el minuto 45.5 no es un entero"),
    minuto("\"45+\"", "«45+» no es un minuto", ayuda: formaDeMinuto),
    minuto("\"+2\"", "«+2» no es un minuto", ayuda: formaDeMinuto),
    minuto("\"45 + 2\"", "«45 + 2» no es un minuto", ayuda: formaDeMinuto),
    minuto("\"45+-1\"", "«45+-1» no es un minuto", ayuda: formaDeMinuto),
    minuto("\"90+2+1\"", "«90+2+1» no es un minuto", ayuda: formaDeMinuto),
    minuto("\"45＋2\"", "«45＋2» no es un minuto", ayuda: formaDeMinuto),
    minuto("\"45+99\"", "el tiempo añadido de «45+99» está fuera de rango (1–30)"),
    minuto("null", "«minuto»: se esperaba un número y hay null"),
  ]

  static let rangoDeMinutos = "escriba un número entre 1 y 120"
  static let formaDeMinuto = "escriba un número de 1 a 120, o con el tiempo añadido «45+2»"

  static func minuto(_ valor: String, _ mensaje: String, ayuda: String? = nil) -> Roto {
    let texto = valor.filter { $0 != "\"" }
    return Roto(
      "minute \(valor)",
      Tienda.conEventos(
        "{\"tipo\": \"gol\", \"minuto\": ‸\(valor), \"jugador\": \"Ana\", \"equipo\": \"Rayo FC\"}"),
      mensaje, ayuda: ayuda,
      contexto: ["\(partido), gol\(valor == "null" ? "" : " del \(texto)'")"])
  }

  static let fechas: [Roto] = [
    fecha("2026-02-30", "la fecha «2026-02-30» no existe"),
    fecha("2025-02-29", "la fecha «2025-02-29» no existe"),
    fecha("2026-13-01", "la fecha «2026-13-01» no existe"),
    fecha(
      "0000-00-00", "la fecha «0000-00-00» está fuera de los límites (años 1850–2199)"),
    fecha("9999-01-01", "la fecha «9999-01-01» está fuera de los límites (años 1850–2199)"),
    fecha("1582-10-15", "la fecha «1582-10-15» está fuera de los límites (años 1850–2199)"),
    fecha("31/12/2026", "«31/12/2026» no es una fecha", ayuda: formaDeFecha),
    fecha("2026-1-1", "«2026-1-1» no es una fecha", ayuda: formaDeFecha),
    fecha("hoy", "«hoy» no es una fecha", ayuda: formaDeFecha),
    fecha("10000-01-01", "«10000-01-01» no es una fecha", ayuda: formaDeFecha),
    fecha("2026-09-05T25:00", "la fecha «2026-09-05T25:00» no existe"),
  ]

  static let formaDeFecha = "escríbala como 2026-09-05 o 2026-09-05T18:00:00+02:00"

  static func fecha(_ valor: String, _ mensaje: String, ayuda: String? = nil) -> Roto {
    Roto(
      "date \(valor)", Tienda.conPartido("\"fecha\": ‸\"\(valor)\""), mensaje, ayuda: ayuda,
      contexto: [partido])
  }

  static let numeros: [Roto] = [
    resultado("-1", "«local»: -1 está fuera de rango (0–199)", ayuda: goles),
    resultado("3.5", "«local»: 3.5 no es un entero"),
    resultado("1000000000", "«local»: 1000000000 está fuera de rango (0–199)", ayuda: goles),
    resultado("2147483648", "«local»: 2147483648 está fuera de rango (0–199)", ayuda: goles),
    id("-1"), id("0"), id("9223372036854775808"),
    Roto(
      "a text for a number of match",
      Tienda.conPartidos("{\"id\": ‸\"l1\", \"local\": \"Rayo FC\", \"visitante\": \"Toros\"}"),
      "«id»: se esperaba un número y hay un texto", contexto: ["partido, Rayo FC – Toros"]),
    Roto(
      "a matchday of 0", Tienda.conPartido("\"jornada\": ‸0"),
      "la jornada 0 está fuera de rango (1–999)", ayuda: "escriba un número entre 1 y 999",
      contexto: [partido]),
    Roto(
      "a crowd of -1", Tienda.conPartido("\"espectadores\": ‸-1"),
      "«espectadores»: -1 está fuera de rango (0–1000000)",
      ayuda: "escriba un número entre 0 y 1000000", contexto: [partido]),
  ]

  static let goles = "escriba un número entre 0 y 199"

  static func resultado(_ valor: String, _ mensaje: String, ayuda: String? = nil) -> Roto {
    Roto(
      "\(valor) goals",
      Tienda.conPartido("\"resultado\": {\"local\": ‸\(valor), \"visitante\": 0}"),
      mensaje, ayuda: ayuda, contexto: [partido])
  }

  static func id(_ valor: String) -> Roto {
    let numero = valor == "9223372036854775808" ? "" : " \(valor)"
    return Roto(
      "match number \(valor)",
      Tienda.conPartidos("{\"id\": ‸\(valor), \"local\": \"Rayo FC\", \"visitante\": \"Toros\"}"),
      "el número \(valor) está fuera de rango (1–999999999)",
      ayuda: "escriba un número entre 1 y 999999999",
      contexto: ["partido\(numero), Rayo FC – Toros"])
  }

  @Test(
    "with its place, what is wrong and what it is about",
    arguments: jugadores + minutos + fechas + numeros)
  func valor(_ caso: Roto) {
    #expect(Roto.lineas(Tienda.problemas(caso.tienda)) == caso.esperado(.error))
  }

  @Test(
    "such as a whole number with a point or an exponent, which a form refuses too",
    arguments: ["7.0", "0.7e1", "70E-1"])
  func entero(_ escrito: String) {
    let problema = Tienda.problemas(
      Tienda.conJugador("{\"nombre\": \"Eva\", \"dorsal\": \(escrito)}")
    ).first
    #expect(problema?.message.es == "el dorsal \(escrito) lleva punto o exponente")
    #expect(problema?.help?.es == "escriba 7")
    var formulario = FormularioJugador()
    formulario.dorsal = escrito
    #expect(formulario.errorDorsal(en: []) == .noEsNumero)
  }

  @Test("but added time is a minute", arguments: ["45+2", "90+4", "120+30"])
  func anadido(_ escrito: String) throws {
    let leido = try Tienda.lee(
      Tienda.conEventos(
        "{\"tipo\":\"gol\",\"minuto\":\"\(escrito)\",\"jugador\":\"Ana\",\"equipo\":\"Rayo FC\"}"))
    #expect(leido.torneo.partidos.first?.partido.eventos.first?.minuto?.description == escrito)
  }
}
