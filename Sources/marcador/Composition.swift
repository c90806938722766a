import Diagnostics
import FoundationEssentials
import MarcadorApp
import Torneo

extension TournamentFolder {
  /// The app over this folder, as a command uses it.
  @MainActor
  func app(_ console: Console) -> ContenedorDeLaApp {
    let app = ContenedorDeLaApp(
      servicio: SinServidor(), almacenDelTorneo: store,
      almacenDeArbitros: AlmacenDeArbitros(
        url: URL(filePath: file("arbitros.json")), nombre: file("arbitros.json")))
    app.notificador = NotificadorDeTerminal(idioma: console.language) {
      console.say(Words(verbatim: $0))
    }
    return app
  }
}
