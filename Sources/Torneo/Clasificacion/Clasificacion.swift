/// The standings of some teams after some matches.
///
/// Teams are ordered by points; those that are level by the rule set; those that no criterion tells
/// apart share their place, in Spanish alphabetical order. The result does not depend on the order of
/// the input.
package func clasificacion(
  de equipos: [Equipo], partidos: [PartidoDeLista], reglas: Reglas, sanciones: [Sancion] = []
) -> [Fila] {
  let liga = Liga(equipos: equipos, partidos: partidos, puntuacion: reglas.puntos)
  var sancion = [Int](repeating: 0, count: equipos.count)
  for una in sanciones {
    if let indice = liga.indices[una.equipo] { sancion[indice] += una.puntos }
  }
  let balances = liga.balances(entre: nil)
  let puntos = equipos.indices.map { balances[$0].puntos + sancion[$0] }

  var desempate = Desempate(liga: liga, balances: balances, regla: reglas.desempate)
  let alfabeto = equipos.map { ClaveAlfabetica($0.nombre) }
  var filas: [Fila] = []
  for nivelados in partes(Array(equipos.indices), por: { puntos[$0] }) {
    for grupo in desempate.ordena(nivelados) {
      let posicion = filas.count + 1
      for indice in grupo.sorted(by: { alfabeto[$0] < alfabeto[$1] }) {
        filas.append(
          Fila(
            posicion: posicion, equipo: equipos[indice], balance: balances[indice],
            sancion: sancion[indice], puntos: puntos[indice],
            motivos: desempate.motivos[indice]))
      }
    }
  }
  return filas
}

/// Splits `indices` into groups of equal value, highest value first.
func partes(_ indices: [Int], por valor: (Int) -> Int) -> [[Int]] {
  Dictionary(grouping: indices, by: valor).sorted { $0.key > $1.key }.map(\.value)
}

/// Teams as numbers, and the matches that count, each held by both of its teams.
struct Liga {
  /// A match that counts, seen from one team.
  struct Encuentro {
    var rival: Int
    var tanteo: Tanteo
    var fueraDeCasa: Bool
  }

  let indices: [Equipo: Int]
  let equipos: [Equipo]
  let puntuacion: Puntuacion
  /// Of each team, the matches that count.
  private(set) var encuentros: [[Encuentro]]
  /// Of each team, the rivals of matches that are still to be played or decided.
  private(set) var pendientes: [[Int]]

  init(equipos: [Equipo], partidos: [PartidoDeLista], puntuacion: Puntuacion) {
    self.equipos = equipos
    self.puntuacion = puntuacion
    indices = Dictionary(
      equipos.enumerated().map { ($1, $0) }, uniquingKeysWith: { primero, _ in primero })
    encuentros = Array(repeating: [], count: equipos.count)
    pendientes = Array(repeating: [], count: equipos.count)
    for elemento in partidos {
      let partido = elemento.partido
      guard let local = indices[partido.local], let visitante = indices[partido.visitante] else {
        continue
      }
      if partido.cuentaEnLaTabla {
        let goles = partido.goles
        encuentros[local].append(
          Encuentro(rival: visitante, tanteo: goles, fueraDeCasa: false))
        encuentros[visitante].append(
          Encuentro(rival: local, tanteo: goles.invertido, fueraDeCasa: true))
      } else if partido.estado != .anulado && partido.estado != .cancelado {
        pendientes[local].append(visitante)
        pendientes[visitante].append(local)
      }
    }
  }

  /// What each team did against those of `conjunto`; against all when it is nil.
  func balances(entre conjunto: Set<Int>?) -> [Balance] {
    equipos.indices.map { balance(de: $0, entre: conjunto) }
  }

  func balance(de equipo: Int, entre conjunto: Set<Int>?) -> Balance {
    var balance = Balance()
    for encuentro in encuentros[equipo] where conjunto?.contains(encuentro.rival) ?? true {
      balance.suma(
        encuentro.tanteo, fueraDeCasa: encuentro.fueraDeCasa, puntuacion: puntuacion)
    }
    return balance
  }

  /// Whether no match among those of `conjunto` is still to be played, and each has met each.
  func todosJugados(entre conjunto: Set<Int>) -> Bool {
    conjunto.allSatisfy { equipo in
      let rivales = Set(encuentros[equipo].map(\.rival))
      return !pendientes[equipo].contains { conjunto.contains($0) }
        && conjunto.allSatisfy { $0 == equipo || rivales.contains($0) }
    }
  }
}
