package import Diagnostics
package import Files
import JSON

// The URL is all that is used of it.
#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The file that the referees are kept in.
///
/// Every save reads the file again under a lock and writes nothing that could not be read again. A file
/// with something wrong in it is never written over.
package struct AlmacenDeArbitros: Sendable {
  package static let limite = 16 << 20

  private let fichero: DurableFile
  private let nombre: String

  /// What a save came to.
  package struct Guardado<Resultado: Sendable>: Sendable {
    /// The referees as they are in the file now.
    package var arbitros: [Arbitro]
    package var resultado: Resultado
    /// What is worth a word about how it was saved.
    package var avisos: [Diagnostic]
  }

  /// What a save would come to.
  package struct Ensayo<Resultado: Sendable>: Sendable {
    /// The text of the file as it is; empty when there is none.
    package var antes: [UInt8]
    /// As it would be.
    package var despues: [UInt8]
    package var guardado: Guardado<Resultado>
  }

  /// - Parameter nombre: how messages name the file; by default as its URL ends.
  package init(url: URL, nombre: String? = nil) {
    self.init(url: url, nombre: nombre, system: FileSystem())
  }

  package init(url: URL, nombre: String? = nil, system: FileSystem) {
    self.init(path: url.path, nombre: nombre ?? url.lastPathComponent, system: system)
  }

  /// - Parameters:
  ///   - path: taken as it is: a URL would read `~` as the home folder, and lead through the name of
  ///     the current folder, which may be gone or no text.
  ///   - nombre: how messages name the file.
  package init(path: String, nombre: String, system: FileSystem) {
    fichero = DurableFile(path, system: system, limit: Self.limite)
    self.nombre = nombre
  }

  /// The referees in the file; nil when there is no file.
  package func lee() throws(Failure) -> [Arbitro]? {
    try leeTodo()?.arbitros
  }

  /// The referees in the file, with what is to be said about it; nil when there is no file.
  package func leeTodo() throws(Failure) -> ArbitrosLeidos? {
    try bytes().map { bytes throws(Failure) in try lector.lee(bytes) }
  }

  private func bytes() throws(Failure) -> [UInt8]? {
    do {
      return try fichero.read()
    } catch {
      throw Failure(error.diagnostic)
    }
  }

  /// Makes the file say these referees, whatever it said.
  package func guarda(_ arbitros: [Arbitro]) throws(Failure) {
    try actualiza { actuales throws(Failure) in actuales = arbitros }
  }

  /// Changes the referees in the file while no other program does; without a file there are none yet.
  ///
  /// Throws what `cambio` throws, or why the file could not be read or written, or why what it was to
  /// say could not be read again; the file is then as it was.
  @discardableResult
  package func actualiza<Resultado>(
    _ cambio: (inout [Arbitro]) throws(Failure) -> Resultado
  ) throws(Failure) -> Guardado<Resultado> {
    try actualizaTodo { lista, _ throws(Failure) in try cambio(&lista) }
  }

  /// ``actualiza(_:)`` for who writes down, or finishes, what concerns the matches too.
  @discardableResult
  func actualizaTodo<Resultado>(
    _ cambio: (inout [Arbitro], inout CambioPendiente?) throws(Failure) -> Resultado
  ) throws(Failure) -> Guardado<Resultado> {
    var preparado: Preparado<Resultado>?
    let informe: SaveReport
    do {
      informe = try fichero.update { bytes in
        let nuevo = try prepara(bytes, cambio)
        preparado = nuevo
        return nuevo.bytes
      }
    } catch let error as Failure {
      throw error
    } catch let error as FileError {
      throw Failure(error.diagnostic)
    } catch {
      throw Failure(Diagnostic(.error, Words(verbatim: "\(error)")))
    }
    guard var guardado = preparado?.guardado else {
      throw Failure(Diagnostic(.error, .noHayFichero(nombre)))
    }
    guardado.avisos = informe.notices.map { Diagnostic(.warning, $0.words) }
    return guardado
  }

  /// What ``actualiza(_:)`` would do now, without doing it.
  package func ensaya<Resultado>(
    _ cambio: (inout [Arbitro]) throws(Failure) -> Resultado
  ) throws(Failure) -> Ensayo<Resultado> {
    let antes = try bytes()
    let preparado = try prepara(antes) { lista, _ throws(Failure) in try cambio(&lista) }
    return Ensayo(
      antes: antes ?? [], despues: preparado.bytes ?? antes ?? [], guardado: preparado.guardado)
  }

  private struct Preparado<Resultado: Sendable> {
    /// What to write; nil when nothing changes.
    var bytes: [UInt8]?
    var guardado: Guardado<Resultado>
  }

  /// Reads the file, changes what it says, and makes the text that says it.
  private func prepara<Resultado>(
    _ bytes: [UInt8]?,
    _ cambio: (inout [Arbitro], inout CambioPendiente?) throws(Failure) -> Resultado
  ) throws(Failure) -> Preparado<Resultado> {
    let leidos = try bytes.map { bytes throws(Failure) in try lector.lee(bytes) }
    var arbitros = leidos?.arbitros ?? []
    var pendiente = leidos?.pendiente
    let resultado = try cambio(&arbitros, &pendiente)
    let guardado = Guardado(arbitros: arbitros, resultado: resultado, avisos: [])
    if arbitros == leidos?.arbitros ?? [], pendiente == leidos?.pendiente {
      return Preparado(bytes: nil, guardado: guardado)
    }
    let nuevos = self.bytes(de: arbitros, pendiente, sobre: leidos)
    try relee(nuevos, que: arbitros, pendiente)
    return Preparado(bytes: nuevos, guardado: guardado)
  }

  private var lector: LectorDeArbitros { LectorDeArbitros(file: nombre) }

  /// What is written must be readable, or its owner would be locked out, and must say what was to be
  /// said.
  private func relee(
    _ bytes: [UInt8], que arbitros: [Arbitro], _ pendiente: CambioPendiente?
  ) throws(Failure) {
    let releidos: ArbitrosLeidos
    do {
      releidos = try lector.lee(bytes)
    } catch {
      throw error.sinLugares
    }
    if releidos.arbitros != arbitros || releidos.pendiente != pendiente {
      throw Failure(Diagnostic(.error, .noDiceLoMismo(nombre)))
    }
  }

  private func bytes(
    de arbitros: [Arbitro], _ pendiente: CambioPendiente?, sobre leidos: ArbitrosLeidos?
  ) -> [UInt8] {
    guard let leidos else { return Self.bytes(de: arbitros, pendiente) }
    let cambiado = FusionDeJSON.fusion(
      de: leidos.documento.root.value, antes: Self.valor(de: leidos.arbitros, leidos.pendiente),
      ahora: Self.valor(de: arbitros, pendiente))
    return JSONWriter.text(of: cambiado, over: leidos.documento)
  }

  /// The text of a new file.
  static func bytes(de arbitros: [Arbitro], _ pendiente: CambioPendiente? = nil) -> [UInt8] {
    JSONWriter.pretty.text(of: valor(de: arbitros, pendiente))
  }

  private static func valor(de arbitros: [Arbitro], _ pendiente: CambioPendiente?) -> JSONValue {
    var objeto: JSONObject = [Campo.arbitros.clave: .array(arbitros.map { .object($0.valor) })]
    if let pendiente {
      objeto[Campo.cambioPendiente.clave] = [
        Campo.antes.clave: .string(pendiente.antes), Campo.ahora.clave: .string(pendiente.ahora),
      ]
    }
    return .object(objeto)
  }
}
