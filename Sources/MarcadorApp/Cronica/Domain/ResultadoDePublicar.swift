package import Torneo

/// What an attempt to publish a chronicle came to.
package enum ResultadoDePublicar: Sendable, Hashable {
  /// The server has it, under that number. `anterior`: the chronicle of the same match that was
  /// published before and said something else.
  case publicada(numero: Int, Cronica, anterior: Publicacion?)
  /// The same chronicle was published before: nothing was sent.
  case yaPublicada(Publicacion)

  package var numero: Int? {
    switch self {
    case .publicada(let numero, _, _): numero
    case .yaPublicada(let publicacion): publicacion.numero
    }
  }

  package var cronica: Cronica {
    switch self {
    case .publicada(_, let cronica, _): cronica
    case .yaPublicada(let publicacion): publicacion.cronica
    }
  }
}
