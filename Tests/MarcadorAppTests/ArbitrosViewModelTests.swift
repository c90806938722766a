import Diagnostics
import Testing

@testable import MarcadorApp

@MainActor
@Suite("The screen of the referees")
struct ArbitrosViewModelTests {
  private let servicio = ServicioDePrueba()

  @Test("tells what a refresh changed, and nothing after one that failed")
  func cambios() async {
    let app = ContenedorDeLaApp(
      servicio: servicio, almacenDelTorneo: nil, almacenDeArbitros: nil)
    let pantalla = app.arbitrosViewModel()
    #expect(pantalla.cambios == nil)
    await pantalla.actualizar()
    #expect(pantalla.cambios?.nuevos.map(\.nombre) == ["Pilar Ruiz", "Leanne Graham"])
    #expect(pantalla.arbitros.count == 2)
    servicio.error = ErrorDeRed.servidor(codigo: 500)
    await pantalla.actualizar()
    #expect(pantalla.cambios == nil)
    #expect(pantalla.aviso == "El servidor respondió 500")
    #expect(pantalla.arbitros.count == 2)
    servicio.error = nil
    await pantalla.actualizar()
    #expect(pantalla.aviso == nil)
    #expect(pantalla.cambios == CambiosDeArbitros(de: [], a: []))
  }

  @Test("who is new, changed or gone is told by the number")
  func diferencia() {
    let (ada, bea) = (Arbitro(id: 1, nombre: "Ada"), Arbitro(id: 2, nombre: "Bea"))
    let conCorreo = Arbitro(id: 2, nombre: "Bea", correo: "bea@liga.example")
    let eva = Arbitro(id: 3, nombre: "Ada")
    let cambios = CambiosDeArbitros(de: [ada, bea], a: [eva, conCorreo])
    #expect(cambios.nuevos == [eva])
    #expect(cambios.cambiados.map(\.antes) == [bea])
    #expect(cambios.cambiados.map(\.ahora) == [conCorreo])
    #expect(cambios.quitados == [ada])
  }

  @Test("one put in by hand is told by the name: the number may be another now")
  func diferenciaAMano() {
    let eva = Arbitro(id: 3, nombre: "Eva", aMano: true)
    let conOtroNumero = Arbitro(id: 4, nombre: "Eva", aMano: true)
    let deSuNumero = Arbitro(id: 3, nombre: "Leo")
    let otro = CambiosDeArbitros(de: [eva], a: [deSuNumero, conOtroNumero])
    #expect(otro.nuevos == [deSuNumero])
    #expect(otro.cambiados == [CambiosDeArbitros.Cambio(antes: eva, ahora: conOtroNumero)])
    #expect(otro.quitados.isEmpty)
    let enElServidor = Arbitro(id: 9, nombre: "eva")
    let reunida = CambiosDeArbitros(de: [eva], a: [enElServidor])
    #expect(reunida.cambiados == [CambiosDeArbitros.Cambio(antes: eva, ahora: enElServidor)])
    #expect(reunida.nuevos.isEmpty && reunida.quitados.isEmpty)
  }

  @Test("says in its language why a refresh failed")
  func idioma() async {
    let app = ContenedorDeLaApp(servicio: servicio, almacenDelTorneo: nil, almacenDeArbitros: nil)
    app.idioma = .en
    servicio.error = ErrorDeRed.sinConexion
    let pantalla = app.arbitrosViewModel()
    await pantalla.actualizar()
    #expect(pantalla.aviso == "No connection")
  }
}
