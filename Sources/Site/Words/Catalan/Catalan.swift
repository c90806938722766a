import Torneo

struct Catalan: IdiomaConPlazas {
  var plural: ReglaDePlural { .unoYMillones }
  var millares: (signo: String, desde: Int) { (signo: ".", desde: 5) }
  var alfabeto: Alfabeto { .llano }
  var nombre: String { "Català" }
  var local: String { "ca_ES" }

  func formas(_ cosa: Contable) -> Formas {
    switch cosa {
    case .goles: Formas("gol", "gols", millones: "de gols")
    case .puntos: Formas("punt", "punts", millones: "de punts")
    case .partidos: Formas("partit", "partits", millones: "de partits")
    case .amarillas: Formas("groga", "grogues", millones: "de grogues")
    }
  }

  private static let nombres = NombresDeFechas(
    dias: "dilluns dimarts dimecres dijous divendres dissabte diumenge",
    cortos: "dl. dt. dc. dj. dv. ds. dg.",
    meses:
      "gener febrer març abril maig juny juliol agost setembre octubre novembre desembre",
    cortos: "gen. febr. març abr. maig juny jul. ag. set. oct. nov. des.")

  var nombresDeFechas: NombresDeFechas { Self.nombres }

  func fechaLarga(_ dia: String, _ fecha: Fecha, _ mes: String) -> String {
    "\(dia), \(fecha.dia) \(Self.de(mes)) del \(fecha.anio)"
  }

  func fechaCorta(_ dia: String, _ fecha: Fecha, _ mes: String, conAnio: Bool) -> String {
    "\(dia) \(fecha.dia)\u{A0}\(mes)" + (conAnio ? " \(fecha.anio)" : "")
  }

  /// `1r`, `2n`, `3r`, `4t`, `5è`.
  func ordinal(_ numero: Int) -> String {
    let terminacion =
      switch numero {
      case 1, 3: "r"
      case 2: "n"
      case 4: "t"
      default: "è"
      }
    return "\(numero)\(terminacion)"
  }

  func union(antesDe ultimo: String) -> String { " i " }
  func mas(_ numero: String) -> String { "i \(numero) més" }
  func jornada(_ numero: Int) -> String { "Jornada \(numero)" }

  var liga: String { "la lliga" }
  func ganador(delPartido id: Int) -> String { "Guanyador del partit \(id)" }
  func perdedor(delPartido id: Int) -> String { "Perdedor del partit \(id)" }
  func puesto(_ puesto: Int, de tabla: String) -> String { "\(ordinal(puesto)) (\(tabla))" }
  func puesto(_ puesto: Int, deLosGrupos grupos: String) -> String {
    "\(ordinal(puesto)) dels grups \(grupos)"
  }

  func mejores(_ puesto: Int) -> String { "Millors \(ordinal(puesto))" }
  func pasan(_ numero: Int) -> String { "Passen els \(numero) primers." }
  func noSeSabe(quienEs puesto: Int, de grupos: String) -> String {
    "Encara no se sap qui és \(ordinal(puesto)) de: \(grupos)."
  }
  func faltanPartidos(de grupos: String) -> String {
    "És provisional: falten partits de: \(grupos)."
  }
  func motivo(_ criterio: String, frenteA rival: String, _ cifras: String) -> String {
    "\(criterio) respecte a \(rival)\(cifras)"
  }
  func motivo(_ criterio: String, entre equipos: String, _ cifras: String) -> String {
    "\(criterio) entre \(equipos)\(cifras)"
  }
  func cifras(_ una: String, _ otra: String) -> String { " (\(una) a \(otra))" }
  func compartido(entre equipos: String) -> String {
    "compartit: cap criteri no separa \(equipos)"
  }
  func contando(entre equipos: String) -> String { ", comptant els partits entre \(equipos)" }

  func lineas(desdeLaJornada primera: Int, hasta ultima: Int) -> String {
    "Una línia per equip, de la jornada \(primera) a la \(ultima). La taula següent diu cada posició."
  }
  func goles(aFavor: Int, enContra: Int) -> String { "\(aFavor) a favor, \(enContra) en contra" }
}

extension Catalan {
  /// `de gener`, `d’abril`: the preposition loses its vowel before another one.
  private static func de(_ mes: String) -> String {
    mes.first.map { "aeiou".contains($0) } == true ? "d’\(mes)" : "de \(mes)"
  }
}
