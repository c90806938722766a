import Torneo

struct Aleman: IdiomaConPlazas {
  var plural: ReglaDePlural { .uno }
  var millares: (signo: String, desde: Int) { (signo: ".", desde: 4) }
  var alfabeto: Alfabeto { .llano }
  var nombre: String { "Deutsch" }
  var local: String { "de_DE" }

  func formas(_ cosa: Contable) -> Formas {
    switch cosa {
    case .goles: Formas("Tor", "Tore")
    case .puntos: Formas("Punkt", "Punkte")
    case .partidos: Formas("Spiel", "Spiele")
    case .amarillas: Formas("Gelbe Karte", "Gelbe Karten")
    }
  }

  private static let nombres = NombresDeFechas(
    dias: "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    cortos: "Mo. Di. Mi. Do. Fr. Sa. So.",
    meses:
      "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    cortos: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.")

  var nombresDeFechas: NombresDeFechas { Self.nombres }

  func fechaLarga(_ dia: String, _ fecha: Fecha, _ mes: String) -> String {
    "\(dia), \(fecha.dia). \(mes) \(fecha.anio)"
  }

  func fechaCorta(_ dia: String, _ fecha: Fecha, _ mes: String, conAnio: Bool) -> String {
    "\(dia) \(fecha.dia).\u{A0}\(mes)" + (conAnio ? " \(fecha.anio)" : "")
  }

  func ordinal(_ numero: Int) -> String { "\(numero)." }

  func union(antesDe ultimo: String) -> String { " und " }
  func mas(_ numero: String) -> String { "und \(numero) weitere" }
  func jornada(_ numero: Int) -> String { "\(numero). Spieltag" }

  var liga: String { "Liga" }
  func ganador(delPartido id: Int) -> String { "Sieger Spiel \(id)" }
  func perdedor(delPartido id: Int) -> String { "Verlierer Spiel \(id)" }
  func puesto(_ puesto: Int, de tabla: String) -> String { "\(ordinal(puesto)) (\(tabla))" }
  func puesto(_ puesto: Int, deLosGrupos grupos: String) -> String {
    "\(ordinal(puesto)) der Gruppen \(grupos)"
  }

  func mejores(_ puesto: Int) -> String { "Beste \(ordinal(puesto))" }
  func pasan(_ numero: Int) -> String { "Die ersten \(numero) kommen weiter." }
  func noSeSabe(quienEs puesto: Int, de grupos: String) -> String {
    "Noch nicht bekannt: \(ordinal(puesto)) von: \(grupos)."
  }
  func faltanPartidos(de grupos: String) -> String {
    "Vorläufig: Es fehlen noch Spiele in: \(grupos)."
  }
  func motivo(_ criterio: String, frenteA rival: String, _ cifras: String) -> String {
    "\(criterio) gegenüber \(rival)\(cifras)"
  }
  func motivo(_ criterio: String, entre equipos: String, _ cifras: String) -> String {
    "\(criterio) unter \(equipos)\(cifras)"
  }
  func cifras(_ una: String, _ otra: String) -> String { " (\(una) zu \(otra))" }
  func compartido(entre equipos: String) -> String {
    "geteilt: Kein Kriterium trennt \(equipos)"
  }
  func contando(entre equipos: String) -> String { ", gezählt nur die Spiele zwischen \(equipos)" }

  func lineas(desdeLaJornada primera: Int, hasta ultima: Int) -> String {
    "Eine Linie je Mannschaft, vom \(primera). bis zum \(ultima). Spieltag. Die folgende Tabelle nennt "
      + "jeden Platz."
  }
  func goles(aFavor: Int, enContra: Int) -> String { "\(aFavor) erzielt, \(enContra) kassiert" }
}
