import Diagnostics
import Foundation
import MarcadorApp
import TestSupport
import Testing
import Torneo

@MainActor
@Suite("The screen of a new player")
struct AnadirJugadorViewModelTests {
  private let repositorio = RepositorioDePartidos(almacen: nil)

  private func pantalla() -> AnadirJugadorViewModel {
    AnadirJugadorViewModel(equipo: Ejemplo.rayo, repositorio: repositorio)
  }

  @Test("says nothing of a field before it was touched, but does not let an empty form be saved")
  func alAbrir() {
    let pantalla = pantalla()
    #expect(pantalla.errorNombre == nil)
    #expect(pantalla.errorDorsal == nil)
    #expect(!pantalla.sePuedeGuardar)
    #expect(!pantalla.guardar())
    #expect(repositorio.equipos == Ejemplo.equipos)
  }

  @Test("says what is wrong with a field that was touched")
  func tocado() {
    let pantalla = pantalla()
    pantalla.formulario.nombre = "ana"
    #expect(pantalla.errorNombre == .repetido)
    #expect(pantalla.errorDorsal == nil)
    pantalla.formulario.dorsal = "x"
    #expect(pantalla.errorDorsal == .noEsNumero)
    #expect(!pantalla.sePuedeGuardar)
  }

  @Test("lets a form be saved that nobody has touched in the field that is optional")
  func guardar() {
    let pantalla = pantalla()
    pantalla.formulario.nombre = " Eva "
    #expect(pantalla.sePuedeGuardar)
    #expect(pantalla.guardar())
    #expect(repositorio.equipos.first?.plantilla.last == Jugador(nombre: "Eva"))
  }

  @Test("checks against the roster as it is now, and starts again after each player")
  func otro() {
    let pantalla = pantalla()
    pantalla.formulario.nombre = "Eva"
    pantalla.formulario.dorsal = "7"
    #expect(pantalla.guardar())
    #expect(pantalla.formulario == FormularioJugador())
    #expect(pantalla.errorNombre == nil)
    pantalla.formulario.nombre = "Zoe"
    pantalla.formulario.dorsal = "7"
    #expect(pantalla.errorDorsal == .repetido)
    #expect(!pantalla.guardar())
    #expect(pantalla.formulario.nombre == "Zoe")
  }

  /// A double that has the five requirements and no more.
  private final class QueNoGuarda: PartidosRepositorio {
    let equipos = Ejemplo.equipos
    let partidos = Ejemplo.partidos
    func partido(id: Int) -> Partido? { nil }
    func registrarGol(partidoId: Int, gol: EventoDePartido) {}
    func anadirJugador(_ jugador: Jugador, a nombreDelEquipo: String) -> Bool { false }
  }

  @Test("keeps what was typed when it could not be saved")
  func sinGuardar() {
    let pantalla = AnadirJugadorViewModel(equipo: Ejemplo.rayo, repositorio: QueNoGuarda())
    pantalla.formulario.nombre = "Eva"
    #expect(!pantalla.guardar())
    #expect(pantalla.formulario.nombre == "Eva")
    #expect(pantalla.alerta?.es == "No se ha podido guardar")
    pantalla.cierraAlerta()
    #expect(pantalla.alerta == nil)
  }

  @Test("says below the name what only the tournament refuses, and saves nothing")
  func nombreImposible() {
    let pantalla = pantalla()
    pantalla.formulario.nombre = "a\nb"
    #expect(
      pantalla.errorNombre?.words.es
        == "El nombre lleva el carácter \\u{A}, que no se ve y altera el texto")
    #expect(!pantalla.sePuedeGuardar && !pantalla.guardar())
    #expect(pantalla.alerta == nil)
  }

  @Test("says why the file could not be written, until a player is saved")
  func ficheroRoto() throws {
    try Workplace.withTemporaryFolder { carpeta in
      let url = carpeta.appending(path: "torneo.json")
      let repositorio = RepositorioDePartidos(almacen: AlmacenDelTorneo(url: url))
      let pantalla = AnadirJugadorViewModel(equipo: Ejemplo.rayo, repositorio: repositorio)
      pantalla.formulario.nombre = "Eva"
      try Data("{".utf8).write(to: url)
      var fallos: [Failure] = []
      repositorio.alFallar = { fallos.append($0) }
      #expect(!pantalla.guardar())
      #expect(pantalla.alerta?.es == repositorio.fallo.map { Words.texto(de: $0).es })
      #expect(pantalla.alerta != nil && fallos.count == 1)
      try FileManager.default.removeItem(at: url)
      #expect(pantalla.guardar())
      #expect(pantalla.alerta == nil && fallos.count == 1)
    }
  }
}
