import Diagnostics
import MarcadorApp
import Testing
import Torneo

@MainActor
@Suite("The screen of a match")
struct PartidoViewModelTests {
  private final class Oyente: Notificador {
    var fallos: [String] = []
    func seHaMarcado(_ gol: EventoDePartido, en partido: Partido) {}
    func noSeHaGuardado(_ motivo: Words) { fallos.append(motivo.es) }
  }

  private static let gol = EventoDePartido.gol(
    minuto: 3, jugador: Jugador(nombre: "Ana", dorsal: 9), equipo: Ejemplo.rayo)

  @Test("says why a goal was not recorded, until one is or the person has read it")
  func alerta() {
    let app = ContenedorDeLaApp(
      servicio: ServicioDePrueba(), almacenDelTorneo: nil, almacenDeArbitros: nil)
    let oyente = Oyente()
    app.notificador = oyente
    let ajeno = app.partidoViewModel(id: 2)
    let suyo = app.partidoViewModel(id: 1)
    ajeno.registrarGol(Self.gol)
    let motivo = "«Rayo FC» no juega este partido: lo juegan «Lobos» y «Águilas»"
    #expect(ajeno.alerta?.es == motivo)
    #expect(oyente.fallos == [motivo])
    #expect(suyo.alerta == nil)
    suyo.registrarGol(Self.gol)
    #expect(suyo.alerta == nil && oyente.fallos.count == 1)
    #expect(suyo.partido?.marcador() == "4-2")
    ajeno.cierraAlerta()
    #expect(ajeno.alerta == nil)
  }
}
