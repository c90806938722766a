// LocalizedError is all that is used of it.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Why the service of the tournament gave nothing. Screens show it as it is: nothing in it speaks of
/// codes of a library.
package enum ErrorDeRed: LocalizedError, Sendable, Hashable {
  case sinConexion
  case tiempoAgotado
  /// The server refused or failed.
  case servidor(codigo: Int)
  /// What came is not what such a service says.
  case respuestaIlegible

  package var errorDescription: String? {
    switch self {
    case .sinConexion: "No hay conexión"
    case .tiempoAgotado: "El servidor no respondió a tiempo"
    case .servidor(let codigo): "El servidor respondió \(codigo)"
    case .respuestaIlegible: "No se entiende la respuesta del servidor"
    }
  }
}
