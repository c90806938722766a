/// What may be wrong with a sign-up.
package enum ErrorDeInscripcion: Error, Sendable, Hashable {
  case sinNombre
  case correoNoValido
  /// Not a number, or below `Inscripcion.edadMinima`.
  case menorDeEdad
  case sinAceptar
}
