import Torneo

struct Euskera: IdiomaConPlazas {
  var plural: ReglaDePlural { .uno }
  var millares: (signo: String, desde: Int) { (signo: ".", desde: 4) }
  var alfabeto: Alfabeto { .conEne }
  var nombre: String { "Euskara" }
  var local: String { "eu_ES" }

  func formas(_ cosa: Contable) -> Formas {
    switch cosa {
    case .goles: Formas("gol", "gol")
    case .puntos: Formas("puntu", "puntu")
    case .partidos: Formas("partida", "partida")
    case .amarillas: Formas("txartel hori", "txartel hori")
    }
  }

  private static let nombres = NombresDeFechas(
    dias: "astelehena asteartea asteazkena osteguna ostirala larunbata igandea",
    cortos: "al. ar. az. og. or. lr. ig.",
    meses:
      "urtarrila otsaila martxoa apirila maiatza ekaina uztaila abuztua iraila urria azaroa abendua",
    cortos: "urt. ots. mar. api. mai. eka. uzt. abu. ira. urr. aza. abe.")

  var nombresDeFechas: NombresDeFechas { Self.nombres }

  func fechaLarga(_ dia: String, _ fecha: Fecha, _ mes: String) -> String {
    "\(Self.deAnio(fecha.anio)) \(mes)ren \(Self.articulo(fecha.dia)), \(dia)"
  }

  func fechaCorta(_ dia: String, _ fecha: Fecha, _ mes: String, conAnio: Bool) -> String {
    "\(conAnio ? "\(fecha.anio) " : "")\(mes)\u{A0}\(fecha.dia), \(dia)"
  }

  func ordinal(_ numero: Int) -> String { "\(numero)." }

  func union(antesDe ultimo: String) -> String { " eta " }
  func mas(_ numero: String) -> String { "eta beste \(numero)" }
  func jornada(_ numero: Int) -> String { "\(numero). jardunaldia" }

  var liga: String { "liga" }
  func ganador(delPartido id: Int) -> String { "\(id). partidako irabazlea" }
  func perdedor(delPartido id: Int) -> String { "\(id). partidako galtzailea" }
  func puesto(_ puesto: Int, de tabla: String) -> String { "\(ordinal(puesto)) (\(tabla))" }
  func puesto(_ puesto: Int, deLosGrupos grupos: String) -> String {
    "\(ordinal(puesto)) (\(grupos) multzoak)"
  }

  func mejores(_ puesto: Int) -> String { "\(ordinal(puesto)) postuko onenak" }
  func pasan(_ numero: Int) -> String { "Lehen \(numero) taldeak pasatzen dira." }
  func noSeSabe(quienEs puesto: Int, de grupos: String) -> String {
    "Oraindik ez dakigu nor den \(ordinal(puesto)) hemen: \(grupos)."
  }
  func faltanPartidos(de grupos: String) -> String {
    "Behin-behinekoa: partidak falta dira hemen: \(grupos)."
  }
  func motivo(_ criterio: String, frenteA rival: String, _ cifras: String) -> String {
    "\(criterio), \(rival) taldearen aldean\(cifras)"
  }
  func motivo(_ criterio: String, entre equipos: String, _ cifras: String) -> String {
    "\(criterio), \(equipos) taldeen artean\(cifras)"
  }
  func cifras(_ una: String, _ otra: String) -> String { " (\(una) eta \(otra))" }
  func compartido(entre equipos: String) -> String {
    "partekatua: ezein irizpidek ez ditu bereizten \(equipos)"
  }
  func contando(entre equipos: String) -> String {
    ", \(equipos) taldeen arteko partidak kontatuta"
  }

  func lineas(desdeLaJornada primera: Int, hasta ultima: Int) -> String {
    "Lerro bat talde bakoitzeko, \(primera). jardunalditik \(ultima). jardunaldira. Beheko "
      + "taulak postu bakoitza dio."
  }
  func goles(aFavor: Int, enContra: Int) -> String { "\(aFavor) alde, \(enContra) kontra" }
}

extension Euskera {
  /// `3 gol`, but `gol 1`.
  func cuenta(_ numero: String, _ nombre: String, esUno: Bool) -> String {
    esUno ? "\(nombre) \(numero)" : "\(numero) \(nombre)"
  }

  /// `2026ko`, `2025eko`: by the sound that the number ends in.
  private static func deAnio(_ anio: Int) -> String {
    let acabaEnConsonante =
      anio % 100 == 0 ? anio % 1000 != 0 : [1, 5, 10, 15].contains(anio % 20)
    return "\(anio)\(acabaEnConsonante ? "eko" : "ko")"
  }

  /// `5a`; 11 and 31 end in that sound by themselves.
  private static func articulo(_ dia: Int) -> String { dia % 20 == 11 ? "\(dia)" : "\(dia)a" }
}
