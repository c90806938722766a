import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import MarcadorApp

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

  @Test("are those of the file, also when what the service says cannot be stored")
  func estropeados() async throws {
    let roto = "{\"arbitros\": [{\"id\": 1, \"nombre\": \"A\"}, {\"id\": 1, \"nombre\": \"\"}]}"
    try await conFichero(roto) { repositorio, url in
      #expect(repositorio.arbitros.isEmpty)
      #expect(repositorio.aviso == "nombre vacío")
      await repositorio.actualiza()
      #expect(repositorio.arbitros.isEmpty)
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

  @Test(
    "stay when the service says that there is none, with a notice; those put in by hand always do")
  func ninguno() async throws {
    servicio.deArbitros = []
    try await conFichero(Self.guardados) { repositorio, url in
      await repositorio.actualiza()
      #expect(repositorio.arbitros.map(\.nombre) == ["Ada Gil"])
      #expect(repositorio.aviso == "el servidor dice que no hay ningún árbitro")
      try #expect(String(contentsOf: url, encoding: .utf8) == Self.guardados)
    }
    try await conFichero(nil) { repositorio, _ in
      await repositorio.actualiza()
      #expect(repositorio.arbitros.isEmpty && repositorio.aviso == nil)
      try repositorio.edita { lista throws(EdicionRechazada) in
        _ = try lista.anade("Eva", correo: nil)
      }
      await repositorio.actualiza()
      #expect(repositorio.arbitros == [Arbitro(id: 1, nombre: "Eva", aMano: true)])
      #expect(repositorio.aviso == nil)
    }
  }

  /// The list, what the service says, the list after.
  nonisolated static let mezclas: [(antes: [Arbitro], dichos: [Arbitro], despues: [Arbitro])] = [
    // Of the service and gone there; by hand and kept.
    (
      [Arbitro(id: 1, nombre: "A"), Arbitro(id: 2, nombre: "B", aMano: true)],
      [Arbitro(id: 5, nombre: "C")],
      [Arbitro(id: 5, nombre: "C"), Arbitro(id: 2, nombre: "B", aMano: true)]
    ),
    // The number is somebody else's there.
    (
      [Arbitro(id: 2, nombre: "B", correo: "b@x", aMano: true)],
      [Arbitro(id: 2, nombre: "C"), Arbitro(id: 3, nombre: "D")],
      [
        Arbitro(id: 2, nombre: "C"), Arbitro(id: 3, nombre: "D"),
        Arbitro(id: 4, nombre: "B", correo: "b@x", aMano: true),
      ]
    ),
    // Who keeps a number keeps it, whoever else looks for one.
    (
      [Arbitro(id: 2, nombre: "B", aMano: true), Arbitro(id: 3, nombre: "E", aMano: true)],
      [Arbitro(id: 2, nombre: "C")],
      [
        Arbitro(id: 2, nombre: "C"), Arbitro(id: 4, nombre: "B", aMano: true),
        Arbitro(id: 3, nombre: "E", aMano: true),
      ]
    ),
    // The service knows somebody of that name: one person, who keeps the address.
    (
      [Arbitro(id: 2, nombre: "ÓSCAR", correo: "o@x", aMano: true)],
      [Arbitro(id: 7, nombre: "Oscar")],
      [Arbitro(id: 7, nombre: "ÓSCAR", correo: "o@x", aMano: true)]
    ),
    // Whoever was put in by hand stays when the service forgets the name again.
    (
      [Arbitro(id: 7, nombre: "ÓSCAR", aMano: true), Arbitro(id: 8, nombre: "A")],
      [Arbitro(id: 7, nombre: "Pilar")],
      [Arbitro(id: 7, nombre: "Pilar"), Arbitro(id: 8, nombre: "ÓSCAR", aMano: true)]
    ),
  ]

  @Test("of the service take the place of those it gave before; those put in by hand stay")
  func mezcla() throws {
    for (antes, dichos, despues) in Self.mezclas {
      var lista = antes
      try lista.ponAlDia(con: dichos)
      #expect(lista == despues)
    }
  }

  @Test("of the service that would be stored are told beforehand, and nothing is stored")
  func ensayo() async throws {
    try await conFichero(Self.guardados) { repositorio, url in
      let ensayo = try await repositorio.ensayaActualizar()
      #expect(ensayo.guardado.arbitros.map(\.nombre) == ["Pilar Ruiz", "Leanne Graham"])
      #expect(String(decoding: ensayo.antes, as: UTF8.self) == Self.guardados)
      #expect(String(decoding: ensayo.despues, as: UTF8.self).contains("Pilar Ruiz"))
      #expect(repositorio.arbitros.map(\.nombre) == ["Ada Gil"])
      try #expect(String(contentsOf: url, encoding: .utf8) == Self.guardados)
    }
  }
}
