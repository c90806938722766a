/// A line of a list that cannot be taken.
package struct LineaRechazada: Sendable, Hashable {
  /// From 1.
  package let numero: Int
  package let texto: String
  /// The sentence that says why.
  package let motivo: Motivo

  package enum Motivo: Sendable, Hashable {
    case nombre(ErrorNombre)
    case dorsal(ErrorDorsal)
  }

  init(_ linea: AltaDeJugadores.Linea) {
    numero = linea.numero
    texto = linea.texto
    switch linea.rechazo {
    case .dorsalDeJugador(let error): motivo = .dorsal(error)
    case .nombreDeJugador(let error): motivo = .nombre(error)
    default: motivo = .nombre(.vacio)
    }
  }
}
