package import Torneo

// The edits of the list of teams. Names are exact here; what a person writes is looked up before.
extension Torneo {
  /// Puts a team without players at the end of the list.
  /// - Returns: its name as the tournament has it.
  @discardableResult
  package mutating func anadeEquipo(_ nombre: String) throws(EdicionRechazada) -> String {
    let nombre = try nombreLibre(nombre)
    equipos.append(Equipo(nombre: nombre))
    return nombre
  }

  /// Gives a team another name everywhere.
  /// - Returns: its new name as the tournament has it.
  @discardableResult
  package mutating func renombraEquipo(
    _ nombre: String, como nuevoNombre: String
  ) throws(EdicionRechazada) -> String {
    let equipo = try equipo(nombre)
    let nombre = try nombreLibre(nuevoNombre, para: equipo)
    guard
      let nuevo = Equipo(
        nombre: nombre, plantilla: equipo.plantilla, ranking: equipo.ranking, color: equipo.color)
    else {
      throw .dorsalRepetido(dorsalRepetido(en: equipo.plantilla) ?? 0, otro: equipo.nombre)
    }
    reemplaza(equipo, por: nuevo)
    return nombre
  }

  /// Takes a team out of the tournament; refused while it has matches, or anything
  /// that was decided about it.
  package mutating func quitaEquipo(_ nombre: String) throws(EdicionRechazada) {
    let equipo = try equipo(nombre)
    let susPartidos = partidos.filter {
      $0.partido.local === equipo || $0.partido.visitante === equipo
    }
    let retenciones =
      susPartidos.map { Retencion.partido(equipo: equipo.nombre, $0.id) }
      + sanciones.filter { $0.equipo === equipo }
      .map { .sancion(equipo: equipo.nombre, puntos: $0.puntos) }
      + ordenes.filter { $0.equipos.contains(equipo) }.map { _ in .orden(equipo: equipo.nombre) }
      + expulsiones.filter { $0.equipo === equipo }.map { _ in .expulsion(equipo: equipo.nombre) }
      + suspensionesDecididas.filter { $0.equipo === equipo }.map {
        .suspension(jugador: $0.jugador.nombre, partido: $0.partido)
      }
    if !retenciones.isEmpty { throw .retenido(equipo.nombre, retenciones) }
    equipos.removeAll { $0 === equipo }
  }

  /// The team of this name, to the letter.
  func equipo(_ nombre: String) throws(EdicionRechazada) -> Equipo {
    guard let equipo = equipos.first(where: { $0.nombre == nombre }) else {
      throw .noExisteElEquipo(nombre)
    }
    return equipo
  }

  /// The name for a team, if no other one has it or one that is the same to a person.
  func nombreLibre(
    _ texto: String, para equipo: Equipo? = nil
  ) throws(EdicionRechazada) -> String {
    let nombre = try Dato.nombre.nombre(texto)
    let plegado = nombre.nombrePlegado
    if let otro = equipos.first(where: { $0 !== equipo && $0.nombre.nombrePlegado == plegado }) {
      throw .equipoRepetido(nombre, otro: otro.nombre)
    }
    return nombre
  }
}
