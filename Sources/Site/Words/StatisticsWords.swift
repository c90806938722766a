import Torneo

// What the pages of discipline and records call things.
extension SiteLanguage {
  /// Why somebody misses matches.
  func cause(_ causa: Suspension.Causa) -> String {
    switch causa {
    case .ciclo(let tarjetas): counted(tarjetas, .amarillas)
    case .dobleAmarilla: idioma.palabra(.porDobleAmarilla)
    case .roja: idioma.palabra(.porRoja)
    case .comite(let motivo): motivo.map(isolated) ?? idioma.palabra(.porElComite)
    }
  }

  func name(of clase: ClaseDeRacha) -> String {
    let palabra: Palabra =
      switch clase {
      case .victorias: .victoriasSeguidas
      case .sinPerder: .sinPerder
      case .sinGanar: .sinGanar
      case .porteriaACero: .sinEncajar
      }
    return idioma.palabra(palabra)
  }
}
