import Templates
import Torneo

/// A player as a row of the roster.
struct FilaDeJugador: Sendable {
  let dorsal: String
  let jugador: Enlace
  let balance: SiteIndex.Balance

  static let vocabulary = Vocabulary<FilaDeJugador>(
    "jugador de plantilla",
    [
      .text("dorsal", "Number on the shirt, as #9, or a dash") { $0.dorsal },
      .record("jugador", of: Enlace.vocabulary, "Player") { $0.jugador },
      .text("goles", "Goals") { "\($0.balance.goles)" },
      .text("amarillas", "Yellow cards") { "\($0.balance.amarillas)" },
      .text("rojas", "Dismissals") { "\($0.balance.expulsiones)" },
    ])
}

/// Where a team stands in a table.
struct Puesto: Sendable {
  let tabla: String
  let texto: String

  static let vocabulary = Vocabulary<Puesto>(
    "puesto",
    [
      .text("tabla", "Table") { $0.tabla },
      .text("texto", "Place and points, in words") { $0.texto },
    ])
}

/// The page of a team: roster, results, fixtures.
struct PaginaDeEquipo: Sendable {
  private let nombre: String
  private let puestos: [Puesto]
  private let jugadores: [FilaDeJugador]
  private let partidos: ListaDePartidos?

  init(_ equipo: Equipo, from page: SitePath, _ context: PageContext) {
    let index = context.index
    nombre = isolated(equipo.nombre)
    puestos = (index.puestos[equipo] ?? []).map { lugar in
      let tabla = index.tablas[lugar.tabla]
      let fila = tabla.filas[lugar.fila]
      return Puesto(
        tabla: tabla.titulo ?? Texto.clasificacion.text(context.language),
        texto: context.language.place(of: fila))
    }
    jugadores = equipo.plantilla.map { jugador in
      FilaDeJugador(
        dorsal: jugador.dorsalOGuion(), jugador: context.link(to: jugador, of: equipo, from: page),
        balance: index.balances[Addresses.Ficha(equipo: equipo, jugador: jugador)] ?? .init())
    }
    partidos = ListaDePartidos(index.partidosDeEquipo[equipo] ?? [], from: page, context)
  }

  static let vocabulary = Vocabulary<PaginaDeEquipo>(
    "equipo",
    [
      .text("nombre", "Name of the team") { $0.nombre },
      .list("puestos", of: Puesto.vocabulary, "Place in each table") { $0.puestos },
      .flag("hayJugadores", "Whether the roster is known") { !$0.jugadores.isEmpty },
      .list("jugadores", of: FilaDeJugador.vocabulary, "The roster, in the order of the store") {
        $0.jugadores
      },
      .flag("hayPartidos", "Whether it has matches") { $0.partidos != nil },
      .record("partidos", of: ListaDePartidos.vocabulary, "Its matches by date") { $0.partidos },
    ])
}

/// A team as a row of the list of teams.
struct FilaDeEquipo: Sendable {
  let equipo: Enlace
  let jugadores: Int

  static let vocabulary = Vocabulary<FilaDeEquipo>(
    "fila de equipo",
    [
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .text("jugadores", "Players in its roster") { "\($0.jugadores)" },
    ])
}

/// The list of teams.
struct PaginaDeEquipos: Sendable {
  private let equipos: [FilaDeEquipo]

  init(from page: SitePath, _ context: PageContext) {
    equipos = context.index.equipos.map {
      FilaDeEquipo(equipo: context.link(to: $0, from: page), jugadores: $0.cantidadDeJugadores)
    }
  }

  static let vocabulary = Vocabulary<PaginaDeEquipos>(
    "equipos",
    [
      .flag("hayEquipos", "Whether there are teams") { !$0.equipos.isEmpty },
      .list("equipos", of: FilaDeEquipo.vocabulary, "Teams, in alphabetical order") {
        $0.equipos
      },
    ])
}
