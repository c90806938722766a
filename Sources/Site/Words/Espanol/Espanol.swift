import Torneo

struct Espanol: Idioma {
  var plural: ReglaDePlural { .unoYMillones }
  var millares: (signo: String, desde: Int) { (signo: ".", desde: 5) }
  var alfabeto: Alfabeto { .conEne }
  var nombre: String { "Español" }
  var local: String { "es_ES" }

  func formas(_ cosa: Contable) -> Formas {
    switch cosa {
    case .goles: Formas("gol", "goles", millones: "de goles")
    case .puntos: Formas("punto", "puntos", millones: "de puntos")
    case .partidos: Formas("partido", "partidos", millones: "de partidos")
    case .amarillas: Formas("amarilla", "amarillas", millones: "de amarillas")
    }
  }

  private static let nombres = NombresDeFechas(
    dias: "lunes martes miércoles jueves viernes sábado domingo",
    cortos: "lun mar mié jue vie sáb dom",
    meses:
      "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
    cortos: "ene feb mar abr mayo jun jul ago sept oct nov dic")

  var nombresDeFechas: NombresDeFechas { Self.nombres }

  func fechaLarga(_ dia: String, _ fecha: Fecha, _ mes: String) -> String {
    "\(dia), \(fecha.dia) de \(mes) de \(fecha.anio)"
  }

  func fechaCorta(_ dia: String, _ fecha: Fecha, _ mes: String, conAnio: Bool) -> String {
    "\(dia) \(fecha.dia)\u{A0}\(mes)" + (conAnio ? " \(fecha.anio)" : "")
  }

  func ordinal(_ numero: Int) -> String { "\(numero).º" }

  /// «e» before a word that sounds as i: `A e Y`.
  func union(antesDe ultimo: String) -> String {
    // What a word sounds like at its start; the last of a list may be a whole sentence.
    let word = String(ultimo.prefix(4)).nombrePlegado
    let soundsAsI =
      word.hasPrefix("i") || word.hasPrefix("hi") && !word.hasPrefix("hie") || word == "y"
    return soundsAsI ? " e " : " y "
  }

  func mas(_ numero: String) -> String { "y \(numero) más" }
  func jornada(_ numero: Int) -> String { "Jornada \(numero)" }

  func nombre(de plaza: Plaza) -> String { plaza.description }

  func mejores(_ puesto: Int) -> String { "Mejores \(ordinal(puesto))" }
  func pasan(_ numero: Int) -> String { "Pasan los \(numero) primeros." }
  func noSeSabe(quienEs puesto: Int, de grupos: String) -> String {
    "Todavía no se sabe quién es \(ordinal(puesto)) de: \(grupos)."
  }
  func faltanPartidos(de grupos: String) -> String {
    "Es provisional: faltan partidos de \(grupos)."
  }
  func motivo(_ criterio: String, frenteA rival: String, _ cifras: String) -> String {
    "\(criterio) frente a \(rival)\(cifras)"
  }
  func motivo(_ criterio: String, entre equipos: String, _ cifras: String) -> String {
    "\(criterio) entre \(equipos)\(cifras)"
  }
  func cifras(_ una: String, _ otra: String) -> String { " (\(una) a \(otra))" }
  func compartido(entre equipos: String) -> String {
    "compartido: ningún criterio separa a \(equipos)"
  }
  func contando(entre equipos: String) -> String { ", contando los partidos entre \(equipos)" }

  func lineas(desdeLaJornada primera: Int, hasta ultima: Int) -> String {
    "Una línea por equipo, de la jornada \(primera) a la \(ultima). La tabla siguiente dice cada "
      + "puesto."
  }
  func goles(aFavor: Int, enContra: Int) -> String { "\(aFavor) a favor, \(enContra) en contra" }
}
