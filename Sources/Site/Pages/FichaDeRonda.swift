import Templates
import Torneo

/// A tie of a knock-out as a row.
struct FilaDeEliminatoria: Sendable {
  private let eliminatoria: Eliminatoria
  private let local: Enlace
  private let visitante: Enlace
  /// The first side's goals first, whatever the ground.
  private let partidos: [Enlace]
  private let ganador: Enlace?
  private let desenlace: Eliminatoria.Desenlace?

  init(_ eliminatoria: Eliminatoria, from page: SitePath, _ context: PageContext) {
    self.eliminatoria = eliminatoria
    local = context.link(to: eliminatoria.local, from: page)
    visitante = context.link(to: eliminatoria.visitante, from: page)
    partidos = eliminatoria.partidos.map { elemento in
      context.link(
        context.summary(of: elemento.partido, from: eliminatoria.local),
        to: context.addresses.partido(elemento.id), from: page)
    }
    let decision = eliminatoria.decision
    ganador = decision.map { context.link(to: $0.ganador, from: page) }
    desenlace = decision?.desenlace
  }

  static let vocabulary = Vocabulary<FilaDeEliminatoria>(
    "eliminatoria",
    [
      .record("local", of: Enlace.vocabulary, "Home side of the first match") { $0.local },
      .record("visitante", of: Enlace.vocabulary, "The other side") { $0.visitante },
      .list(
        "partidos", of: Enlace.vocabulary,
        "The score of each match, goals of the first side first, leading to the match"
      ) { $0.partidos },
      .text("global", "Goals of both matches; none for a single one") {
        $0.eliminatoria.global?.description
      },
      .record("ganador", of: Enlace.vocabulary, "Who went on; none while nobody did") {
        $0.ganador
      },
      .flag("porGolesFuera", "Whether goals in the other's ground decided") {
        $0.desenlace == .golesFuera
      },
    ])
}

/// A round of a knock-out.
struct FichaDeRonda: Sendable {
  private let ronda: Enlace
  private let eliminatorias: [FilaDeEliminatoria]

  init(_ ronda: RondaEliminatoria, from page: SitePath, _ context: PageContext) {
    self.ronda = context.link(to: ronda.clave, from: page)
    eliminatorias = ronda.eliminatorias.map {
      FilaDeEliminatoria($0, from: page, context)
    }
  }

  static let vocabulary = Vocabulary<FichaDeRonda>(
    "ronda",
    [
      .record("ronda", of: Enlace.vocabulary, "Its name") { $0.ronda },
      .list("eliminatorias", of: FilaDeEliminatoria.vocabulary, "Its ties") { $0.eliminatorias },
    ])
}
