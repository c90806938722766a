import JSON

/// Carries a change of a list over to what others made of the list since.
enum MezclaDeListas {
  /// The list with the change in it; nil where what it is about is no longer as the change found it.
  static func mezcla(
    _ lista: [JSONValue], de antes: [JSONValue], a ahora: [JSONValue]
  ) -> [JSONValue]? {
    let comienzo = zip(antes, ahora).prefix { $0 == $1 }.count
    let final = zip(antes.dropFirst(comienzo).reversed(), ahora.dropFirst(comienzo).reversed())
      .prefix { $0 == $1 }.count
    let quitados = Array(antes.dropFirst(comienzo).dropLast(final))
    let puestos = Array(ahora.dropFirst(comienzo).dropLast(final))
    guard let lugar = lugar(de: quitados, tras: antes.prefix(comienzo).last, cerca: comienzo, lista)
    else { return nil }
    return Array(lista.prefix(lugar)) + puestos
      + Array(lista.dropFirst(lugar + quitados.count))
  }

  /// Where the elements stand one after the other; of none, the place after the one that was before
  /// them.
  private static func lugar(
    de quitados: [JSONValue], tras anterior: JSONValue?, cerca: Int, _ lista: [JSONValue]
  ) -> Int? {
    if quitados.isEmpty {
      guard let anterior else { return 0 }
      return lista.indices.filter { lista[$0] == anterior }.map { $0 + 1 }
        .min { abs($0 - cerca) < abs($1 - cerca) }
    }
    return lista.indices.filter { lista[$0...].starts(with: quitados) }
      .min { abs($0 - cerca) < abs($1 - cerca) }
  }
}
