package import Diagnostics

/// How the person is told what happens, and in which language.
package struct MediosDeAviso {
  package var idioma: Language
  /// Takes a line for the terminal, without its end.
  package var linea: @MainActor (String) -> Void
  /// Shows a notice of the desktop; nil where there is none.
  package var escritorio: NotificadorDeEscritorio.Muestra?

  package init(
    idioma: Language, linea: @escaping @MainActor (String) -> Void,
    escritorio: NotificadorDeEscritorio.Muestra?
  ) {
    self.idioma = idioma
    self.linea = linea
    self.escritorio = escritorio
  }
}
