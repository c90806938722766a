import Templates
import Torneo

/// What a player did in a match, as a row.
struct FilaDeHazana: Sendable {
  let jugador: Enlace
  let equipo: Enlace
  let partido: Enlace
  let cifra: String

  static let vocabulary = Vocabulary<FilaDeHazana>(
    "hazaña",
    [
      .record("jugador", of: Enlace.vocabulary, "Who") { $0.jugador },
      .record("equipo", of: Enlace.vocabulary, "For whom they play") { $0.equipo },
      .record("partido", of: Enlace.vocabulary, "In which match") { $0.partido },
      .text("cifra", "Minute, or number of goals") { $0.cifra },
    ])
}

/// A run of matches of a team, as a row.
struct FilaDeRacha: Sendable {
  let clase: String
  let equipo: Enlace
  let partidos: Int
  let sigue: Bool

  static let vocabulary = Vocabulary<FilaDeRacha>(
    "racha",
    [
      .text("clase", "What goes on from match to match, in words") { $0.clase },
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .number("partidos", "How many matches") { $0.partidos },
      .flag("sigue", "Whether the last match of the team is one of them") { $0.sigue },
    ])
}

/// The page of the records, and of when goals are scored.
struct PaginaDeRecords: Sendable {
  private let mayoresVictorias: ListaDePartidos?
  private let masGoles: ListaDePartidos?
  private let masEspectadores: ListaDePartidos?
  private let espectadores: String?
  private let golesMasRapidos: [FilaDeHazana]
  private let tripletes: [FilaDeHazana]
  private let rachas: [FilaDeRacha]
  private let cuartos: GolesPorCuartos?

  init(from page: SitePath, _ context: PageContext) {
    let torneo = context.index.torneo
    let records = torneo.records()
    func lista(_ partidos: [PartidoDeLista]) -> ListaDePartidos? {
      ListaDePartidos(partidos.prefix(PageLimits.records), from: page, context)
    }
    mayoresVictorias = lista(records.mayoresVictorias)
    masGoles = lista(records.masGoles)
    masEspectadores = lista(records.masEspectadores)
    espectadores = records.masEspectadores.first?.partido.espectadores.map {
      context.language.number($0)
    }
    let deNumero = Dictionary(
      torneo.partidos.map { ($0.id, $0) }, uniquingKeysWith: { uno, _ in uno })
    func hazana(_ autor: JugadorDeEquipo, en partido: Int, _ cifra: String) -> FilaDeHazana {
      FilaDeHazana(
        jugador: context.link(to: autor.jugador, of: autor.equipo, from: page),
        equipo: context.link(to: autor.equipo, from: page),
        partido: context.link(
          deNumero[partido].map { context.title(of: $0.partido) } ?? "",
          to: context.addresses.partido(partido), from: page),
        cifra: cifra)
    }
    golesMasRapidos = records.golesMasRapidos.prefix(PageLimits.records).map { gol in
      let marca = context.language.mark(of: gol.modo).map { " (\($0))" } ?? ""
      return hazana(gol.autor, en: gol.partido, "\(gol.minuto)'\(marca)")
    }
    tripletes = records.tripletes.prefix(PageLimits.records).map {
      hazana($0.autor, en: $0.partido, "\($0.goles)")
    }
    rachas = ClaseDeRacha.allCases.flatMap { clase in
      (records.rachas[clase] ?? []).prefix(PageLimits.records).map { racha in
        FilaDeRacha(
          clase: context.language.name(of: clase),
          equipo: context.link(to: racha.equipo, from: page), partidos: racha.partidos.count,
          sigue: racha.sigue)
      }
    }
    cuartos = GolesPorCuartos(de: torneo.partidos, context)
  }

  static let vocabulary = Vocabulary<PaginaDeRecords>(
    "récords",
    [
      .flag("hayRecords", "Whether a match has been played") {
        $0.mayoresVictorias != nil || $0.masGoles != nil || $0.masEspectadores != nil
          || !$0.rachas.isEmpty
      },
      .record("mayoresVictorias", of: ListaDePartidos.vocabulary, "By the greatest difference") {
        $0.mayoresVictorias
      },
      .record("masGoles", of: ListaDePartidos.vocabulary, "Matches with most goals") {
        $0.masGoles
      },
      .record("masEspectadores", of: ListaDePartidos.vocabulary, "By the highest attendance") {
        $0.masEspectadores
      },
      .text("espectadores", "That attendance") { $0.espectadores },
      .flag("hayRapidos", "Whether a goal is known") { !$0.golesMasRapidos.isEmpty },
      .list("golesMasRapidos", of: FilaDeHazana.vocabulary, "The goals of the earliest minute") {
        $0.golesMasRapidos
      },
      .flag("hayTripletes", "Whether somebody scored three in a match") { !$0.tripletes.isEmpty },
      .list("tripletes", of: FilaDeHazana.vocabulary, "Three goals or more in a match") {
        $0.tripletes
      },
      .flag("hayRachas", "Whether there is a run of two matches") { !$0.rachas.isEmpty },
      .list("rachas", of: FilaDeRacha.vocabulary, "The longest runs of each kind") { $0.rachas },
      .record("cuartos", of: GolesPorCuartos.vocabulary, "When goals were scored") { $0.cuartos },
    ])
}
