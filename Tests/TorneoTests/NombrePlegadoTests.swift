import Testing
import Torneo

@Suite("The folded form of a name")
struct NombrePlegadoTests {
  @Test(
    "is the same for all spellings of one name",
    arguments: [
      ("José  MARÍA ", "jose maria"), ("Peñarol", "penarol"), ("Pen\u{303}arol", "penarol"),
      ("Iv\u{200B}án", "ivan"), ("\u{A0}Ana\u{A0}Gil", "ana gil"), ("Łódź", "lodz"),
      ("Straße", "strasse"), ("Ærø", "aero"), ("Zoë-Ann O'Neil 2", "zoe-ann o'neil 2"),
      ("ÇŞĞİı", "csgii"), ("ĳsbrand", "ĳsbrand"), ("÷×", "÷×"), ("", ""), (" \t", ""),
      ("\u{301}", ""),
      ("Żółć Ñandú", "zolc nandu"), ("中文", "中文"), ("ΑΒΓ", "αβγ"),
    ])
  func plegado(_ nombre: String, _ plegado: String) {
    #expect(nombre.nombrePlegado == plegado)
  }

  @Test("is the same for a letter alone and among others that need more care")
  func letras() {
    for codigo in 0x20..<0x250 as Range<UInt32> {
      guard let escalar = Unicode.Scalar(codigo) else { continue }
      let sola = "x\(escalar)x".nombrePlegado
      #expect("x\(escalar)x\u{200B}".nombrePlegado == sola, "U+\(String(codigo, radix: 16))")
    }
  }
}

@Suite("The name of a player, whoever types it")
struct NombreDeJugadorTests {
  @Test(
    "is the same whatever the capitals and the spaces",
    arguments: [
      ("Ana", " ANA "), ("José", "JOSE\u{301}"), ("Iván  Ruiz", "iv\u{200B}án ruiz"),
      ("Weiß", "WEISS"),
    ])
  func same(una: String, otra: String) {
    #expect(una.nombreSinMayusculas == otra.nombreSinMayusculas)
  }

  @Test("is another with another accent", arguments: [("José", "Jose"), ("Núria", "Nuria")])
  func other(una: String, otra: String) {
    #expect(una.nombreSinMayusculas != otra.nombreSinMayusculas)
  }
}
