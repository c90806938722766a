/// What a commit is about to do, written down beside the output, so that the next run can finish or
/// tidy up whatever a killed one left.
enum Journal: Sendable, Equatable {
  /// The folder with this inode number takes the place of the output. What is not ours has a second name
  /// in it.
  case exchange(inode: UInt64, cloned: [Cloned] = [])
  /// Files are renamed into the output from the folder of new ones, others are removed, and then
  /// folders, where they are empty.
  case moves(Moves)

  struct Moves: Sendable, Equatable {
    var placed: [String] = []
    var removed: [String] = []
    var emptied: [String] = []
  }

  /// A file that is not ours, as it was when it got its second name, or a folder in which nothing is,
  /// as it was when there was one like it.
  struct Cloned: Sendable, Equatable {
    var path: String
    var inode: UInt64
  }

  /// The most bytes that a journal is read of.
  static let limit = 128 << 20
  private static let signature = "marcador-journal 1"

  var text: String {
    var lines = [Journal.signature]
    switch self {
    case .exchange(let inode, let cloned):
      lines.append("exchange \(inode)")
      lines += cloned.map { "= \($0.inode) \(PathRules.escaped($0.path))" }
    case .moves(let moves):
      lines.append("moves")
      lines += moves.placed.map { "+ \($0)" }
      lines += moves.removed.map { "- \($0)" }
      lines += moves.emptied.map { "/ \($0)" }
    }
    return lines.joined(separator: "\n") + "\nend\n"
  }

  /// Nil for anything that is not a whole journal: a run that was killed while it wrote one had not
  /// yet begun to do what it says.
  init?(_ bytes: [UInt8]) {
    var lines = Lines(bytes)
    guard let first = lines.next(), lines.text(first) == Journal.signature,
      let kind = lines.next().map({ lines.text($0) })
    else { return nil }
    var moves = Moves()
    var cloned: [Cloned] = []
    while let line = lines.next().map({ lines.text($0) }), line != "end" {
      if line.hasPrefix("= ") {
        guard let entry = Journal.cloned(line.dropFirst(2)) else { return nil }
        cloned.append(entry)
        continue
      }
      let path = String(line.dropFirst(2))
      guard PathRules.isValid(path) else { return nil }
      switch line.prefix(2) {
      case "+ ": moves.placed.append(path)
      case "- ": moves.removed.append(path)
      case "/ ": moves.emptied.append(path)
      default: return nil
      }
    }
    guard bytes.suffix(5).elementsEqual("\nend\n".utf8) else { return nil }
    if kind == "moves" {
      self = .moves(moves)
    } else if kind.hasPrefix("exchange "), let inode = UInt64(kind.dropFirst(9)) {
      self = .exchange(inode: inode, cloned: cloned)
    } else {
      return nil
    }
  }

  private static func cloned(_ text: Substring) -> Cloned? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, let inode = UInt64(parts[0]), PathRules.isValid(String(parts[1])) else {
      return nil
    }
    return Cloned(path: PathRules.unescaped(String(parts[1])), inode: inode)
  }
}
