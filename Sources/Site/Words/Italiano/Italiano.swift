import Torneo

struct Italiano: IdiomaConPlazas {
  var plural: ReglaDePlural { .unoYMillones }
  var millares: (signo: String, desde: Int) { (signo: ".", desde: 5) }
  var alfabeto: Alfabeto { .llano }
  var nombre: String { "Italiano" }
  var local: String { "it_IT" }

  func formas(_ cosa: Contable) -> Formas {
    switch cosa {
    case .goles: Formas("gol", "gol", millones: "di gol")
    case .puntos: Formas("punto", "punti", millones: "di punti")
    case .partidos: Formas("partita", "partite", millones: "di partite")
    case .amarillas: Formas("ammonizione", "ammonizioni", millones: "di ammonizioni")
    }
  }

  private static let nombres = NombresDeFechas(
    dias: "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    cortos: "lun mar mer gio ven sab dom",
    meses:
      "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    cortos: "gen feb mar apr mag giu lug ago set ott nov dic")

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

  func ordinal(_ numero: Int) -> String { "\(numero)º" }

  /// «ed» before another e.
  func union(antesDe ultimo: String) -> String {
    String(ultimo.prefix(1)).nombrePlegado == "e" ? " ed " : " e "
  }

  func mas(_ numero: String) -> String { "e altri \(numero)" }
  func jornada(_ numero: Int) -> String { "\(numero)ª giornata" }

  var liga: String { "la classifica" }
  func ganador(delPartido id: Int) -> String { "Vincente partita \(id)" }
  func perdedor(delPartido id: Int) -> String { "Perdente partita \(id)" }
  func puesto(_ puesto: Int, de tabla: String) -> String { "\(ordinal(puesto)) (\(tabla))" }
  func puesto(_ puesto: Int, deLosGrupos grupos: String) -> String {
    "\(ordinal(puesto)) dei gironi \(grupos)"
  }

  func mejores(_ puesto: Int) -> String { "Migliori \(ordinal(puesto))" }
  func pasan(_ numero: Int) -> String { "Passano le prime \(numero)." }
  func noSeSabe(quienEs puesto: Int, de grupos: String) -> String {
    "Non si sa ancora chi è \(ordinal(puesto)) in: \(grupos)."
  }
  func faltanPartidos(de grupos: String) -> String {
    "Provvisoria: mancano partite di: \(grupos)."
  }
  func motivo(_ criterio: String, frenteA rival: String, _ cifras: String) -> String {
    "\(criterio) rispetto a \(rival)\(cifras)"
  }
  func motivo(_ criterio: String, entre equipos: String, _ cifras: String) -> String {
    "\(criterio) tra \(equipos)\(cifras)"
  }
  func cifras(_ una: String, _ otra: String) -> String { " (\(una) a \(otra))" }
  func compartido(entre equipos: String) -> String {
    "a pari merito: nessun criterio separa \(equipos)"
  }
  func contando(entre equipos: String) -> String { ", contando le partite tra \(equipos)" }

  func lineas(desdeLaJornada primera: Int, hasta ultima: Int) -> String {
    "Una linea per squadra, dalla giornata \(primera) alla \(ultima). La tabella seguente riporta ogni "
      + "posizione."
  }
  func goles(aFavor: Int, enContra: Int) -> String { "\(aFavor) fatti, \(enContra) subiti" }
}
