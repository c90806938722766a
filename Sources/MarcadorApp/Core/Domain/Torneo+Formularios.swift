package import Diagnostics
package import Torneo

extension Torneo {
  /// Makes what was typed into a form. All that is wrong with its fields is told at once.
  ///
  /// - Parameters:
  ///   - campos: gives the form, from the tournament as it is.
  ///   - queja: says what is wrong with the fields.
  /// - Returns: what was edited.
  package mutating func aplica<Campos: CamposDeEdicion>(
    _ campos: (Torneo) throws(EdicionRechazada) -> Campos,
    queja: ([Queja], Campos) -> Failure = { quejas, _ in .de(quejas) }
  ) throws(Failure) -> Hecho {
    let campos = try conPalabras { () throws(EdicionRechazada) in try campos(self) }
    let quejas = campos.quejas(en: self)
    if !quejas.isEmpty { throw queja(quejas, campos) }
    var editado = self
    let hecho = try conPalabras { () throws(EdicionRechazada) in try campos.edita(&editado) }
    self = editado
    return hecho
  }
}

/// Something wrong with a field of a form.
package struct Queja: Sendable, Hashable {
  package var dato: Dato
  package var rechazo: EdicionRechazada
}

extension Failure {
  /// All that is wrong with a form.
  package static func de(_ quejas: [Queja]) -> Failure {
    Failure(quejas.flatMap(\.rechazo.failure.diagnostics))
  }
}

/// Does what the domain may refuse, and tells why it did.
package func conPalabras<Resultado>(
  _ cuerpo: () throws(EdicionRechazada) -> Resultado
) throws(Failure) -> Resultado {
  do { return try cuerpo() } catch { throw error.failure }
}
