import Templates
import Torneo

/// A team as a row of the standings.
struct FilaDeTabla: Sendable {
  let fila: Fila
  let equipo: Enlace
  let forma: [Desenlace]
  let language: SiteLanguage

  static let vocabulary = Vocabulary<FilaDeTabla>(
    "fila de tabla",
    [
      .number("posicion", "Place; level teams share it") { $0.fila.posicion },
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .text("grupo", "Its group, in a table of the best of several; else none") {
        $0.fila.grupo.map(isolated)
      },
      .text("jugados", "Matches played") { "\($0.fila.balance.jugados)" },
      .text("ganados", "Won") { "\($0.fila.balance.ganados)" },
      .text("empatados", "Drawn") { "\($0.fila.balance.empatados)" },
      .text("perdidos", "Lost") { "\($0.fila.balance.perdidos)" },
      .text("golesAFavor", "Goals for") { "\($0.fila.balance.golesAFavor)" },
      .text("golesEnContra", "Goals against") { "\($0.fila.balance.golesEnContra)" },
      .text("diferencia", "Goal difference, signed") {
        $0.language.signed($0.fila.balance.diferencia)
      },
      .text("puntos", "Points, sanctions included") {
        $0.fila.puntos < 0 ? $0.language.signed($0.fila.puntos) : "\($0.fila.puntos)"
      },
      .text("sancion", "Points of sanctions, signed; none without one") {
        $0.fila.sancion == 0 ? nil : $0.language.signed($0.fila.sancion)
      },
      .list("forma", of: FilaDeForma.vocabulary, "How its last matches ended, the latest last") {
        fila in fila.forma.map { FilaDeForma(desenlace: $0, language: fila.language) }
      },
    ])
}

/// How a match ended, as a letter.
struct FilaDeForma: Sendable {
  let desenlace: Desenlace
  let language: SiteLanguage

  static let vocabulary = Vocabulary<FilaDeForma>(
    "desenlace",
    [
      .text("letra", "Won, drawn or lost, as the columns of the table are called") {
        $0.language.letter(of: $0.desenlace)
      },
      .flag("esVictoria", "Whether it was won") { $0.desenlace == .victoria },
      .flag("esEmpate", "Whether it was drawn") { $0.desenlace == .empate },
      .flag("esDerrota", "Whether it was lost") { $0.desenlace == .derrota },
    ])
}

/// A sentence about a table.
struct NotaDeTabla: Sendable {
  var texto: String

  static let vocabulary = Vocabulary<NotaDeTabla>(
    "nota de tabla", [.text("texto", "What is said of it") { $0.texto }])
}

/// A sentence about a team.
struct NotaDeEquipo: Sendable {
  var equipo: String
  var texto: String

  static let vocabulary = Vocabulary<NotaDeEquipo>(
    "nota de equipo",
    [
      .text("equipo", "Team") { $0.equipo },
      .text("texto", "What is said of it") { $0.texto },
    ])
}

/// A sanction, as a note under a table.
struct NotaDeSancion: Sendable {
  var equipo: String
  var puntos: String
  var motivo: String?

  static let vocabulary = Vocabulary<NotaDeSancion>(
    "sanción",
    [
      .text("equipo", "Team") { $0.equipo },
      .text("puntos", "Points, signed") { $0.puntos },
      .text("motivo", "Why") { $0.motivo },
    ])
}

/// A table of standings.
struct FichaDeTabla: Sendable {
  private let titulo: String?
  private let filas: [FilaDeTabla]
  private let sanciones: [NotaDeSancion]
  private let expulsados: [NotaDeEquipo]
  private let notas: [NotaDeTabla]
  private let motivos: [NotaDeEquipo]

  /// - Parameters:
  ///   - limite: how many rows are shown; nil for all.
  ///   - conForma: whether the last results of the teams are; of a table as it once was they are not,
  ///     for those are of now.
  init(
    _ tabla: Tabla, titulo: String?, limite: Int? = nil, conForma: Bool = true, from page: SitePath,
    _ context: PageContext
  ) {
    let language = context.language
    self.titulo = titulo
    filas = tabla.filas.prefix(limite ?? .max).map {
      FilaDeTabla(
        fila: $0, equipo: context.link(to: $0.equipo, from: page),
        forma: conForma
          ? tabla.forma(
            de: $0.equipo, en: context.index.partidosDeEquipo[$0.equipo] ?? []) : [],
        language: language)
    }
    sanciones = tabla.sanciones.map {
      NotaDeSancion(
        equipo: isolated($0.equipo.nombre), puntos: language.signed($0.puntos),
        motivo: $0.motivo.map(isolated))
    }
    expulsados = tabla.filas.compactMap { fila in
      language.expulsion(of: fila).map {
        NotaDeEquipo(equipo: isolated(fila.equipo.nombre), texto: $0)
      }
    }
    notas = language.notes(on: tabla).map { NotaDeTabla(texto: $0) }
    motivos = tabla.filas.compactMap { fila in
      language.reason(for: fila).map {
        NotaDeEquipo(equipo: isolated(fila.equipo.nombre), texto: $0)
      }
    }
  }

  static let vocabulary = Vocabulary<FichaDeTabla>(
    "tabla",
    [
      .text("titulo", "Name of the group or stage; none for the only table") { $0.titulo },
      .flag("hayFilas", "Whether there are teams") { !$0.filas.isEmpty },
      .list("filas", of: FilaDeTabla.vocabulary, "Teams, best first") { $0.filas },
      .list("sanciones", of: NotaDeSancion.vocabulary, "Sanctions") { $0.sanciones },
      .list("expulsados", of: NotaDeEquipo.vocabulary, "Teams that were put out") {
        $0.expulsados
      },
      .list("notas", of: NotaDeTabla.vocabulary, "What else there is to know of it") { $0.notas },
      .flag("hayMotivos", "Whether a tie-break decided a place") { !$0.motivos.isEmpty },
      .list("motivos", of: NotaDeEquipo.vocabulary, "How each tie was broken") { $0.motivos },
    ])
}

/// The page of the standings.
struct PaginaDeClasificacion: Sendable {
  private let tablas: [FichaDeTabla]
  private let rondas: [FichaDeRonda]
  private let cuadroUrl: String?

  init(from page: SitePath, _ context: PageContext) {
    let index = context.index
    cuadroUrl =
      index.torneo.partidos.contains { $0.partido.ronda != nil }
      ? context.addresses.page(.cuadro).map { page.link(to: $0) } : nil
    rondas = index.torneo.rondasEliminatorias(entre: index.jornadas).map {
      FichaDeRonda($0, from: page, context)
    }
    tablas = (index.tablas + index.mejores).map {
      FichaDeTabla($0, titulo: context.language.title(of: $0, name: isolated), from: page, context)
    }
  }

  static let vocabulary = Vocabulary<PaginaDeClasificacion>(
    "clasificación",
    [
      .flag("hayTablas", "Whether the tournament has a table") { !$0.tablas.isEmpty },
      .list("tablas", of: FichaDeTabla.vocabulary, "The tables") { $0.tablas },
      .text("cuadroUrl", "Address of the bracket's page; none without one") { $0.cuadroUrl },
      .flag("hayRondas", "Whether there is a knock-out") { !$0.rondas.isEmpty },
      .list("rondas", of: FichaDeRonda.vocabulary, "Rounds of the knock-out, in their order") {
        $0.rondas
      },
    ])
}
