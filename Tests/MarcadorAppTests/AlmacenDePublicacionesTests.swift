import Diagnostics
import Files
import Foundation
import MarcadorApp
import TestSupport
import Testing
import Torneo

@MainActor
@Suite("The file of what was published")
struct AlmacenDePublicacionesTests {
  private static let una = """
    {"partido": 1, "numero": 101, "fecha": "2026-03-07T17:15:00Z", "servidor": "https://a.example", \
    "titulo": "A 1-0 B", "texto": ["3' Ana (A)"], "nota": "bis"}
    """
  private static let hecha = Publicacion(
    partidoId: 1, cronica: Cronica(titulo: "A 1-0 B", texto: "3' Ana (A)"),
    servidor: "https://a.example", fecha: Fecha(segundosDesde1970: 1_772_903_700), numero: 101)
  private static let enDuda = Publicacion(
    partidoId: 2, cronica: Cronica(titulo: "A 1-1 B", texto: "3' Ana (A)\n9' Leo (B)"),
    servidor: "https://a.example")

  private func conFichero(
    _ texto: String?, system: FileSystem = FileSystem(),
    _ cuerpo: (AlmacenDePublicaciones, URL) throws -> Void
  ) throws {
    try Workplace.withTemporaryFolder { carpeta in
      let url = carpeta.appending(path: "publicaciones.json")
      if let texto { try Data(texto.utf8).write(to: url) }
      try cuerpo(
        AlmacenDePublicaciones(path: url.path, nombre: "publicaciones.json", system: system), url)
    }
  }

  @Test("says what was written, one line of the chronicle a line")
  func vuelta() throws {
    try conFichero(nil) { almacen, url in
      #expect(try almacen.lee().isEmpty)
      try almacen.actualiza { $0 = [Self.hecha, Self.enDuda] }
      #expect(try almacen.lee() == [Self.hecha, Self.enDuda])
      let texto = try String(contentsOf: url, encoding: .utf8)
      #expect(texto.contains("\"fecha\": \"2026-03-07T17:15:00Z\""))
      #expect(texto.contains("\"3' Ana (A)\","))
    }
  }

  @Test("is not there any more once nothing is left to remember, unless somebody wrote more in it")
  func vacio() throws {
    try conFichero(nil) { almacen, url in
      try almacen.actualiza { $0 = [Self.enDuda] }
      try almacen.actualiza { $0 = [] }
      #expect(!FileManager.default.fileExists(atPath: url.path))
      try #expect(
        FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)
          .isEmpty)
    }
    try conFichero("{\"liga\": 1, \"publicaciones\": [\(Self.una)]}") { almacen, url in
      try almacen.actualiza { $0 = [] }
      #expect(FileManager.default.fileExists(atPath: url.path))
    }
  }

  @Test("keeps what the program does not know")
  func loDesconocido() throws {
    try conFichero("{\"liga\": 1, \"publicaciones\": [\(Self.una)]}") { almacen, url in
      try almacen.actualiza { $0.append(Self.enDuda) }
      try almacen.actualiza { $0[1].numero = 102 }
      let texto = try String(contentsOf: url, encoding: .utf8)
      #expect(texto.hasPrefix("{\"liga\": 1, \"publicaciones\": [\(Self.una)"))
      try #expect(almacen.lee().map(\.numero) == [101, 102])
      try almacen.actualiza { $0.removeLast() }
      try #expect(
        String(contentsOf: url, encoding: .utf8)
          == "{\"liga\": 1, \"publicaciones\": [\(Self.una)]}")
    }
  }

  @Test("is not touched when nothing changes or the change is refused")
  func intacto() throws {
    let texto = "{\"publicaciones\":[\(Self.una)]}"
    try conFichero(texto) { almacen, url in
      #expect(try almacen.actualiza { $0.count } == 1)
      #expect(throws: PublicacionRechazada.sinMarcador(1)) {
        try almacen.actualiza { publicaciones -> Int in
          publicaciones = []
          throw PublicacionRechazada.sinMarcador(1)
        }
      }
      try #expect(String(contentsOf: url, encoding: .utf8) == texto)
    }
    try conFichero(nil) { almacen, url in
      try almacen.actualiza { _ in }
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }

  @Test(
    "is not written over when something is wrong in it, which is told with its place",
    arguments: [
      ("{\"publicaciones\": [‸}", "se esperaba"),
      ("‸[]", "se esperaba un objeto"),
      ("‸{\"publicacion\": []}", "falta «publicaciones»"),
      ("{\"publicaciones\": ‸{}}", "«publicaciones»: se esperaba una lista"),
      ("{\"publicaciones\": [‸7]}", "«publicacion»: se esperaba un objeto"),
      (
        "{\"publicaciones\": [{\"partido\": ‸0, \"servidor\": \"a\", \"titulo\": \"t\", \"texto\": []}]}",
        "«partido»: 0 está fuera de rango"
      ),
      (
        "{\"publicaciones\": [{\"partido\": 1, \"numero\": ‸\"101\", \"servidor\": \"a\", "
          + "\"titulo\": \"t\", \"texto\": []}]}", "quite las comillas"
      ),
      (
        "{\"publicaciones\": [{\"partido\": 1, \"fecha\": ‸\"ayer\", \"servidor\": \"a\", "
          + "\"titulo\": \"t\", \"texto\": []}]}", "«ayer»"
      ),
      (
        "{\"publicaciones\": [{\"partido\": 1, \"servidor\": \"a\", \"titulo\": \"t\", "
          + "\"texto\": ‸\"línea\"}]}", "«texto»: se esperaba una lista"
      ),
      (
        "{\"publicaciones\": [], ‸\"publicaciones\": []}", "está dos veces"
      ),
    ])
  func estropeado(texto: String, mensaje: String) throws {
    let marcado = Marked(texto)
    try conFichero(marcado.text) { almacen, url in
      do {
        try almacen.actualiza { $0.append(Self.enDuda) }
        Issue.record("read")
      } catch let error as Failure {
        let primero = try #require(error.diagnostics.first)
        #expect(primero.message.es.contains(mensaje), "\(primero.message.es)")
        #expect(primero.location?.file == "publicaciones.json")
        #expect(primero.location?.line == marcado.line)
        #expect(primero.location?.column == marcado.column)
      }
      try #expect(String(contentsOf: url, encoding: .utf8) == marcado.text)
    }
  }

  @Test("stays as it was when the disk takes nothing")
  func discoLleno() throws {
    let texto = "{\"publicaciones\":[\(Self.una)]}"
    let lleno = FileSystem { $0 == .write ? ENOSPC : 0 }
    try conFichero(texto, system: lleno) { almacen, url in
      #expect(throws: Failure.self) { try almacen.actualiza { $0.append(Self.enDuda) } }
      try #expect(String(contentsOf: url, encoding: .utf8) == texto)
    }
  }

  @Test("takes nothing that could not be read again")
  func ilegible() throws {
    try conFichero(nil) { almacen, url in
      var rara = Self.hecha
      rara.cronica.titulo = "A\u{202E} 1-0 B"
      #expect(throws: Failure.self) { try almacen.actualiza { $0.append(rara) } }
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }
}
