import JSON
import Torneo

/// Reads a written result: `{ "local": 3, "visitante": 3, "descanso": { … }, … }`.
struct LectorDeResultado {
  private(set) var hallazgos: Hallazgos

  init(hallazgos: Hallazgos) {
    self.hallazgos = hallazgos
  }

  static let claves = ["local", "visitante", "descanso", "reglamentario", "tanda"]

  mutating func lee(_ nodo: JSONNode) -> Resultado? {
    guard let miembros = hallazgos.objeto(nodo, .resultado) else { return nil }
    var partes: (descanso: Tanteo?, reglamentario: Tanteo?, tanda: Tanteo?) = (nil, nil, nil)
    for miembro in miembros {
      switch miembro.key {
      case "local", "visitante": break
      case "descanso": partes.descanso = tanteo(miembro.value, .descanso)
      case "reglamentario": partes.reglamentario = tanteo(miembro.value, .reglamentario)
      case "tanda": partes.tanda = tanteo(miembro.value, .tanda)
      default: hallazgos.desconocida(miembro, conocidas: Self.claves)
      }
    }
    guard let final = tanteo(nodo, .resultado) else { return nil }
    return Resultado(
      final, descanso: partes.descanso, reglamentario: partes.reglamentario, tanda: partes.tanda)
  }

  private mutating func tanteo(_ nodo: JSONNode, _ campo: ProblemaDelTorneo.Campo) -> Tanteo? {
    guard hallazgos.objeto(nodo, campo) != nil else { return nil }
    let local = goles(nodo["local"], .local, en: nodo)
    let visitante = goles(nodo["visitante"], .visitante, en: nodo)
    guard let local, let visitante else { return nil }
    return Tanteo(local: local, visitante: visitante)
  }

  private mutating func goles(
    _ nodo: JSONNode?, _ campo: ProblemaDelTorneo.Campo, en objeto: JSONNode
  ) -> Int? {
    if let nodo { return hallazgos.entero(nodo, campo, Tanteo.permitidos) }
    hallazgos.error(.falta(campo: campo), en: objeto.offset)
    return nil
  }
}
