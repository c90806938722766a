/// Orders teams that are level on points, and remembers why.
struct Desempate {
  let liga: Liga
  /// Of each team, over all matches.
  let balances: [Balance]
  let regla: ReglaDeDesempate
  let ordenes: [OrdenDecidido]
  /// Of each team, what its name is ordered by.
  let alfabeto: [ClaveAlfabetica]
  /// Of each team, the steps that decided its place.
  private(set) var motivos: [[Motivo]]
  /// Matches of which only who wins is settled.
  private let supuestos: Supuestos?
  /// Teams that stay together because goals or cards to come decide: how many of these are ahead of
  /// each, and behind it, all the same.
  private(set) var abiertos: [Int: (delante: Int, detras: Int)] = [:]
  private lazy var castigos = liga.castigos(regla.baremo)
  private lazy var encuentrosPorPareja = liga.encuentrosPorPareja()

  init(
    liga: Liga, balances: [Balance], regla: ReglaDeDesempate, ordenes: [OrdenDecidido] = [],
    alfabeto: [ClaveAlfabetica], supuestos: Supuestos? = nil
  ) {
    self.liga = liga
    self.balances = balances
    self.regla = regla
    self.ordenes = ordenes
    self.alfabeto = alfabeto
    self.supuestos = supuestos
    motivos = Array(repeating: [], count: balances.count)
  }

  /// Groups of teams, best first; those in one group share their place.
  mutating func ordena(_ grupo: [Int]) -> [[Int]] {
    guard grupo.count > 1 else { return [grupo] }
    let criterios = grupo.count == 2 ? regla.deDos : regla.deVarios
    return aplica(criterios[...], a: grupo, conjunto: nil)
  }

  /// Applies criteria until one separates the group. `conjunto` are the teams whose matches among
  /// themselves count for head-to-head criteria: nil until the first of these fixes them.
  private mutating func aplica(
    _ criterios: ArraySlice<Criterio>, a grupo: [Int], conjunto: [Int]?
  ) -> [[Int]] {
    var pendientes = criterios
    var conjunto = conjunto
    var espera = false
    while let criterio = pendientes.popFirst() {
      if criterio.esParticular {
        if conjunto == nil || regla.continuacion == .reduce { conjunto = grupo }
        if regla.espera != .nada, !estanTodosJugados(entre: conjunto ?? grupo) {
          espera = true
          if regla.espera == .resto { break }
          continue
        }
      } else if empiezaDeNuevo(grupo, conjunto) {
        return ordena(grupo)
      }
      let entre = criterio.esParticular ? conjunto ?? grupo : nil
      guard let valores = valores(de: criterio, en: grupo, entre: entre) else { continue }
      if quedaAbierto(grupo, por: criterio, valores, entre) { return [grupo] }
      let separados = partes(grupo) { valores[$0] ?? 0 }
      guard separados.count > 1 else { continue }
      anota(
        Motivo(
          criterio: criterio, valores: enOrden(separados, valores),
          entre: entre.flatMap { $0.count == grupo.count ? nil : equipos($0) } ?? [],
          esperaParticulares: espera, tanteoParticular: tanteo(criterio, separados, entre)),
        en: grupo)
      return separados.flatMap { parte -> [[Int]] in
        if parte.count == 1 { return [parte] }
        if regla.continuacion == .exclusion { return ordena(parte) }
        let siguen = criterio.esParticular || regla.continuacion == .continua ? conjunto : nil
        return aplica(pendientes, a: parte, conjunto: siguen)
      }
    }
    if empiezaDeNuevo(grupo, conjunto) { return ordena(grupo) }
    return decide(grupo, espera: espera)
  }

  /// Whether a criterion hangs on what is still to come; then it notes what is sure all the same.
  private mutating func quedaAbierto(
    _ grupo: [Int], por criterio: Criterio, _ valores: [Int: Int], _ entre: [Int]?
  ) -> Bool {
    guard let supuestos else { return false }
    let conjunto = entre.map { Set($0) }
    let intervalos = grupo.map { equipo in
      supuestos.intervalo(criterio, de: equipo, entre: conjunto, valor: valores[equipo] ?? 0)
    }
    if intervalos.allSatisfy(\.esUnValor) { return false }
    for (equipo, suyo) in zip(grupo, intervalos) {
      abiertos[equipo] = (
        delante: intervalos.count { $0.esMayor(que: suyo) },
        detras: intervalos.count { suyo.esMayor(que: $0) }
      )
    }
    return true
  }

  /// Whether head to head separated others from the group, which then has a table of its own.
  private func empiezaDeNuevo(_ grupo: [Int], _ conjunto: [Int]?) -> Bool {
    guard regla.continuacion == .reinicio, let conjunto else { return false }
    return grupo.count < conjunto.count
  }

  private mutating func estanTodosJugados(entre conjunto: [Int]) -> Bool {
    liga.todosJugados(
      entre: Set(conjunto), veces: max(encuentrosPorPareja, regla.encuentrosMinimos))
  }

  /// What each of the group has by a criterion; nil where it cannot be told of all.
  private mutating func valores(
    de criterio: Criterio, en grupo: [Int], entre: [Int]?
  ) -> [Int: Int]? {
    var valores: [Int: Int] = [:]
    valores.reserveCapacity(grupo.count)
    let entre = entre.map { Set($0) }
    for equipo in grupo {
      let valor: Int? =
        switch criterio {
        case .conducta: -castigos[equipo]
        case .ranking: liga.equipos[equipo].ranking.map { -$0 }
        default:
          criterio.valor(
            en: entre.map { liga.balance(de: equipo, entre: $0) } ?? balances[equipo])
        }
      guard let valor else { return nil }
      valores[equipo] = valor
    }
    return valores
  }

  /// What the organiser decided, or else a place that they share.
  private mutating func decide(_ grupo: [Int], espera: Bool) -> [[Int]] {
    let suyos = equipos(grupo)
    guard
      let orden = ordenes.first(where: { orden in suyos.allSatisfy { orden.equipos.contains($0) } })
    else {
      anota(
        Motivo(
          criterio: nil, valores: enOrden([grupo], [:]), esperaParticulares: espera,
          alFinal: haAcabado(grupo) ? regla.alFinal : .comparten),
        en: grupo)
      return [grupo]
    }
    let puestos = Dictionary(
      orden.equipos.enumerated().map { ($1, $0) }, uniquingKeysWith: { primero, _ in primero })
    let valores = Dictionary(
      grupo.map { ($0, -(puestos[liga.equipos[$0]] ?? 0)) },
      uniquingKeysWith: { primero, _ in primero })
    let separados = partes(grupo) { valores[$0] ?? 0 }
    anota(
      Motivo(
        criterio: .orden, valores: enOrden(separados, valores), decision: orden.motivo),
      en: grupo)
    return separados
  }

  /// Whether nothing that these teams still play can separate them.
  private func haAcabado(_ grupo: [Int]) -> Bool {
    grupo.allSatisfy { liga.haAcabado($0) }
  }

  // MARK: Reasons

  private mutating func anota(_ motivo: Motivo, en grupo: [Int]) {
    // Before anybody has played there is nothing to explain, unless somebody decided it.
    guard motivo.criterio == .orden || grupo.contains(where: { balances[$0].jugados > 0 }) else {
      return
    }
    for equipo in grupo { motivos[equipo].append(motivo) }
  }

  private func equipos(_ indices: [Int]) -> [Equipo] {
    indices.sorted { alfabeto[$0] < alfabeto[$1] }.map { liga.equipos[$0] }
  }

  private func enOrden(_ separados: [[Int]], _ valores: [Int: Int]) -> [Motivo.Valor] {
    separados.flatMap { parte in
      parte.sorted { alfabeto[$0] < alfabeto[$1] }.map {
        Motivo.Valor(equipo: liga.equipos[$0], valor: valores[$0] ?? 0)
      }
    }
  }

  /// Two teams and a criterion of the goals in the matches of these two: those goals.
  private func tanteo(_ criterio: Criterio, _ separados: [[Int]], _ entre: [Int]?) -> Tanteo? {
    guard criterio == .diferenciaParticular || criterio == .golesParticulares, let entre,
      entre.count == 2, let primero = separados.first?.first
    else { return nil }
    let balance = liga.balance(de: primero, entre: Set(entre))
    return Tanteo(local: balance.golesAFavor, visitante: balance.golesEnContra)
  }
}

/// Splits `indices` into groups of equal value, highest value first.
func partes<Valor: Hashable & Comparable>(
  _ indices: [Int], por valor: (Int) -> Valor
) -> [[Int]] {
  Dictionary(grouping: indices, by: valor).sorted { $0.key > $1.key }.map(\.value)
}
