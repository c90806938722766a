package import JSON

extension Arbitro {
  /// As the store writes it.
  package var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.id] = id
    objeto[.nombre] = nombre
    objeto[.correo] = correo
    if aMano { objeto[Campo.aMano.clave] = .bool(true) }
    return objeto
  }
}
