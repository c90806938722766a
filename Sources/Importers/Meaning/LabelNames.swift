import Torneo

/// The names of groups, stages and rounds: those that differ in capitals, accents, or in the word for a
/// group, are one. `Group A`, `grupo a` and `A` are `Grupo A` where the tournament calls it so.
struct LabelNames {
  private var groups = Spellings { Plaza.claveDeGrupo($0) }
  private var stages = Spellings { $0.nombrePlegado }
  private var rounds = Spellings { $0.nombrePlegado }

  /// Knows the names of the tournament; those of the files follow in their order.
  init(_ existing: Torneo?) {
    for partido in (existing?.partidos ?? []).lazy.map(\.partido) {
      partido.grupo.map { groups.know($0) }
      partido.fase.map { stages.know($0) }
      partido.ronda.map { rounds.know($0) }
    }
  }

  /// Gives what is in these files its names.
  mutating func name(_ contents: inout [FileContents]) {
    for file in contents.indices {
      for index in contents[file].matches.indices { name(&contents[file].matches[index]) }
      for index in contents[file].teams.indices { name(&contents[file].teams[index].group) }
      for index in contents[file].groups.indices {
        contents[file].groups[index].name = group(contents[file].groups[index].name)
      }
      for index in contents[file].squads.indices { name(&contents[file].squads[index].group) }
    }
  }

  mutating func name(_ record: inout MatchRecord) {
    name(&record.group)
    record.stage = record.stage.map { stages.name($0) }
    if var labels = record.labels {
      // What a table says in so many words is kept as it is, where nothing else has that name.
      labels.grupo = labels.grupo.map { groups.name($0) }
      labels.fase = labels.fase.map { stages.name($0) }
      labels.ronda = labels.ronda.map { rounds.name($0) }
      record.labels = labels
      record.round = labels.key
    } else if let round = record.round, case .round(let name) = RoundName(round) {
      let known = rounds.name(name)
      if known != name, RoundName(known) == .round(known) { record.round = known }
    }
  }

  private mutating func name(_ label: inout String?) {
    label = label.map { group($0) }
  }

  private mutating func group(_ label: String) -> String {
    groups.known(label) ?? groups.name(groupName(label))
  }
}

/// Names of one kind, each by what is common to its spellings.
private struct Spellings<Key: Hashable> {
  private let key: (String) -> Key
  private var names: Set<String> = []
  private var byKey: [Key: String] = [:]

  init(key: @escaping (String) -> Key) {
    self.key = key
  }

  mutating func know(_ name: String) {
    guard names.insert(name).inserted else { return }
    let key = key(name)
    if byKey[key] == nil { byKey[key] = name }
  }

  /// The name that there is for it, its own first; nil for a new one.
  func known(_ name: String) -> String? {
    names.contains(name) ? name : byKey[key(name)]
  }

  /// The name that there is for it; a new one is known from then on.
  mutating func name(_ name: String) -> String {
    if let known = known(name) { return known }
    know(name)
    return name
  }
}
