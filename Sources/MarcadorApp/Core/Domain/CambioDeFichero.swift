package import Diagnostics

/// What an edit made of a file beside the tournament: so that it can be taken back while the file still
/// says what the edit left in it.
@MainActor
package struct CambioDeFichero {
  /// Gives the file another text, or takes it away for nil, if it still has the one that was looked at;
  /// says false otherwise.
  package typealias Escribe = @MainActor (_ mirado: [UInt8]?, _ nuevo: [UInt8]?) throws -> Bool

  private let nombre: Words
  private let antes: [UInt8]?
  private let ahora: [UInt8]?
  private let escribe: Escribe

  /// - Parameter nombre: what the file is, for who reads that it has changed since.
  package init(
    _ nombre: Words, antes: [UInt8]?, ahora: [UInt8]?, escribe: @escaping Escribe
  ) {
    (self.nombre, self.antes, self.ahora, self.escribe) = (nombre, antes, ahora, escribe)
  }

  var delReves: CambioDeFichero {
    CambioDeFichero(nombre, antes: ahora, ahora: antes, escribe: escribe)
  }

  func aplica() throws(Failure) {
    let esElMismo: Bool
    do {
      esElMismo = try escribe(antes, ahora)
    } catch {
      throw .de(error)
    }
    if !esElMismo {
      throw EdicionRechazada.noSeDeshace([ParteDelTorneo(.fichero(nombre))]).failure
    }
  }
}
