/// Which matches a table is made of, where it is not all that count.
package struct Vista: Sendable, Hashable {
  package enum Lado: Sendable, Hashable {
    case casa, fuera
  }

  /// Only what teams did at home, or away. Such a table has neither sanctions nor head to head.
  package var lado: Lado?
  /// As it was after this matchday: later ones are still to be played, and so are matches without
  /// a matchday.
  package var hastaJornada: Int?
  /// Provisional: matches that are being played count with their score of now.
  package var enVivo: Bool

  package init(lado: Lado? = nil, hastaJornada: Int? = nil, enVivo: Bool = false) {
    self.lado = lado
    self.hastaJornada = hastaJornada
    self.enVivo = enVivo
  }

  package func cuenta(_ partido: Partido) -> Bool {
    if let hastaJornada, partido.jornada.map({ $0 > hastaJornada }) ?? true { return false }
    return partido.cuentaEnLaTabla || enVivo && partido.estado == .enJuego
  }
}
