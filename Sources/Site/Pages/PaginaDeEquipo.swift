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
struct PuestoEnTabla: Sendable {
  let tabla: Enlace
  let texto: String

  static let vocabulary = Vocabulary<PuestoEnTabla>(
    "puesto",
    [
      .record("tabla", of: Enlace.vocabulary, "Table, leading to the standings") { $0.tabla },
      .text("texto", "Place and points, in words") { $0.texto },
    ])

  /// Of a team, in the order of the tables.
  static func puestos(
    de equipo: Equipo, from page: SitePath, _ context: PageContext
  ) -> [PuestoEnTabla] {
    let index = context.index
    return (index.puestos[equipo] ?? []).map { lugar in
      let tabla = index.tablas[lugar.tabla]
      return PuestoEnTabla(
        tabla: context.link(
          tabla.clave.tituloAislado ?? Texto.clasificacion.text(context.language),
          to: context.addresses.page(.clasificacion), from: page),
        texto: context.language.place(of: tabla.filas[lugar.fila]))
    }
  }
}

/// The page of a team: roster, results, fixtures.
struct PaginaDeEquipo: Sendable {
  private let nombre: String
  private let escudo: String?
  private let puestos: [PuestoEnTabla]
  private let jugadores: [FilaDeJugador]
  private let forma: [UInt8]?
  private let recorridos: [RecorridoEnPagina]
  private let balances: [FilaDeBalance]
  private let cuartos: GolesPorCuartos?
  private let resultados: ListaDePartidos?
  private let proximos: ListaDePartidos?
  private let calendario: String?

  init(_ equipo: Equipo, from page: SitePath, _ context: PageContext) {
    let index = context.index
    nombre = isolated(equipo.nombre)
    escudo = context.addresses.escudo(equipo).map { page.link(to: $0) }
    puestos = PuestoEnTabla.puestos(de: equipo, from: page, context)
    calendario = context.addresses.calendario(de: equipo).map { page.link(to: $0) }
    jugadores = equipo.plantilla.map { jugador in
      FilaDeJugador(
        dorsal: jugador.dorsalOGuion(), jugador: context.link(to: jugador, of: equipo, from: page),
        balance: index.balances[Addresses.Ficha(equipo: equipo, jugador: jugador)] ?? .init())
    }
    let suyos = index.partidosDeEquipo[equipo] ?? []
    let ultimos = suyos.compactMap { $0.partido.desenlace(para: equipo) }.suffix(5)
    forma =
      ultimos.isEmpty ? nil : FormaSVG(forma: Array(ultimos), language: context.language).svg
    recorridos = RecorridoEnPagina.recorridos(de: equipo, context)
    balances = FilaDeBalance.filas(
      index.torneo.balance(de: equipo, en: suyos), language: context.language)
    cuartos = GolesPorCuartos(de: suyos, para: equipo, context)
    resultados = ListaDePartidos(
      suyos.filter { $0.partido.tieneMarcador }, from: page, context)
    proximos = ListaDePartidos(
      suyos.filter { !$0.partido.tieneMarcador }, from: page, context)
  }

  static let vocabulary = Vocabulary<PaginaDeEquipo>(
    "equipo",
    [
      .text("nombre", "Name of the team") { $0.nombre },
      .text("escudo", "Address of its badge") { $0.escudo },
      .list("puestos", of: PuestoEnTabla.vocabulary, "Place in each table") { $0.puestos },
      .flag("hayJugadores", "Whether the roster is known") { !$0.jugadores.isEmpty },
      .list("jugadores", of: FilaDeJugador.vocabulary, "The roster, in the order of the store") {
        $0.jugadores
      },
      .picture("forma", "How its last matches ended; none before the first") { $0.forma },
      .list("recorridos", of: RecorridoEnPagina.vocabulary, "Its places in each table") {
        $0.recorridos
      },
      .flag("hayBalance", "Whether a result of it counts") { !$0.balances.isEmpty },
      .list("balances", of: FilaDeBalance.vocabulary, "What it did at home, away, together") {
        $0.balances
      },
      .record("cuartos", of: GolesPorCuartos.vocabulary, "When it scored and conceded") {
        $0.cuartos
      },
      .flag("hayPartidos", "Whether it has matches") {
        $0.resultados != nil || $0.proximos != nil
      },
      .record("resultados", of: ListaDePartidos.vocabulary, "Its matches with a score, by date") {
        $0.resultados
      },
      .record("proximos", of: ListaDePartidos.vocabulary, "Its other matches, by date") {
        $0.proximos
      },
      .text("calendario", "Address of its calendar for phones") { $0.calendario },
    ])
}

/// A team as a row of the list of teams.
struct FilaDeEquipo: Sendable {
  let equipo: Enlace
  let puesto: String
  let jugadores: Int

  static let vocabulary = Vocabulary<FilaDeEquipo>(
    "fila de equipo",
    [
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .text("puesto", "Place and points, with the name of the table where there are several") {
        $0.puesto
      },
      .number("jugadores", "Players in its roster, where it is known") { $0.jugadores },
    ])
}

/// The list of teams.
struct PaginaDeEquipos: Sendable {
  private let equipos: [FilaDeEquipo]

  init(from page: SitePath, _ context: PageContext) {
    equipos = context.index.equipos.map {
      FilaDeEquipo(
        equipo: context.link(to: $0, from: page),
        puesto: Self.puesto(de: $0, context), jugadores: $0.cantidadDeJugadores)
    }
  }

  /// `2.º, 7 puntos`; `Grupo A: 1.º, 6 puntos`.
  private static func puesto(de equipo: Equipo, _ context: PageContext) -> String {
    let index = context.index
    return (index.puestos[equipo] ?? []).map { lugar in
      let tabla = index.tablas[lugar.tabla]
      let texto = context.language.place(of: tabla.filas[lugar.fila])
      return tabla.clave.tituloAislado.map { "\($0): \(texto)" } ?? texto
    }.joined(separator: "; ")
  }

  static let vocabulary = Vocabulary<PaginaDeEquipos>(
    "equipos",
    [
      .flag("hayEquipos", "Whether there are teams") { !$0.equipos.isEmpty },
      .flag("hayPuestos", "Whether any is in a table") { pagina in
        pagina.equipos.contains { !$0.puesto.isEmpty }
      },
      .flag("hayPlantillas", "Whether any roster is known") { pagina in
        pagina.equipos.contains { $0.jugadores > 0 }
      },
      .list("equipos", of: FilaDeEquipo.vocabulary, "Teams, in alphabetical order") {
        $0.equipos
      },
    ])
}
