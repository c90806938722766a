/// Teams as numbers, and the matches that count, each held by both of its teams.
struct Liga {
  /// A match that counts, seen from one team.
  struct Encuentro {
    var rival: Int
    var tanteo: Tanteo
    var tanda: Tanteo?
    var fueraDeCasa: Bool
  }

  let indices: [Equipo: Int]
  let equipos: [Equipo]
  let puntuacion: Puntuacion
  /// Where head to head waits for them: how often each team meets each other one.
  private var vueltas: Int?
  private let partidos: [PartidoDeLista]
  /// Teams of whose matches none counts.
  private let anulados: Set<Equipo>
  private let vista: Vista
  /// Of each team, the matches that count.
  private(set) var encuentros: [[Encuentro]]
  /// Of each team, the rivals of matches that are still to be played or decided.
  private(set) var pendientes: [[Int]]
  /// The same matches, each once, in the order of the store.
  private(set) var porJugar: [(local: Int, visitante: Int)] = []
  /// Teams that have a match to play against one that is not of this league.
  private var faltanAjenos: Set<Int> = []

  init(
    equipos: [Equipo], partidos: [PartidoDeLista], reglas: Reglas, anulados: Set<Equipo> = [],
    vista: Vista = Vista()
  ) {
    self.equipos = equipos
    puntuacion = reglas.puntos
    vueltas = reglas.vueltas
    self.partidos = partidos
    self.anulados = anulados
    self.vista = vista
    indices = Dictionary(
      equipos.enumerated().map { ($1, $0) }, uniquingKeysWith: { primero, _ in primero })
    encuentros = Array(repeating: [], count: equipos.count)
    pendientes = Array(repeating: [], count: equipos.count)
    let hayTandas = puntuacion.tandaGanada != nil || puntuacion.tandaPerdida != nil
    for elemento in partidos {
      let partido = elemento.partido
      guard let local = indices[partido.local], let visitante = indices[partido.visitante] else {
        if partido.estaPendiente {
          let suyos = [indices[partido.local], indices[partido.visitante]]
          faltanAjenos.formUnion(suyos.compactMap(\.self))
        }
        continue
      }
      if estaAnulado(partido) { continue }
      if vista.cuenta(partido) {
        let goles = partido.goles
        let tanda = hayTandas ? partido.tanda : nil
        if vista.lado != .fuera {
          encuentros[local].append(
            Encuentro(rival: visitante, tanteo: goles, tanda: tanda, fueraDeCasa: false))
        }
        if vista.lado != .casa {
          encuentros[visitante].append(
            Encuentro(
              rival: local, tanteo: goles.invertido, tanda: tanda?.invertido, fueraDeCasa: true))
        }
      } else if partido.estaPendiente || partido.cuentaEnLaTabla {
        pendientes[local].append(visitante)
        pendientes[visitante].append(local)
        porJugar.append((local, visitante))
      }
    }
  }

  /// The league as if nothing more were to be played; how often teams meet stays.
  func terminada() -> Liga {
    var copia = self
    copia.vueltas = encuentrosPorPareja()
    copia.pendientes = Array(repeating: [], count: equipos.count)
    copia.porJugar = []
    return copia
  }

  /// Adds a match, by the numbers of its teams.
  mutating func juega(_ local: Int, _ visitante: Int, _ tanteo: Tanteo, tanda: Tanteo? = nil) {
    encuentros[local].append(
      Encuentro(rival: visitante, tanteo: tanteo, tanda: tanda, fueraDeCasa: false))
    encuentros[visitante].append(
      Encuentro(
        rival: local, tanteo: tanteo.invertido, tanda: tanda?.invertido, fueraDeCasa: true))
  }

  private func estaAnulado(_ partido: Partido) -> Bool {
    !anulados.isEmpty
      && (anulados.contains(partido.local) || anulados.contains(partido.visitante))
  }

  /// What a team did against those of `conjunto`; against all when it is nil.
  func balance(de equipo: Int, entre conjunto: Set<Int>? = nil) -> Balance {
    var balance = Balance()
    for encuentro in encuentros[equipo] where conjunto?.contains(encuentro.rival) ?? true {
      balance.suma(
        encuentro.tanteo, tanda: encuentro.tanda, fueraDeCasa: encuentro.fueraDeCasa,
        puntuacion: puntuacion)
    }
    return balance
  }

  /// How often teams meet, as settings say, or as the calendar has it: the most that any two do.
  func encuentrosPorPareja() -> Int {
    if let vueltas { return vueltas }
    var cuentas = [Int](repeating: 0, count: equipos.count)
    var maximo = 1
    for equipo in equipos.indices {
      let rivales = encuentros[equipo].map(\.rival) + pendientes[equipo]
      for rival in rivales {
        cuentas[rival] += 1
        maximo = max(maximo, cuentas[rival])
      }
      for rival in rivales { cuentas[rival] = 0 }
    }
    return maximo
  }

  /// Whether all matches among those of `conjunto` have been played: each has met each as often as
  /// `veces`, and no match among them is still to be played.
  func todosJugados(entre conjunto: Set<Int>, veces: Int) -> Bool {
    conjunto.allSatisfy { equipo in
      if pendientes[equipo].contains(where: { conjunto.contains($0) }) { return false }
      var jugados: [Int: Int] = [:]
      for encuentro in encuentros[equipo] where conjunto.contains(encuentro.rival) {
        jugados[encuentro.rival, default: 0] += 1
      }
      return conjunto.allSatisfy { $0 == equipo || jugados[$0, default: 0] >= veces }
    }
  }

  /// Of each team, the points that the cards of all its matches took, by a scale: also of those
  /// against teams that are not of this league, as in a table of the best of several groups.
  func castigos(_ baremo: Baremo) -> [Int] {
    var castigos = [Int](repeating: 0, count: equipos.count)
    for elemento in partidos {
      let partido = elemento.partido
      guard vista.cuenta(partido), !estaAnulado(partido) else { continue }
      let castigo = partido.castigo(baremo)
      if let local = indices[partido.local] { castigos[local] += castigo.local }
      if let visitante = indices[partido.visitante] { castigos[visitante] += castigo.visitante }
    }
    return castigos
  }

  /// Whether a team has nothing left to play, against whomever.
  func haAcabado(_ equipo: Int) -> Bool {
    pendientes[equipo].isEmpty && !faltanAjenos.contains(equipo)
  }
}
