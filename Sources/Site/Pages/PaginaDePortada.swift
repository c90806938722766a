import Templates
import Torneo

/// The home page: latest results, next matches, the head of the tables.
struct PaginaDePortada: Sendable {
  private let nombre: String
  private let temporada: String?
  private let hayPartidos: Bool
  private let ultimos: ListaDePartidos?
  private let proximos: ListaDePartidos?
  private let tablas: [FichaDeTabla]
  private let goleadores: [FilaDeGoleador]
  private let clasificacionUrl: String?
  private let goleadoresUrl: String?
  private let canales: EnlacesDeCanales

  /// How much of each list the page shows.
  private static let partidosMaximos = 10
  private static let filasMaximas = 20
  private static let goleadoresMaximos = 10

  init(nombre: String, from page: SitePath, _ context: PageContext) {
    let torneo = context.index.torneo
    self.nombre = nombre
    temporada = torneo.temporada.map(isolated)
    hayPartidos = !torneo.partidos.isEmpty
    let transcurso = Transcurso(context.index.jornadas)
    ultimos = ListaDePartidos(
      Self.ultimos(torneo.partidos, transcurso), from: page, context)
    proximos = ListaDePartidos(
      Self.proximos(torneo.partidos, transcurso), from: page, context)
    tablas = context.index.tablas.prefix(PageLimits.tablas).map {
      FichaDeTabla(
        $0, titulo: $0.clave.tituloAislado ?? Texto.clasificacion.text(context.language),
        limite: Self.filasMaximas, from: page, context)
    }
    goleadores = context.index.goleadores.prefix(Self.goleadoresMaximos).map {
      FilaDeGoleador($0, from: page, context)
    }
    clasificacionUrl =
      tablas.isEmpty ? nil : context.addresses.page(.clasificacion).map { page.link(to: $0) }
    canales = EnlacesDeCanales(from: page, context)
    goleadoresUrl = context.addresses.page(.goleadores).map { page.link(to: $0) }
  }

  /// Newest first.
  private static func ultimos(
    _ partidos: [PartidoDeLista], _ transcurso: Transcurso
  ) -> [PartidoDeLista] {
    let jugados = partidos.indices.filter { partidos[$0].partido.tieneMarcador }
    return transcurso.enOrden(jugados, de: partidos).suffix(partidosMaximos).reversed()
      .map { partidos[$0] }
  }

  /// Those of which nobody knows when come last, and with them the postponed ones, whose date is the
  /// one on which they were not played.
  private static func proximos(
    _ partidos: [PartidoDeLista], _ transcurso: Transcurso
  ) -> [PartidoDeLista] {
    var conFecha: [Int] = []
    var sinFecha: [Int] = []
    var aplazados: [Int] = []
    for posicion in partidos.indices {
      switch partidos[posicion].partido.estado {
      case .programado where hayCuando(partidos[posicion].partido): conFecha.append(posicion)
      case .programado: sinFecha.append(posicion)
      case .aplazado: aplazados.append(posicion)
      default: break
      }
    }
    let enOrden =
      transcurso.enOrden(conFecha, de: partidos) + transcurso.enOrden(sinFecha, de: partidos)
      + transcurso.enOrden(aplazados, de: partidos, sinFecha: true)
    return enOrden.prefix(partidosMaximos).map { posicion in
      var elemento = partidos[posicion]
      if elemento.partido.estado == .aplazado { elemento.partido.fecha = nil }
      return elemento
    }
  }

  private static func hayCuando(_ partido: Partido) -> Bool {
    partido.fecha != nil || partido.claveDeJornada != nil
  }

  static let vocabulary = Vocabulary<PaginaDePortada>(
    "portada",
    [
      .text("nombre", "Name of the tournament") { $0.nombre },
      .text("temporada", "Season") { $0.temporada },
      .flag("hayPartidos", "Whether there are matches") { $0.hayPartidos },
      .record("ultimos", of: ListaDePartidos.vocabulary, "Latest results, newest first") {
        $0.ultimos
      },
      .record("proximos", of: ListaDePartidos.vocabulary, "Next matches") { $0.proximos },
      .list("tablas", of: FichaDeTabla.vocabulary, "Head of each table") { $0.tablas },
      .flag("hayGoleadores", "Whether anybody scored") { !$0.goleadores.isEmpty },
      .list("goleadores", of: FilaDeGoleador.vocabulary, "First scorers") { $0.goleadores },
      .text("clasificacionUrl", "Address of the standings") { $0.clasificacionUrl },
      .text("goleadoresUrl", "Address of the scorers") { $0.goleadoresUrl },
      .record("canales", of: EnlacesDeCanales.vocabulary, "What can be followed") { $0.canales },
    ])
}
