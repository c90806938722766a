import Diagnostics
import Files
import Foundation
import HTTP
import MarcadorApp
import TestSupport
import Testing

@Suite("The token for the server")
struct LectorDeTokenTests {
  @Test("is that of the file, else that of the environment, else none")
  func orden() throws {
    try Workplace.withTemporaryFolder { carpeta in
      let fichero = carpeta.appending(path: "token").path
      try Data("\n  de-fichero\r\n".utf8).write(to: URL(filePath: fichero))
      let entorno = ["MARCADOR_TOKEN": " de-entorno "]
      try #expect(
        LectorDeToken.lee(fichero: fichero, entorno: entorno, system: FileSystem())
          == HTTPToken("de-fichero"))
      try #expect(
        LectorDeToken.lee(fichero: nil, entorno: entorno, system: FileSystem())
          == HTTPToken("de-entorno"))
      try #expect(
        LectorDeToken.lee(fichero: nil, entorno: ["MARCADOR_TOKEN": ""], system: FileSystem())
          == nil)
      try #expect(LectorDeToken.lee(fichero: nil, entorno: [:], system: FileSystem()) == nil)
    }
  }

  @Test(
    "is refused without being shown",
    arguments: ["", " \n", "sec reto", "sec\nreto", "secretó", "sec\u{0}reto"])
  func malo(_ texto: String) throws {
    try Workplace.withTemporaryFolder { carpeta in
      let fichero = carpeta.appending(path: "token").path
      try Data(texto.utf8).write(to: URL(filePath: fichero))
      let fallo = try #require(throws: Failure.self) {
        try LectorDeToken.lee(fichero: fichero, entorno: [:], system: FileSystem())
      }
      let dicho = "\(fallo)"
      #expect(dicho.contains("token") && !dicho.contains("sec") && !dicho.contains("reto"))
    }
  }

  @Test("is not looked for elsewhere when its file is not there, or is no file")
  func sinFichero() throws {
    for fichero in ["/nowhere/token", "/dev/zero", "/"] {
      #expect(throws: Failure.self) {
        try LectorDeToken.lee(
          fichero: fichero, entorno: ["MARCADOR_TOKEN": "de-entorno"], system: FileSystem())
      }
    }
  }
}
