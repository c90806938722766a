package import Diagnostics
package import Files
import JSON
import Torneo

/// The file in which it is remembered what was published, beside that of the tournament and made to be
/// kept in version control. One with something wrong in it is never written over.
package struct AlmacenDePublicaciones: PublicacionesRepositorio {
  package nonisolated static let limite = 64 << 20

  private let fichero: DurableFile
  private let nombre: String

  /// - Parameters:
  ///   - path: taken as it is.
  ///   - nombre: how messages name the file.
  package nonisolated init(path: String, nombre: String, system: FileSystem) {
    fichero = DurableFile(path, system: system, limit: Self.limite)
    self.nombre = nombre
  }

  /// What is in the file, oldest first; nothing when there is no file.
  package nonisolated func lee() throws(Failure) -> [Publicacion] {
    let bytes: [UInt8]?
    do {
      bytes = try fichero.read()
    } catch {
      throw Failure(error.diagnostic)
    }
    guard let bytes else { return [] }
    return try lee(bytes).publicaciones
  }

  /// Throws what `cambio` throws, and `Failure`. Once nothing is left to remember there is no file.
  @discardableResult
  package func actualiza<Resultado>(
    _ cambio: (inout [Publicacion]) throws -> Resultado
  ) throws -> Resultado {
    var resultado: Resultado?
    var quedaVacio = false
    do {
      _ = try fichero.update { bytes in
        let leido = try bytes.map { try lee($0) }
        let antes = leido?.publicaciones ?? []
        var ahora = antes
        resultado = try cambio(&ahora)
        if ahora == antes { return nil }
        quedaVacio = ahora.isEmpty
        let nuevos = self.bytes(de: ahora, sobre: leido)
        // What is written must say the same when it is read.
        guard try lee(nuevos).publicaciones == ahora else {
          throw Failure(Diagnostic(.error, .noDiceLoMismo(nombre)))
        }
        return nuevos
      }
      if quedaVacio { try fichero.remove { bytes in try noDiceNada(bytes) } }
    } catch let error as FileError {
      throw Failure(error.diagnostic)
    }
    guard let resultado else { throw Failure(Diagnostic(.error, .noHayFichero(nombre))) }
    return resultado
  }

  /// Whether a file has an empty list and nothing else.
  private nonisolated func noDiceNada(_ bytes: [UInt8]) throws(Failure) -> Bool {
    let (documento, publicaciones) = try lee(bytes)
    return publicaciones.isEmpty
      && documento.root.members.allSatisfy { $0.key == Campo.publicaciones.clave }
  }

  private nonisolated func lee(
    _ bytes: [UInt8]
  ) throws(Failure) -> (documento: JSONDocument, publicaciones: [Publicacion]) {
    let documento = try JSONDocument(tienda: bytes, file: nombre)
    return (documento, try LectorDePublicaciones(file: nombre).lee(documento))
  }

  private func bytes(
    de publicaciones: [Publicacion],
    sobre leido: (documento: JSONDocument, publicaciones: [Publicacion])?
  ) -> [UInt8] {
    let ahora = valor(de: publicaciones)
    guard let leido else { return JSONWriter.pretty.text(of: ahora) }
    let cambiado = FusionDeJSON.fusion(
      de: leido.documento.root.value, antes: valor(de: leido.publicaciones), ahora: ahora)
    return JSONWriter.text(of: cambiado, over: leido.documento)
  }

  private func valor(de publicaciones: [Publicacion]) -> JSONValue {
    let lista = publicaciones.map { publicacion -> JSONValue in
      var objeto = JSONObject()
      objeto[.partido] = publicacion.partidoId
      objeto[.numero] = publicacion.numero
      objeto[.fecha] = publicacion.fecha?.description
      objeto[.servidor] = publicacion.servidor
      objeto[.titulo] = publicacion.cronica.titulo
      objeto[.texto] = publicacion.cronica.texto
        .split(separator: "\n", omittingEmptySubsequences: false).map { .string(String($0)) }
      return .object(objeto)
    }
    return [Campo.publicaciones.clave: .array(lista)]
  }
}
