package import Torneo

/// The "add player" form: what was typed, and which fields were touched.
///
/// What is wrong with it is worked out from the texts and the roster each time, never stored.
package struct FormularioJugador: Sendable, Hashable {
  /// The longest name that the form takes, in characters.
  package static let maximoNombre = 25

  private var formulario = Formulario<CamposDeJugador>()

  package init() {}

  /// The name exactly as typed.
  package var nombre: String {
    get { formulario.campos.nombre }
    set { formulario.campos.nombre = newValue }
  }
  /// The number exactly as typed.
  package var dorsal: String {
    get { formulario.campos.dorsal }
    set { formulario.campos.dorsal = newValue }
  }
  /// Whether the name ever changed.
  package var nombreTocado: Bool { formulario.tocados.contains(.nombre) }
  /// Whether the number ever changed.
  package var dorsalTocado: Bool { formulario.tocados.contains(.dorsal) }

  /// The first thing wrong with the name, for somebody who is to join this roster.
  package func errorNombre(en plantilla: [Jugador]) -> ErrorNombre? {
    formulario.campos.errorNombre(en: plantilla)
  }

  /// The first thing wrong with the number; a player may have none.
  package func errorDorsal(en plantilla: [Jugador]) -> ErrorDorsal? {
    formulario.campos.errorDorsal(en: plantilla)
  }

  package func esValido(en plantilla: [Jugador]) -> Bool {
    formulario.esValido(en: plantilla)
  }

  /// The player that was typed, without the white space around.
  package func aJugador() -> Jugador {
    formulario.campos.aJugador()
  }
}

extension FormularioJugador {
  package func errorNombre(en equipo: Equipo) -> ErrorNombre? { errorNombre(en: equipo.plantilla) }
  package func errorDorsal(en equipo: Equipo) -> ErrorDorsal? { errorDorsal(en: equipo.plantilla) }
  package func esValido(en equipo: Equipo) -> Bool { esValido(en: equipo.plantilla) }
}
