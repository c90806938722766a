import Templates
import Torneo

/// A player of a line-up.
struct FilaDeAlineado: Sendable {
  var jugador: Enlace
  var dorsal: String?
  var capitan: Bool

  static let vocabulary = Vocabulary<FilaDeAlineado>(
    "alineado",
    [
      .record("jugador", of: Enlace.vocabulary, "Who") { $0.jugador },
      .text("dorsal", "Number on the shirt, as #9; none where it is not known") { $0.dorsal },
      .flag("capitan", "Whether the player is the captain") { $0.capitan },
    ])
}

/// Who one side put on the pitch.
struct FichaDeAlineacion: Sendable {
  private let equipo: String
  private let titulares: [FilaDeAlineado]
  private let suplentes: [FilaDeAlineado]
  private let entrenador: String?

  init(
    _ alineacion: Alineacion, de equipo: Equipo, from page: SitePath, _ context: MatchContext
  ) {
    self.equipo = isolated(equipo.nombre)
    entrenador = alineacion.entrenador.map(isolated)
    func fila(_ jugador: Jugador) -> FilaDeAlineado {
      FilaDeAlineado(
        jugador: context.link(to: jugador, of: equipo, from: page),
        dorsal: jugador.dorsal == nil ? nil : jugador.dorsalOGuion(),
        capitan: jugador == alineacion.capitan)
    }
    titulares = alineacion.titulares.map(fila)
    suplentes = alineacion.suplentes.map(fila)
  }

  static let vocabulary = Vocabulary<FichaDeAlineacion>(
    "alineación",
    [
      .text("equipo", "Side") { $0.equipo },
      .list("titulares", of: FilaDeAlineado.vocabulary, "Who started") { $0.titulares },
      .flag("haySuplentes", "Whether substitutes are known") { !$0.suplentes.isEmpty },
      .list("suplentes", of: FilaDeAlineado.vocabulary, "Who sat on the bench") {
        $0.suplentes
      },
      .text("entrenador", "Coach") { $0.entrenador },
    ])
}
