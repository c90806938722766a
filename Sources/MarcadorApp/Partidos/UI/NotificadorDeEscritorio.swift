package import Diagnostics
package import Torneo

/// Tells goals, and what was not saved, as notices of the desktop, and where that fails in another way.
package struct NotificadorDeEscritorio: Notificador {
  /// Shows a notice; false when it could not. Both texts are plain, in one line.
  package typealias Muestra = @MainActor (_ titulo: String, _ detalle: String) -> Bool

  private let idioma: Language
  private let muestra: Muestra
  private let enSuLugar: any Notificador

  package init(
    idioma: Language = .es, enSuLugar: any Notificador, muestra: @escaping Muestra
  ) {
    self.idioma = idioma
    self.enSuLugar = enSuLugar
    self.muestra = muestra
  }

  package func seHaMarcado(_ gol: EventoDePartido, en partido: Partido) {
    guard let aviso = AvisoDeGol(gol, en: partido) else { return }
    if muestra(aviso.titulo[idioma].sinControles, aviso.detalle.sinControles) { return }
    enSuLugar.seHaMarcado(gol, en: partido)
  }

  package func noSeHaGuardado(_ motivo: Words) {
    let titulo = Words.noSeHaGuardado[idioma]
    if muestra(titulo.sinControles, motivo[idioma].sinControles) { return }
    enSuLugar.noSeHaGuardado(motivo)
  }
}

extension String {
  /// Without what nobody sees and may upset the text around it. Joiners stay: pictures of several
  /// characters need them.
  fileprivate var sinControles: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { !$0.alteraElTexto }))
  }
}
