/// What is remembered of the chronicles that were sent to servers.
@MainActor
package protocol PublicacionesRepositorio {
  /// Looks at all of them, oldest first, and changes them, while no other program does either.
  ///
  /// What was changed is kept for good once this returns. Throws what `cambio` throws, or why they
  /// could not be read or kept; nothing is changed then.
  @discardableResult
  func actualiza<Resultado>(
    _ cambio: (inout [Publicacion]) throws -> Resultado
  ) throws -> Resultado
}
