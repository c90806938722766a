package import Diagnostics

/// What may be wrong with the name of a new player.
package enum ErrorNombre: Error, Sendable, Hashable {
  /// Nothing but white space, or characters that nobody sees.
  case vacio
  /// More than `FormularioJugador.maximoNombre` characters.
  case largo
  /// A player of the roster has the name, whatever its case and accents.
  case repetido

  package var words: Words {
    switch self {
    case .vacio: Words(es: "El nombre es obligatorio", en: "The name is required")
    case .largo:
      Words(
        es: "El nombre no puede pasar de \(FormularioJugador.maximoNombre) caracteres",
        en: "The name cannot have more than \(FormularioJugador.maximoNombre) characters")
    case .repetido:
      Words(es: "Ya hay un jugador con ese nombre", en: "There is a player of that name already")
    }
  }
}
