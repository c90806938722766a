import Torneo

extension Equipo {
  /// As a file names the side of a match: the team, or what the side waits for.
  var sideLabel: String { plaza?.label ?? nombre }
}

extension Partido {
  var undecidedSides: Int { [local, visitante].count { $0.plaza != nil } }
}

extension Plaza {
  /// `W57`, `L57`, `1A`, `3A/B/C`; nil where files have no such short form, or their readers none that
  /// they take for one.
  var label: String? {
    switch self {
    case .ganador(let id): id <= 999 ? "W\(id)" : nil
    case .perdedor(let id): id <= 999 ? "L\(id)" : nil
    case .puesto(let puesto, let clave):
      if clave.fase == nil, let grupo = clave.grupo { Self.label(puesto, [grupo]) } else { nil }
    case .puestoEntre(let puesto, let grupos): Self.label(puesto, grupos)
    }
  }

  private static func label(_ puesto: Int, _ grupos: [String]) -> String? {
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
}
