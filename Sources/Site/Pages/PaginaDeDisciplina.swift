import Templates
import Torneo

/// The cards of somebody, or of a team, as a row.
struct FilaDeTarjetas: Sendable {
  var posicion: Int?
  var jugador: Enlace?
  let equipo: Enlace
  let tarjetas: Tarjetas
  let puntos: Int

  static let vocabulary = Vocabulary<FilaDeTarjetas>(
    "fila de tarjetas",
    [
      .number("posicion", "Place of a team, the fairest first") { $0.posicion },
      .record("jugador", of: Enlace.vocabulary, "Who; none in a row of a team") { $0.jugador },
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .text("amarillas", "Yellow cards, also the first one of two") { "\($0.tarjetas.amarillas)" },
      .text("dobles", "Second yellow cards") { "\($0.tarjetas.dobles)" },
      .text("rojas", "Red cards") { "\($0.tarjetas.rojas)" },
      .text("puntos", "Points of fair play that they cost") { "\($0.puntos)" },
    ])
}

/// A suspension that is not over, as a row.
struct FilaDeSuspension: Sendable {
  let jugador: Enlace
  let equipo: Enlace
  let causa: String
  let porCumplir: Int

  static let vocabulary = Vocabulary<FilaDeSuspension>(
    "suspensión",
    [
      .record("jugador", of: Enlace.vocabulary, "Who") { $0.jugador },
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .text("causa", "Why, in words") { $0.causa },
      .number("porCumplir", "Matches still to be missed") { $0.porCumplir },
    ])
}

/// The page of the cards.
struct PaginaDeDisciplina: Sendable {
  private let equipos: [FilaDeTarjetas]
  private let jugadores: [FilaDeTarjetas]
  private let oficiales: [FilaDeTarjetas]
  private let suspensiones: [FilaDeSuspension]
  private let resto: String?
  private let sinEquipo: Int

  init(from page: SitePath, _ context: PageContext) {
    let torneo = context.index.torneo
    let disciplina = torneo.disciplina()
    func fila(_ suya: Disciplina.DePersona, esOficial: Bool) -> FilaDeTarjetas {
      let (jugador, equipo) = (suya.quien.jugador, suya.quien.equipo)
      return FilaDeTarjetas(
        jugador: esOficial
          ? Enlace(nombre: isolated(jugador.nombre))
          : context.link(to: jugador, of: equipo, from: page),
        equipo: context.link(to: equipo, from: page), tarjetas: suya.tarjetas, puntos: suya.puntos)
    }
    let hayTarjetas =
      !disciplina.jugadores.isEmpty || !disciplina.oficiales.isEmpty || disciplina.sinEquipo > 0
    equipos = (hayTarjetas ? disciplina.equipos : []).map { puesto in
      let suyas = puesto.elemento
      return FilaDeTarjetas(
        posicion: puesto.posicion, equipo: context.link(to: suyas.equipo, from: page),
        tarjetas: suyas.deJugadores + suyas.deOficiales, puntos: suyas.puntos)
    }
    jugadores = disciplina.jugadores.prefix(PageLimits.goleadores).map {
      fila($0, esOficial: false)
    }
    resto = context.language.more(disciplina.jugadores.count - PageLimits.goleadores)
    oficiales = disciplina.oficiales.prefix(PageLimits.goleadores).map { fila($0, esOficial: true) }
    suspensiones = torneo.suspensiones().filter { $0.porCumplir > 0 }
      .prefix(PageLimits.goleadores).map { suspension in
        let quien = suspension.quien
        return FilaDeSuspension(
          jugador: context.link(to: quien.jugador, of: quien.equipo, from: page),
          equipo: context.link(to: quien.equipo, from: page),
          causa: context.language.cause(suspension.causa), porCumplir: suspension.porCumplir)
      }
    sinEquipo = disciplina.sinEquipo
  }

  static let vocabulary = Vocabulary<PaginaDeDisciplina>(
    "disciplina",
    [
      .flag("hayTarjetas", "Whether any card is written down") {
        !$0.equipos.isEmpty
      },
      .flag("haySuspensiones", "Whether somebody is still to miss a match") {
        !$0.suspensiones.isEmpty
      },
      .list("suspensiones", of: FilaDeSuspension.vocabulary, "Suspensions that are not over") {
        $0.suspensiones
      },
      .flag("hayJugadores", "Whether a player got one") { !$0.jugadores.isEmpty },
      .list("jugadores", of: FilaDeTarjetas.vocabulary, "Players, those with most points first") {
        $0.jugadores
      },
      .text("resto", "How many more players there are, in words") { $0.resto },
      .flag("hayOficiales", "Whether somebody of a bench got one") { !$0.oficiales.isEmpty },
      .list("oficiales", of: FilaDeTarjetas.vocabulary, "Those of the benches, in the same order") {
        $0.oficiales
      },
      .list("equipos", of: FilaDeTarjetas.vocabulary, "Teams, the fairest first") { $0.equipos },
      .number("sinEquipo", "Cards of which nobody knows the team") { $0.sinEquipo },
    ])
}
