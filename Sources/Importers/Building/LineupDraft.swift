import Torneo

/// A line-up with its players found, by their index in the roster of the team.
struct LineupDraft {
  struct Card {
    var player: Int
    var color: ColorDeTarjeta
    var minute: Minuto
  }

  struct Change {
    var on: Int
    var off: Int
    var minute: Minuto
  }

  var starters: [Int] = []
  var substitutes: [Int] = []
  var captain: Int?
  var cards: [Card] = []
  var changes: [Change] = []

  func alineacion(_ roster: Roster) -> Alineacion {
    Alineacion(
      titulares: starters.map(roster.jugador), suplentes: substitutes.map(roster.jugador),
      capitan: captain.map(roster.jugador))
  }

  /// Cards and changes.
  func events(_ roster: Roster, of equipo: Equipo) -> [EventoDePartido] {
    cards.map {
      .tarjeta(
        minuto: $0.minute, jugador: roster.jugador($0.player), equipo: equipo, color: $0.color)
    }
      + changes.map {
        .cambio(
          minuto: $0.minute, entra: roster.jugador($0.on), sale: roster.jugador($0.off),
          equipo: equipo)
      }
  }
}
