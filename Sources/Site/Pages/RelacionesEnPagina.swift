import Templates
import Torneo

/// What a matchday did to one of the sides of a match, as a row.
struct FilaDeEfecto: Sendable {
  let equipo: Enlace
  let antes: String
  let ahora: String
  let puntos: Int

  static let vocabulary = Vocabulary<FilaDeEfecto>(
    "efecto en la tabla",
    [
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .text("antes", "Place before the matchday, or a dash") { $0.antes },
      .text("ahora", "Place after it") { $0.ahora },
      .text("puntos", "Points after it") { "\($0.puntos)" },
    ])
}

/// The matches of a side before and after this one, as a row.
struct FilaDeVecinos: Sendable {
  let equipo: Enlace
  let anterior: Enlace?
  let siguiente: Enlace?

  static let vocabulary = Vocabulary<FilaDeVecinos>(
    "partidos vecinos",
    [
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .record("anterior", of: Enlace.vocabulary, "Its match before this one") { $0.anterior },
      .record("siguiente", of: Enlace.vocabulary, "Its match after this one") { $0.siguiente },
    ])
}

/// What the page of a match shows of the rest of the tournament.
struct RelacionesEnPagina: Sendable {
  private let efectos: [FilaDeEfecto]
  private let duelos: [FilaDePartido]
  private let caraACara: [FilaDeCaraACara]
  private let vecinos: [FilaDeVecinos]

  init(
    _ relaciones: RelacionesDePartido, de partido: Partido, from page: SitePath,
    _ context: MatchContext
  ) {
    let language = context.language
    efectos = relaciones.efectos.map { equipo, efecto in
      FilaDeEfecto(
        equipo: context.link(to: equipo, from: page),
        antes: efecto.antes.map(language.ordinal) ?? "–", ahora: language.ordinal(efecto.ahora),
        puntos: efecto.puntos)
    }
    duelos = relaciones.duelos.map { FilaDePartido($0, from: page, context) }
    caraACara =
      relaciones.caraACara.map { balance in
        FilaDeCaraACara.filas(
          balance, local: context.link(to: partido.local, from: page),
          visitante: context.link(to: partido.visitante, from: page))
      } ?? []
    vecinos = relaciones.vecinos.map { equipo, suyos in
      func enlace(_ elemento: PartidoDeLista?) -> Enlace? {
        elemento.map {
          context.link(
            context.sides(of: $0.partido), to: context.addresses.partido($0.id), from: page)
        }
      }
      return FilaDeVecinos(
        equipo: context.link(to: equipo, from: page), anterior: enlace(suyos.anterior),
        siguiente: enlace(suyos.siguiente))
    }
  }

  static let vocabulary = Vocabulary<RelacionesEnPagina>(
    "relaciones",
    [
      .flag("hayEfectos", "Whether its matchday is complete, and did something to a table") {
        !$0.efectos.isEmpty
      },
      .list("efectos", of: FilaDeEfecto.vocabulary, "What the matchday did to its sides") {
        $0.efectos
      },
      .flag("hayCaraACara", "Whether several of their other matches count") {
        !$0.caraACara.isEmpty
      },
      .list("caraACara", of: FilaDeCaraACara.vocabulary, "What came of all their matches") {
        $0.caraACara
      },
      .flag("hayDuelos", "Whether the teams meet more than once") { !$0.duelos.isEmpty },
      .list("duelos", of: FilaDePartido.vocabulary, "The other matches of the teams by date") {
        $0.duelos
      },
      .flag("hayVecinos", "Whether a side has other matches") { fila in
        fila.vecinos.contains { $0.anterior != nil || $0.siguiente != nil }
      },
      .list("vecinos", of: FilaDeVecinos.vocabulary, "The matches of each side next to this one") {
        $0.vecinos
      },
    ])
}
