/// Somebody of a team: one name in two teams is two people.
package struct JugadorDeEquipo: Sendable, Hashable {
  package var jugador: Jugador
  package var equipo: Equipo

  package init(_ jugador: Jugador, de equipo: Equipo) {
    self.jugador = jugador
    self.equipo = equipo
  }

  /// Puts people in order by name, then team and number.
  func clave(_ alfabeto: Alfabeto) -> Clave {
    Clave(
      nombre: ClaveAlfabetica(jugador.nombre, alfabeto),
      equipo: ClaveAlfabetica(equipo.nombre, alfabeto), dorsal: jugador.dorsal ?? 0)
  }

  struct Clave: Comparable {
    let nombre: ClaveAlfabetica
    let equipo: ClaveAlfabetica
    let dorsal: Int

    static func < (a: Clave, b: Clave) -> Bool {
      (a.nombre, a.equipo, a.dorsal) < (b.nombre, b.equipo, b.dorsal)
    }
  }
}

extension Partido {
  /// Whom an event means. Where it does not tell the team, it is the one in whose roster alone the
  /// player is; nil where that cannot be said.
  func quien(_ jugador: Jugador, de equipo: Equipo?) -> JugadorDeEquipo? {
    if let equipo { return JugadorDeEquipo(jugador, de: equipo) }
    guard let suyo = equipoUnico(de: jugador) else { return nil }
    let posibles = suyo.plantilla.filter { $0.nombre == jugador.nombre }
    let elUnico = posibles.count == 1 && jugador.dorsal == nil ? posibles[0] : jugador
    return JugadorDeEquipo(elUnico, de: suyo)
  }
}
