import Torneo

/// A line-up as Football.TXT writes it, a tree: who started, and within each who came on for them.
struct TextLineup {
  struct Player {
    var jugador: Jugador
    var isCaptain: Bool
    var cards: [(minuto: Minuto, color: ColorDeTarjeta)] = []
    /// Who came on for this one, and when.
    var change: [(minuto: Minuto, entra: Player)] = []

    /// This one and all who came on.
    var all: [Player] { [self] + change.flatMap { $0.entra.all } }
  }

  /// The most that its reader takes.
  private static let mostStarters = 50
  private static let deepest = 11

  var starters: [Player] = []
  /// Cards and changes that have their place in it, by their index among the events.
  private(set) var placed: Set<Int> = []

  /// Nil for a line-up that cannot be written as a whole: without starters, or with somebody twice.
  init?(of equipo: Equipo, in partido: Partido) {
    guard let lineup = partido.alineacion(de: equipo), !lineup.titulares.isEmpty,
      lineup.titulares.count <= Self.mostStarters,
      Set(lineup.titulares.map(\.nombre)).count == lineup.titulares.count
    else { return nil }
    var seen = Set(lineup.titulares.map(\.nombre))
    starters = lineup.titulares.map {
      player($0, depth: 0, of: equipo, in: partido, captain: lineup.capitan, seen: &seen)
    }
  }

  private mutating func player(
    _ jugador: Jugador, depth: Int, of equipo: Equipo, in partido: Partido, captain: Jugador?,
    seen: inout Set<String>
  ) -> Player {
    var player = Player(jugador: jugador, isCaptain: jugador.nombre == captain?.nombre)
    for (index, event) in partido.eventos.enumerated() where isOf(equipo, event, in: partido) {
      switch event {
      case .tarjeta(let minuto, let quien, _, let color, false) where quien.nombre == jugador.nombre:
        player.cards.append((minuto, color))
        placed.insert(index)
      case .cambio(let minuto, let entra, let sale, _)
      where sale.nombre == jugador.nombre && depth < Self.deepest:
        // Who comes on a second time has a place already.
        guard seen.insert(entra.nombre).inserted else { continue }
        placed.insert(index)
        player.change.append(
          (
            minuto,
            self.player(
              entra, depth: depth + 1, of: equipo, in: partido, captain: captain, seen: &seen)
          ))
      default: continue
      }
    }
    return player
  }

  /// Whether an event is of the team; of one that does not say it, whether only it has the player.
  private func isOf(_ equipo: Equipo, _ event: EventoDePartido, in partido: Partido) -> Bool {
    if let suyo = event.equipo { return suyo === equipo }
    return event.participaciones.contains { papel, jugador in
      partido.es(
        equipo.plantilla.first { $0.nombre == jugador.nombre } ?? jugador, de: equipo,
        quien: jugador, como: papel, en: event)
    }
  }

  /// The line-up that it is read as.
  var alineacion: Alineacion {
    let substitutes = starters.flatMap { $0.all.dropFirst() }.map(\.jugador)
    return Alineacion(
      titulares: starters.map(\.jugador), suplentes: substitutes,
      capitan: starters.flatMap(\.all).first(where: \.isCaptain)?.jugador)
  }

  /// `Ana [c] [Y 36'] (72' Leo), Eva`
  var text: String { starters.map(Self.text).joined(separator: ", ") }

  private static func text(_ player: Player) -> String {
    player.jugador.nombre + (player.isCaptain ? " [c]" : "")
      + player.cards.map { " [\(mark($0.color)) \($0.minuto)']" }.joined()
      + player.change.map { " (\($0.minuto)' \(text($0.entra)))" }.joined()
  }

  private static func mark(_ color: ColorDeTarjeta) -> String {
    switch color {
    case .amarilla: "Y"
    case .dobleAmarilla: "Y/R"
    case .roja: "R"
    }
  }
}
