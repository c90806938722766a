import Torneo

extension Linking {
  /// What a list outside of the site says of a match, where nothing else stands beside it: sides and
  /// score, the shoot-out, and where the match stands unless that goes without saying.
  func headline(of partido: Partido) -> String {
    var titulo = title(of: partido)
    if let tanda = partido.tanda, partido.tieneMarcador {
      titulo += " (\(tanda) \(Texto.pen.text(language)))"
    }
    switch (partido.estado, partido.tieneMarcador) {
    case (.programado, _), (.finalizado, _): return titulo
    case (let estado, true): return "\(titulo) (\(language.word(for: estado)))"
    // First, since lists cut what is long, and nobody shall go there.
    case (let estado, false): return "\(language.name(of: estado)): \(titulo)"
    }
  }

  /// What a match is part of, and why it is not as it was planned: `Jornada 3. Grupo A. Por lluvia`.
  func circumstances(of partido: Partido) -> String {
    [
      partido.claveDeJornada.map { name(of: $0) }, partido.grupo.map(isolated),
      partido.motivo.map(isolated),
    ].compactMap(\.self).joined(separator: ". ")
  }
}
