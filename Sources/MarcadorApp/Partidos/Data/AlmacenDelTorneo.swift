package import Diagnostics
package import Files
import JSON
package import Torneo

// The URL is all that is used of it.
#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The file that a tournament is kept in.
///
/// Every save reads the file again under a lock, so that no edit of another program is lost, and writes
/// nothing that could not be read again. A file with something wrong in it is never written over.
package struct AlmacenDelTorneo: Sendable {
  /// The largest store that is read: some 500 leagues.
  package static let limite = 512 << 20

  private let fichero: DurableFile
  private let nombre: String

  /// What a save came to.
  package struct Guardado<Resultado: Sendable>: Sendable {
    /// The tournament as it is in the file now.
    package var torneo: Torneo
    /// What the change gave.
    package var resultado: Resultado
    /// Things that went well but are worth a word, and what is probably a mistake now and was not
    /// before.
    package var avisos: [Diagnostic]
    /// False where the file said all of it already.
    package var haCambiado = true
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

  /// The tournament as it is in the file; nil when there is no file.
  /// - Parameters:
  ///   - conocidos: teams that keep their identity where the file has them unchanged.
  ///   - lectura: an earlier reading, which is given again if the file still says that.
  package func lee(
    conservando conocidos: [Equipo] = [], salvo lectura: TorneoLeido? = nil
  ) throws(Failure) -> TorneoLeido? {
    guard let bytes = try bytes() else { return nil }
    if let lectura, lectura.documento.bytes == bytes { return lectura }
    return try LectorDelTorneo(file: nombre).lee(bytes, conservando: conocidos)
  }

  /// Reads the file as ``lee(conservando:)`` does, in several parts at once.
  package func lee(
    conservando conocidos: [Equipo] = [], partes: Int
  ) async throws(Failure) -> TorneoLeido? {
    guard let bytes = try bytes() else { return nil }
    return try await LectorDelTorneo(file: nombre)
      .lee(bytes, conservando: conocidos, partes: partes)
  }

  private func bytes() throws(Failure) -> [UInt8]? {
    do {
      return try fichero.read()
    } catch {
      throw Failure(error.diagnostic)
    }
  }

  /// Changes the tournament in the file while no other program does.
  ///
  /// Throws what `cambio` throws, or why the file could not be read or written, or why what it was to
  /// say could not be read again; the file is then as it was.
  /// - Parameters:
  ///   - conocidos: teams that keep their identity where the file has them unchanged.
  ///   - inicial: what to change when there is no file yet; nil to throw then.
  ///   - lectura: an earlier reading, which need not be made again if the file still says that.
  ///   - procedencia: where what the result has of a team, a player or a match comes from: places for
  ///     what the change makes that no tournament can have.
  @discardableResult
  package func actualiza<Resultado>(
    conservando conocidos: [Equipo] = [], desde inicial: Torneo? = nil,
    salvo lectura: TorneoLeido? = nil,
    procedencia: ((Resultado, AsuntoDelTorneo) -> SourceLocation?)? = nil,
    _ cambio: (inout Torneo) throws(Failure) -> Resultado
  ) throws(Failure) -> Guardado<Resultado> {
    var preparado: Preparado<Resultado>?
    let notas = try escribe { bytes in
      let nuevo = try prepara(
        bytes, conservando: conocidos, desde: inicial, salvo: lectura, procedencia: procedencia,
        cambio)
      preparado = nuevo
      return nuevo.bytes
    }
    guard var guardado = preparado?.guardado else { throw noHayFichero }
    guardado.avisos = notas + guardado.avisos
    return guardado
  }

  /// Does what was tried. Nil, and nothing is written, if the file is no longer as it was then.
  package func guarda<Resultado>(
    _ ensayo: Ensayo<Resultado>
  ) throws(Failure) -> Guardado<Resultado>? {
    var esComoEra = false
    let notas = try escribe { bytes in
      // Nobody reads an empty file as a tournament: where none was, there is to be none.
      esComoEra = bytes.map { !$0.isEmpty && $0 == ensayo.antes } ?? ensayo.antes.isEmpty
      return esComoEra && ensayo.despues != ensayo.antes ? ensayo.despues : nil
    }
    guard esComoEra else { return nil }
    var guardado = ensayo.guardado
    guardado.avisos = notas + guardado.avisos
    return guardado
  }

  /// Gives the file the text that `cambio` makes of its text, while no other program writes it.
  /// - Returns: what is worth a word although it went well.
  private func escribe(_ cambio: ([UInt8]?) throws -> [UInt8]?) throws(Failure) -> [Diagnostic] {
    do {
      return try fichero.update(cambio).notices.map { Diagnostic(.warning, $0.words) }
    } catch let error as Failure {
      throw error
    } catch let error as FileError {
      throw Failure(error.diagnostic)
    } catch {
      throw Failure(Diagnostic(.error, Words(verbatim: "\(error)")))
    }
  }

  /// What ``actualiza(conservando:desde:salvo:procedencia:_:)`` would do now, without doing it.
  /// - Parameter hayCarpeta: false where the folder of the file is still to be made.
  package func ensaya<Resultado>(
    conservando conocidos: [Equipo] = [], desde inicial: Torneo? = nil, hayCarpeta: Bool = true,
    salvo lectura: TorneoLeido? = nil,
    procedencia: ((Resultado, AsuntoDelTorneo) -> SourceLocation?)? = nil,
    _ cambio: (inout Torneo) throws(Failure) -> Resultado
  ) throws(Failure) -> Ensayo<Resultado> {
    let antes = hayCarpeta ? try bytes() : nil
    let preparado = try prepara(
      antes, conservando: conocidos, desde: inicial, salvo: lectura, procedencia: procedencia,
      cambio)
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
    _ bytes: [UInt8]?, conservando conocidos: [Equipo], desde inicial: Torneo?,
    salvo lectura: TorneoLeido?,
    procedencia: ((Resultado, AsuntoDelTorneo) -> SourceLocation?)?,
    _ cambio: (inout Torneo) throws(Failure) -> Resultado
  ) throws(Failure) -> Preparado<Resultado> {
    let leido: TorneoLeido?
    if let lectura, lectura.documento.bytes == bytes {
      leido = lectura
    } else if let bytes {
      leido = try LectorDelTorneo(file: nombre).lee(bytes, conservando: conocidos)
    } else {
      leido = nil
    }
    guard var torneo = leido?.torneo ?? inicial else { throw noHayFichero }
    let resultado = try cambio(&torneo)
    torneo.resuelvePlazas()
    torneo.resuelveLados()
    if let leido, leido.torneo == torneo {
      return Preparado(
        bytes: nil,
        guardado: Guardado(torneo: torneo, resultado: resultado, avisos: [], haCambiado: false))
    }
    let nuevos = bytesNuevos(de: torneo, sobre: leido)
    let releido = try relee(nuevos, que: torneo) { procedencia?(resultado, $0) }
    return Preparado(
      bytes: nuevos,
      guardado: Guardado(
        // As it was read again: who was a name in an event may be in a roster now.
        torneo: releido.torneo, resultado: resultado,
        avisos: releido.avisosNuevos(desde: leido)
          + (leido.map { OtrosLados.avisos(antes: $0.torneo, ahora: releido.torneo) } ?? []),
        haCambiado: nuevos != bytes))
  }

  /// Makes the file say this tournament, whatever it said.
  @discardableResult
  package func guarda(_ torneo: Torneo) throws(Failure) -> Guardado<Void> {
    try actualiza(desde: Torneo()) { (actual) throws(Failure) in actual = torneo }
  }

  private func bytesNuevos(de torneo: Torneo, sobre leido: TorneoLeido?) -> [UInt8] {
    let escritor = EscritorDelTorneo()
    return leido.map { escritor.bytes(de: torneo, sobre: $0) } ?? escritor.bytes(de: torneo)
  }

  /// What is written must be readable, or its owner would be locked out, and must say what was to be
  /// said, or an edit would be lost.
  private func relee(
    _ bytes: [UInt8], que torneo: Torneo, procedencia: (AsuntoDelTorneo) -> SourceLocation?
  ) throws(Failure) -> TorneoLeido {
    let releido = try LectorDelTorneo(file: nombre)
      .relee(bytes, conservando: torneo.equipos, procedencia: procedencia)
    // Nearly always it is the same value; else, as where a name of an event is in a roster now, what
    // counts is what is written.
    let escritor = EscritorDelTorneo()
    if releido.torneo != torneo,
      escritor.bytes(de: releido.torneo) != escritor.bytes(de: torneo)
    {
      throw Failure(Diagnostic(.error, .noDiceLoMismo(nombre)))
    }
    return releido
  }

  var noHayFichero: Failure {
    Failure(Diagnostic(.error, .noHayFichero(nombre), help: .creaUnTorneo))
  }
}
