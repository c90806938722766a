import Diagnostics
import MarcadorApp
import Testing
import Torneo

@Suite("The referee of a match")
struct ArbitroDelPartidoTests {
  /// Match 1 of the example with a referee, and some who are in the list only.
  private static let conocidos = ["Pilar Ruiz", "Óscar Peña", "Susana Gil", "Eva"]

  private static func torneo(_ arbitro: String = "Eva Sanz") throws -> Torneo {
    var torneo = Ejemplo.torneo
    var datos = DatosDePartido(de: torneo.partidos[0].partido)
    datos.arbitro = arbitro
    try torneo.corrige(datosDe: 1, datos)
    return torneo
  }

  @Test(
    "is found by a whole name, however it is written, or by the beginning of a word; else is new",
    arguments: [
      ("Eva Sanz", "Eva Sanz"), ("eva sanz", "Eva Sanz"), ("sanz", "Eva Sanz"),
      // A whole name wins over a part of another.
      ("Eva", "Eva"), ("EVA", "Eva"), ("eva s", "Eva Sanz"), ("oscar", "Óscar Peña"),
      ("pena", "Óscar Peña"), ("pil", "Pilar Ruiz"),
      // Nobody's part.
      ("Eva Sanz Gil", "Eva Sanz Gil"), ("Ana", "Ana"), ("lar", "lar"), ("", nil),
    ] as [(String, String?)])
  func hallado(_ escrito: String, _ arbitro: String?) throws {
    let antes = try Self.torneo()
    var (uno, otro) = (antes, antes)
    var correccion = try CorreccionDePartido(de: 2, en: antes)
    correccion.conoce(arbitros: Self.conocidos)
    correccion[.arbitro] = escrito
    #expect(correccion.quejas(en: antes).isEmpty)
    _ = try correccion.edita(&uno)
    #expect(uno.partidos[1].partido.arbitro == arbitro)
    var nuevo = CamposDePartido()
    nuevo.conoce(arbitros: Self.conocidos)
    nuevo.textos = [.local: "lobos", .visitante: "rayo", .arbitro: escrito]
    _ = try nuevo.edita(&otro)
    #expect(otro.partidos.last?.partido.arbitro == arbitro)
  }

  @Test("who may be several is told with the candidates, at the field, and nothing is changed")
  func ambiguo() throws {
    let torneo = try Self.torneo()
    var correccion = try CorreccionDePartido(de: 2, en: torneo)
    correccion.conoce(arbitros: ["Eva Gil", "Pilar Ruiz"])
    correccion[.arbitro] = "eva"
    let quejas = correccion.quejas(en: torneo)
    #expect(quejas.map(\.dato) == [.arbitro])
    #expect(quejas.first?.rechazo.frase.es == "Hay más de un árbitro que puede ser «eva»")
    #expect(quejas.first?.rechazo.contexto.map(\.es) == ["Eva Gil", "Eva Sanz"])
  }

  @Test("stays as it is when another datum is corrected, although it is a part of another name")
  func sigue() throws {
    var torneo = try Self.torneo("Eva")
    var correccion = try CorreccionDePartido(de: 1, en: torneo)
    correccion.conoce(arbitros: ["Eva Sanz", "Eva Gil"])
    correccion[.jornada] = "4"
    _ = try correccion.edita(&torneo)
    #expect(torneo.partidos[0].partido.arbitro == "Eva")
  }

  @Test("is found by the screens of the app too, also after the form was sent once")
  @MainActor
  func enPantalla() async throws {
    let app = ContenedorDeLaApp(
      servicio: ServicioDePrueba(), almacenDelTorneo: nil, almacenDeArbitros: nil)
    await app.arbitros.actualiza()
    let entero = try #require(app.arbitros.arbitros.first?.nombre)
    let parte = try #require(entero.split(separator: " ").last.map(String.init))
    let pantalla = app.edicionViewModel(CamposDePartido())
    for _ in 1...2 {
      pantalla.formulario.campos.textos = [
        .local: "lobos", .visitante: "rayo", .arbitro: parte.lowercased(),
      ]
      #expect(pantalla.guardar())
      #expect(app.partidos.partidos.last?.partido.arbitro == entero)
    }
  }
}
