/// Which units include which others whatever the data.
struct InclusionGraph {
  /// One step: the unit, and where it includes the next one.
  struct Step {
    var unit: UnitID
    var place: Finding.Place
  }

  private struct Edge {
    var place: Finding.Place
    var target: CheckedUnit
  }

  private var edges: [CheckedUnit: [Edge]] = [:]
  private var order: [CheckedUnit] = []

  mutating func add(from unit: CheckedUnit, at place: Finding.Place, to target: CheckedUnit) {
    if edges[unit] == nil { order.append(unit) }
    edges[unit, default: []].append(Edge(place: place, target: target))
  }

  /// The ways on which one comes back to where one was: each place of an include in only one of
  /// them.
  func cycles() -> [[Step]] {
    var cycles: [[Step]] = []
    var told: Set<Finding.Place> = []
    var finished: Set<CheckedUnit> = []
    for start in order where !finished.contains(start) {
      // The way from `start` to where the search is, with the next edge to try at each unit.
      var path: [(unit: CheckedUnit, next: Int)] = [(start, 0)]
      var onPath: [CheckedUnit: Int] = [start: 0]
      while let (unit, next) = path.last {
        guard let out = edges[unit], next < out.count else {
          finished.insert(unit)
          onPath[unit] = nil
          path.removeLast()
          continue
        }
        path[path.count - 1].next = next + 1
        let target = out[next].target
        if let first = onPath[target] {
          let steps = path[first...].compactMap { step in
            edges[step.unit].map { Step(unit: step.unit.unit, place: $0[step.next - 1].place) }
          }
          if told.isDisjoint(with: steps.map(\.place)) { cycles.append(steps) }
          told.formUnion(steps.map(\.place))
        } else if !finished.contains(target) {
          onPath[target] = path.count
          path.append((target, 0))
        }
      }
    }
    return cycles
  }
}
