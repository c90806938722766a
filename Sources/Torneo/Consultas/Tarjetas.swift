/// Cards that somebody got, or several together.
package struct Tarjetas: Sendable, Hashable {
  /// Also the first one of two.
  package private(set) var amarillas = 0
  /// Second yellow cards of a match; the card that sends off then is this one.
  package private(set) var dobles = 0
  package private(set) var rojas = 0

  package init() {}

  /// What one person got in one match: sent off once at most, and a second yellow card is one whether
  /// it is written so or as another yellow.
  init(_ colores: [ColorDeTarjeta]) {
    let escritas = colores.count { $0 == .amarilla }
    amarillas = min(escritas, 1)
    if escritas > 1 || colores.contains(.dobleAmarilla) {
      dobles = 1
    } else if colores.contains(.roja) {
      rojas = 1
    }
  }

  static func += (a: inout Tarjetas, b: Tarjetas) {
    a.amarillas += b.amarillas
    a.dobles += b.dobles
    a.rojas += b.rojas
  }

  package static func + (a: Tarjetas, b: Tarjetas) -> Tarjetas {
    var suma = a
    suma += b
    return suma
  }

  package var total: Int { amarillas + dobles + rojas }
}

extension Partido {
  /// Somebody who got cards; a coach and a player of one name are two.
  struct Amonestado: Hashable {
    var quien: JugadorDeEquipo
    var esOficial: Bool
  }

  /// The cards that each got, in the order of their first one, and how many cards are of nobody whose
  /// side is known.
  func tarjetas() -> (deCadaUno: [(quien: Amonestado, colores: [ColorDeTarjeta])], sinEquipo: Int) {
    var lugares: [Amonestado: Int] = [:]
    var tarjetas: [(quien: Amonestado, colores: [ColorDeTarjeta])] = []
    var sinEquipo = 0
    for case .tarjeta(_, let jugador, let equipo, let color, let aOficial) in eventos {
      guard let suyo = quien(jugador, de: equipo) else {
        sinEquipo += 1
        continue
      }
      let amonestado = Amonestado(quien: suyo, esOficial: aOficial)
      if let lugar = lugares[amonestado] {
        tarjetas[lugar].colores.append(color)
      } else {
        lugares[amonestado] = tarjetas.count
        tarjetas.append((amonestado, [color]))
      }
    }
    return (tarjetas, sinEquipo)
  }
}
