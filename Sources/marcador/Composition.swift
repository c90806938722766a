import Diagnostics
import FoundationEssentials
import MarcadorApp
import Torneo

extension TournamentFolder {
  /// The app over this folder, as a command uses it.
  /// - Parameter service: the server that the command was told of, if it was.
  @MainActor
  func app(
    _ console: Console, service: any ServicioDelTorneo = SinServidor()
  ) -> ContenedorDeLaApp {
    let app = ContenedorDeLaApp(
      servicio: service, almacenDelTorneo: store, almacenDeArbitros: refereeStore)
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
}
