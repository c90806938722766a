import Templates
import Torneo

/// Something that happened in a match, as a row of its timeline: on the side of the team that it is
/// about, or on neither where nobody wrote which.
struct FilaDeSuceso: Sendable {
  enum Lado: Sendable {
    case local, visitante
  }

  var minuto: String?
  var texto: String
  var tanteo: String?
  var lado: Lado?
  var jugador: Enlace
  var marca: String?
  var asistencia: Enlace?
  var sale: Enlace?

  static let vocabulary = Vocabulary<FilaDeSuceso>(
    "suceso",
    [
      .text("minuto", "Minute, as 12 or 45+2; none in a shoot-out") { $0.minuto },
      .text("texto", "What happened, in a word or two") { $0.texto },
      .text("tanteo", "Score after a goal; none for anything else") { $0.tanteo },
      .flag("esDelLocal", "Whether it is about the home side") { $0.lado == .local },
      .flag("esDelVisitante", "Whether it is about the away side") { $0.lado == .visitante },
      .flag("esDeNadie", "Whether the side is not known") { $0.lado == nil },
      .record("jugador", of: Enlace.vocabulary, "Who; of a substitution, who comes on") {
        $0.jugador
      },
      .text("marca", "Penalty or own goal, in words") { $0.marca },
      .record("asistencia", of: Enlace.vocabulary, "Who gave the last pass") { $0.asistencia },
      .record("sale", of: Enlace.vocabulary, "Who goes off in a substitution") { $0.sale },
    ])
}

/// What happened in a match: the timeline, and the kicks of the shoot-out.
struct SucesosDePartido: Sendable {
  private(set) var cronologia: [FilaDeSuceso] = []
  private(set) var lanzamientos: [FilaDeSuceso] = []
  private(set) var hayGoles = false

  init(_ partido: Partido, from page: SitePath, _ context: MatchContext) {
    guard partido.estado != .adjudicado else { return }
    let language = context.language
    var goles = Tanteo(local: 0, visitante: 0)
    var tanda = Tanteo(local: 0, visitante: 0)
    cronologia.reserveCapacity(partido.eventos.count)
    for evento in partido.eventosPorMinuto {
      let equipo = evento.equipo
      var fila = FilaDeSuceso(
        minuto: evento.minuto?.description, texto: language.label(of: evento),
        lado: equipo.map { $0 === partido.local ? .local : .visitante },
        jugador: Enlace(nombre: ""))
      switch evento {
      case .gol(_, let jugador, let suyo, let modo, let asistencia):
        hayGoles = true
        goles.anota(fila.lado)
        let autor = modo == .propia ? partido.rival(de: suyo) : suyo
        fila.tanteo = goles.description
        fila.jugador = context.link(to: jugador, of: autor, from: page)
        fila.marca = language.mark(of: modo)
        fila.asistencia = asistencia.map { context.link(to: $0, of: suyo, from: page) }
        cronologia.append(fila)
      case .tarjeta(_, let jugador, _, _, _), .penaltiFallado(_, let jugador, _):
        fila.jugador = context.link(to: jugador, of: equipo, from: page)
        cronologia.append(fila)
      case .cambio(_, let entra, let sale, _):
        fila.jugador = context.link(to: entra, of: equipo, from: page)
        fila.sale = context.link(to: sale, of: equipo, from: page)
        cronologia.append(fila)
      case .lanzamiento(let jugador, _, let convertido):
        fila.jugador = context.link(to: jugador, of: equipo, from: page)
        if convertido {
          tanda.anota(fila.lado)
          fila.tanteo = tanda.description
        }
        lanzamientos.append(fila)
      }
    }
  }
}

extension Tanteo {
  fileprivate mutating func anota(_ lado: FilaDeSuceso.Lado?) {
    switch lado {
    case .local: local += 1
    case .visitante: visitante += 1
    case nil: break
    }
  }
}
