import Diagnostics
import Foundation
import MarcadorApp
import TestSupport
import Testing
import Torneo

@MainActor
@Suite("The screen of a form that edits the tournament")
struct EdicionViewModelTests {
  private func mensajes<Campos>(_ pantalla: EdicionViewModel<Campos>) -> [String] {
    Campos.campos.compactMap { pantalla.mensaje(de: $0)?.es }
  }

  @Test("says what is wrong with a field once it was touched, with all once saving was tried")
  func tocados() {
    let pantalla = EdicionViewModel<CamposDeGol>(
      repositorio: RepositorioDePartidos(almacen: nil))
    #expect(mensajes(pantalla).isEmpty)
    #expect(!pantalla.puedeGuardar)
    pantalla.formulario.campos[.minuto] = ""
    #expect(mensajes(pantalla).isEmpty)
    pantalla.formulario.campos[.minuto] = "0"
    #expect(mensajes(pantalla) == ["El minuto 0 está fuera de rango (1–120)"])
    #expect(!pantalla.guardar())
    #expect(mensajes(pantalla).count == 3)
  }

  @Test("saves, has the goal told, and is empty for the next one")
  func guarda() {
    let repositorio = RepositorioDePartidos(almacen: nil)
    var goles: [String] = []
    repositorio.alRegistrarGol = { _, partido in goles.append(partido.marcador()) }
    let pantalla = EdicionViewModel<CamposDeGol>(repositorio: repositorio)
    pantalla.formulario.campos.textos = [.partido: "1", .minuto: "90", .jugador: "ana"]
    #expect(pantalla.puedeGuardar)
    #expect(pantalla.guardar())
    #expect(repositorio.partido(id: 1)?.marcador() == "4-2")
    #expect(goles == ["4-2"])
    #expect(pantalla.formulario.campos == CamposDeGol())
    #expect(mensajes(pantalla).isEmpty)
  }

  @Test("saves nothing where what the person looked at is no longer so, and says why")
  func condicion() {
    let repositorio = RepositorioDePartidos(almacen: nil)
    let pantalla = EdicionViewModel(AltaDeEquipo(), repositorio: repositorio) {
      torneo throws(EdicionRechazada) in
      throw .haCambiado(.texto(mirado: "antes", ahora: "\(torneo.equipos.count)"))
    }
    pantalla.formulario.campos[.nombre] = "Osos"
    #expect(!pantalla.guardar())
    #expect(pantalla.hecho == nil)
    #expect(pantalla.fallo?.diagnostics.first?.context.map(\.es) == ["era: antes", "es: 4"])
    #expect(repositorio.equipos.count == 4)
  }

  @Test("keeps doing the same thing to the next match")
  func estado() {
    let repositorio = RepositorioDePartidos(almacen: nil)
    let pantalla = EdicionViewModel(CambioDeEstado(a: .aplazado), repositorio: repositorio)
    pantalla.formulario.campos[.partido] = "2"
    #expect(pantalla.guardar())
    #expect(repositorio.partido(id: 2)?.estado == .aplazado)
    #expect(pantalla.formulario.campos == CambioDeEstado(a: .aplazado))
  }

  @Test("shows below the field what another program made wrong meanwhile, and nothing is lost")
  func otroPrograma() throws {
    try Workplace.withTemporaryFolder { carpeta in
      let almacen = AlmacenDelTorneo(url: carpeta.appending(path: "torneo.json"))
      try almacen.guarda(Ejemplo.torneo)
      let pantalla = EdicionViewModel<AltaDeJugador>(
        repositorio: RepositorioDePartidos(almacen: almacen))
      pantalla.formulario.campos.textos = [.equipo: "rayo", .nombre: "Eva", .dorsal: "7"]
      #expect(pantalla.puedeGuardar)
      try RepositorioDePartidos(almacen: almacen)
        .anade(Jugador(nombre: "Zoe", dorsal: 7), a: "Rayo FC")
      #expect(!pantalla.guardar())
      #expect(mensajes(pantalla) == ["Ya hay un jugador con ese dorsal"])
      #expect(pantalla.formulario.alerta == nil)
      pantalla.formulario.campos[.dorsal] = "8"
      #expect(pantalla.guardar())
      let nombres = try almacen.lee()?.torneo.equipos.first?.plantilla.map(\.nombre)
      #expect(nombres == ["Ana", "Luis", "Marta", "Zoe", "Eva"])
    }
  }

  @Test("shows any other failure as an alert, with the form as it was")
  func alerta() throws {
    try Workplace.withTemporaryFolder { carpeta in
      let url = carpeta.appending(path: "torneo.json")
      let repositorio = RepositorioDePartidos(almacen: AlmacenDelTorneo(url: url))
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
      let pantalla = EdicionViewModel<AltaDeEquipo>(repositorio: repositorio)
      pantalla.formulario.campos[.nombre] = "Norte"
      #expect(!pantalla.guardar())
      #expect(pantalla.formulario.alerta != nil)
      #expect(pantalla.formulario.campos[.nombre] == "Norte")
    }
  }

  @Test("is a new one at each call, over the one repository")
  func fabrica() {
    let contenedor = ContenedorDeLaApp(
      servicio: SinServidor(), almacenDelTorneo: nil, almacenDeArbitros: nil)
    let pantalla = contenedor.edicionViewModel(AltaDeEquipo())
    #expect(pantalla !== contenedor.edicionViewModel(AltaDeEquipo()))
    pantalla.formulario.campos[.nombre] = "Norte"
    #expect(pantalla.guardar())
    #expect(contenedor.partidos.equipos.last?.nombre == "Norte")
  }
}
