import MarcadorApp
import Testing

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
}
