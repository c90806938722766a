/// Goals of each side at one moment of a match.
package struct Tanteo: Sendable, Hashable {
  package var local: Int
  package var visitante: Int

  /// Goals that one side may have; the most on record in a match is 149 (Madagascar, 2002).
  package static let permitidos = 0...199

  package init(local: Int, visitante: Int) {
    self.local = local
    self.visitante = visitante
  }

  /// Seen from the other side.
  package var invertido: Tanteo { Tanteo(local: visitante, visitante: local) }
}

extension Tanteo: CustomStringConvertible {
  /// `3-2`
  package var description: String { "\(local)-\(visitante)" }
}

/// The result of a match as somebody wrote it down, with or without knowing who scored.
package struct Resultado: Sendable, Hashable {
  /// At the end: extra time included, kicks of a shoot-out not.
  package var final: Tanteo
  package var descanso: Tanteo?
  /// After 90 minutes, where extra time was played.
  package var reglamentario: Tanteo?
  /// Kicks scored in the shoot-out, where there was one.
  package var tanda: Tanteo?

  package init(
    _ final: Tanteo, descanso: Tanteo? = nil, reglamentario: Tanteo? = nil, tanda: Tanteo? = nil
  ) {
    self.final = final
    self.descanso = descanso
    self.reglamentario = reglamentario
    self.tanda = tanda
  }

  package var huboProrroga: Bool { reglamentario != nil }
}

/// What cannot be in one result.
package enum Contradiccion: Sendable, Hashable {
  /// A side had more goals at half time, or after 90 minutes, than later.
  case descansoMayor(Tanteo, que: Tanteo)
  case reglamentarioMayor(Tanteo, que: Tanteo)
  /// A shoot-out has a winner.
  case tandaEmpatada(Tanteo)
}

extension Resultado {
  /// The first thing that cannot be.
  package var contradiccion: Contradiccion? { contradicciones.first }

  /// All that cannot be.
  package var contradicciones: [Contradiccion] {
    var halladas: [Contradiccion] = []
    if let reglamentario, !reglamentario.puedeAcabar(en: final) {
      halladas.append(.reglamentarioMayor(reglamentario, que: final))
    }
    let alos90 = reglamentario ?? final
    if let descanso, !descanso.puedeAcabar(en: alos90) {
      halladas.append(.descansoMayor(descanso, que: alos90))
    }
    if let tanda, tanda.local == tanda.visitante { halladas.append(.tandaEmpatada(tanda)) }
    return halladas
  }
}

extension Tanteo {
  /// Whether a match with this score may end with another: goals are not taken back.
  package func puedeAcabar(en otro: Tanteo) -> Bool {
    local <= otro.local && visitante <= otro.visitante
  }
}
