/// What may be wrong with the name of a new player.
package enum ErrorNombre: Error, Sendable, Hashable {
  /// Nothing but white space, or characters that nobody sees.
  case vacio
  /// More than `FormularioJugador.maximoNombre` characters.
  case largo
  /// A player of the roster has the name, whatever the capitals.
  case repetido
  /// No tournament can have such a name in it.
  case noValido(TextoInvalido)
}
