import Torneo

extension Equipo {
  /// As a file names the side of a match: the team, or what the side waits for.
  var sideLabel: String { plaza?.label ?? nombre }
}

extension Partido {
  var undecidedSides: Int { [local, visitante].count { $0.plaza != nil } }
}

extension Plaza {
  /// `W57`, `L57`, `1A`, `3A/B/C`, and in words where there is no such short form:
  /// `Ganador del partido 1057`, `1.º del Grupo Norte`.
  var label: String {
    let short: String? =
      switch self {
      case .ganador(let id): id <= 999 ? "W\(id)" : nil
      case .perdedor(let id): id <= 999 ? "L\(id)" : nil
      case .puesto(let puesto, let clave): clave.grupo.flatMap { Self.short(puesto, [$0]) }
      case .puestoEntre(let puesto, let grupos): Self.short(puesto, grupos)
      }
    if let short { return short }
    // «1.º del 2» would be nothing.
    if case .puesto(let puesto, let clave) = self, let grupo = clave.grupo,
      grupo.allSatisfy(\.isNumber)
    {
      return "\(puesto).º del grupo \(grupo)"
    }
    return description
  }

  private static func short(_ puesto: Int, _ grupos: [String]) -> String? {
    let letters = grupos.compactMap { grupo -> Substring? in
      guard grupo.hasPrefix("Grupo ") else { return nil }
      let letter = grupo.dropFirst(6)
      return letter.utf8.count == 1 && ("A"..."P").contains(letter) ? letter : nil
    }
    guard (1...4).contains(puesto), letters.count == grupos.count, !letters.isEmpty else {
      return nil
    }
    return "\(puesto)" + letters.joined(separator: "/")
  }

  /// With each group under the name that a reader gives it.
  func withGroups(_ name: (String) -> String) -> Plaza {
    switch self {
    case .ganador, .perdedor: self
    case .puesto(let puesto, let clave):
      .puesto(puesto, Tabla.Clave(fase: clave.fase, grupo: clave.grupo.map(name)))
    case .puestoEntre(let puesto, let grupos): .puestoEntre(puesto, grupos: grupos.map(name))
    }
  }

  /// The match that it waits for.
  var partidoEsperado: Int? {
    switch self {
    case .ganador(let id), .perdedor(let id): id
    case .puesto, .puestoEntre: nil
    }
  }
}
