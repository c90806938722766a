import Diagnostics
import Torneo

// What a problem of a store is about, in words.
extension Words {
  static func equipo(_ nombre: String?) -> Words {
    let nombre = (nombre ?? "?").excerpt
    return Words(es: "equipo «\(nombre)»", en: "team “\(nombre)”")
  }

  /// `equipo «Rayo FC», jugador «Ana»`
  static func jugador(_ nombre: String?, de equipo: Words) -> Words {
    guard let nombre, nombre.tieneAlgoVisible else { return equipo }
    return Words(
      es: equipo.es + ", jugador «\(nombre.excerpt)»",
      en: equipo.en + ", player “\(nombre.excerpt)”")
  }

  /// `partido 12, Rayo FC – Toros`
  static func partido(id: Int?, local: Words?, visitante: Words?) -> Words {
    let numero = id.map { " \($0)" } ?? ""
    func lados(_ idioma: KeyPath<Words, String>) -> String {
      [local, visitante].map { ($0?[keyPath: idioma] ?? "?").excerpt }.joined(separator: " – ")
    }
    return Words(es: "partido\(numero), \(lados(\.es))", en: "match\(numero), \(lados(\.en))")
  }

  /// `partido 12, Rayo FC – Toros, gol del 34'`
  static func evento(tipo: String?, minuto: String?, en partido: Words) -> Words {
    let cuando = minuto.map { (es: " del \($0.excerpt)'", en: " of \($0.excerpt)'") }
    return Words(
      es: partido.es + ", \((tipo ?? "evento").excerpt)\(cuando?.es ?? "")",
      en: partido.en + ", \((tipo ?? "event").excerpt)\(cuando?.en ?? "")")
  }

  static func elOtroLugar(linea: Int, columna: Int) -> Words {
    Words(
      es: "el otro está en la línea \(linea), columna \(columna)",
      en: "the other one is at line \(linea), column \(columna)")
  }
}
