import Diagnostics
import Files
import Foundation
import HTTP
import MarcadorApp
import TestSupport
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

  @Test("has goals told that were recorded, and of others why they were not")
  func avisos() {
    var lineas: [String] = []
    contenedor.notificador = NotificadorDeTerminal { lineas.append($0) }
    let gol = EventoDePartido.gol(
      minuto: 90, jugador: Jugador(nombre: "Ana", dorsal: 9), equipo: Ejemplo.rayo)
    contenedor.partidoViewModel(id: 1).registrarGol(gol)
    contenedor.partidoViewModel(id: 2).registrarGol(gol)
    #expect(
      lineas == [
        "Gol de Ana (Rayo FC), 90': Rayo FC 4-2 Toros",
        "No se ha podido guardar: «Rayo FC» no juega este partido: lo juegan «Lobos» y «Águilas»",
      ])
  }

  @Test("holds the one service that it was given, and publishes through it")
  func servicio() async throws {
    let servicio = ServicioDePrueba()
    let contenedor = ContenedorDeLaApp(
      servicio: servicio, almacenDelTorneo: nil, almacenDeArbitros: nil)
    #expect(contenedor.servicio as? ServicioDePrueba === servicio)
    try await #expect(contenedor.cronicas.publicar(titulo: "A", texto: "B") == 101)
    _ = try await contenedor.publicarCronica.publica(partidoId: 1)
    await contenedor.cronicaViewModel(id: 1).publicar()
    #expect(servicio.publicadas.count == 3)
    await contenedor.arbitrosViewModel().actualizar()
    #expect(contenedor.arbitros.arbitros.count == 2)
    #expect(contenedor.arbitrosViewModel().arbitros == contenedor.arbitros.arbitros)
  }

  @Test("edits of one screen are seen by the use case and by the other screens")
  func unSoloRepositorio() throws {
    let pantalla = contenedor.partidoViewModel(id: 1)
    pantalla.registrarGol(
      .gol(minuto: 90, jugador: Jugador(nombre: "Ana", dorsal: 9), equipo: Ejemplo.rayo))
    try #expect(
      contenedor.publicarCronica.redacta(partidoId: 1).titulo == "Rayo FC 4-2 Toros")
    #expect(contenedor.cronicaViewModel(id: 1).uiState.cronica?.titulo == "Rayo FC 4-2 Toros")
    let edicion = contenedor.edicionViewModel(BajaDeEquipo())
    #expect(edicion !== contenedor.edicionViewModel(BajaDeEquipo()))
  }

  @Test("signs up through the service that takes sign-ups; through none where there is none")
  func inscripciones() async {
    final class Inscripciones: ServicioDeInscripciones {
      var recibidas: [InscripcionDTO] = []
      func inscribir(_ inscripcion: InscripcionDTO) async throws { recibidas.append(inscripcion) }
    }
    func rellena(_ pantalla: InscripcionViewModel) -> InscripcionViewModel {
      pantalla.formulario.campos.nombre = "Eva"
      pantalla.formulario.campos.correo = "eva@liga.example"
      pantalla.formulario.campos.edad = "18"
      pantalla.formulario.campos.aceptaTerminos = true
      return pantalla
    }
    let inscripciones = Inscripciones()
    let contenedor = ContenedorDeLaApp(
      servicio: ServicioDePrueba(), inscripciones: inscripciones, almacenDelTorneo: nil,
      almacenDeArbitros: nil, memoria: nil)
    #expect(contenedor.inscripcionViewModel() !== contenedor.inscripcionViewModel())
    let pantalla = rellena(contenedor.inscripcionViewModel())
    #expect(await pantalla.enviar())
    #expect(inscripciones.recibidas.map(\.nombre) == ["Eva"])

    let sinNadie = rellena(self.contenedor.inscripcionViewModel())
    #expect(await sinNadie.enviar() == false)
    #expect(sinNadie.formulario.alerta?.es == "No hay conexión")
    #expect(sinNadie.fallo == .sinConexion)
  }

  @Test("makes stores and service itself, from where they are")
  func desdeLaCarpeta() async throws {
    var lineas: [String] = []
    let avisos = MediosDeAviso(idioma: .en, linea: { lineas.append($0) }, escritorio: nil)
    let app = try Workplace.withTemporaryFolder { carpeta in
      func ruta(_ nombre: String) -> String { carpeta.appending(path: nombre).path }
      let ficheros = FicherosDelTorneo(
        torneo: ruta("torneo.json"), arbitros: ruta("arbitros.json"),
        publicaciones: ruta("publicaciones.json"), system: FileSystem())
      let app = try ContenedorDeLaApp(ficheros, servidor: nil, avisos: avisos)
      try app.partidos.anade(Jugador(nombre: "Eva"), a: "Rayo FC")
      let rayo = try #require(app.partidos.equipos.first)
      app.partidoViewModel(id: 1).registrarGol(
        .gol(minuto: 90, jugador: Jugador(nombre: "Eva"), equipo: rayo))
      let guardado = try ContenedorDeLaApp.almacenes(ficheros).torneo.lee()
      #expect(guardado?.torneo.equipos.first?.plantilla.last?.nombre == "Eva")
      #expect(throws: Failure.self) {
        try ContenedorDeLaApp(
          ficheros,
          servidor: AccesoAlServidor(
            direccion: "ftp://liga.example", ficheroDelToken: nil, entorno: [:],
            limites: HTTPLimits(), ahora: { nil }), avisos: avisos)
      }
      return app
    }
    #expect(lineas == ["Goal by Eva (Rayo FC), 90': Rayo FC 4-2 Toros"])
    await #expect(throws: ErrorDeRed.sinConexion) {
      try await app.publicarCronica.publica(partidoId: 1)
    }
  }

  @Test("remembers what it publishes where it was told to")
  func memoria() async {
    let memoria = MemoriaDePrueba()
    let contenedor = ContenedorDeLaApp(
      servicio: ServicioDePrueba(), inscripciones: SinServidor(), almacenDelTorneo: nil,
      almacenDeArbitros: nil, memoria: memoria.en("https://liga.example"))
    await contenedor.cronicaViewModel(id: 1).publicar()
    #expect(memoria.publicaciones.map(\.numero) == [101])
    #expect(memoria.publicaciones.map(\.servidor) == ["https://liga.example"])
  }
}
