/// Points for each result.
package struct Puntuacion: Sendable, Hashable {
  package var victoria: Int
  package var empate: Int
  package var derrota: Int
  /// For the winner and the loser of the shoot-out that follows a draw; nil where it gives what the
  /// draw gives.
  package var tandaGanada: Int?
  package var tandaPerdida: Int?

  /// Points that one result may give.
  package static let permitidos = -99...99

  package init(
    victoria: Int = 3, empate: Int = 1, derrota: Int = 0, tandaGanada: Int? = nil,
    tandaPerdida: Int? = nil
  ) {
    self.victoria = victoria
    self.empate = empate
    self.derrota = derrota
    self.tandaGanada = tandaGanada
    self.tandaPerdida = tandaPerdida
  }

  /// Points of a draw for one side, whose kicks of the shoot-out are `tanda.local`.
  func empate(tanda: Tanteo?) -> Int {
    guard let tanda, tanda.local != tanda.visitante else { return empate }
    return (tanda.local > tanda.visitante ? tandaGanada : tandaPerdida) ?? empate
  }
}

/// What a tournament decided about its tables.
package struct Reglas: Sendable, Hashable {
  package var puntos: Puntuacion
  package var desempate: ReglaDeDesempate
  /// How many times each team of a table meets each other one; nil to take it from the calendar.
  package var vueltas: Int?
  /// Whether the matches of the store are all that there will be, where teams do not meet each other
  /// equally often.
  package var calendarioFijo: Bool
  /// Whether points per match played order the tables, and not points.
  package var porPartido: Bool
  /// Whether goals away decide a tie of two matches that is level on goals, without a shoot-out.
  package var golesFuera: Bool
  /// Tables of the teams that ended in one place of their groups.
  package var mejores: [MejoresDeGrupo]
  /// What the places of the tables mean.
  package var zonas: [Zona]
  package var duracion: Duracion
  /// What cards bring; nil where the tournament does not say, and then nobody is suspended.
  package var disciplina: ReglasDeDisciplina?

  package static let vueltasPermitidas = 1...20

  package init(
    puntos: Puntuacion = Puntuacion(), desempate: ReglaDeDesempate = .general, vueltas: Int? = nil,
    calendarioFijo: Bool = false, porPartido: Bool = false, golesFuera: Bool = true,
    mejores: [MejoresDeGrupo] = [], zonas: [Zona] = [],
    duracion: Duracion = Duracion(), disciplina: ReglasDeDisciplina? = nil
  ) {
    self.puntos = puntos
    self.desempate = desempate
    self.vueltas = vueltas
    self.calendarioFijo = calendarioFijo
    self.porPartido = porPartido
    self.golesFuera = golesFuera
    self.mejores = mejores
    self.zonas = zonas
    self.duracion = duracion
    self.disciplina = disciplina
  }
}
