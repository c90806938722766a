package import Diagnostics
package import Torneo

/// Tells goals on the terminal: `Gol de Ana (Rayo FC), 12': Rayo FC 1-0 Toros`.
package struct NotificadorDeTerminal: Notificador {
  private let idioma: Language
  private let escribe: @MainActor (String) -> Void

  /// - Parameter escribe: takes a line, without its end.
  package init(
    idioma: Language = .es, escribe: @escaping @MainActor (String) -> Void
  ) {
    self.idioma = idioma
    self.escribe = escribe
  }

  package func seHaMarcado(_ gol: EventoDePartido, en partido: Partido) {
    guard let aviso = AvisoDeGol(gol, en: partido) else { return }
    escribe("\(aviso.titulo[idioma]), \(aviso.detalle)".visible)
  }

  package func noSeHaGuardado(_ motivo: Words) {
    escribe("\(Words.noSeHaGuardado[idioma]): \(motivo[idioma])".visible)
  }
}
