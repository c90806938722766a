import JSON
import Torneo

extension LectorDePartidos {
  /// `{ "local": 3, "visitante": 3, "descanso": { … }, "reglamentario": { … }, "tanda": { … } }`
  mutating func leeResultado(_ objeto: JSONTape.Value) -> Resultado? {
    guard valores.abre(objeto, .resultado, en: &resultado) else { return nil }
    let descanso = resultado[.descanso].flatMap { leeTanteo($0, .descanso) }
    let reglamentario = resultado[.reglamentario].flatMap { leeTanteo($0, .reglamentario) }
    let tanda = resultado[.tanda].flatMap { leeTanteo($0, .tanda) }
    let local = goles(.local, de: resultado, en: objeto)
    let visitante = goles(.visitante, de: resultado, en: objeto)
    guard let local, let visitante else { return nil }
    let final = Tanteo(local: local, visitante: visitante)
    return Resultado(final, descanso: descanso, reglamentario: reglamentario, tanda: tanda)
  }

  private mutating func leeTanteo(_ objeto: JSONTape.Value, _ campo: Campo) -> Tanteo? {
    guard valores.abre(objeto, campo, en: &tanteo) else { return nil }
    let local = goles(.local, de: tanteo, en: objeto)
    let visitante = goles(.visitante, de: tanteo, en: objeto)
    guard let local, let visitante else { return nil }
    return Tanteo(local: local, visitante: visitante)
  }

  private mutating func goles(
    _ campo: Campo, de miembros: Miembros, en objeto: JSONTape.Value
  ) -> Int? {
    valores.exige(campo, de: miembros, en: objeto).flatMap {
      valores.entero($0, campo, Tanteo.permitidos)
    }
  }
}
