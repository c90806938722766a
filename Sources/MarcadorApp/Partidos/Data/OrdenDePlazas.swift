import JSON
import Torneo

/// The order in which matches that wait for others can be read: each after those that it waits for.
struct OrdenDePlazas {
  /// A match before it is read: what it waits for, and what others may wait for in it.
  private struct Espera {
    var id: Int?
    var clave: Tabla.Clave?
    var plazas: [Plaza]
  }

  /// Matches that wait for one another in a row; a knock-out of a million teams needs no more.
  static let limite = 20

  /// Indices of the matches, those that can be read at once together.
  private(set) var niveles: [[Int]] = []
  /// Matches that wait for each other, or for those: their indices.
  private(set) var enCirculo: [Int] = []
  /// Matches behind too many others.
  private(set) var demasiadoLejos: [Int] = []
  private let esperas: [Espera]

  init(_ partidos: [JSONTape.Value], en json: JSONTape) {
    esperas = partidos.map { Self.espera(json.node($0)) }
    var porId: [Int: Int] = [:]
    var porTabla: [Tabla.Clave: [Int]] = [:]
    for (indice, espera) in esperas.enumerated() {
      if let id = espera.id, porId[id] == nil { porId[id] = indice }
      if let clave = espera.clave { porTabla[clave, default: []].append(indice) }
    }
    var faltan = [Int](repeating: 0, count: esperas.count)
    var detras = [[Int]](repeating: [], count: esperas.count)
    for (indice, espera) in esperas.enumerated() {
      let anteriores = espera.plazas.flatMap { plaza -> [Int] in
        switch plaza {
        case .ganador(let id), .perdedor(let id): porId[id].map { [$0] } ?? []
        case .puesto(_, let clave): porTabla[clave] ?? []
        case .puestoEntre: []
        }
      }
      for anterior in Set(anteriores) {
        detras[anterior].append(indice)
        faltan[indice] += 1
      }
    }
    var nivel = esperas.indices.filter { faltan[$0] == 0 }
    var leidos = 0
    while !nivel.isEmpty {
      leidos += nivel.count
      if niveles.count < Self.limite { niveles.append(nivel) } else { demasiadoLejos += nivel }
      var siguiente: [Int] = []
      for indice in nivel {
        for otro in detras[indice] {
          faltan[otro] -= 1
          if faltan[otro] == 0 { siguiente.append(otro) }
        }
      }
      nivel = siguiente.sorted()
    }
    if leidos < esperas.count { enCirculo = esperas.indices.filter { faltan[$0] > 0 } }
  }

  /// The numbers of the matches that wait for each other.
  var idsEnCirculo: [Int] { enCirculo.compactMap { esperas[$0].id } }

  /// The table that a match will be in; nil for a match of the knock-out.
  func clave(_ indice: Int) -> Tabla.Clave? { esperas[indice].clave }

  func id(_ indice: Int) -> Int? { esperas[indice].id }

  /// Looks at no more than is needed: what is wrong is told when the match is read.
  private static func espera(_ nodo: JSONNode) -> Espera {
    let ronda = nodo[Campo.ronda.clave]?.string
    let clave = Tabla.Clave(
      fase: nodo[Campo.fase.clave]?.string, grupo: nodo[Campo.grupo.clave]?.string)
    return Espera(
      id: nodo[Campo.id.clave]?.integer, clave: ronda == nil ? clave : nil,
      plazas: [Campo.local, .visitante].compactMap { campo in
        nodo[campo.clave].flatMap { Plaza($0) }
      })
  }
}

extension Plaza {
  /// What a side waits for, as far as it can be told without saying what is wrong with it.
  init?(_ nodo: JSONNode) {
    if let id = nodo[Campo.ganador.clave]?.integer {
      self = .ganador(id)
    } else if let id = nodo[Campo.perdedor.clave]?.integer {
      self = .perdedor(id)
    } else if let puesto = nodo[Campo.puesto.clave]?.integer {
      if let grupos = nodo[Campo.grupos.clave] {
        self = .puestoEntre(puesto, grupos: grupos.elements.compactMap(\.string))
      } else {
        self = .puesto(
          puesto,
          Tabla.Clave(
            fase: nodo[Campo.fase.clave]?.string, grupo: nodo[Campo.grupo.clave]?.string))
      }
    } else {
      return nil
    }
  }
}
