import Diagnostics
import MarcadorApp
import Testing
import Torneo

@MainActor
@Suite("Publishing a chronicle")
struct PublicarCronicaTests {
  /// Gives the numbers 101, 102…, or fails as it is told to.
  private final class Cronicas: CronicasRepositorio {
    var enviadas: [String] = []
    var error: (any Error)?
    var alPublicar: () async throws -> Void = {}

    func publicar(titulo: String, texto: String) async throws -> Int {
      enviadas.append("\(titulo)\n\(texto)")
      try await alPublicar()
      if let error { throw error }
      return 100 + enviadas.count
    }
  }

  private let partidos = RepositorioDePartidos(almacen: nil)
  private let cronicas = Cronicas()
  private let memoria = MemoriaDePrueba()
  private static let servidor = "https://liga.example/api"

  private func publicar(_ servidor: String = servidor) -> PublicarCronica {
    PublicarCronica(partidos: partidos, cronicas: cronicas, memoria: memoria.en(servidor))
  }

  private func marcaUnGol() {
    partidos.registrarGol(
      partidoId: 1,
      gol: .gol(minuto: 90, jugador: Jugador(nombre: "Ana", dorsal: 9), equipo: Ejemplo.rayo))
  }

  @Test("sends it and remembers what, where, when and under which number")
  func recordada() async throws {
    let resultado = try await publicar().publica(partidoId: 1)
    #expect(resultado.words.es == "Crónica publicada con el n.º 101")
    #expect(resultado.nota == nil)
    let cronica = Cronica(de: Ejemplo.torneo.partidos[0].partido)
    #expect(cronicas.enviadas == ["\(cronica.titulo)\n\(cronica.texto)"])
    #expect(
      memoria.publicaciones == [
        Publicacion(
          partidoId: 1, cronica: cronica, servidor: Self.servidor,
          fecha: try Fecha(texto: "2026-03-07T17:15:00Z"), numero: 101)
      ])
  }

  @Test("does not send the same one again, unless that is asked for")
  func repetida() async throws {
    _ = try await publicar().publica(partidoId: 1)
    let repetida = try await publicar().publica(partidoId: 1)
    #expect(
      repetida.words.es == "Crónica ya publicada con el n.º 101 el 2026-03-07 a las 17:15 UTC")
    #expect(
      repetida.words.en == "Chronicle already published as no. 101 on 2026-03-07 at 17:15 UTC")
    #expect(repetida.numero == 101)
    #expect(cronicas.enviadas.count == 1)
    let otraVez = try await publicar().publica(partidoId: 1, otraVez: true)
    #expect(otraVez.numero == 102)
    #expect(otraVez.nota == nil)
    let ultima = try await publicar().publica(partidoId: 1)
    #expect(ultima.numero == 102)
    #expect(cronicas.enviadas.count == 2)
  }

  @Test("sends one that has changed as a new one, and says so; also when it changes back")
  func cambiada() async throws {
    _ = try await publicar().publica(partidoId: 1)
    let original = partidos.torneo
    marcaUnGol()
    let cambiada = try await publicar().publica(partidoId: 1)
    #expect(cambiada.words.es == "Crónica publicada con el n.º 102")
    #expect(
      cambiada.nota?.es == "la crónica ha cambiado desde el n.º 101: se ha publicado como nueva")
    try partidos.edita { (torneo) throws(EdicionRechazada) in torneo = original }
    let devuelta = try await publicar().publica(partidoId: 1)
    #expect(devuelta.numero == 103)
    #expect(devuelta.nota?.es.contains("n.º 102") == true)
  }

  @Test("tells servers and matches apart")
  func aparte() async throws {
    _ = try await publicar().publica(partidoId: 1)
    let otro = try await publicar("https://otra.example").publica(partidoId: 1)
    #expect(otro == .publicada(numero: 102, otro.cronica, anterior: nil))
    memoria.publicaciones[0].partidoId = 7
    let deOtroPartido = try await publicar().publica(partidoId: 1)
    #expect(deOtroPartido.numero == 103)
  }

  @Test(
    "forgets an attempt that cannot have arrived",
    arguments: [
      ErrorDeRed.sinConexion, .servidorDesconocido("liga.example"), .servidor(codigo: 401),
      .yaPublicada(numero: nil),
    ])
  func noLlego(_ error: ErrorDeRed) async throws {
    cronicas.error = error
    await #expect(throws: error) { try await publicar().publica(partidoId: 1) }
    #expect(memoria.publicaciones.isEmpty)
    cronicas.error = nil
    try await #expect(publicar().publica(partidoId: 1).numero == 102)
  }

  @Test("remembers the number of one that the server had already, and says so")
  func laTenia() async throws {
    let error = ErrorDeRed.yaPublicada(numero: 77)
    cronicas.error = error
    await #expect(throws: error) { try await publicar().publica(partidoId: 1) }
    #expect(
      error.words.es == "La crónica ya estaba publicada con el n.º 77: el servidor respondió 409")
    cronicas.error = nil
    let otraVez = try await publicar().publica(partidoId: 1)
    // Nobody knows since when.
    #expect(otraVez.words.es == "Crónica ya publicada con el n.º 77")
    #expect(cronicas.enviadas.count == 1)
  }

  private nonisolated static let dudosos: [any Error] = [
    ErrorDeRed.sinRespuesta(segundos: 30), ErrorDeRed.conexionCortada,
    ErrorDeRed.servidor(codigo: 500), ErrorDeRed.respuestaInesperada(.paginaWeb),
    CancellationError(), MemoriaDePrueba.Llena(),
  ]

  @Test(
    "remembers the doubt of an attempt that may have arrived, and sends nothing until told to",
    arguments: dudosos)
  func duda(_ error: any Error) async throws {
    cronicas.error = error
    await #expect(throws: (any Error).self) { try await publicar().publica(partidoId: 1) }
    let duda = try #require(memoria.publicaciones.first)
    #expect(duda.numero == nil)
    cronicas.error = nil
    await #expect(throws: PublicacionRechazada.enDuda(duda)) {
      try await publicar().publica(partidoId: 1)
    }
    #expect(cronicas.enviadas.count == 1)
    #expect(
      PublicacionRechazada.enDuda(duda).words.es
        == "la crónica ya se envió el 2026-03-07 a las 17:15 UTC y no se sabe si llegó a publicarse"
    )
    // What has changed cannot be there already.
    let original = partidos.torneo
    marcaUnGol()
    try await #expect(publicar().publica(partidoId: 1).numero == 102)
    try partidos.edita { (torneo) throws(EdicionRechazada) in torneo = original }
    memoria.publicaciones = [duda]
    try await #expect(publicar().publica(partidoId: 1, otraVez: true).numero == 103)
    try await #expect(publicar().publica(partidoId: 1).numero == 103)
  }

  @Test("keeps an earlier doubt when a later attempt does not arrive")
  func dudaAnterior() async throws {
    cronicas.error = ErrorDeRed.conexionCortada
    _ = try? await publicar().publica(partidoId: 1)
    cronicas.error = ErrorDeRed.sinConexion
    _ = try? await publicar().publica(partidoId: 1, otraVez: true)
    #expect(memoria.publicaciones.count == 1)
    #expect(cronicas.enviadas.count == 2)
  }

  @Test("sends nothing when it could not be remembered")
  func sinMemoria() async {
    memoria.sitio = 0
    await #expect(throws: MemoriaDePrueba.Llena.self) {
      try await publicar().publica(partidoId: 1)
    }
    #expect(cronicas.enviadas.isEmpty)
  }

  @Test("tells the number of one that was published and could not be written down any more")
  func sinApuntar() async {
    memoria.sitio = 1
    do {
      _ = try await publicar().publica(partidoId: 1)
      Issue.record("written down")
    } catch {
      guard case PublicacionRechazada.sinApuntar(101, _) = error else {
        Issue.record("\(error)")
        return
      }
    }
    #expect(memoria.publicaciones.map(\.numero) == [nil])
  }

  @Test("is written down while it is under way: who begins meanwhile sends nothing")
  func alMismoTiempo() async throws {
    let otro = publicar()
    cronicas.alPublicar = {
      await #expect(throws: PublicacionRechazada.self) { try await otro.publica(partidoId: 1) }
    }
    _ = try await publicar().publica(partidoId: 1)
    #expect(cronicas.enviadas.count == 1)
  }

  @Test("refuses a match that is not there or has no score")
  func sinCronica() async {
    await #expect(throws: EdicionRechazada.noExisteElPartido(99)) {
      try await publicar().publica(partidoId: 99)
    }
    await #expect(throws: PublicacionRechazada.sinMarcador(2)) {
      try await publicar().publica(partidoId: 2)
    }
    #expect(cronicas.enviadas.isEmpty)
    #expect(memoria.publicaciones.isEmpty)
  }

  @Test("shows on the screen of the chronicle that it was published already")
  func pantalla() async {
    let pantalla = CronicaViewModel(partidoId: 1, publicarCronica: publicar())
    await pantalla.publicar()
    await pantalla.publicar()
    #expect(pantalla.uiState.mensaje?.hasPrefix("Crónica ya publicada con el n.º 101") == true)
    await pantalla.publicar(otraVez: true)
    #expect(pantalla.uiState.mensaje == "Crónica publicada con el n.º 102")
  }
}
