package import Diagnostics
package import Files
package import HTTP
import Torneo

/// Where the token for the server comes from. No message repeats any of it.
package enum LectorDeToken {
  package static let variable = "MARCADOR_TOKEN"
  private static let limite = 16 << 10

  /// The token of a file, without the white space around it; without a file that of the environment;
  /// nil when there is neither.
  package static func lee(
    fichero: String?, entorno: [String: String], system: FileSystem
  ) throws(Failure) -> HTTPToken? {
    guard let fichero else {
      let texto = (entorno[variable] ?? "").sinEspaciosAlrededor
      return texto.isEmpty ? nil : try token(texto, de: variable)
    }
    let bytes: [UInt8]
    do {
      bytes = try system.readFile(fichero, limit: limite)
    } catch {
      throw Failure(error.diagnostic)
    }
    return try token(String(decoding: bytes, as: UTF8.self).sinEspaciosAlrededor, de: fichero)
  }

  private static func token(_ texto: String, de origen: String) throws(Failure) -> HTTPToken {
    guard let token = HTTPToken(texto) else {
      throw Failure(Diagnostic(.error, .noEsUnToken(origen)))
    }
    return token
  }
}
