import Torneo

/// What is taken in a roster: looked up as often as a list has lines.
struct NombresYDorsales {
  /// As they are compared.
  private(set) var nombres: Set<String> = []
  private(set) var dorsales: Set<Int> = []

  init(_ plantilla: [Jugador]) {
    for jugador in plantilla { anade(jugador) }
  }

  mutating func anade(_ jugador: Jugador) {
    nombres.insert(jugador.nombre.nombreSinMayusculas)
    if let dorsal = jugador.dorsal { dorsales.insert(dorsal) }
  }
}
