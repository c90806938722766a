package import Torneo

/// A form that takes something away, by its number in a list, from 1.
package protocol BajaPorNumero: CamposDeEdicion {
  /// How long the list is.
  static func cuantos(en torneo: Torneo) -> Int

  static func quita(_ numero: Int, de torneo: inout Torneo) throws(EdicionRechazada) -> Hecho
}

extension BajaPorNumero {
  package static var campos: [Dato] { [.numero] }

  package var obligatorios: Set<Dato> { [.numero] }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    var copia = torneo
    _ = try edita(&copia)
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    guard let numero = try numeroDeOrden(hay: Self.cuantos(en: torneo)) else {
      throw .obligatorio(.numero)
    }
    return try Self.quita(numero, de: &torneo)
  }
}
