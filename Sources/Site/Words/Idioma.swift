import Torneo

/// What a site says in one language. A type of its own says it, so that the compiler names every word
/// and every rule that a language lacks.
///
/// Names of teams and groups come ready to be shown. Nobody knows from a name whether it takes an
/// article, so no sentence needs one, and none contracts or elides before a name.
///
/// The types store nothing: one is made for each word that is asked for.
protocol Idioma: Sendable {
  // MARK: Words

  func texto(_ texto: Texto) -> String
  func palabra(_ palabra: Palabra) -> String
  /// What a thing is called behind a number of them.
  func formas(_ cosa: Contable) -> Formas
  /// A number and what there is of it: `3 goles`.
  func cuenta(_ numero: String, _ nombre: String, esUno: Bool) -> String

  // MARK: Rules

  var plural: ReglaDePlural { get }
  /// What stands between thousands, in numbers of at least so many digits.
  var millares: (signo: String, desde: Int) { get }
  var alfabeto: Alfabeto { get }
  /// What the language calls itself.
  var nombre: String { get }
  /// Language and country, as Open Graph writes them.
  var local: String { get }

  // MARK: Days

  /// The names of days, Monday first, and of months, in full and as tables have them.
  var nombresDeFechas: NombresDeFechas { get }
  /// `sábado, 5 de septiembre de 2026`
  func fechaLarga(_ dia: String, _ fecha: Fecha, _ mes: String) -> String
  /// `sáb 5 sept`: a line is not broken between day and month.
  func fechaCorta(_ dia: String, _ fecha: Fecha, _ mes: String, conAnio: Bool) -> String

  // MARK: Parts of sentences

  /// `2.º`, of a place or a minute.
  func ordinal(_ numero: Int) -> String
  /// What joins the last two names of a list, with the blanks around it.
  func union(antesDe ultimo: String) -> String
  /// `y 12 más`
  func mas(_ numero: String) -> String
  func jornada(_ numero: Int) -> String

  /// Who will have a place of a match, as pages call that side.
  func nombre(de plaza: Plaza) -> String

  // MARK: Tables

  /// The best of those in a place beyond the third.
  func mejores(_ puesto: Int) -> String
  /// How many go on, more than one.
  func pasan(_ numero: Int) -> String
  func noSeSabe(quienEs puesto: Int, de grupos: String) -> String
  func faltanPartidos(de grupos: String) -> String
  /// Before and after a step of a reason: what decided it, against whom, with the figures.
  func motivo(_ criterio: String, frenteA rival: String, _ cifras: String) -> String
  func motivo(_ criterio: String, entre equipos: String, _ cifras: String) -> String
  /// ` (+5 a +3)`
  func cifras(_ una: String, _ otra: String) -> String
  func compartido(entre equipos: String) -> String
  /// Behind a reason: that only some matches counted.
  func contando(entre equipos: String) -> String

  // MARK: Pictures

  func lineas(desdeLaJornada primera: Int, hasta ultima: Int) -> String
  func goles(aFavor: Int, enContra: Int) -> String
}

extension Idioma {
  func cuenta(_ numero: String, _ nombre: String, esUno: Bool) -> String { "\(numero) \(nombre)" }
}
