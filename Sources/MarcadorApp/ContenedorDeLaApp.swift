package import Diagnostics
import Files
package import Torneo

/// The composition root: the only place that makes the pieces of the app and connects them.
///
/// A class because there is one of it, which owns what lives as long as the app.
@MainActor
package final class ContenedorDeLaApp {
  package let servicio: any ServicioDelTorneo
  package let inscripciones: any ServicioDeInscripciones
  package let partidos: RepositorioDePartidos
  package let arbitros: RepositorioDeArbitros
  package let cronicas: any CronicasRepositorio
  package private(set) var publicarCronica: PublicarCronica
  /// What can be undone of this run.
  package let historial: HistorialDeEdiciones
  /// Of what screens say.
  package var idioma = Language.es
  /// Tells goals on standard error, where a program says how its work goes, unless it has something
  /// better.
  package var notificador: any Notificador = NotificadorDeTerminal { linea in
    // Nobody can be told that standard error is closed.
    try? StandardOutput.messages(system: FileSystem()).write(linea + "\n")
  }

  /// An app that does not remember what it publishes. Sign-ups go to the service too, if it takes them.
  /// - Parameters:
  ///   - almacenDelTorneo: nil to touch no disk.
  ///   - almacenDeArbitros: nil to touch no disk.
  package convenience init(
    servicio: any ServicioDelTorneo, almacenDelTorneo: AlmacenDelTorneo?,
    almacenDeArbitros: AlmacenDeArbitros?
  ) {
    self.init(
      servicio: servicio,
      inscripciones: servicio as? any ServicioDeInscripciones ?? SinServidor(),
      almacenDelTorneo: almacenDelTorneo, almacenDeArbitros: almacenDeArbitros, memoria: nil)
  }

  /// - Parameters:
  ///   - almacenDelTorneo: nil to touch no disk.
  ///   - almacenDeArbitros: nil to touch no disk.
  ///   - memoria: where it is remembered what was published; nil not to.
  package init(
    servicio: any ServicioDelTorneo, inscripciones: any ServicioDeInscripciones,
    almacenDelTorneo: AlmacenDelTorneo?, almacenDeArbitros: AlmacenDeArbitros?,
    memoria: MemoriaDePublicaciones?
  ) {
    self.servicio = servicio
    self.inscripciones = inscripciones
    partidos = RepositorioDePartidos(almacen: almacenDelTorneo)
    arbitros = RepositorioDeArbitros(servicio: servicio, almacen: almacenDeArbitros)
    cronicas = RepositorioDeCronicasEnRed(servicio: servicio)
    publicarCronica = PublicarCronica(
      partidos: partidos, cronicas: cronicas, memoria: memoria)
    historial = HistorialDeEdiciones(
      partidos, arbitros, EditorDeArbitros(partidos: partidos, arbitros: arbitros))
    partidos.alRegistrarGol = { [weak self] gol, partido in
      self?.notificador.seHaMarcado(gol, en: partido)
    }
    partidos.alFallar = { [weak self] fallo in
      self?.notificador.noSeHaGuardado(.texto(de: fallo))
    }
  }

  /// Chronicles are published with initials in the place of the names that this takes away.
  package func reduceNombresAlPublicar(
    _ reduceNombres: @escaping @MainActor (Torneo) throws -> Torneo
  ) {
    publicarCronica.reduceNombres = reduceNombres
  }

  // MARK: View models, a new one at each call

  package func partidoViewModel(id: Int) -> PartidoViewModel {
    PartidoViewModel(id: id, partidos: partidos)
  }

  package func arbitrosViewModel() -> ArbitrosViewModel {
    ArbitrosViewModel(repositorio: arbitros, idioma: idioma)
  }

  /// What makes the edits of the referees.
  package func editorDeArbitros() -> EditorDeArbitros {
    EditorDeArbitros(partidos: partidos, arbitros: arbitros)
  }

  package func cronicaViewModel(id: Int) -> CronicaViewModel {
    CronicaViewModel(partidoId: id, publicarCronica: publicarCronica, idioma: idioma)
  }

  package func inscripcionViewModel() -> InscripcionViewModel {
    InscripcionViewModel(servicio: inscripciones)
  }

  package func anadirJugadorViewModel(equipo: Equipo) -> AnadirJugadorViewModel {
    AnadirJugadorViewModel(equipo: equipo, repositorio: partidos)
  }

  /// The screen of any form that edits the tournament; `campos` is what it shows at first.
  /// - Parameter condicion: throws when what the person looked at is no longer so.
  package func edicionViewModel<Campos: CamposDeEdicion>(
    _ campos: Campos = Campos(),
    condicion: @escaping EdicionViewModel<Campos>.Condicion = { _ in }
  ) -> EdicionViewModel<Campos> {
    var campos = campos
    campos.conoce(arbitros: arbitros.arbitros.map(\.nombre))
    return EdicionViewModel(campos, repositorio: partidos, condicion: condicion)
  }
}
