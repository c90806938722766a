import Torneo

/// The sides of a match of which one waits, or waited: by these it is known again, whoever plays it by
/// now.
struct WaitingSides: Hashable {
  private let plazas: PlazasDePartido
  private let local: Equipo?
  private let visitante: Equipo?
  private let labels: LabelRecord

  fileprivate init(_ partido: Partido, _ plazas: PlazasDePartido) {
    self.plazas = plazas
    local = plazas.local == nil ? partido.local : nil
    visitante = plazas.visitante == nil ? partido.visitante : nil
    labels = LabelRecord(fase: partido.fase, grupo: partido.grupo, ronda: partido.ronda)
  }
}

extension Partido {
  /// Nil for a match of two teams from the start.
  var waitingSides: WaitingSides? { plazas.map { WaitingSides(self, $0) } }
}

extension Plaza {
  /// The place as the tournament has it; nil where that does not have what it depends on.
  /// - Parameters:
  ///   - ids: the number in the tournament of each number of the file.
  ///   - known: numbers of the tournament, where the file has the same.
  ///   - groups: the names of the groups that there are.
  func found(ids: [Int: Int], known: Set<Int>, groups: Set<String>) -> Plaza? {
    func id(_ number: Int) -> Int? { ids[number] ?? (known.contains(number) ? number : nil) }
    return switch self {
    case .ganador(let number): id(number).map { .ganador($0) }
    case .perdedor(let number): id(number).map { .perdedor($0) }
    case .puesto(_, let clave): groups.contains(clave.grupo ?? "") ? self : nil
    case .puestoEntre(_, let grupos): grupos.allSatisfy(groups.contains) ? self : nil
    }
  }
}
