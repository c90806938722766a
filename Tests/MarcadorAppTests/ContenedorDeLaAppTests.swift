import MarcadorApp
import Testing
import Torneo

@MainActor
@Suite("The composition root")
struct ContenedorDeLaAppTests {
  private let contenedor = ContenedorDeLaApp(
    servicio: ServicioDePrueba(), almacenDelTorneo: nil, almacenDeArbitros: nil)

  @Test("gives a new view model at each call, over the one repository")
  func fabricas() {
    let (uno, otro) = (
      contenedor.anadirJugadorViewModel(equipo: Ejemplo.rayo),
      contenedor.anadirJugadorViewModel(equipo: Ejemplo.rayo)
    )
    #expect(uno !== otro)
    uno.formulario.nombre = "Eva"
    #expect(otro.formulario.nombre.isEmpty)
    #expect(uno.guardar())
    #expect(contenedor.partidos.equipos.first?.plantilla.last?.nombre == "Eva")
    #expect(contenedor.partidoViewModel(id: 1) !== contenedor.partidoViewModel(id: 1))
    #expect(contenedor.partidoViewModel(id: 9).partido == nil)
    #expect(contenedor.arbitrosViewModel() !== contenedor.arbitrosViewModel())
    #expect(contenedor.cronicaViewModel(id: 1) !== contenedor.cronicaViewModel(id: 1))
  }

  @Test("has recorded goals told, and only those")
  func avisos() {
    var lineas: [String] = []
    contenedor.notificador = NotificadorDeTerminal { lineas.append($0) }
    let gol = EventoDePartido.gol(
      minuto: 90, jugador: Jugador(nombre: "Ana", dorsal: 9), equipo: Ejemplo.rayo)
    contenedor.partidoViewModel(id: 1).registrarGol(gol)
    contenedor.partidoViewModel(id: 2).registrarGol(gol)
    #expect(lineas == ["Gol de Ana (Rayo FC), 90': Rayo FC 4-2 Toros"])
  }
}
