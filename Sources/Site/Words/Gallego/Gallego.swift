import Torneo

struct Gallego: IdiomaConPlazas {
  var plural: ReglaDePlural { .uno }
  var millares: (signo: String, desde: Int) { (signo: ".", desde: 5) }
  var alfabeto: Alfabeto { .conEne }
  var nombre: String { "Galego" }
  var local: String { "gl_ES" }

  func formas(_ cosa: Contable) -> Formas {
    switch cosa {
    case .goles: Formas("gol", "goles")
    case .puntos: Formas("punto", "puntos")
    case .partidos: Formas("partido", "partidos")
    case .amarillas: Formas("amarela", "amarelas")
    }
  }

  private static let nombres = NombresDeFechas(
    dias: "luns martes mércores xoves venres sábado domingo",
    cortos: "lun mar mér xov ven sáb dom",
    meses:
      "xaneiro febreiro marzo abril maio xuño xullo agosto setembro outubro novembro decembro",
    cortos: "xan feb mar abr maio xuño xul ago set out nov dec")

  var nombresDeFechas: NombresDeFechas { Self.nombres }

  func fechaLarga(_ dia: String, _ fecha: Fecha, _ mes: String) -> String {
    "\(dia), \(fecha.dia) de \(mes) de \(fecha.anio)"
  }

  func fechaCorta(_ dia: String, _ fecha: Fecha, _ mes: String, conAnio: Bool) -> String {
    "\(dia) \(fecha.dia)\u{A0}\(mes)" + (conAnio ? " \(fecha.anio)" : "")
  }

  func ordinal(_ numero: Int) -> String { "\(numero).º" }

  func union(antesDe ultimo: String) -> String { " e " }
  func mas(_ numero: String) -> String { "e \(numero) máis" }
  func jornada(_ numero: Int) -> String { "Xornada \(numero)" }

  var liga: String { "a liga" }
  func ganador(delPartido id: Int) -> String { "Gañador do partido \(id)" }
  func perdedor(delPartido id: Int) -> String { "Perdedor do partido \(id)" }
  func puesto(_ puesto: Int, de tabla: String) -> String { "\(ordinal(puesto)) (\(tabla))" }
  func puesto(_ puesto: Int, deLosGrupos grupos: String) -> String {
    "\(ordinal(puesto)) dos grupos \(grupos)"
  }

  func mejores(_ puesto: Int) -> String { "Mellores \(ordinal(puesto))" }
  func pasan(_ numero: Int) -> String { "Pasan os \(numero) primeiros." }
  func noSeSabe(quienEs puesto: Int, de grupos: String) -> String {
    "Aínda non se sabe quen é \(ordinal(puesto)) de: \(grupos)."
  }
  func faltanPartidos(de grupos: String) -> String {
    "É provisional: faltan partidos de: \(grupos)."
  }
  func motivo(_ criterio: String, frenteA rival: String, _ cifras: String) -> String {
    "\(criterio) fronte a \(rival)\(cifras)"
  }
  func motivo(_ criterio: String, entre equipos: String, _ cifras: String) -> String {
    "\(criterio) entre \(equipos)\(cifras)"
  }
  func cifras(_ una: String, _ otra: String) -> String { " (\(una) a \(otra))" }
  func compartido(entre equipos: String) -> String {
    "compartido: ningún criterio separa a \(equipos)"
  }
  func contando(entre equipos: String) -> String { ", contando os partidos entre \(equipos)" }

  func lineas(desdeLaJornada primera: Int, hasta ultima: Int) -> String {
    "Unha liña por equipo, da xornada \(primera) á \(ultima). A táboa seguinte di cada posto."
  }
  func goles(aFavor: Int, enContra: Int) -> String { "\(aFavor) a favor, \(enContra) en contra" }
}
