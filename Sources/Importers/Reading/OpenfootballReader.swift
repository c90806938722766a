import Diagnostics
import JSON
import Torneo

/// Reads one openfootball file into records. Collects every error of the file; what it returns is
/// of use only when there is none.
struct OpenfootballReader {
  let file: Int
  private(set) var findings = Findings()
  private(set) var contents = FileContents()
  /// What is being read, for the errors found in it.
  var context: [Words] = []

  private struct UnknownKey: Hashable {
    var kind: RecordKind
    var key: String
  }
  private var toldInvisible: Set<String> = []
  private var unknownKeys: [UnknownKey: (place: Place, count: Int)] = [:]

  init(_ file: ImportedFile, index: Int) {
    self.file = index
    let document: JSONDocument
    do throws(JSONSyntaxError) {
      document = try JSONDocument(parsing: file.bytes)
    } catch {
      report(.invalid(.syntax(error.words, help: error.help)), at: error.offset)
      return
    }
    for duplicate in document.duplicateKeys {
      findings.add(
        .invalid(.duplicateKey(duplicate.key)),
        at: Place(file: index, offset: duplicate.secondOffset),
        related: Place(file: index, offset: duplicate.firstOffset))
    }
    root(document.root)
    for (unknown, seen) in unknownKeys {
      findings.add(.file(.unknownKey(unknown.key, count: seen.count)), at: seen.place)
    }
  }

  private mutating func root(_ node: JSONNode) {
    switch node.kind {
    case .array:
      for element in node.elements { squadOrTeam(element) }
    case .object where node["players"] != nil:
      squadOrTeam(node)
    case .object:
      let lists = ["matches", "rounds", "groups", "stadiums", "teams", "clubs"]
      guard lists.contains(where: { node[$0] != nil }) else {
        report(.invalid(.unrecognisedFile), at: node.offset)
        return
      }
      guard let object = object(node, .file, field: nil) else { return }
      contents.name = text(object, "name")
      for element in list(object, "matches") ?? [] { match(element, round: nil) }
      for element in list(object, "rounds") ?? [] { round(element) }
      for element in list(object, "groups") ?? [] { group(element) }
      for element in list(object, "stadiums") ?? [] { stadium(element) }
      for key in ["teams", "clubs"] {
        for element in list(object, key) ?? [] { squadOrTeam(element) }
      }
    default:
      report(.invalid(.unrecognisedFile), at: node.offset)
    }
  }

  private mutating func round(_ node: JSONNode) {
    context = []
    guard let object = object(node, .round, field: "rounds") else { return }
    let name = text(object, "name")
    for element in list(object, "matches") ?? [] { match(element, round: name) }
    context = []
  }

  mutating func add(_ match: MatchRecord) { contents.matches.append(match) }
  mutating func add(_ squad: SquadRecord) { contents.squads.append(squad) }
  mutating func add(_ team: TeamRecord) { contents.teams.append(team) }
  mutating func add(_ group: GroupRecord) { contents.groups.append(group) }
  mutating func add(_ stadium: StadiumRecord) { contents.stadiums.append(stadium) }

  func place(_ node: JSONNode) -> Place { Place(file: file, offset: node.offset) }

  mutating func report(_ problem: ImportProblem, at offset: Int) {
    findings.add(problem, at: Place(file: file, offset: offset), context: context)
  }

  /// Tells of a text that it had characters that nobody sees; of each text once.
  mutating func noteInvisible(in text: String, at node: JSONNode) {
    if toldInvisible.insert(text).inserted {
      report(.name(.invisibleCharacter(text)), at: node.offset)
    }
  }

  /// Notes the keys of an object that are not read, each once for the file.
  mutating func noteKeys(of object: JSONNode, _ kind: RecordKind) {
    let used = kind.used
    for member in object.members where !used.contains(member.key) {
      let key = member.key
      if kind.unused.contains(key) {
        if !contents.unusedKeys.contains(key) { contents.unusedKeys.append(key) }
      } else {
        let unknown = UnknownKey(kind: kind, key: key)
        let first = unknownKeys[unknown]?.place ?? Place(file: file, offset: member.keyOffset)
        unknownKeys[unknown] = (first, (unknownKeys[unknown]?.count ?? 0) + 1)
      }
    }
  }
}
