import Torneo

/// Matches that became the same one when an alias made one team of two: those of which one says all that
/// the other does are one from then on.
struct DoubledMatches {
  private(set) var elements: [PartidoDeLista]
  /// The numbers of those that are gone, each with that of the match that it was.
  private(set) var gone: [(id: Int, kept: Int)] = []

  private struct Key: Hashable {
    var local: Equipo
    var visitante: Equipo
    var day: Fecha?
    var labels: LabelRecord
  }

  /// - Parameters:
  ///   - elements: the matches with the teams that they have now.
  ///   - before: the same ones as they were.
  init(_ elements: [PartidoDeLista], before: [PartidoDeLista], needed: Set<Int>) {
    self.elements = elements
    var seen: [Key: Int] = [:]
    var dropped: Set<Int> = []
    for (index, element) in elements.enumerated() {
      let partido = element.partido
      // Two that nobody knows when to play may be two.
      guard partido.fecha != nil || partido.jornada != nil || partido.ronda != nil else { continue }
      let key = Key(
        local: partido.local, visitante: partido.visitante, day: partido.fecha?.sinHora,
        labels: LabelRecord(
          jornada: partido.jornada, fase: partido.fase, grupo: partido.grupo, ronda: partido.ronda))
      guard let first = seen[key] else {
        seen[key] = index
        continue
      }
      let wasOther =
        before[first].partido.local !== before[index].partido.local
        || before[first].partido.visitante !== before[index].partido.visitante
      guard wasOther, !needed.contains(element.id),
        let whole = self.elements[first].partido.joined(with: partido)
      else { continue }
      self.elements[first].partido = whole
      dropped.insert(index)
      gone.append((element.id, elements[first].id))
    }
    if dropped.isEmpty { return }
    self.elements = self.elements.enumerated().filter { !dropped.contains($0.offset) }
      .map(\.element)
  }
}

extension Torneo {
  /// Numbers of matches that others, or decisions, are about.
  var numerosNombrados: Set<Int> {
    Set(
      partidos.lazy.flatMap { $0.partido.plazas?.todas ?? [] }.compactMap { plaza in
        switch plaza {
        case .ganador(let id), .perdedor(let id): id
        case .puesto, .puestoEntre: nil
        }
      } + suspensionesDecididas.map(\.partido))
  }
}

extension Partido {
  /// The one of the two that says all that the other does; nil where each says something else.
  fileprivate func joined(with other: Partido) -> Partido? {
    if isContained(in: other) { return other }
    return other.isContained(in: self) ? self : nil
  }

  private func isContained(in other: Partido) -> Bool {
    func holds<Value: Equatable>(_ value: KeyPath<Partido, Value?>) -> Bool {
      self[keyPath: value] == nil || self[keyPath: value] == other[keyPath: value]
    }
    let isNoMore =
      self == other || estado == .programado && eventos.isEmpty && plazas == other.plazas
    return isNoMore && (fecha?.hora == nil || fecha == other.fecha) && holds(\.resultado)
      && holds(\.campo) && holds(\.arbitro) && holds(\.espectadores) && holds(\.motivo)
      && holds(\.alineacionLocal) && holds(\.alineacionVisitante)
  }
}
