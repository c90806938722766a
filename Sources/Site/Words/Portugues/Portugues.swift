import Torneo

struct Portugues: IdiomaConPlazas {
  var plural: ReglaDePlural { .ceroUnoYMillones }
  var millares: (signo: String, desde: Int) { (signo: "\u{A0}", desde: 5) }
  var alfabeto: Alfabeto { .llano }
  var nombre: String { "Português" }
  var local: String { "pt_PT" }

  func formas(_ cosa: Contable) -> Formas {
    switch cosa {
    case .goles: Formas("golo", "golos", millones: "de golos")
    case .puntos: Formas("ponto", "pontos", millones: "de pontos")
    case .partidos: Formas("jogo", "jogos", millones: "de jogos")
    case .amarillas: Formas("cartão amarelo", "cartões amarelos", millones: "de cartões amarelos")
    }
  }

  private static let nombres = NombresDeFechas(
    dias: "segunda-feira terça-feira quarta-feira quinta-feira sexta-feira sábado domingo",
    cortos: "seg ter qua qui sex sáb dom",
    meses:
      "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
    cortos: "jan fev mar abr mai jun jul ago set out nov dez")

  var nombresDeFechas: NombresDeFechas { Self.nombres }

  func fechaLarga(_ dia: String, _ fecha: Fecha, _ mes: String) -> String {
    "\(dia), \(fecha.dia) de \(mes) de \(fecha.anio)"
  }

  func fechaCorta(_ dia: String, _ fecha: Fecha, _ mes: String, conAnio: Bool) -> String {
    "\(dia) \(fecha.dia)\u{A0}\(mes)" + (conAnio ? " \(fecha.anio)" : "")
  }

  func ordinal(_ numero: Int) -> String { "\(numero).º" }

  func union(antesDe ultimo: String) -> String { " e " }
  func mas(_ numero: String) -> String { "e mais \(numero)" }
  func jornada(_ numero: Int) -> String { "Jornada \(numero)" }

  var liga: String { "a liga" }
  func ganador(delPartido id: Int) -> String { "Vencedor do jogo \(id)" }
  func perdedor(delPartido id: Int) -> String { "Vencido do jogo \(id)" }
  func puesto(_ puesto: Int, de tabla: String) -> String { "\(ordinal(puesto)) (\(tabla))" }
  func puesto(_ puesto: Int, deLosGrupos grupos: String) -> String {
    "\(ordinal(puesto)) dos grupos \(grupos)"
  }

  func mejores(_ puesto: Int) -> String { "Melhores \(ordinal(puesto))" }
  func pasan(_ numero: Int) -> String { "Passam os \(numero) primeiros." }
  func noSeSabe(quienEs puesto: Int, de grupos: String) -> String {
    "Ainda não se sabe quem é \(ordinal(puesto)) de: \(grupos)."
  }
  func faltanPartidos(de grupos: String) -> String {
    "É provisório: faltam jogos de: \(grupos)."
  }
  func motivo(_ criterio: String, frenteA rival: String, _ cifras: String) -> String {
    "\(criterio) frente a \(rival)\(cifras)"
  }
  func motivo(_ criterio: String, entre equipos: String, _ cifras: String) -> String {
    "\(criterio) entre \(equipos)\(cifras)"
  }
  func cifras(_ una: String, _ otra: String) -> String { " (\(una) contra \(otra))" }
  func compartido(entre equipos: String) -> String {
    "partilhado: nenhum critério separa \(equipos)"
  }
  func contando(entre equipos: String) -> String { ", contando os jogos entre \(equipos)" }

  func lineas(desdeLaJornada primera: Int, hasta ultima: Int) -> String {
    "Uma linha por equipa, da jornada \(primera) à \(ultima). A tabela seguinte diz cada posição."
  }
  func goles(aFavor: Int, enContra: Int) -> String { "\(aFavor) marcados, \(enContra) sofridos" }
}
