import Diagnostics
import Torneo

/// What the answers to queries say.
enum QueryWords {
  // MARK: Heads of columns
  static let place = Words(es: "Pos.", en: "Pos.")
  static let player = Words(es: "Jugador", en: "Player")
  static let name = Words(es: "Nombre", en: "Name")
  static let team = Words(es: "Equipo", en: "Team")
  static let goals = Words(es: "Goles", en: "Goals")
  static let assists = Words(es: "Asistencias", en: "Assists")
  static let cleanSheets = Words(es: "A cero", en: "Clean sheets")
  static let matches = Words(es: "PJ", en: "P")
  static let won = Words(es: "G", en: "W")
  static let drawn = Words(es: "E", en: "D")
  static let lost = Words(es: "P", en: "L")
  static let goalsFor = Words(es: "GF", en: "GF")
  static let goalsAgainst = Words(es: "GC", en: "GA")
  static let yellow = Words(es: "Amarillas", en: "Yellow")
  static let secondYellow = Words(es: "Dobles", en: "2nd yellow")
  static let red = Words(es: "Rojas", en: "Red")
  static let ofTheBench = Words(es: "Banquillo", en: "Bench")
  static let points = Words(es: "Puntos", en: "Points")
  static let cause = Words(es: "Por", en: "For")
  static let cameFrom = Words(es: "En", en: "In")
  static let served = Words(es: "Cumplidos", en: "Served")
  static let misses = Words(es: "Se pierde", en: "Misses")
  static let starts = Words(es: "Titular", en: "Starts")
  static let minutes = Words(es: "Minutos", en: "Minutes")

  // MARK: Titles
  static let fairPlay = Words(es: "Juego limpio", en: "Fair play")
  static let players = Words(es: "Jugadores", en: "Players")
  static let bench = Words(es: "Banquillo", en: "Bench")
  static let outstanding = Words(es: "Por cumplir", en: "To be served")
  static let over = Words(es: "Cumplidas", en: "Served")
  static let biggestWins = Words(es: "Mayor victoria", en: "Biggest win")
  static let mostGoals = Words(es: "Más goles en un partido", en: "Most goals in a match")
  static let attendance = Words(es: "Más espectadores", en: "Top attendance")
  static let fastestGoal = Words(es: "Gol más rápido", en: "Fastest goal")
  static let hatTricks = Words(es: "Tripletes", en: "Hat-tricks")

  static func title(of run: ClaseDeRacha) -> Words {
    switch run {
    case .victorias: Words(es: "Más victorias seguidas", en: "Longest winning run")
    case .sinPerder: Words(es: "Más partidos sin perder", en: "Longest unbeaten run")
    case .sinGanar: Words(es: "Más partidos sin ganar", en: "Longest run without a win")
    case .porteriaACero:
      Words(es: "Más partidos sin encajar un gol", en: "Longest run of clean sheets")
    }
  }

  // MARK: Where there is nothing
  static let noScorers = Words(es: "todavía no ha marcado nadie", en: "nobody has scored yet")
  static let noAssists = Words(es: "no hay ninguna asistencia", en: "there is no assist")
  static let noOwnGoals = Words(es: "no hay ningún gol en propia meta", en: "there is no own goal")
  static let noCleanSheets = Words(
    es: "todos los equipos han encajado goles en todos sus partidos",
    en: "every team has let goals in, in all its matches")
  static let noMatches = Words(
    es: "todavía no se ha jugado ningún partido", en: "no match has been played yet")
  static let noCards = Words(es: "no hay ninguna tarjeta anotada", en: "no card is recorded")
  static let noSuspensions = Words(es: "no hay ninguna suspensión", en: "there is no suspension")
  static let noDisciplineRules = Words(
    es: "el torneo no dice cuánto suspenden las tarjetas: escriba «disciplina» en sus «reglas»",
    en: "the tournament does not say for how long cards suspend: write “disciplina” in its “reglas”"
  )
  static let noLineUps = Words(
    es: "no se conoce ninguna alineación: no se sabe quién jugó",
    en: "no line-up is known, and so not who played")
  static let neverMet = Words(
    es: "no hay ningún partido entre estos equipos", en: "there is no match between these teams")

  // MARK: Particulars
  static func cardsOfNobody(_ number: Int) -> Words {
    Words(
      es: number == 1
        ? "1 tarjeta no está: no se sabe de qué equipo es"
        : "\(number) tarjetas no están: no se sabe de qué equipo son",
      en: number == 1
        ? "1 card is left out: its team is not known"
        : "\(number) cards are left out: their teams are not known")
  }

  static func cause(_ cause: Suspension.Causa) -> Words {
    switch cause {
    case .ciclo(let cards):
      Words.counted(cards, es: ("amarilla", "amarillas"), en: ("yellow card", "yellow cards"))
    case .dobleAmarilla: Words(es: "doble amarilla", en: "second yellow")
    case .roja: Words(es: "roja", en: "red card")
    case .comite(let motivo?):
      Words(es: "comité: \(motivo.visible)", en: "committee: \(motivo.visible)")
    case .comite(nil): Words(es: "comité", en: "committee")
    }
  }

  static func match(_ id: Int) -> Words { Words(es: "partido \(id)", en: "match \(id)") }

  static let nothingToMiss = Words(es: "nada: no hay más partidos", en: "nothing: no more matches")

  /// After the matches that a suspension still has to be served in: some that are not planned yet.
  static func andMore(_ number: Int) -> Words {
    Words(es: "y \(number) más", en: "and \(number) more")
  }

  static func playedSuspended(_ who: String, _ match: Int) -> Words {
    Words(
      es: "\(who) tomó parte en el partido \(match), del que lo suspendían las tarjetas",
      en: "\(who) took part in match \(match), which cards suspended from")
  }

  static func lineUps(_ known: Int, of played: Int) -> Words {
    Words(
      es: "alineación conocida en \(known) de \(played) partidos",
      en: "line-up known in \(known) of \(played) matches")
  }

  static func shootOut(_ score: Tanteo, won name: String) -> Words {
    Words(es: "(\(score) pen., gana \(name))", en: "(\(score) pen., \(name) win)")
  }

  static func shootOuts(_ won: Int, _ lost: Int) -> Words {
    Words(
      es: "tandas de penaltis: ganó \(won), perdió \(lost)",
      en: "shoot-outs: won \(won), lost \(lost)")
  }

  static let doesNotCount = Words(es: "no cuenta", en: "does not count")
  static let stillGoesOn = Words(es: "sigue", en: "goes on")
  static let withOneTeam = Words(
    es: "hacen falta dos equipos distintos", en: "two different teams are needed")

  static func how(_ modo: ModoDeGol) -> Words? {
    switch modo {
    case .jugada: nil
    case .penalti: Words(es: "de penalti", en: "penalty")
    case .propia: Words(es: "en propia meta", en: "own goal")
    }
  }
}
