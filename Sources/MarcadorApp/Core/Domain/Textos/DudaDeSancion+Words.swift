package import Diagnostics
package import Torneo

extension DudaDeSancion {
  /// What is doubtful of a sanction of a team.
  package func words(_ equipo: String) -> Words {
    switch self {
    case .ambigua:
      Words(
        es: "«\(equipo.visible)» está en varias tablas y la sanción no dice en cuál se aplica",
        en: "“\(equipo.visible)” is in several tables and the sanction does not say which it is for"
      )
    case .ajena:
      Words(
        es: "«\(equipo.visible)» no está en la tabla de la que es la sanción",
        en: "“\(equipo.visible)” is not in the table that the sanction is for")
    }
  }

  /// The tables that it may be of, as they are written.
  package var help: Words {
    let tablas =
      switch self {
      case .ambigua(let tablas), .ajena(let tablas): tablas
      }
    let formas = tablas.map { tabla in
      [("fase", tabla.fase), ("grupo", tabla.grupo)].compactMap { clave, valor in
        valor.map { "\"\(clave)\": \"\($0.visible)\"" }
      }.joined(separator: ", ")
    }.filter { !$0.isEmpty }.joined(separator: "; ")
    return formas.isEmpty
      ? Words(es: "quite «fase» y «grupo»", en: "remove “fase” and “grupo”")
      : Words(es: "puede ser: \(formas)", en: "it may be: \(formas)")
  }
}
