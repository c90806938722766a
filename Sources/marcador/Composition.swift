import Arguments
import Diagnostics
import FoundationEssentials
import HTTP
import MarcadorApp
import Site
import Torneo

// The program's own composition: here, and nowhere else, are the pieces made that touch the world
// (stores, the service, the clock, the environment), and handed to the app.

extension TournamentFolder {
  /// The app over this folder, for a command that asks nothing of a server.
  @MainActor
  func app(_ console: Console) -> ContenedorDeLaApp {
    app(console, servicio: SinServidor(), inscripciones: SinServidor(), memoria: nil)
  }

  /// The app over this folder with the server that the command line or else the settings name.
  @MainActor
  func appWithServer(_ parsed: ParsedArguments, _ console: Console) throws -> ContenedorDeLaApp {
    let servicio = try service(parsed)
    return app(
      console, servicio: servicio, inscripciones: servicio,
      memoria: MemoriaDePublicaciones(
        publicaciones: publications, servidor: servicio.direccion, ahora: Self.now))
  }

  @MainActor
  private func app(
    _ console: Console, servicio: any ServicioDelTorneo,
    inscripciones: any ServicioDeInscripciones, memoria: MemoriaDePublicaciones?
  ) -> ContenedorDeLaApp {
    let app = ContenedorDeLaApp(
      servicio: servicio, inscripciones: inscripciones, almacenDelTorneo: store,
      almacenDeArbitros: refereeStore, memoria: memoria)
    app.notificador = goalNotices(console)
    return app
  }

  /// On the desktop where there is one, else on the terminal.
  @MainActor
  private func goalNotices(_ console: Console) -> any Notificador {
    let terminal = NotificadorDeTerminal(idioma: console.language) {
      console.say(Words(verbatim: $0))
    }
    guard let desktop = DesktopNotices(environment: ProcessInfo.processInfo.environment) else {
      return terminal
    }
    return NotificadorDeEscritorio(idioma: console.language, enSuLugar: terminal) { title, text in
      desktop.show(title: title, text: text)
    }
  }

  private func service(_ parsed: ParsedArguments) throws -> ServicioDelTorneoEnRed {
    guard let server = try parsed[ServerOptions.server] ?? settings().servidor else {
      throw parsed.misuse(ServerOptions.missing)
    }
    let token = try LectorDeToken.lee(
      fichero: parsed[ServerOptions.tokenFile], entorno: ProcessInfo.processInfo.environment)
    var limits = HTTPLimits()
    if let seconds = parsed[ServerOptions.timeout] { limits.total = .seconds(seconds) }
    do {
      return try ServicioDelTorneoEnRed(servidor: server, token: token, limites: limits)
    } catch {
      throw error.failure
    }
  }

  private static func now() -> Fecha? {
    Int(exactly: Date().timeIntervalSince1970.rounded(.down))
      .flatMap { Fecha(segundosDesde1970: $0) }
  }
}
