package import Diagnostics
import Torneo

/// The edits that were made in this run, to take them back and make them again.
///
/// An edit that was made since by another program stays: taking one back changes only what it changed,
/// and is refused where that is no longer so. A class because all screens share it.
@MainActor
package final class HistorialDeEdiciones {
  /// An edit that can be taken back or made again: of the tournament, of the list of referees, of both,
  /// or of a file beside them.
  private struct Entrada {
    var cambio: CambioDelTorneo?
    var lista: CambioDeLaLista?
    var fichero: CambioDeFichero?
    var nombre: Words?

    @MainActor var delReves: Entrada {
      Entrada(
        cambio: cambio?.delReves, lista: lista?.delReves, fichero: fichero?.delReves,
        nombre: nombre)
    }
  }

  /// What is being done as one edit, as far as it got.
  private struct EnCurso {
    var torneo: (antes: Torneo, ahora: Torneo)?
    var lista: (antes: [Arbitro], ahora: [Arbitro])?
  }

  /// As many as somebody would go back.
  private static let maximo = 100

  private let partidos: RepositorioDePartidos
  private let editorDeArbitros: EditorDeArbitros
  private var hechas: [Entrada] = []
  private var deshechas: [Entrada] = []
  private var enCurso: EnCurso?
  private var anota = true

  init(
    _ partidos: RepositorioDePartidos, _ arbitros: RepositorioDeArbitros,
    _ editorDeArbitros: EditorDeArbitros
  ) {
    self.partidos = partidos
    self.editorDeArbitros = editorDeArbitros
    partidos.alCambiar = { [weak self] antes, ahora in
      self?.apunta(EnCurso(torneo: (antes, ahora)))
    }
    arbitros.alCambiar = { [weak self] antes, ahora in
      self?.apunta(EnCurso(lista: (antes, ahora)))
    }
  }

  package var sePuedeDeshacer: Bool { !hechas.isEmpty }
  package var sePuedeRehacer: Bool { !deshechas.isEmpty }
  /// What would be undone, as it was named.
  package var loQueSeDesharia: Words? { hechas.last?.nombre }
  package var loQueSeReharia: Words? { deshechas.last?.nombre }

  /// How often something was done, undone or done again in this run.
  package private(set) var pasos = 0
  /// Whether the last step could not be undone: it may be passed over then.
  package private(set) var noSePudoDeshacer = false
  /// Whether the last step could not be made again.
  package private(set) var noSePudoRehacer = false

  /// Gives the last edit a name, if it has none yet.
  package func nombra(_ nombre: Words) {
    guard let ultima = hechas.last, ultima.nombre == nil else { return }
    hechas[hechas.count - 1].nombre = nombre
  }

  /// Notes an edit of a file beside the tournament.
  package func apunta(_ cambio: CambioDeFichero, _ nombre: Words) {
    anade(Entrada(fichero: cambio, nombre: nombre))
  }

  /// Makes an edit of several steps, which is taken back as one.
  package func comoUna<Resultado>(
    _ cuerpo: () throws(Failure) -> Resultado
  ) throws(Failure) -> Resultado {
    enCurso = EnCurso()
    defer { enCurso = nil }
    let resultado = try cuerpo()
    if let hecho = enCurso { anade(hecho) }
    return resultado
  }

  private func apunta(_ paso: EnCurso) {
    guard anota else { return }
    guard var hasta = enCurso else { return anade(paso) }
    if let torneo = paso.torneo {
      hasta.torneo = (hasta.torneo?.antes ?? torneo.antes, torneo.ahora)
    }
    if let lista = paso.lista { hasta.lista = (hasta.lista?.antes ?? lista.antes, lista.ahora) }
    enCurso = hasta
  }

  private func anade(_ hecho: EnCurso) {
    if hecho.torneo == nil, hecho.lista == nil { return }
    anade(
      Entrada(
        cambio: hecho.torneo.map { CambioDelTorneo(de: $0.antes, a: $0.ahora) },
        lista: hecho.lista.map { CambioDeLaLista(de: $0.antes, a: $0.ahora) }))
  }

  private func anade(_ entrada: Entrada) {
    hechas.append(entrada)
    if hechas.count > Self.maximo { hechas.removeFirst() }
    deshechas = []
    haDadoUnPaso()
  }

  private func haDadoUnPaso() {
    pasos += 1
    (noSePudoDeshacer, noSePudoRehacer) = (false, false)
  }

  /// Takes the last edit back. Throws why it cannot be, and then nothing is changed.
  package func deshaz() throws(Failure) {
    guard let ultima = hechas.last else { return }
    do {
      try haz(ultima.delReves)
    } catch {
      noSePudoDeshacer = true
      throw error
    }
    hechas.removeLast()
    deshechas.append(ultima)
    haDadoUnPaso()
  }

  /// Makes the edit again that was taken back last.
  package func rehaz() throws(Failure) {
    guard let ultima = deshechas.last else { return }
    do {
      try haz(ultima)
    } catch {
      noSePudoRehacer = true
      throw error
    }
    deshechas.removeLast()
    hechas.append(ultima)
    haDadoUnPaso()
  }

  /// Leaves the last edit as it is for good, so that those before it can be taken back.
  package func dejaLoHecho() {
    guard noSePudoDeshacer else { return }
    _ = hechas.popLast()
    haDadoUnPaso()
  }

  /// Gives up what was taken back last, so that what was taken back before can be made again.
  package func dejaLoDeshecho() {
    guard noSePudoRehacer else { return }
    _ = deshechas.popLast()
    haDadoUnPaso()
  }

  private func haz(_ entrada: Entrada) throws(Failure) {
    anota = false
    defer { anota = true }
    if let fichero = entrada.fichero { return try fichero.aplica() }
    guard let cambioDeLaLista = entrada.lista else {
      try partidos.edita { torneo throws(EdicionRechazada) in
        try entrada.cambio?.aplica(a: &torneo)
      }
      return
    }
    try editorDeArbitros.guarda(
      EdicionDeArbitros<Bool> { lista, torneo throws(EdicionRechazada) in
        try cambioDeLaLista.aplica(a: &lista)
        try entrada.cambio?.aplica(a: &torneo)
        return true
      })
  }
}
