import Templates
import Torneo

/// A goal as a row of a table.
struct FilaDeGol: Sendable {
  var minuto: String
  var parcial: String
  var jugador: Enlace
  var equipo: String
  var marca: String?
  var asistencia: Enlace?

  static let vocabulary = Vocabulary<FilaDeGol>(
    "gol",
    [
      .text("minuto", "Minute, as 12 or 45+2") { $0.minuto },
      .text("parcial", "Score after the goal") { $0.parcial },
      .record("jugador", of: Enlace.vocabulary, "Who scored") { $0.jugador },
      .text("equipo", "Side that it counts for") { $0.equipo },
      .text("marca", "Penalty or own goal, in words") { $0.marca },
      .record("asistencia", of: Enlace.vocabulary, "Who gave the last pass") { $0.asistencia },
    ])
}

/// A card, a missed penalty or a kick of a shoot-out as a row.
struct FilaDeSuceso: Sendable {
  var minuto: String?
  var jugador: Enlace
  var equipo: String
  var texto: String

  static let vocabulary = Vocabulary<FilaDeSuceso>(
    "suceso",
    [
      .text("minuto", "Minute, as 12 or 45+2; none in a shoot-out") { $0.minuto },
      .record("jugador", of: Enlace.vocabulary, "Who") { $0.jugador },
      .text("equipo", "Side, where known") { $0.equipo },
      .text("texto", "What happened, in words") { $0.texto },
    ])
}

/// A substitution as a row.
struct FilaDeCambio: Sendable {
  var minuto: String
  var entra: Enlace
  var sale: Enlace
  var equipo: String

  static let vocabulary = Vocabulary<FilaDeCambio>(
    "cambio",
    [
      .text("minuto", "Minute, as 12 or 45+2") { $0.minuto },
      .record("entra", of: Enlace.vocabulary, "Who comes on") { $0.entra },
      .record("sale", of: Enlace.vocabulary, "Who goes off") { $0.sale },
      .text("equipo", "Side, where known") { $0.equipo },
    ])
}

/// What happened in a match, sorted into the tables of its page.
struct SucesosDePartido: Sendable {
  private(set) var goles: [FilaDeGol] = []
  private(set) var tarjetas: [FilaDeSuceso] = []
  private(set) var cambios: [FilaDeCambio] = []
  private(set) var fallados: [FilaDeSuceso] = []
  private(set) var lanzamientos: [FilaDeSuceso] = []

  init(_ partido: Partido, from page: SitePath, _ context: PageContext) {
    guard partido.estado != .adjudicado else { return }
    let language = context.language
    var parcial = Tanteo(local: 0, visitante: 0)
    for evento in partido.eventosPorMinuto {
      let equipo = evento.equipo.map { isolated($0.nombre) } ?? ""
      switch evento {
      case .gol(let minuto, let jugador, let suyo, let modo, let asistencia):
        if suyo === partido.local { parcial.local += 1 } else { parcial.visitante += 1 }
        let autor = modo == .propia ? partido.rival(de: suyo) : suyo
        goles.append(
          FilaDeGol(
            minuto: minuto.description, parcial: parcial.description,
            jugador: context.link(to: jugador, of: autor, from: page), equipo: equipo,
            marca: language.mark(of: modo),
            asistencia: asistencia.map { context.link(to: $0, of: suyo, from: page) }))
      case .tarjeta(let minuto, let jugador, let suyo, let color, _):
        tarjetas.append(
          FilaDeSuceso(
            minuto: minuto.description, jugador: context.link(to: jugador, of: suyo, from: page),
            equipo: equipo, texto: language.name(of: color)))
      case .cambio(let minuto, let entra, let sale, let suyo):
        cambios.append(
          FilaDeCambio(
            minuto: minuto.description, entra: context.link(to: entra, of: suyo, from: page),
            sale: context.link(to: sale, of: suyo, from: page), equipo: equipo))
      case .penaltiFallado(let minuto, let jugador, let suyo):
        fallados.append(
          FilaDeSuceso(
            minuto: minuto.description, jugador: context.link(to: jugador, of: suyo, from: page),
            equipo: equipo, texto: language.kick(isGoal: false)))
      case .lanzamiento(let jugador, let suyo, let convertido):
        lanzamientos.append(
          FilaDeSuceso(
            minuto: nil, jugador: context.link(to: jugador, of: suyo, from: page),
            equipo: equipo, texto: language.kick(isGoal: convertido)))
      }
    }
  }
}

extension Partido {
  /// By minute; those of one minute, and those without one, as they were recorded.
  var eventosPorMinuto: [EventoDePartido] {
    let clave = { (evento: EventoDePartido) in evento.minuto ?? 120 }
    let yaOrdenados = zip(eventos, eventos.dropFirst()).allSatisfy { clave($0) <= clave($1) }
    if yaOrdenados { return eventos }
    return eventos.enumerated().sorted {
      (clave($0.element), $0.offset) < (clave($1.element), $1.offset)
    }.map(\.element)
  }
}
