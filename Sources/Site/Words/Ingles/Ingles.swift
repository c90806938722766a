import Torneo

struct Ingles: Idioma {
  var plural: ReglaDePlural { .uno }
  var millares: (signo: String, desde: Int) { (signo: ",", desde: 4) }
  var alfabeto: Alfabeto { .llano }
  var nombre: String { "English" }
  var local: String { "en_GB" }

  func formas(_ cosa: Contable) -> Formas {
    switch cosa {
    case .goles: Formas("goal", "goals")
    case .puntos: Formas("point", "points")
    case .partidos: Formas("match", "matches")
    case .amarillas: Formas("yellow card", "yellow cards")
    }
  }

  private static let nombres = NombresDeFechas(
    dias: "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    cortos: "Mon Tue Wed Thu Fri Sat Sun",
    meses:
      "January February March April May June July August September October November December",
    cortos: "Jan Feb Mar Apr May June July Aug Sep Oct Nov Dec")

  var nombresDeFechas: NombresDeFechas { Self.nombres }

  func fechaLarga(_ dia: String, _ fecha: Fecha, _ mes: String) -> String {
    "\(dia), \(fecha.dia) \(mes) \(fecha.anio)"
  }

  func fechaCorta(_ dia: String, _ fecha: Fecha, _ mes: String, conAnio: Bool) -> String {
    "\(dia) \(fecha.dia)\u{A0}\(mes)" + (conAnio ? " \(fecha.anio)" : "")
  }

  func ordinal(_ numero: Int) -> String { numero.ordinalIngles }

  func union(antesDe ultimo: String) -> String { " and " }
  func mas(_ numero: String) -> String { "and \(numero) more" }
  func jornada(_ numero: Int) -> String { "Matchday \(numero)" }

  func nombre(de plaza: Plaza) -> String { plaza.enIngles }

  func mejores(_ puesto: Int) -> String { "Best \(ordinal(puesto))-placed" }
  func pasan(_ numero: Int) -> String { "The first \(numero) go on." }
  func noSeSabe(quienEs puesto: Int, de grupos: String) -> String {
    "Not known yet who is \(ordinal(puesto)) of: \(grupos)."
  }
  func faltanPartidos(de grupos: String) -> String {
    "It is provisional: matches are still to be played in \(grupos)."
  }
  func motivo(_ criterio: String, frenteA rival: String, _ cifras: String) -> String {
    "\(criterio) against \(rival)\(cifras)"
  }
  func motivo(_ criterio: String, entre equipos: String, _ cifras: String) -> String {
    "\(criterio) among \(equipos)\(cifras)"
  }
  func cifras(_ una: String, _ otra: String) -> String { " (\(una) to \(otra))" }
  func compartido(entre equipos: String) -> String { "shared: no criterion separates \(equipos)" }
  func contando(entre equipos: String) -> String { ", counting the matches among \(equipos)" }

  func lineas(desdeLaJornada primera: Int, hasta ultima: Int) -> String {
    "A line for each team, from matchday \(primera) to \(ultima). The table below tells each place."
  }
  func goles(aFavor: Int, enContra: Int) -> String { "\(aFavor) for, \(enContra) against" }
}
