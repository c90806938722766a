package import Diagnostics

/// What is wrong with an answer that is not what a service of tournaments says.
package enum RespuestaInesperada: Sendable, Hashable {
  case vacia
  /// A page for people: often that of a network that asks to sign in.
  case paginaWeb
  case noEsJSON(Words)
  /// A list was due, or an object.
  case otraForma
  /// A field is missing, or has another kind of value or one that cannot be; of a list, in which of its
  /// elements, from 1.
  case campo(String, elemento: Int? = nil)
  /// It is about another chronicle than the one that was sent; how it is called there.
  case otroTitulo(String)
  /// Two of a list have one number.
  case repetido(Int)
}
