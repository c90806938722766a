/// What a team did in a set of matches.
package struct Balance: Sendable, Hashable {
  package var ganados = 0
  package var empatados = 0
  package var perdidos = 0
  package var golesAFavor = 0
  package var golesEnContra = 0
  /// Goals scored away from home.
  package var golesFuera = 0
  package var puntos = 0

  package init() {}

  package var jugados: Int { ganados + empatados + perdidos }
  package var diferencia: Int { golesAFavor - golesEnContra }

  /// Adds a match seen from one side: `tanteo.local` are its own goals.
  /// - Parameter tanda: the shoot-out that followed a draw, seen from the same side.
  mutating func suma(
    _ tanteo: Tanteo, tanda: Tanteo?, fueraDeCasa: Bool, puntuacion: Puntuacion
  ) {
    golesAFavor += tanteo.local
    golesEnContra += tanteo.visitante
    if fueraDeCasa { golesFuera += tanteo.local }
    if tanteo.local > tanteo.visitante {
      ganados += 1
      puntos += puntuacion.victoria
    } else if tanteo.local == tanteo.visitante {
      empatados += 1
      puntos += puntuacion.empate(tanda: tanda)
    } else {
      perdidos += 1
      puntos += puntuacion.derrota
    }
  }
}
