import Torneo

struct Frances: IdiomaConPlazas {
  var plural: ReglaDePlural { .ceroUnoYMillones }
  var millares: (signo: String, desde: Int) { (signo: "\u{202F}", desde: 4) }
  var alfabeto: Alfabeto { .llano }
  var nombre: String { "Français" }
  var local: String { "fr_FR" }

  func formas(_ cosa: Contable) -> Formas {
    switch cosa {
    case .goles: Formas("but", "buts", millones: "de buts")
    case .puntos: Formas("point", "points", millones: "de points")
    case .partidos: Formas("match", "matchs", millones: "de matchs")
    case .amarillas: Formas("carton jaune", "cartons jaunes", millones: "de cartons jaunes")
    }
  }

  private static let nombres = NombresDeFechas(
    dias: "lundi mardi mercredi jeudi vendredi samedi dimanche",
    cortos: "lun. mar. mer. jeu. ven. sam. dim.",
    meses:
      "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    cortos: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.")

  var nombresDeFechas: NombresDeFechas { Self.nombres }

  func fechaLarga(_ dia: String, _ fecha: Fecha, _ mes: String) -> String {
    "\(dia) \(numero(fecha)) \(mes) \(fecha.anio)"
  }

  func fechaCorta(_ dia: String, _ fecha: Fecha, _ mes: String, conAnio: Bool) -> String {
    "\(dia) \(numero(fecha))\u{A0}\(mes)" + (conAnio ? " \(fecha.anio)" : "")
  }

  /// Only the first day of a month is an ordinal.
  private func numero(_ fecha: Fecha) -> String {
    fecha.dia == 1 ? ordinal(1) : "\(fecha.dia)"
  }

  func ordinal(_ numero: Int) -> String { numero == 1 ? "1er" : "\(numero)e" }

  func union(antesDe ultimo: String) -> String { " et " }
  func mas(_ numero: String) -> String { "et \(numero) de plus" }
  func jornada(_ numero: Int) -> String { "\(numero == 1 ? "1re" : "\(numero)e") journée" }

  var liga: String { "le championnat" }
  func ganador(delPartido id: Int) -> String { "Vainqueur du match \(id)" }
  func perdedor(delPartido id: Int) -> String { "Perdant du match \(id)" }
  func puesto(_ puesto: Int, de tabla: String) -> String { "\(ordinal(puesto)) (\(tabla))" }
  func puesto(_ puesto: Int, deLosGrupos grupos: String) -> String {
    "\(ordinal(puesto)) des groupes \(grupos)"
  }

  func mejores(_ puesto: Int) -> String { "Meilleurs \(ordinal(puesto))" }
  func pasan(_ numero: Int) -> String { "Les \(numero) premiers se qualifient." }
  func noSeSabe(quienEs puesto: Int, de grupos: String) -> String {
    "On ne sait pas encore qui est \(ordinal(puesto)) dans\u{A0}: \(grupos)."
  }
  func faltanPartidos(de grupos: String) -> String {
    "Provisoire\u{A0}: il reste des matchs à jouer dans \(grupos)."
  }
  func motivo(_ criterio: String, frenteA rival: String, _ cifras: String) -> String {
    "\(criterio) face à \(rival)\(cifras)"
  }
  func motivo(_ criterio: String, entre equipos: String, _ cifras: String) -> String {
    "\(criterio) entre \(equipos)\(cifras)"
  }
  func cifras(_ una: String, _ otra: String) -> String { " (\(una) contre \(otra))" }
  func compartido(entre equipos: String) -> String {
    "ex æquo\u{A0}: aucun critère ne départage \(equipos)"
  }
  func contando(entre equipos: String) -> String { ", en comptant les matchs entre \(equipos)" }

  func lineas(desdeLaJornada primera: Int, hasta ultima: Int) -> String {
    "Une ligne par équipe, de la journée \(primera) à la \(ultima). Le tableau ci-dessous donne "
      + "chaque place."
  }
  func goles(aFavor: Int, enContra: Int) -> String { "\(aFavor) pour, \(enContra) contre" }
}
