/// Points for each result.
package struct Puntuacion: Sendable, Hashable {
  package var victoria: Int
  package var empate: Int
  package var derrota: Int

  /// Points that one result may give.
  package static let permitidos = -99...99

  package init(victoria: Int = 3, empate: Int = 1, derrota: Int = 0) {
    self.victoria = victoria
    self.empate = empate
    self.derrota = derrota
  }
}

/// What a tournament decided about its tables.
package struct Reglas: Sendable, Hashable {
  package var puntos: Puntuacion
  package var desempate: ReglaDeDesempate

  package init(puntos: Puntuacion = Puntuacion(), desempate: ReglaDeDesempate = .general) {
    self.puntos = puntos
    self.desempate = desempate
  }
}
