import Torneo

/// How often the teams of each table meet on the same ground, as the rules, the tournament or the file
/// have it; and which matchdays a file has.
struct Meetings {
  /// A table, or the sides of a match in it.
  private struct Key: Hashable {
    var fase: String?
    var grupo: String?
    var local: Equipo?
    var visitante: Equipo?
  }

  private struct Day: Hashable {
    var fase: String?
    var grupo: String?
    var jornada: Int
  }

  private var known: [Key: Int] = [:]
  private var inFile: [Key: Int] = [:]
  private var most: [Key: Int] = [:]
  private var days: Set<Day> = []
  private let byRules: Int

  /// - Parameter vueltas: how often each team meets each other one, where the rules say so.
  init(_ elements: [PartidoDeLista], _ matches: [MatchTargets.Match], vueltas: Int?) {
    byRules = vueltas.map { $0 / 2 + $0 % 2 } ?? 1
    known = Self.counts(elements.lazy.map(\.partido))
    inFile = Self.counts(matches.lazy.map(\.partido))
    for counts in [known, inFile] {
      for (key, count) in counts {
        let table = Key(fase: key.fase, grupo: key.grupo)
        most[table] = max(most[table] ?? 0, count)
      }
    }
    for partido in matches.lazy.map(\.partido) {
      if let jornada = partido.jornada {
        days.insert(Day(fase: partido.fase, grupo: partido.grupo, jornada: jornada))
      }
    }
  }

  private static func counts(_ partidos: some Sequence<Partido>) -> [Key: Int] {
    var counts: [Key: Int] = [:]
    for partido in partidos where partido.ronda == nil { counts[key(partido), default: 0] += 1 }
    return counts
  }

  private static func key(_ partido: Partido) -> Key {
    Key(
      fase: partido.fase, grupo: partido.grupo, local: partido.local, visitante: partido.visitante)
  }

  private func expected(_ partido: Partido) -> Int {
    max(byRules, most[Key(fase: partido.fase, grupo: partido.grupo)] ?? 0)
  }

  /// Whether a match that was played must be the one that a file has without a score: they have the
  /// same matchday or round, or these sides have met as often as they do.
  func leaveNoOther(_ partido: Partido, than file: Partido) -> Bool {
    guard partido.tieneMarcador, !file.tieneMarcador, partido.ronda == nil,
      partido.jornada == nil || file.jornada == nil
    else { return true }
    return known[Self.key(partido)] ?? 0 >= expected(partido)
  }

  /// Whether these sides meet so often that the match of the file is plainly one more after one that was
  /// played.
  func expectOther(_ partido: Partido, than file: Partido) -> Bool {
    guard partido.cuentaEnLaTabla, partido.ronda == nil, file.ronda == nil,
      partido.jornada == nil || file.jornada == nil, let day = partido.fecha,
      let other = file.fecha, file.tieneMarcador || day < other
    else { return false }
    return known[Self.key(partido)] ?? 0 < expected(partido)
  }

  /// Whether two matches of different matchdays are plainly two: the file does not have the matchday of
  /// the one that is there, which was played, or still waits as the file's does.
  func tellApart(_ partido: Partido, _ file: Partido) -> Bool {
    guard partido.ronda == nil, file.ronda == nil, let jornada = partido.jornada,
      let other = file.jornada, jornada != other,
      !days.contains(Day(fase: partido.fase, grupo: partido.grupo, jornada: jornada))
    else { return false }
    return partido.cuentaEnLaTabla || partido.estado == .programado && !file.tieneMarcador
  }
}
