import Templates
import Torneo

/// The page of a match.
struct PaginaDePartido: Sendable {
  private let titulo: String
  private let partido: Partido
  private let context: MatchContext
  private let jornada: Enlace?
  private let grupo: Enlace?
  private let arbitro: Enlace?
  private let local: Enlace
  private let visitante: Enlace
  private let escudos: ParDeEscudos?
  private let cronica: String?
  private let sucesos: SucesosDePartido
  private let cronologia: [UInt8]?
  private let relaciones: RelacionesEnPagina
  private let alineaciones: [FichaDeAlineacion]

  init(
    _ elemento: PartidoDeLista, titulo: String, relaciones: RelacionesDePartido,
    from page: SitePath, _ context: MatchContext
  ) {
    self.titulo = titulo
    partido = elemento.partido
    self.context = context
    local = context.link(to: partido.local, from: page)
    visitante = context.link(to: partido.visitante, from: page)
    escudos = ParDeEscudos(partido, from: page, context)
    jornada = partido.claveDeJornada.map { context.link(to: $0, from: page) }
    grupo = partido.grupo.map {
      context.link($0, to: context.addresses.page(.clasificacion), from: page)
    }
    arbitro = partido.arbitro.map { context.link(toReferee: $0, from: page) }
    cronica = context.addresses.cronica(elemento).map { page.link(to: $0) }
    sucesos = SucesosDePartido(partido, from: page, context)
    cronologia =
      CronologiaSVG(partido, duracion: context.duracion, language: context.language)?.svg
    self.relaciones = RelacionesEnPagina(relaciones, de: partido, from: page, context)
    alineaciones = [
      (partido.local, partido.alineacionLocal), (partido.visitante, partido.alineacionVisitante),
    ].compactMap { equipo, alineacion in
      alineacion.map { FichaDeAlineacion($0, de: equipo, from: page, context) }
    }
  }

  static let vocabulary = Vocabulary<PaginaDePartido>(
    "partido",
    [
      .text("titulo", "Sides and score") { $0.titulo },
      .record("local", of: Enlace.vocabulary, "Home side") { $0.local },
      .record("visitante", of: Enlace.vocabulary, "Away side") { $0.visitante },
      .flag("tieneMarcador", "Whether there is a score") { $0.partido.tieneMarcador },
      .text("marcador", "Score, as 3-2; a dash without one") {
        $0.partido.tieneMarcador ? $0.partido.marcador() : "–"
      },
      .text("descanso", "Score at half-time") { $0.partido.resultado?.descanso?.description },
      .text("reglamentario", "Score after 90 minutes, before extra time") {
        $0.partido.resultado?.reglamentario?.description
      },
      .text("tanda", "Score of the shoot-out") { $0.partido.tanda?.description },
      .record("escudos", of: ParDeEscudos.vocabulary, "Badges; none while a side is not known") {
        $0.escudos
      },
      .text("estado", "Where it stands: finished, scheduled, postponed…") {
        $0.context.language.name(of: $0.partido.estado)
      },
      .text("motivo", "Why it was postponed, awarded…") { $0.partido.motivo.map(isolated) },
      .text("fecha", "Day, in words") { pagina in
        pagina.partido.fecha.map { pagina.context.language.longDate($0) }
      },
      .text("hora", "Kick-off") { pagina in
        pagina.partido.fecha.flatMap { pagina.context.language.time($0) }
      },
      .record("jornada", of: Enlace.vocabulary, "Matchday or round") { $0.jornada },
      .record("grupo", of: Enlace.vocabulary, "Group, leading to its table") { $0.grupo },
      .text("fase", "Stage") { $0.partido.fase.map(isolated) },
      .text("campo", "Venue") { $0.partido.campo.map(isolated) },
      .record("arbitro", of: Enlace.vocabulary, "Referee, leading to the page with all matches") {
        $0.arbitro
      },
      .text("espectadores", "Attendance") { pagina in
        pagina.partido.espectadores.map { pagina.context.language.number($0) }
      },
      .flag("hayGoles", "Whether goals are known") { $0.sucesos.hayGoles },
      .text("sinGoles", "Why there are no goals to show") {
        $0.context.language.noGoals(in: $0.partido)
      },
      .flag("haySucesos", "Whether goals, cards or substitutions are known") {
        !$0.sucesos.cronologia.isEmpty
      },
      .picture("cronologia", "What happened, along the minutes; none where nobody knows") {
        $0.cronologia
      },
      .list("sucesos", of: FilaDeSuceso.vocabulary, "What happened, by minute") {
        $0.sucesos.cronologia
      },
      .flag("hayTanda", "Whether kicks of the shoot-out are known") {
        !$0.sucesos.lanzamientos.isEmpty
      },
      .list("lanzamientos", of: FilaDeSuceso.vocabulary, "Kicks of the shoot-out, in order") {
        $0.sucesos.lanzamientos
      },
      .flag("hayAlineaciones", "Whether a line-up is known") { !$0.alineaciones.isEmpty },
      .list("alineaciones", of: FichaDeAlineacion.vocabulary, "Line-ups, home side first") {
        $0.alineaciones
      },
      .record("relaciones", of: RelacionesEnPagina.vocabulary, "What it has to do with others") {
        $0.relaciones
      },
      .text("cronica", "Address of the chronicle") { $0.cronica },
    ])
}
