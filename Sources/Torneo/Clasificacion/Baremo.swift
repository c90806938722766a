/// Points that cards take from a team in the count of fair play. Of each person in each match one
/// figure counts, the one for all the cards that the person got.
package struct Baremo: Sendable, Hashable {
  package var amarilla: Int
  /// Two yellow cards, and so sent off.
  package var dobleAmarilla: Int
  package var roja: Int
  /// A yellow card and then a red one.
  package var amarillaYRoja: Int

  /// Points that one person may cost in a match.
  package static let permitidos = 0...99

  package init(amarilla: Int, dobleAmarilla: Int, roja: Int, amarillaYRoja: Int) {
    self.amarilla = amarilla
    self.dobleAmarilla = dobleAmarilla
    self.roja = roja
    self.amarillaYRoja = amarillaYRoja
  }

  package static let fifa = Baremo(amarilla: 1, dobleAmarilla: 3, roja: 4, amarillaYRoja: 5)
  package static let uefa = Baremo(amarilla: 1, dobleAmarilla: 3, roja: 3, amarillaYRoja: 4)
  package static let rfef = Baremo(amarilla: 1, dobleAmarilla: 2, roja: 3, amarillaYRoja: 4)

  /// What one person costs in one match. Two yellow cards are a second yellow, whether that is
  /// written so or not, and it counts once.
  func puntos(por tarjetas: [ColorDeTarjeta]) -> Int {
    let amarillas = tarjetas.count { $0 == .amarilla }
    if amarillas > 1 || tarjetas.contains(.dobleAmarilla) {
      return tarjetas.contains(.roja) ? max(dobleAmarilla, amarillaYRoja) : dobleAmarilla
    }
    if tarjetas.contains(.roja) { return amarillas > 0 ? amarillaYRoja : roja }
    return amarillas > 0 ? amarilla : 0
  }
}

extension Partido {
  /// Points that the cards of this match take from each side, by the scale of a rule set. A card to
  /// somebody of the bench counts as well. An awarded match has none: nobody appeared.
  func castigo(_ baremo: Baremo) -> (local: Int, visitante: Int) {
    struct Persona: Hashable {
      var equipo: Equipo
      var jugador: Jugador
      var esOficial: Bool
    }
    guard cuentaParaJugadores else { return (0, 0) }
    var tarjetas: [Persona: [ColorDeTarjeta]] = [:]
    for case .tarjeta(_, let jugador, let equipo, let color, let aOficial) in eventos {
      guard let suyo = equipo ?? equipoUnico(de: jugador) else { continue }
      tarjetas[Persona(equipo: suyo, jugador: jugador, esOficial: aOficial), default: []]
        .append(color)
    }
    var castigo = (local: 0, visitante: 0)
    for (persona, colores) in tarjetas {
      let puntos = baremo.puntos(por: colores)
      if persona.equipo === local {
        castigo.local += puntos
      } else if persona.equipo === visitante {
        castigo.visitante += puntos
      }
    }
    return castigo
  }

  /// The side of whose roster alone somebody is.
  func equipoUnico(de jugador: Jugador) -> Equipo? {
    func esta(_ equipo: Equipo) -> Bool {
      equipo.plantilla.contains {
        $0.nombre == jugador.nombre && (jugador.dorsal == nil || jugador.dorsal == $0.dorsal)
      }
    }
    return esta(local) == esta(visitante) ? nil : esta(local) ? local : visitante
  }
}
