/// How often the teams of a table meet in the calendar, played or not.
struct Encuentros {
  /// Of each pair, by the lower number first and then the higher one: how often, and how often at home of
  /// the first.
  private var cuentas: [[Int: (todos: Int, enCasa: Int)]]
  /// Those who play: not who was put out without results.
  private let juegan: [Int]

  init(_ tabla: Tabla, liga: Liga) {
    cuentas = Array(repeating: [:], count: tabla.filas.count)
    // Of an annulled match nobody knows whether it will be played again.
    for elemento in tabla.partidos where elemento.partido.estado != .anulado {
      guard let uno = liga.indices[elemento.partido.local],
        let otro = liga.indices[elemento.partido.visitante]
      else { continue }
      cuentas[min(uno, otro)][max(uno, otro), default: (0, 0)].todos += 1
      if uno < otro { cuentas[uno][otro, default: (0, 0)].enCasa += 1 }
    }
    juegan = tabla.filas.indices.filter {
      tabla.filas[$0].expulsion == nil || !tabla.anulados.contains(tabla.filas[$0].equipo)
    }
  }

  private var parejas: [(uno: Int, otro: Int)] {
    juegan.indices.flatMap { lugar in
      juegan[(lugar + 1)...].map { (juegan[lugar], $0) }
    }
  }

  private func cuenta(_ uno: Int, _ otro: Int) -> (todos: Int, enCasa: Int) {
    cuentas[uno][otro] ?? (0, 0)
  }

  /// Whether all meet all equally often.
  var sonIguales: Bool {
    // Quick for tables of very many teams, of which most never meet.
    let todos = cuentas.reduce(0) { suma, suyas in suyas.values.reduce(suma) { $0 + $1.todos } }
    guard todos >= juegan.count * (juegan.count - 1) / 2 else { return false }
    guard let primera = parejas.first else { return true }
    let veces = cuenta(primera.uno, primera.otro).todos
    return veces > 0 && parejas.allSatisfy { cuenta($0.uno, $0.otro).todos == veces }
  }

  /// Whether what is still to be played is known: it is all in the store, or the rules say how often all
  /// meet.
  func estaTodoElCalendario(_ reglas: Reglas) -> Bool {
    reglas.vueltas != nil || reglas.calendarioFijo || sonIguales
  }

  /// The matches that nobody wrote down yet, at the home of who was there less often; none unless the
  /// rules say how often all meet.
  func queFaltan(_ reglas: Reglas) -> [(local: Int, visitante: Int)] {
    reglas.vueltas.map(queFaltan) ?? []
  }

  private func queFaltan(_ vueltas: Int) -> [(local: Int, visitante: Int)] {
    parejas.flatMap { uno, otro -> [(local: Int, visitante: Int)] in
      let (todos, enCasa) = cuenta(uno, otro)
      guard todos < vueltas else { return [] }
      var casas = (uno: enCasa, otro: todos - enCasa)
      return (todos..<vueltas).map { _ in
        if casas.uno <= casas.otro {
          casas.uno += 1
          return (uno, otro)
        }
        casas.otro += 1
        return (otro, uno)
      }
    }
  }
}
