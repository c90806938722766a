package import Diagnostics
import JSON
package import Torneo

/// Reads the store of a tournament. All that is wrong is told at once, each with its place.
package struct LectorDelTorneo: Sendable {
  /// The newest format of the store that this program knows.
  package static let version = 1

  private let file: String

  /// `file` is how messages name it.
  package init(file: String) {
    self.file = file
  }

  /// Reads a store, on the thread of the caller.
  ///
  /// Throws what is wrong, warnings included, when any of it is an error.
  /// - Parameter conocidos: teams of an earlier reading; one that is the same in the store, by name
  ///   and roster, keeps its identity.
  package func lee(
    _ bytes: [UInt8], conservando conocidos: [Equipo] = []
  ) throws(Failure) -> TorneoLeido {
    let documento = try JSONDocument(tienda: bytes, file: file)
    var lectura = LecturaDelTorneo(documento, conocidos: conocidos)
    let partidos = lectura.leeTodoMenosPartidos()
    lectura.suma([partidos.lee(partidos.valores[...])])
    return try resultado(lectura, documento)
  }

  /// Reads a store as ``lee(_:conservando:)`` does, matches in several parts at once.
  /// - Parameter partes: how many at most.
  package func lee(
    _ bytes: [UInt8], conservando conocidos: [Equipo] = [], partes: Int
  ) async throws(Failure) -> TorneoLeido {
    let documento = try JSONDocument(tienda: bytes, file: file)
    var lectura = LecturaDelTorneo(documento, conocidos: conocidos)
    let partidos = lectura.leeTodoMenosPartidos()
    let trozos = partidos.trozos(partes)
    let leidos = await withTaskGroup(of: (Int, PartidosPendientes.Trozo).self) { tareas in
      for (orden, trozo) in trozos.enumerated() {
        tareas.addTask { (orden, partidos.lee(trozo)) }
      }
      var leidos: [PartidosPendientes.Trozo?] = Array(repeating: nil, count: trozos.count)
      for await (orden, leido) in tareas { leidos[orden] = leido }
      return leidos.compactMap(\.self)
    }
    lectura.suma(leidos)
    return try resultado(lectura, documento)
  }

  /// Reads a text that was made for a store and that nobody has seen.
  ///
  /// Throws the errors in it, each where `procedencia` says that what it is about comes from.
  func relee(
    _ bytes: [UInt8], conservando conocidos: [Equipo],
    procedencia: (AsuntoDelTorneo) -> SourceLocation?
  ) throws(Failure) -> TorneoLeido {
    let documento: JSONDocument
    do {
      documento = try JSONDocument(tienda: bytes, file: file)
    } catch {
      throw error.sinLugares
    }
    var lectura = LecturaDelTorneo(documento, conocidos: conocidos)
    let partidos = lectura.leeTodoMenosPartidos()
    lectura.suma([partidos.lee(partidos.valores[...])])
    if lectura.hallazgos.hayErrores {
      throw Failure(lectura.hallazgos.errores(de: documento, procedencia: procedencia))
    }
    return try resultado(lectura, documento)
  }

  private func resultado(
    _ lectura: LecturaDelTorneo, _ documento: JSONDocument
  ) throws(Failure) -> TorneoLeido {
    if lectura.hallazgos.hayErrores {
      throw Failure(
        lectura.hallazgos.diagnosticos(de: documento, file: file) { $0 != .note })
    }
    return TorneoLeido(
      lectura.torneo, huellas: lectura.huellas, documento: documento, hallazgos: lectura.hallazgos,
      file: file)
  }
}
