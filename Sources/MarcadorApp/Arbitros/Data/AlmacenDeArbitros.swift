package import Diagnostics
package import Files
import JSON

// The URL is all that is used of it.
#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The file that the referees are kept in. One with something wrong in it is never written over.
package struct AlmacenDeArbitros: Sendable {
  package static let limite = 16 << 20

  private let fichero: DurableFile
  private let nombre: String

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
    let bytes: [UInt8]?
    do {
      bytes = try fichero.read()
    } catch {
      throw Failure(error.diagnostic)
    }
    guard let bytes else { return nil }
    return try lee(bytes).arbitros
  }

  /// Makes the file say these referees.
  package func guarda(_ arbitros: [Arbitro]) throws(Failure) {
    do {
      _ = try fichero.update { bytes in
        let leido = try bytes.map { try lee($0) }
        if let leido, leido.arbitros == arbitros { return nil }
        let nuevos = self.bytes(de: arbitros, sobre: leido)
        // What is written must be readable.
        _ = try lee(nuevos)
        return nuevos
      }
    } catch let error as Failure {
      throw error
    } catch let error as FileError {
      throw Failure(error.diagnostic)
    } catch {
      throw Failure(Diagnostic(.error, Words(verbatim: "\(error)")))
    }
  }

  private func lee(
    _ bytes: [UInt8]
  ) throws(Failure) -> (documento: JSONDocument, arbitros: [Arbitro]) {
    let documento = try JSONDocument(tienda: bytes, file: nombre)
    return (documento, try LectorDeArbitros(file: nombre).lee(documento))
  }

  private func bytes(
    de arbitros: [Arbitro], sobre leido: (documento: JSONDocument, arbitros: [Arbitro])?
  ) -> [UInt8] {
    let ahora = valor(de: arbitros)
    guard let leido else { return JSONWriter.pretty.text(of: ahora) }
    let cambiado = FusionDeJSON.fusion(
      de: leido.documento.root.value, antes: valor(de: leido.arbitros), ahora: ahora)
    return JSONWriter.text(of: cambiado, over: leido.documento)
  }

  private func valor(de arbitros: [Arbitro]) -> JSONValue {
    let lista = arbitros.map { arbitro -> JSONValue in
      var objeto = JSONObject()
      objeto[.id] = arbitro.id
      objeto[.nombre] = arbitro.nombre
      objeto[.correo] = arbitro.correo
      return .object(objeto)
    }
    return [Campo.arbitros.clave: .array(lista)]
  }
}
