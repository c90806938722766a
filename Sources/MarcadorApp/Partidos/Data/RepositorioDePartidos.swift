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
package final class RepositorioDePartidos: PartidosRepositorio, RepositorioConFallos {
  package private(set) var torneo: Torneo
  /// Why the file could not be read, or the last edit not be saved; nil once one was.
  package private(set) var fallo: Failure?
  /// What is worth a word about the last save or reading.
  package private(set) var avisos: [Diagnostic] = []
  /// False where the last edit said what was there already.
  package private(set) var haCambiado = true

  /// Called after a goal was recorded, with the match as it is then.
  @ObservationIgnored package var alRegistrarGol: ((EventoDePartido, Partido) -> Void)?

  /// Called when an edit that does not throw was not made, with the reason.
  @ObservationIgnored package var alFallar: ((Failure) -> Void)?

  /// Called after an edit that changed something, with the tournament before and after it.
  @ObservationIgnored var alCambiar: ((Torneo, Torneo) -> Void)?

  @ObservationIgnored private let almacen: AlmacenDelTorneo?
  /// The last reading, until the first edit after it.
  @ObservationIgnored private var lectura: TorneoLeido?
  /// Whether the file was there once: when it is gone, nothing is put in its place.
  @ObservationIgnored private var huboFichero = false

  package init(almacen: AlmacenDelTorneo?) {
    self.almacen = almacen
    do {
      let leido = try almacen?.lee()
      lectura = leido
      huboFichero = leido != nil
      torneo = leido?.torneo ?? Ejemplo.torneo
      avisos = leido?.avisos ?? []
    } catch {
      torneo = Torneo()
      huboFichero = true
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
    do throws(Failure) {
      let leido = try almacen.lee(conservando: torneo.equipos, salvo: lectura)
      if leido == nil, huboFichero { throw almacen.noHayFichero }
      lectura = leido
      huboFichero = leido != nil
      torneo = leido?.torneo ?? Ejemplo.torneo
      avisos = leido?.avisos ?? []
      fallo = nil
    } catch {
      fallo = error
    }
  }

  // MARK: Edits

  package func registrarGol(partidoId: Int, gol: EventoDePartido) {
    do {
      try registra(gol, en: partidoId)
    } catch {
      alFallar?(error)
    }
  }

  @discardableResult
  package func anadirJugador(_ jugador: Jugador, a nombreDelEquipo: String) -> Bool {
    do {
      try anade(jugador, a: nombreDelEquipo)
      return true
    } catch {
      alFallar?(error)
      return false
    }
  }

  /// ``registrarGol(partidoId:gol:)`` for who wants to know why not.
  package func registra(_ gol: EventoDePartido, en partidoId: Int) throws(Failure) {
    try edita { (torneo) throws(EdicionRechazada) in try torneo.registra(gol, en: partidoId) }
    avisaDelGol(gol, en: partidoId)
  }

  /// ``anadirJugador(_:a:)`` for who wants to know why not.
  package func anade(_ jugador: Jugador, a nombreDelEquipo: String) throws(Failure) {
    try edita { (torneo) throws(EdicionRechazada) in
      try torneo.anade(jugador, a: nombreDelEquipo)
    }
  }

  /// Makes what was typed into a form, checked against the tournament as it is under the lock; the
  /// parameters are those of `Torneo.aplica`.
  @discardableResult
  package func guarda<Campos: CamposDeEdicion>(
    _ campos: (Torneo) throws(EdicionRechazada) -> Campos,
    queja: ([Queja], Campos) -> Failure = { quejas, _ in .de(quejas) }
  ) throws(Failure) -> Hecho {
    let hecho = try cambia { torneo throws(Failure) in try torneo.aplica(campos, queja: queja) }
    if case .eventoNuevo(let lugar, let id) = hecho, let partido = partido(id: id),
      partido.eventos.indices.contains(lugar)
    {
      avisaDelGol(partido.eventos[lugar], en: id)
    }
    return hecho
  }

  /// What ``guarda(_:queja:)`` would do, without doing it.
  package func ensaya<Campos: CamposDeEdicion>(
    _ campos: (Torneo) throws(EdicionRechazada) -> Campos,
    queja: ([Queja], Campos) -> Failure = { quejas, _ in .de(quejas) }
  ) throws(Failure) -> AlmacenDelTorneo.Ensayo<Hecho> {
    try ensaya { torneo throws(Failure) in try torneo.aplica(campos, queja: queja) }
  }

  /// What ``cambia(_:)`` would do, without doing it.
  package func ensayaCambio<Resultado: Sendable>(
    _ edicion: (inout Torneo) throws(Failure) -> Resultado
  ) throws(Failure) -> AlmacenDelTorneo.Ensayo<Resultado> {
    try ensaya(edicion)
  }

  /// What an edit would do, without doing it.
  func ensaya<Resultado: Sendable>(
    _ edicion: (inout Torneo) throws(Failure) -> Resultado
  ) throws(Failure) -> AlmacenDelTorneo.Ensayo<Resultado> {
    guard let almacen else {
      var editado = torneo
      let resultado = try edicion(&editado)
      let escritor = EscritorDelTorneo()
      return AlmacenDelTorneo.Ensayo(
        antes: escritor.bytes(de: torneo), despues: escritor.bytes(de: editado),
        guardado: AlmacenDelTorneo.Guardado(torneo: editado, resultado: resultado, avisos: []))
    }
    return try almacen.ensaya(
      conservando: torneo.equipos, desde: inicial, salvo: lectura, edicion)
  }

  /// Makes any edit of the domain: in the file, or here alone where there is none. All or nothing, and
  /// on disk before it returns.
  @discardableResult
  package func edita<Resultado: Sendable>(
    _ edicion: (inout Torneo) throws(EdicionRechazada) -> Resultado
  ) throws(Failure) -> Resultado {
    try cambia { torneo throws(Failure) in
      try conPalabras { () throws(EdicionRechazada) in try edicion(&torneo) }
    }
  }

  /// ``edita(_:)`` for an edit that may fail in other ways too.
  @discardableResult
  package func cambia<Resultado: Sendable>(
    _ edicion: (inout Torneo) throws(Failure) -> Resultado
  ) throws(Failure) -> Resultado {
    do {
      let resultado: Resultado
      var antes = torneo
      if let almacen {
        let guardado = try almacen.actualiza(
          conservando: torneo.equipos, desde: inicial, salvo: lectura
        ) { torneo throws(Failure) in
          antes = torneo
          return try edicion(&torneo)
        }
        lectura = nil
        huboFichero = true
        torneo = guardado.torneo
        avisos = guardado.avisos
        haCambiado = guardado.haCambiado
        resultado = guardado.resultado
      } else {
        var editado = torneo
        resultado = try edicion(&editado)
        haCambiado = editado != torneo
        torneo = editado
      }
      fallo = nil
      if haCambiado { alCambiar?(antes, torneo) }
      return resultado
    } catch {
      fallo = error
      throw error
    }
  }

  /// What the first edit of a file that was never there starts from.
  private var inicial: Torneo? { huboFichero ? nil : torneo }

  private func avisaDelGol(_ gol: EventoDePartido, en partidoId: Int) {
    if case .gol = gol, let partido = partido(id: partidoId) { alRegistrarGol?(gol, partido) }
  }
}
