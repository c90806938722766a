package import Diagnostics
import Observation
package import Torneo

/// The tournament that screens show and edit, kept in its file.
///
/// A class because screens observe it. What it shows is what is on disk: an edit that cannot be saved
/// changes nothing here either, and why it could not is in ``fallo``.
///
/// With no store it keeps nothing and starts from the example, as with one whose file does not exist
/// yet (the first edit makes it). With a file that cannot be read it shows an empty tournament, not
/// the example, which somebody might take for their own; each edit tries to read the file again.
@MainActor
@Observable
package final class RepositorioDePartidos: PartidosRepositorio {
  package private(set) var torneo: Torneo
  /// Why the file could not be read, or the last edit not be saved; nil once one was.
  package private(set) var fallo: Failure?
  /// What is worth a word about the last save or reading.
  package private(set) var avisos: [Diagnostic] = []

  /// Called after a goal was recorded, with the match as it is then.
  @ObservationIgnored package var alRegistrarGol: ((EventoDePartido, Partido) -> Void)?

  @ObservationIgnored private let almacen: AlmacenDelTorneo?

  package init(almacen: AlmacenDelTorneo?) {
    self.almacen = almacen
    do {
      let leido = try almacen?.lee()
      torneo = leido?.torneo ?? Ejemplo.torneo
      avisos = leido?.avisos ?? []
    } catch {
      torneo = Torneo()
      fallo = error
    }
  }

  package var equipos: [Equipo] { torneo.equipos }
  package var partidos: [PartidoDeLista] { torneo.partidos }

  package func partido(id: Int) -> Partido? {
    torneo.partidos.first { $0.id == id }?.partido
  }

  /// Reads the file again, as after an edit by another program. Teams that are as they were keep their
  /// identity; a file that cannot be read leaves what there was, and why in ``fallo``.
  package func recarga() {
    guard let almacen else { return }
    do {
      let leido = try almacen.lee(conservando: torneo.equipos)
      torneo = leido?.torneo ?? Ejemplo.torneo
      avisos = leido?.avisos ?? []
      fallo = nil
    } catch {
      fallo = error
    }
  }

  // MARK: Edits

  package func registrarGol(partidoId: Int, gol: EventoDePartido) {
    // Kept in `fallo`: the protocol has no other way to tell.
    try? registra(gol, en: partidoId)
  }

  @discardableResult
  package func anadirJugador(_ jugador: Jugador, a nombreDelEquipo: String) -> Bool {
    do {
      try anade(jugador, a: nombreDelEquipo)
      return true
    } catch {
      return false
    }
  }

  /// ``registrarGol(partidoId:gol:)`` for who wants to know why not.
  package func registra(_ gol: EventoDePartido, en partidoId: Int) throws(Failure) {
    try edita { (torneo) throws(EdicionRechazada) in try torneo.registra(gol, en: partidoId) }
    if let partido = partido(id: partidoId) { alRegistrarGol?(gol, partido) }
  }

  /// ``anadirJugador(_:a:)`` for who wants to know why not.
  package func anade(_ jugador: Jugador, a nombreDelEquipo: String) throws(Failure) {
    try edita { (torneo) throws(EdicionRechazada) in
      try torneo.anade(jugador, a: nombreDelEquipo)
    }
  }

  /// Makes an edit in the file, or here alone where there is none.
  private func edita(
    _ edicion: (inout Torneo) throws(EdicionRechazada) -> Void
  ) throws(Failure) {
    func conPalabras(_ torneo: inout Torneo) throws(Failure) {
      do { try edicion(&torneo) } catch { throw error.failure }
    }
    do {
      if let almacen {
        let guardado = try almacen.actualiza(
          conservando: torneo.equipos, desde: torneo, conPalabras)
        torneo = guardado.torneo
        avisos = guardado.avisos
      } else {
        var editado = torneo
        try conPalabras(&editado)
        torneo = editado
      }
      fallo = nil
    } catch {
      fallo = error
      throw error
    }
  }
}
