package import Diagnostics
import Files

// The app of a program: from where its files and its server are to the pieces over them.
extension ContenedorDeLaApp {
  /// - Parameter servidor: nil for an app that asks nothing of a server; whatever is asked all the same
  ///   finds no connection.
  /// - Throws: what is wrong with the address of the server or the token.
  package convenience init(
    _ ficheros: FicherosDelTorneo, servidor: AccesoAlServidor?, avisos: MediosDeAviso
  ) throws(Failure) {
    let almacenes = Self.almacenes(ficheros)
    if let servidor {
      let servicio = try Self.servicio(servidor, ficheros.system)
      self.init(
        servicio: servicio, inscripciones: servicio, almacenDelTorneo: almacenes.torneo,
        almacenDeArbitros: almacenes.arbitros,
        memoria: MemoriaDePublicaciones(
          publicaciones: almacenes.publicaciones, servidor: servicio.direccion,
          ahora: servidor.ahora))
    } else {
      self.init(
        servicio: SinServidor(), inscripciones: SinServidor(),
        almacenDelTorneo: almacenes.torneo, almacenDeArbitros: almacenes.arbitros, memoria: nil)
    }
    idioma = avisos.idioma
    notificador = Self.notificador(avisos)
  }

  /// The stores alone, for what reads or writes the files of a folder without the rest of the app.
  package nonisolated static func almacenes(_ ficheros: FicherosDelTorneo) -> AlmacenesDeLaApp {
    AlmacenesDeLaApp(
      torneo: AlmacenDelTorneo(
        path: ficheros.torneo, nombre: ficheros.torneo, system: ficheros.system),
      arbitros: AlmacenDeArbitros(
        path: ficheros.arbitros, nombre: ficheros.arbitros, system: ficheros.system),
      publicaciones: AlmacenDePublicaciones(
        path: ficheros.publicaciones, nombre: ficheros.publicaciones, system: ficheros.system))
  }

  private static func servicio(
    _ servidor: AccesoAlServidor, _ system: FileSystem
  ) throws(Failure) -> ServicioDelTorneoEnRed {
    let token = try LectorDeToken.lee(
      fichero: servidor.ficheroDelToken, entorno: servidor.entorno, system: system)
    do {
      return try ServicioDelTorneoEnRed(
        servidor: servidor.direccion, token: token, limites: servidor.limites)
    } catch {
      throw error.failure
    }
  }

  /// On the desktop where there is one, else on the terminal.
  private static func notificador(_ avisos: MediosDeAviso) -> any Notificador {
    let terminal = NotificadorDeTerminal(idioma: avisos.idioma, escribe: avisos.linea)
    guard let escritorio = avisos.escritorio else { return terminal }
    return NotificadorDeEscritorio(
      idioma: avisos.idioma, enSuLugar: terminal, muestra: escritorio)
  }
}
