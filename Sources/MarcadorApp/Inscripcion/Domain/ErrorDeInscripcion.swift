/// What may be wrong with a sign-up.
package enum ErrorDeInscripcion: Error, Sendable, Hashable {
  /// Nothing that somebody would see.
  case sinNombre
  case nombreNoValido(TextoInvalido)
  case correoNoValido
  /// Not a number, or below `Inscripcion.edadMinima`.
  case menorDeEdad
  /// Above `Inscripcion.edadMaxima`.
  case edadImposible
  case sinAceptar
}
