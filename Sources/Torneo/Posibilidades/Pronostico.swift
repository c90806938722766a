/// What can be told of the end of a table.
struct Pronostico {
  private let filas: [Fila]
  private let liga: Liga
  private let regla: ReglaDeDesempate
  private let puntuacion: Puntuacion
  private let porPartido: Bool
  /// By the numbers of the rows.
  let pendientes: [(Int, Int)]
  /// Those who can still be ahead of anybody: who was put out cannot.
  private let rivales: [Int]
  private let escenarios: Escenarios?
  private let vueltas: Int
  private let ejemplos: FinalesDeEjemplo
  private let contados: FinalesContados?
  /// Whether `pendientes` is known to be all that is still to be played.
  let estaTodoElCalendario: Bool
  /// Ways of choosing who may be ahead that are looked at.
  private static let elecciones = 200
  /// Matches above which only what each team may get on its own is looked at.
  private static let partidosParaCombinar = 20_000

  init(_ tabla: Tabla, reglas: Reglas, ordenes: [OrdenDecidido], vista: Vista) {
    filas = tabla.filas
    let anulados = tabla.anulados
    let liga = Liga(
      equipos: filas.map(\.equipo), partidos: tabla.partidos, reglas: reglas, anulados: anulados,
      vista: vista)
    self.liga = liga
    regla = reglas.desempate
    puntuacion = reglas.puntos
    porPartido = reglas.porPartido
    escenarios = Escenarios(reglas.puntos)
    vueltas = liga.encuentrosPorPareja()
    rivales = filas.indices.filter { tabla.filas[$0].expulsion == nil }
    var pendientes: [(Int, Int)] = []
    for equipo in filas.indices {
      for rival in liga.pendientes[equipo] where rival > equipo {
        pendientes.append((equipo, rival))
      }
    }
    let encuentros = Encuentros(tabla, liga: liga)
    var porJugar = liga.porJugar
    let faltan = encuentros.queFaltan(reglas)
    porJugar += faltan
    pendientes += faltan.map { (min($0.local, $0.visitante), max($0.local, $0.visitante)) }
    self.pendientes = pendientes
    estaTodoElCalendario = encuentros.estaTodoElCalendario(reglas)
    ejemplos = FinalesDeEjemplo(
      puntos: filas.map(\.puntos), pendientes: pendientes, rivales: rivales,
      puntuacion: reglas.puntos)
    contados = FinalesContados(
      filas, liga: liga, pendientes: porJugar, reglas: reglas, ordenes: ordenes)
  }

  /// Whether a team will end in some places.
  func certeza(de fila: Int, en puestos: ClosedRange<Int>) -> Certeza {
    guard estaTodoElCalendario else { return .noDecidido }
    if let contada = contados?.certeza(de: fila, en: puestos), contada != .noDecidido {
      return contada
    }
    let dentro = certeza(de: fila, entreLosPrimeros: puestos.upperBound)
    let antes = certeza(de: fila, entreLosPrimeros: puestos.lowerBound - 1)
    if dentro == .imposible || antes == .seguro { return .imposible }
    if dentro == .seguro, antes == .imposible { return .seguro }
    if dentro == .noDecidido || antes == .noDecidido { return .noDecidido }
    // In a zone of the middle it may be both above and below, and never inside.
    let esDeUnLado = dentro == .seguro || antes == .imposible
    return esDeUnLado || ejemplos.hayUno(de: fila, en: puestos) ? .posible : .noDecidido
  }

  /// Whether a team will be one of the first so many.
  private func certeza(de fila: Int, entreLosPrimeros cuantos: Int) -> Certeza {
    if cuantos <= 0 { return .imposible }
    if cuantos >= filas.count { return .seguro }
    if pendientes.isEmpty || filas[fila].expulsion != nil { return yaJugado(fila, cuantos) }
    guard let escenarios, !porPartido else { return .noDecidido }
    let mejor = Final(de: fila, gana: true, self)
    if mejor.nadieLoBaja(cuantos, escenarios) == .imposible { return .imposible }
    let peor = Final(de: fila, gana: false, self)
    if peor.nadieLoAlcanza(cuantos, escenarios) == .seguro { return .seguro }
    let puedeEstar = mejor.hayCasoConMenos(de: cuantos, alcanzando: true, escenarios) == .existe
    let puedeFaltar = peor.hayCasoConMas(de: cuantos, soloPorEncima: true, escenarios) == .existe
    return puedeEstar && puedeFaltar ? .posible : .noDecidido
  }

  /// The table is as it will be.
  private func yaJugado(_ fila: Int, _ cuantos: Int) -> Certeza {
    let posicion = filas[fila].posicion
    let iguales = filas.count { $0.posicion == posicion }
    if filas[fila].expulsion != nil, !pendientes.isEmpty, iguales + posicion - 1 != filas.count {
      return .noDecidido
    }
    if posicion + iguales - 1 <= cuantos { return .seguro }
    return posicion > cuantos ? .imposible : .noDecidido
  }
}

extension Pronostico {
  /// How all stand once a team has won, or lost, all that is left for it.
  private struct Final {
    let pronostico: Pronostico
    let fila: Int
    /// Of each team, over what defeats in all its other matches would give it.
    var puntos: [Int]
    /// Matches of others.
    var pendientes: [(Int, Int)] = []
    /// How many of these each team has.
    var quedan: [Int]

    init(de fila: Int, gana: Bool, _ pronostico: Pronostico) {
      self.pronostico = pronostico
      self.fila = fila
      puntos = pronostico.filas.map(\.puntos)
      quedan = Array(repeating: 0, count: puntos.count)
      let puntuacion = pronostico.puntuacion
      for (uno, otro) in pronostico.pendientes {
        if uno == fila || otro == fila {
          let rival = uno == fila ? otro : uno
          puntos[fila] += gana ? puntuacion.victoria : puntuacion.derrota
          puntos[rival] += gana ? puntuacion.derrota : puntuacion.victoria
          continue
        }
        for equipo in [uno, otro] {
          puntos[equipo] += puntuacion.derrota
          quedan[equipo] += 1
        }
        pendientes.append((uno, otro))
      }
    }

    var suyos: Int { puntos[fila] }
    var rivales: [Int] { pronostico.rivales.filter { $0 != fila } }

    func maximo(_ equipo: Int) -> Int {
      puntos[equipo] + quedan[equipo]
        * (pronostico.puntuacion.victoria - pronostico.puntuacion.derrota)
    }

    // MARK: With all its wins

    /// Impossible where as many as that are ahead of it in every case.
    func nadieLoBaja(_ cuantos: Int, _ escenarios: Escenarios) -> Certeza {
      if hayCasoConMenos(de: cuantos, alcanzando: false, escenarios) == .noExiste {
        return .imposible
      }
      // Level with one only, who has won their matches.
      let delante = rivales.filter { puntos[$0] > suyos }
      let iguales = rivales.filter { puntos[$0] <= suyos && maximo($0) >= suyos }
      if delante.count == cuantos - 1, iguales.count == 1, let otro = iguales.first,
        puntos[otro] == suyos, pronostico.gana(otro, a: fila)
      {
        return .imposible
      }
      return .noDecidido
    }

    /// Whether it may end with fewer than `cuantos` ahead of it, or with `alcanzando`, ahead or level.
    func hayCasoConMenos(
      de cuantos: Int, alcanzando: Bool, _ escenarios: Escenarios
    ) -> Escenarios.Respuesta {
      let limite = alcanzando ? suyos - 1 : suyos
      let delante = rivales.filter { puntos[$0] > limite }
      guard delante.count < cuantos else { return .noExiste }
      let libres = cuantos - 1 - delante.count
      let dudosos = rivales.filter { puntos[$0] <= limite && maximo($0) > limite }
        .sorted { (maximo($0), $0) > (maximo($1), $1) }
      return alguna(eleccionDe: libres, entre: dudosos) { elegidos in
        let sinLimite = Set(delante + elegidos)
        let contenidos = dudosos.filter { !sinLimite.contains($0) }
        return pronostico.combina(pendientes, entre: contenidos) { partidos, lugares in
          escenarios.reparte(
            partidos, hasta: lugares.map { limite - puntos[$0] })
        }
      }
    }

    // MARK: With all its defeats

    /// Sure where in no case as many as that are level with it or ahead.
    func nadieLoAlcanza(_ cuantos: Int, _ escenarios: Escenarios) -> Certeza {
      if hayCasoConMas(de: cuantos, soloPorEncima: false, escenarios) == .noExiste {
        return .seguro
      }
      // Who could still come level is one only, who has lost their matches.
      let llegan = rivales.filter { maximo($0) >= suyos }
      let iguales = llegan.filter { puntos[$0] <= suyos }
      if llegan.count == cuantos, iguales.count == 1, let otro = iguales.first,
        maximo(otro) == suyos, pronostico.gana(fila, a: otro)
      {
        return .seguro
      }
      return .noDecidido
    }

    /// Whether it may end with at least `cuantos` ahead of it, or not `soloPorEncima`, ahead or level.
    func hayCasoConMas(
      de cuantos: Int, soloPorEncima: Bool, _ escenarios: Escenarios
    ) -> Escenarios.Respuesta {
      let meta = soloPorEncima ? suyos + 1 : suyos
      let delante = rivales.filter { puntos[$0] >= meta }
      let faltan = cuantos - delante.count
      if faltan <= 0 { return .existe }
      let dudosos = rivales.filter { puntos[$0] < meta && maximo($0) >= meta }
        .sorted { (maximo($0), $0) > (maximo($1), $1) }
      guard dudosos.count >= faltan else { return .noExiste }
      return alguna(eleccionDe: faltan, entre: dudosos) { elegidos in
        var necesitan: [Int: Int] = [:]
        // Who is chosen beats all who are not.
        let escogidos = Set(elegidos)
        for equipo in elegidos { necesitan[equipo] = meta - puntos[equipo] }
        let victoria = pronostico.puntuacion.victoria - pronostico.puntuacion.derrota
        for (uno, otro) in pendientes {
          if escogidos.contains(uno), !escogidos.contains(otro) {
            necesitan[uno, default: 0] -= victoria
          } else if escogidos.contains(otro), !escogidos.contains(uno) {
            necesitan[otro, default: 0] -= victoria
          }
        }
        return pronostico.combina(pendientes, entre: elegidos) { partidos, lugares in
          escenarios.reparte(partidos, desde: lugares.map { necesitan[$0] ?? 0 })
        }
      }
    }

    /// Tries ways of choosing, the most promising first, as long as they are not too many.
    private func alguna(
      eleccionDe cuantos: Int, entre todos: [Int], _ prueba: ([Int]) -> Escenarios.Respuesta
    ) -> Escenarios.Respuesta {
      if cuantos >= todos.count { return prueba(todos) }
      var eleccion = Array(0..<cuantos)
      var todasImposibles = true
      for _ in 0..<Pronostico.elecciones {
        switch prueba(eleccion.map { todos[$0] }) {
        case .existe: return .existe
        case .noExiste: break
        case .noSeSabe: todasImposibles = false
        }
        // The next choice in order.
        guard
          let lugar = eleccion.indices.last(where: {
            eleccion[$0] < todos.count - cuantos + $0
          })
        else { return todasImposibles ? .noExiste : .noSeSabe }
        eleccion[lugar] += 1
        for siguiente in (lugar + 1)..<max(lugar + 1, cuantos) {
          eleccion[siguiente] = eleccion[siguiente - 1] + 1
        }
      }
      return .noSeSabe
    }
  }

  /// The matches among some teams only, with these numbered from 0.
  private func combina(
    _ partidos: [(Int, Int)], entre equipos: [Int],
    _ reparte: (_ partidos: [(Int, Int)], _ lugares: [Int]) -> Escenarios.Respuesta
  ) -> Escenarios.Respuesta {
    guard partidos.count <= Self.partidosParaCombinar else { return .noSeSabe }
    var numeros = [Int?](repeating: nil, count: filas.count)
    for (numero, equipo) in equipos.enumerated() { numeros[equipo] = numero }
    var suyos: [(Int, Int)] = []
    for (uno, otro) in partidos {
      if let a = numeros[uno], let b = numeros[otro] { suyos.append((a, b)) }
    }
    return reparte(suyos, equipos)
  }

  /// Whether all matches of two are over and put the first one ahead if they end level on points.
  private func gana(_ uno: Int, a otro: Int) -> Bool {
    guard regla.deDos.first?.esParticular == true,
      liga.todosJugados(entre: [uno, otro], veces: vueltas)
    else { return false }
    var desempate = Desempate(
      liga: liga, balances: filas.map(\.balance), regla: regla,
      alfabeto: filas.map { ClaveAlfabetica($0.equipo.nombre) })
    guard desempate.ordena([uno, otro]).first == [uno] else { return false }
    return desempate.motivos[uno].first?.criterio?.esParticular == true
  }
}
