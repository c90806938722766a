extension String {
  /// The first letter of each word of a name: `A. G.` for `Ana García`. Words in small letters, such as
  /// `de la`, are left out beside others.
  package var iniciales: String {
    let palabras = split { $0.isWhitespace || $0 == "-" || $0 == "‐" }
    let propias = palabras.filter { $0.first?.isLowercase == false }
    return (propias.isEmpty ? palabras : propias).compactMap { palabra in
      // Signs before the name are no letter of it.
      (palabra.first { $0.isLetter || $0.isNumber } ?? palabra.first).map { "\($0.uppercased())." }
    }.joined(separator: " ")
  }
}

/// The players of one team with initials in the place of their names. Two that would be one, since
/// initials and number are equal, get a number behind them.
struct InicialesDeEquipo {
  private let equipo: Equipo
  private let alcance: AlcanceDeIniciales
  /// Also those who keep their names.
  private var reducidos: [Jugador: Jugador] = [:]
  private var usados: Set<Jugador> = []

  /// Whoever is in the roster comes first.
  init(_ equipo: Equipo, _ alcance: AlcanceDeIniciales) {
    self.equipo = equipo
    self.alcance = alcance
    // Initials are none that somebody else of the team has for a name.
    usados = Set(equipo.plantilla.filter { !alcance.alcanza($0, de: equipo) })
    for jugador in equipo.plantilla { _ = reduce(jugador) }
  }

  mutating func reduce(_ jugador: Jugador) -> Jugador {
    if let conocido = reducidos[jugador] { return conocido }
    guard alcance.alcanza(jugador, de: equipo) else {
      reducidos[jugador] = jugador
      return jugador
    }
    let iniciales = jugador.nombre.iniciales
    var reducido = Jugador(nombre: iniciales, dorsal: jugador.dorsal)
    var vez = 1
    while !usados.insert(reducido).inserted {
      vez += 1
      reducido.nombre = "\(iniciales) \(vez)"
    }
    reducidos[jugador] = reducido
    return reducido
  }

  /// Whether a player of an event that does not tell the team may be of this one.
  func puedeSer(_ jugador: Jugador) -> Bool {
    equipo.plantilla.contains { $0.nombre == jugador.nombre }
  }

  func alcanza(_ jugador: Jugador) -> Bool { alcance.alcanza(jugador, de: equipo) }

  /// The full names and what stands in their place.
  var nombres: [(completo: String, iniciales: String)] {
    reducidos.lazy.filter { $0.key != $0.value }.map { ($0.key.nombre, $0.value.nombre) }
  }
}
