/// Orders teams that are level on points, and remembers why.
struct Desempate {
  let liga: Liga
  /// Of each team, over all matches.
  let balances: [Balance]
  let regla: ReglaDeDesempate
  /// Of each team, the steps that decided its place.
  private(set) var motivos: [[Motivo]]

  init(liga: Liga, balances: [Balance], regla: ReglaDeDesempate) {
    self.liga = liga
    self.balances = balances
    self.regla = regla
    motivos = Array(repeating: [], count: balances.count)
  }

  /// Groups of teams, best first; those in one group share their place.
  mutating func ordena(_ grupo: [Int]) -> [[Int]] {
    guard grupo.count > 1 else { return [grupo] }
    let criterios = grupo.count == 2 ? regla.deDos : regla.deVarios
    return aplica(criterios[...], a: grupo, conjunto: grupo)
  }

  /// Applies criteria until one separates the group. `conjunto` are the teams whose matches among
  /// themselves count for head-to-head criteria.
  private mutating func aplica(
    _ criterios: ArraySlice<Criterio>, a grupo: [Int], conjunto: [Int]
  ) -> [[Int]] {
    var pendientes = criterios
    while let criterio = pendientes.popFirst() {
      let entre = Set(regla.continuacion == .reduce ? grupo : conjunto)
      if criterio.esParticular, regla.particularSoloCompleto, !liga.todosJugados(entre: entre) {
        continue
      }
      var valores: [Int: Int] = [:]
      for equipo in grupo {
        let balance =
          criterio.esParticular ? liga.balance(de: equipo, entre: entre) : balances[equipo]
        valores[equipo] = criterio.valor(en: balance)
      }
      let separados = partes(grupo) { valores[$0] ?? 0 }
      guard separados.count > 1 else { continue }
      anota(criterio, en: grupo, separados: separados, valores: valores, entre: entre)
      return separados.flatMap { parte -> [[Int]] in
        if parte.count == 1 { return [parte] }
        if criterio.esParticular, regla.continuacion == .reinicio { return ordena(parte) }
        return aplica(pendientes, a: parte, conjunto: conjunto)
      }
    }
    anota(nil, en: grupo, separados: [grupo], valores: [:], entre: [])
    return [grupo]
  }

  private mutating func anota(
    _ criterio: Criterio?, en grupo: [Int], separados: [[Int]], valores: [Int: Int],
    entre: Set<Int>
  ) {
    // Before anybody has played there is nothing to explain.
    guard grupo.contains(where: { balances[$0].jugados > 0 }) else { return }
    let ordenados = separados.flatMap { parte in
      parte.sorted {
        ClaveAlfabetica(liga.equipos[$0].nombre) < ClaveAlfabetica(liga.equipos[$1].nombre)
      }
    }
    var motivo = Motivo(
      criterio: criterio,
      valores: ordenados.map {
        Motivo.Valor(equipo: liga.equipos[$0], valor: valores[$0] ?? 0)
      })
    if criterio?.esParticular == true, grupo.count == 2, entre.count == 2,
      let primero = ordenados.first
    {
      let balance = liga.balance(de: primero, entre: entre)
      motivo.tanteoParticular = Tanteo(
        local: balance.golesAFavor, visitante: balance.golesEnContra)
    }
    for equipo in grupo { motivos[equipo].append(motivo) }
  }
}
