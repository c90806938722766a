import JSON

/// Carries a change over to a document that says the same in its own way.
///
/// There are three values: `escrito`, as somebody wrote it; `antes`, the same as the program would
/// write it; and `ahora`, as the program would write what it is to say now. What is equal in the last
/// two stays as written, whatever its spelling; what the program knows nothing of stays as well.
/// Somebody may have written what the program leaves out (an empty list, a value that is the default
/// one): `antes` has no such key then, and `escrito` has.
enum FusionDeJSON {
  static func fusion(
    de escrito: JSONValue, antes: JSONValue, ahora: JSONValue
  ) -> JSONValue {
    if antes == ahora { return escrito }
    switch (escrito, antes, ahora) {
    case (.object(let escrito), .object(let antes), .object(let ahora)):
      return .object(fusion(de: escrito, antes: antes, ahora: ahora))
    case (.array(let escritos), .array(let antes), .array(let ahora))
    where escritos.count == antes.count:
      return .array(
        zip(ahora, parejas(de: ahora, en: antes)).map { nuevo, pareja in
          pareja.map { fusion(de: escritos[$0], antes: antes[$0], ahora: nuevo) } ?? nuevo
        })
    default: return ahora
    }
  }

  static func fusion(
    de escrito: JSONObject, antes: JSONObject, ahora: JSONObject
  ) -> JSONObject {
    var resultado = escrito
    for clave in antes.keys where ahora[clave] == nil { resultado[clave] = nil }
    var anterior: String?
    for miembro in ahora.members {
      defer { if resultado[miembro.key] != nil { anterior = miembro.key } }
      let viejo = antes[miembro.key]
      if viejo == miembro.value { continue }
      if let suyo = resultado[miembro.key] {
        resultado[miembro.key] = fusion(
          de: suyo, antes: viejo ?? .object(JSONObject()), ahora: miembro.value)
      } else {
        resultado.pon(miembro.value, en: miembro.key, tras: anterior)
      }
    }
    return resultado
  }

  /// For each element of a list, the place of the one that it was before, if it was there.
  private static func parejas(de ahora: [JSONValue], en antes: [JSONValue]) -> [Int?] {
    var parejas: [Int?] = Array(repeating: nil, count: ahora.count)
    var libres = Set(antes.indices)
    func empareja<Clave: Hashable>(por clave: (JSONValue) -> Clave?) {
      var lugares: [Clave: [Int]] = [:]
      for indice in libres.sorted(by: >) {
        if let clave = clave(antes[indice]) { lugares[clave, default: []].append(indice) }
      }
      for indice in ahora.indices where parejas[indice] == nil {
        guard let clave = clave(ahora[indice]), let lugar = lugares[clave]?.popLast() else {
          continue
        }
        parejas[indice] = lugar
        libres.remove(lugar)
      }
    }
    empareja { $0 }
    // A person keeps the name when a server gives the number to somebody else.
    empareja { $0.object?["nombre"] }
    empareja { $0.object?["id"] }
    // One that changed in all that it could be told by: as many are left on both sides.
    let sueltos = ahora.indices.filter { parejas[$0] == nil }
    if sueltos.count == libres.count {
      for (indice, lugar) in zip(sueltos, libres.sorted())
      where ["id", "tipo"].allSatisfy({
        ahora[indice].object?[$0] == antes[lugar].object?[$0]
      }) {
        parejas[indice] = lugar
      }
    }
    return parejas
  }
}

extension JSONObject {
  /// Gives a new member its place: after another one, or first.
  fileprivate mutating func pon(_ valor: JSONValue, en clave: String, tras anterior: String?) {
    var resultado = JSONObject()
    if anterior == nil { resultado[clave] = valor }
    for miembro in members {
      resultado[miembro.key] = miembro.value
      if miembro.key == anterior { resultado[clave] = valor }
    }
    self = resultado
  }
}
