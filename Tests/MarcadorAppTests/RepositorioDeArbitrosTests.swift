import Diagnostics
import Foundation
import MarcadorApp
import TestSupport
import Testing

@MainActor
@Suite("The referees")
struct RepositorioDeArbitrosTests {
  private let servicio = ServicioDePrueba()
  static let guardados = "{\"arbitros\": [{\"id\": 7, \"nombre\": \"Ada Gil\", \"categoria\": 2}]}"

  /// `Workplace.withTemporaryFolder` for a test that waits.
  private func conFichero(
    _ texto: String?, _ cuerpo: (RepositorioDeArbitros, URL) async throws -> Void
  ) async throws {
    let carpeta = FileManager.default.temporaryDirectory.appending(
      path: "marcador-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: carpeta, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: carpeta) }
    let url = carpeta.appending(path: "arbitros.json")
    if let texto { try Data(texto.utf8).write(to: url) }
    try await cuerpo(
      RepositorioDeArbitros(servicio: servicio, almacen: AlmacenDeArbitros(url: url)), url)
  }

  @Test("are the stored ones at once, and those of the service once it answers")
  func actualizados() async throws {
    try await conFichero(Self.guardados) { repositorio, url in
      #expect(repositorio.arbitros == [Arbitro(id: 7, nombre: "Ada Gil")])
      await repositorio.actualiza()
      #expect(repositorio.arbitros.map(\.nombre) == ["Pilar Ruiz", "Leanne Graham"])
      #expect(repositorio.aviso == nil)
      let almacen = AlmacenDeArbitros(url: url)
      try #expect(almacen.lee() == repositorio.arbitros)
    }
  }

  @Test("stay the old ones, with a notice, when the network fails")
  func sinRed() async throws {
    servicio.error = ErrorDeRed.sinConexion
    try await conFichero(Self.guardados) { repositorio, url in
      await repositorio.actualiza()
      #expect(repositorio.arbitros.map(\.nombre) == ["Ada Gil"])
      #expect(repositorio.aviso == "No hay conexión")
      try #expect(String(contentsOf: url, encoding: .utf8) == Self.guardados)
      servicio.error = nil
      await repositorio.actualiza()
      #expect(repositorio.aviso == nil)
    }
  }

  @Test("are shown but not stored when something is wrong in their file")
  func estropeados() async throws {
    let roto = "{\"arbitros\": [{\"id\": 1, \"nombre\": \"A\"}, {\"id\": 1, \"nombre\": \"\"}]}"
    try await conFichero(roto) { repositorio, url in
      #expect(repositorio.arbitros.isEmpty)
      #expect(repositorio.aviso == "nombre vacío")
      await repositorio.actualiza()
      #expect(repositorio.arbitros.count == 2)
      #expect(repositorio.aviso == "nombre vacío")
      try #expect(String(contentsOf: url, encoding: .utf8) == roto)
    }
  }

  @Test("keep on disk what the program does not know of them")
  func loDesconocido() async throws {
    try await conFichero(Self.guardados) { _, url in
      try AlmacenDeArbitros(url: url).guarda([
        Arbitro(id: 7, nombre: "Ada Gil", correo: "ada@example.org"), Arbitro(id: 8, nombre: "B"),
      ])
      let texto = try String(contentsOf: url, encoding: .utf8)
      #expect(
        texto
          == "{\"arbitros\": [{\"id\": 7, \"nombre\": \"Ada Gil\", \"correo\": \"ada@example.org\", "
          + "\"categoria\": 2}, {\"id\": 8, \"nombre\": \"B\"}]}")
    }
  }

  @Test("are none without a store and without an answer")
  func sinNada() {
    let repositorio = RepositorioDeArbitros(servicio: servicio, almacen: nil)
    #expect(repositorio.arbitros.isEmpty)
    #expect(repositorio.aviso == nil)
  }
}
