import Diagnostics
import MarcadorApp
import Torneo

/// Edits of the example for tests.
enum Edicion {
  /// The example after an edit, or why it was refused: the message and, below it, what it is about.
  static func resultado(
    _ inicial: Torneo = Ejemplo.torneo, _ edicion: (inout Torneo) throws(EdicionRechazada) -> Void
  ) -> (torneo: Torneo, rechazo: [String]) {
    var torneo = inicial
    do {
      try edicion(&torneo)
      return (torneo, [])
    } catch {
      return (torneo, [error.words.es] + error.contexto.map(\.es))
    }
  }

  /// The example with a third match, Toros – Lobos, of which nothing was played.
  static func conPartidoPendiente() throws -> Torneo {
    var torneo = Ejemplo.torneo
    var datos = DatosDePartido()
    datos.jornada = 2
    datos.fecha = Fecha(anio: 2026, mes: 9, dia: 12)
    _ = try torneo.programa(local: "Toros", visitante: "Lobos", datos)
    return torneo
  }
}
