import Torneo

/// The ties of a knock-out as a tree: each in the column behind those whose winners meet in it, halfway
/// between them.
struct ArbolDeCuadro {
  struct Casilla {
    let eliminatoria: Eliminatoria
    let ronda: Int
    var columna = 0
    /// In halves of a row.
    var fila = 0
    /// Ties whose winners meet here, as positions.
    var anteriores: [Int] = []
    var esRaiz = true
  }

  private(set) var casillas: [Casilla] = []
  private(set) var columnas = 0
  /// In halves of a row, as `Casilla.fila`.
  private(set) var filas = 0

  /// More ties than this are no picture any more.
  static let maximo = 64

  /// Nil where there are no ties, or too many.
  init?(_ rondas: [RondaEliminatoria]) {
    for (numero, ronda) in rondas.enumerated() {
      for eliminatoria in ronda.eliminatorias {
        casillas.append(Casilla(eliminatoria: eliminatoria, ronda: numero))
      }
      if casillas.count > Self.maximo { return nil }
    }
    if casillas.isEmpty { return nil }
    enlaza()
    coloca()
  }

  /// Finds for each side of each tie where it comes from; ties of earlier rounds stand before it.
  private mutating func enlaza() {
    for posicion in casillas.indices {
      var columna = 0
      for (equipo, plaza) in lados(posicion) {
        guard let (origen, gano) = origen(de: equipo, plaza, antesDe: posicion) else { continue }
        columna = max(columna, casillas[origen].columna + 1)
        if gano, casillas[origen].esRaiz {
          casillas[origen].esRaiz = false
          casillas[posicion].anteriores.append(origen)
        }
      }
      casillas[posicion].columna = columna
      columnas = max(columnas, columna + 1)
    }
  }

  private func lados(_ posicion: Int) -> [(Equipo, Plaza?)] {
    guard let partido = casillas[posicion].eliminatoria.partidos.first?.partido else { return [] }
    return [
      (partido.local, partido.local.plaza ?? partido.plazas?.local),
      (partido.visitante, partido.visitante.plaza ?? partido.plazas?.visitante),
    ]
  }

  /// The latest tie before that a side won, or lost; or the one that the store says it waits for.
  private func origen(
    de equipo: Equipo, _ plaza: Plaza?, antesDe posicion: Int
  ) -> (Int, gano: Bool)? {
    let ronda = casillas[posicion].ronda
    let anteriores = casillas.indices.prefix(posicion).reversed().filter {
      casillas[$0].ronda < ronda
    }
    switch plaza {
    case .ganador(let id): return anteriores.first { esDe($0, id) }.map { ($0, true) }
    case .perdedor(let id): return anteriores.first { esDe($0, id) }.map { ($0, false) }
    case .puesto, .puestoEntre, nil: break
    }
    for candidata in anteriores {
      if casillas[candidata].eliminatoria.ganador === equipo { return (candidata, true) }
      if casillas[candidata].eliminatoria.perdedor === equipo { return (candidata, false) }
    }
    return nil
  }

  private func esDe(_ posicion: Int, _ id: Int) -> Bool {
    casillas[posicion].eliminatoria.partidos.contains { $0.id == id }
  }

  /// The largest tree on top; what leads nowhere, such as a match for the third place, below.
  private mutating func coloca() {
    let raices = casillas.indices.filter { casillas[$0].esRaiz }
      .sorted { (-tamano($0), $0) < (-tamano($1), $1) }
    for raiz in raices { coloca(raiz) }
  }

  private func tamano(_ posicion: Int) -> Int {
    casillas[posicion].anteriores.reduce(1) { $0 + tamano($1) }
  }

  private mutating func coloca(_ posicion: Int) {
    let anteriores = casillas[posicion].anteriores
    for anterior in anteriores { coloca(anterior) }
    if let primera = anteriores.first, let ultima = anteriores.last {
      casillas[posicion].fila = (casillas[primera].fila + casillas[ultima].fila) / 2
    } else {
      casillas[posicion].fila = filas
      filas += 2
    }
  }
}
