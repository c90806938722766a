/// Every way in which a table with few matches left may end.
///
/// First by who wins each match alone, whatever the goals: so it is found where each team ends for sure,
/// ties included as far as no goal that is still to come decides them. Then, for teams of whom that leaves
/// something open, with goals that help them most, and least: an end that was found is one that can be.
struct FinalesContados {
  /// A way in which a match may end.
  private struct Forma {
    var tanteo: Tanteo
    var tanda: Tanteo?

    var signo: Int { (tanteo.local - tanteo.visitante).signum() }
  }

  /// Ways, times teams, above which nothing is counted: seven matches of a league of twenty.
  private static let limite = 60_000
  /// Tables with goals that are looked at.
  private static let tablasConGoles = 6_000

  private let base: Liga
  private let reglas: Reglas
  private let ordenes: [OrdenDecidido]
  private let sancion: [Int]
  private let expulsado: [Bool]
  private let pendientes: [(local: Int, visitante: Int)]
  private let alfabeto: [ClaveAlfabetica]
  private let balances: [Balance]
  private let formas: [Forma]
  /// Of each team, the places between which it ends, for each way that was looked at.
  private(set) var puestos: [Set<ClosedRange<Int>>]
  /// Of each team, places between which it ends with some goals.
  private(set) var hallados: [Set<ClosedRange<Int>>]
  private var quedanTablas = FinalesContados.tablasConGoles

  /// Nil where there are too many ways.
  init?(
    _ filas: [Fila], liga: Liga, pendientes: [(local: Int, visitante: Int)], reglas: Reglas,
    ordenes: [OrdenDecidido]
  ) {
    var formas = [
      Forma(tanteo: Tanteo(local: 1, visitante: 0)), Forma(tanteo: Tanteo(local: 0, visitante: 1)),
      Forma(tanteo: Tanteo(local: 0, visitante: 0)),
    ]
    if reglas.puntos.tandaGanada != nil || reglas.puntos.tandaPerdida != nil {
      let empate = Tanteo(local: 0, visitante: 0)
      formas.append(Forma(tanteo: empate, tanda: Tanteo(local: 1, visitante: 0)))
      formas.append(Forma(tanteo: empate, tanda: Tanteo(local: 0, visitante: 1)))
    }
    var maneras = max(filas.count, 1)
    for _ in pendientes {
      maneras *= formas.count
      if maneras > Self.limite { return nil }
    }
    self.formas = formas
    base = liga.terminada()
    self.reglas = reglas
    self.ordenes = ordenes
    self.pendientes = pendientes
    sancion = filas.map(\.sancion)
    expulsado = filas.map { $0.expulsion != nil }
    alfabeto = filas.map { ClaveAlfabetica($0.equipo.nombre) }
    balances = filas.indices.map { liga.balance(de: $0) }
    puestos = Array(repeating: [], count: filas.count)
    hallados = Array(repeating: [], count: filas.count)
    recorre { manera in
      for (equipo, rango) in lugares(manera, contandoGoles: false).enumerated() {
        puestos[equipo].insert(rango)
      }
    }
    guard puestos.contains(where: { $0.contains { $0.count > 1 } }) else { return }
    recorre { busca(con: $0) }
  }

  /// Whether a team will end in some places.
  func certeza(de fila: Int, en zona: ClosedRange<Int>) -> Certeza {
    func estaDentro(_ rango: ClosedRange<Int>) -> Bool {
      zona.lowerBound <= rango.lowerBound && rango.upperBound <= zona.upperBound
    }
    if puestos[fila].allSatisfy(estaDentro) { return .seguro }
    if puestos[fila].allSatisfy({ !$0.overlaps(zona) }) { return .imposible }
    let todos = puestos[fila].union(hallados[fila])
    return todos.contains(where: estaDentro) && todos.contains { !$0.overlaps(zona) }
      ? .posible : .noDecidido
  }

  // MARK: Ways

  private func recorre(_ visita: ([Forma]) -> Void) {
    var manera = [Int](repeating: 0, count: pendientes.count)
    while true {
      visita(manera.map { formas[$0] })
      // The next one, as an odometer turns.
      guard let lugar = manera.lastIndex(where: { $0 + 1 < formas.count }) else { return }
      manera[lugar] += 1
      for siguiente in (lugar + 1)..<max(lugar + 1, manera.count) { manera[siguiente] = 0 }
    }
  }

  /// The places between which each team ends.
  private func lugares(_ manera: [Forma], contandoGoles: Bool) -> [ClosedRange<Int>] {
    var liga = base
    var balances = balances
    var supuestos = Supuestos(equipos: balances.count)
    for ((local, visitante), forma) in zip(pendientes, manera) {
      liga.juega(local, visitante, forma.tanteo, tanda: forma.tanda)
      balances[local].suma(
        forma.tanteo, tanda: forma.tanda, fueraDeCasa: false, puntuacion: reglas.puntos)
      balances[visitante].suma(
        forma.tanteo.invertido, tanda: forma.tanda?.invertido, fueraDeCasa: true,
        puntuacion: reglas.puntos)
      supuestos.anade(local, visitante, signo: forma.signo)
    }
    var desempate = Desempate(
      liga: liga, balances: balances, regla: reglas.desempate, ordenes: ordenes,
      alfabeto: alfabeto, supuestos: contandoGoles ? nil : supuestos)
    var lugares = [ClosedRange<Int>](repeating: 1...1, count: balances.count)
    var primero = 1
    for fuera in [false, true] {
      for nivelados in nivelados(balances, fuera: fuera) {
        for iguales in desempate.ordena(nivelados) {
          let ultimo = primero + iguales.count - 1
          for equipo in iguales {
            let abierto = desempate.abiertos[equipo]
            lugares[equipo] =
              (primero + (abierto?.delante ?? 0))...(ultimo - (abierto?.detras ?? 0))
          }
          primero = ultimo + 1
        }
      }
    }
    return lugares
  }

  private func nivelados(_ balances: [Balance], fuera: Bool) -> [[Int]] {
    let equipos = balances.indices.filter { expulsado[$0] == fuera }
    func puntos(_ equipo: Int) -> Int { balances[equipo].puntos + sancion[equipo] }
    return reglas.porPartido
      ? partes(equipos) { Media(puntos: puntos($0), partidos: balances[$0].jugados) }
      : partes(equipos) { puntos($0) }
  }

  // MARK: With goals

  /// Looks at a way with goals for and against each team whose place they may decide.
  private mutating func busca(con manera: [Forma]) {
    guard quedanTablas > 0 else { return }
    let lugares = lugares(manera, contandoGoles: false)
    for equipo in lugares.indices where lugares[equipo].count > 1 {
      for favor in [1, -1] {
        for entreRivales in [false, true] where quedanTablas > 0 {
          quedanTablas -= 1
          let conGoles = zip(pendientes, manera).enumerated().map { numero, suyo in
            self.conGoles(
              suyo.1, de: suyo.0, numero: numero, para: equipo, favor: favor,
              entreRivales: entreRivales)
          }
          for (otro, rango) in self.lugares(conGoles, contandoGoles: true).enumerated() {
            hallados[otro].insert(rango)
          }
        }
      }
    }
  }

  /// The same end of a match, with the goals that put a team ahead of others (`favor` 1) or behind them
  /// (-1): many where it wins or its rivals lose.
  /// - Parameter entreRivales: whether rivals beat each other by many.
  private func conGoles(
    _ forma: Forma, de partido: (local: Int, visitante: Int), numero: Int, para equipo: Int,
    favor: Int, entreRivales: Bool
  ) -> Forma {
    // Of each match another number, so that two do not make up for each other.
    let muchos = 40 * (numero + 1) * (numero + 1)
    let ganador = forma.signo > 0 ? partido.local : partido.visitante
    let juega = partido.local == equipo || partido.visitante == equipo
    let conviene = juega ? (ganador == equipo) == (favor > 0) : entreRivales
    // A draw with goals, or a short win with many, helps who has them where goals count.
    let animado = juega == (favor > 0)
    var forma = forma
    switch forma.signo {
    case 0:
      forma.tanteo = animado ? Tanteo(local: muchos, visitante: muchos) : forma.tanteo
    default:
      let menos = conviene || !animado ? 0 : muchos
      let mas = conviene ? muchos : menos + 1
      forma.tanteo =
        forma.signo > 0
        ? Tanteo(local: mas, visitante: menos) : Tanteo(local: menos, visitante: mas)
    }
    return forma
  }
}
