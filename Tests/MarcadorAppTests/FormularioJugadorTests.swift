import MarcadorApp
import Testing
import Torneo

@Suite("The form of a new player")
struct FormularioJugadorTests {
  private let plantilla = [Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "José María")]

  private func formulario(_ nombre: String, _ dorsal: String = "") -> FormularioJugador {
    var formulario = FormularioJugador()
    formulario.nombre = nombre
    formulario.dorsal = dorsal
    return formulario
  }

  @Test("has a field touched when its text changes, not when the same text is written again")
  func tocado() {
    var formulario = FormularioJugador()
    formulario.nombre = ""
    formulario.dorsal = ""
    #expect(!formulario.nombreTocado && !formulario.dorsalTocado)
    formulario.nombre = "E"
    #expect(formulario.nombreTocado && !formulario.dorsalTocado)
    formulario.nombre = ""
    #expect(formulario.nombreTocado)
    formulario.dorsal = "7"
    #expect(formulario.dorsalTocado)
  }

  @Test("keeps the texts exactly as typed")
  func tecleado() {
    let formulario = formulario("  Eva ", " 7 ")
    #expect(formulario.nombre == "  Eva ")
    #expect(formulario.dorsal == " 7 ")
    #expect(formulario.aJugador() == Jugador(nombre: "Eva", dorsal: 7))
  }

  @Test(
    "tells the first thing wrong with the name",
    arguments: [
      ("", ErrorNombre.vacio), (" \t\n", .vacio), ("\u{200B}", .vacio),
      (String(repeating: "ñ", count: 25), nil),
      (" " + String(repeating: "ñ", count: 25) + " ", nil),
      (String(repeating: "ñ", count: 26), .largo),
      ("Eva", nil), ("Ana", .repetido), (" aNA ", .repetido), ("JOSÉ  MARÍA", .repetido),
      ("Jose Maria", nil),
      ("a\nb", .noValido(.caracterProhibido("\n"))),
      ("a\u{202E}b", .noValido(.caracterProhibido("\u{202E}"))),
      ("e" + String(repeating: "\u{301}", count: 300), .noValido(.largo(.nombre))),
    ] as [(String, ErrorNombre?)])
  func nombre(_ nombre: String, _ error: ErrorNombre?) {
    #expect(formulario(nombre).errorNombre(en: plantilla) == error)
    #expect(formulario(nombre).esValido(en: plantilla) == (error == nil))
  }

  @Test(
    "tells the first thing wrong with the number",
    arguments: [
      ("", nil), ("  ", nil), ("7", nil), (" 99 ", nil), ("1", nil),
      ("siete", ErrorDorsal.noEsNumero), ("7.5", .noEsNumero), ("٧", .noEsNumero),
      ("7a", .noEsNumero),
      ("0", .fueraDeRango), ("100", .fueraDeRango), ("-1", .fueraDeRango),
      ("99999999999999999999", .fueraDeRango), ("9", .repetido), ("09", .repetido),
    ] as [(String, ErrorDorsal?)])
  func dorsal(_ dorsal: String, _ error: ErrorDorsal?) {
    #expect(formulario("Eva", dorsal).errorDorsal(en: plantilla) == error)
    #expect(formulario("Eva", dorsal).esValido(en: plantilla) == (error == nil))
  }

  @Test("works out its errors from the roster of the moment")
  func calculado() throws {
    let formulario = formulario("Eva", "7")
    #expect(formulario.esValido(en: plantilla))
    let despues = try #require(
      Equipo(nombre: "Rayo", plantilla: plantilla + [formulario.aJugador()]))
    #expect(formulario.errorNombre(en: despues) == .repetido)
    #expect(formulario.errorDorsal(en: despues) == .repetido)
  }
}
