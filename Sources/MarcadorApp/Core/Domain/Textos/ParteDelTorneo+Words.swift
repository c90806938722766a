import Diagnostics

extension ParteDelTorneo {
  /// `partido 3: eventos`
  var words: Words {
    let parte = clave.map { ": \($0.visible)" } ?? ""
    return switch asunto {
    case .fichero(let nombre): nombre
    case .torneo: Words(es: "torneo\(parte)", en: "tournament\(parte)")
    case .equipo(let nombre):
      Words(es: "equipo «\(nombre.visible)»\(parte)", en: "team “\(nombre.visible)”\(parte)")
    case .arbitro(let nombre):
      Words(es: "árbitro «\(nombre.visible)»", en: "referee “\(nombre.visible)”")
    case .partido(let id): Words(es: "partido \(id)\(parte)", en: "match \(id)\(parte)")
    }
  }
}
