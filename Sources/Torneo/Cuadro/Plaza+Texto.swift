extension Plaza: CustomStringConvertible {
  /// In Spanish: `Ganador del partido 57`, `1.º del Grupo A`.
  package var description: String {
    switch self {
    case .ganador(let id): "Ganador del partido \(id)"
    case .perdedor(let id): "Perdedor del partido \(id)"
    case .puesto(let puesto, let clave):
      "\(puesto).º " + (clave.grupo.map { "del \($0)" } ?? "de la \(clave.fase ?? "liga")")
    case .puestoEntre(let puesto, let grupos):
      "\(puesto).º de los grupos \(Plaza.cortos(grupos))"
    }
  }

  /// In English: `Winner of match 57`, `1st of Grupo A`.
  package var enIngles: String {
    switch self {
    case .ganador(let id): "Winner of match \(id)"
    case .perdedor(let id): "Loser of match \(id)"
    case .puesto(let puesto, let clave):
      "\(puesto.ordinalIngles) of \(clave.grupo ?? clave.fase ?? "the table")"
    case .puestoEntre(let puesto, let grupos):
      "\(puesto.ordinalIngles) of groups \(Plaza.cortos(grupos))"
    }
  }

  /// `A/B/C` for `Grupo A`, `Grupo B`, `Grupo C`.
  package static func cortos(_ grupos: [String]) -> String {
    let palabra = "Grupo "
    let cortos = grupos.map { $0.hasPrefix(palabra) ? String($0.dropFirst(palabra.count)) : $0 }
    return cortos.joined(separator: "/")
  }

  /// Reads a place as people and files write it: `Ganador 57`, `Winner match 57`, `W57`, `L61`,
  /// `1.º Grupo A`, `1A`, `3A/B/C`; nil for any other text.
  package init?(texto: String) {
    let palabras = texto.nombrePlegado.split { " .º°".contains($0) }.map(String.init)
      .filter { !Plaza.relleno.contains($0) }
    guard let primera = palabras.first else { return nil }
    if palabras.count == 2, let id = Plaza.numero(palabras[1], hasta: PartidoDeLista.idsPermitidos)
    {
      switch primera {
      case "ganador", "winner", "w": self = .ganador(id)
      case "perdedor", "loser", "l": self = .perdedor(id)
      default: return nil
      }
      return
    }
    let compacto = palabras.joined()
    if palabras.count == 1, let inicial = compacto.first, "wl".contains(inicial),
      let id = Plaza.numero(String(compacto.dropFirst()), hasta: PartidoDeLista.idsPermitidos)
    {
      self = inicial == "w" ? .ganador(id) : .perdedor(id)
      return
    }
    let cifras = compacto.prefix { $0.isASCII && $0.isNumber }
    let grupos = compacto.dropFirst(cifras.count).split(
      separator: "/", omittingEmptySubsequences: false)
    guard let puesto = Plaza.numero(String(cifras), hasta: Plaza.puestosPermitidos),
      !grupos.isEmpty, grupos.allSatisfy({ $0.count == 1 && $0.allSatisfy(\.isLetter) })
    else { return nil }
    let nombres = grupos.map { "Grupo \($0.uppercased())" }
    self =
      nombres.count == 1
      ? .puesto(puesto, Tabla.Clave(grupo: nombres.first)) : .puestoEntre(puesto, grupos: nombres)
  }

  /// Words that add nothing.
  private static let relleno: Set = [
    "del", "de", "el", "la", "partido", "match", "of", "the", "grupo", "group", "los", "grupos",
    "groups",
  ]

  private static func numero(_ texto: String, hasta permitidos: ClosedRange<Int>) -> Int? {
    guard (1...9).contains(texto.utf8.count), texto.utf8.allSatisfy({ $0 &- 0x30 <= 9 }),
      let numero = Int(texto), permitidos.contains(numero)
    else { return nil }
    return numero
  }
}

extension Int {
  /// `1st`, `2nd`, `11th`
  package var ordinalIngles: String {
    let sufijo =
      switch (self % 100, self % 10) {
      case (11...13, _): "th"
      case (_, 1): "st"
      case (_, 2): "nd"
      case (_, 3): "rd"
      default: "th"
      }
    return "\(self)\(sufijo)"
  }
}
