/// What may be said of some tables of a tournament only.
package protocol DeTabla {
  /// The stage and the group whose table it is of; what is nil holds for all.
  var fase: String? { get }
  var grupo: String? { get }
}

extension DeTabla {
  package func es(de clave: Tabla.Clave) -> Bool {
    (fase == nil || fase == clave.fase) && (grupo == nil || grupo == clave.grupo)
  }
}
