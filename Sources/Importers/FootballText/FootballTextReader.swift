import Diagnostics
import Torneo

/// Reads one Football.TXT file into records: matches with goals, line-ups, cards, changes, kicks of a
/// shoot-out, referees and attendance, the groups in its head, or a squad.
///
/// The format grew without a grammar, so a line that is none of what is known is told and left out,
/// and the rest is read. A fact that cannot be, such as 31 June, is an error.
struct FootballTextReader {
  let file: Int
  private(set) var findings = Findings()
  var contents = FileContents()
  /// What is being read, for what is told of it.
  var context: [Words] = []

  // Where in the file it is.
  var heading = Heading()
  var day = KickOff()
  var years = YearGuide()
  /// The match whose lines are being read; nil before the first, and once something else began.
  var match: MatchRecord?
  var squad: SquadRecord?

  private let text: String
  /// Bytes before `text` in the file.
  private let start: Int
  private(set) var lines: [TextLines.Line] = []
  private(set) var position = 0
  private var unreadable: [Substring] = []

  /// A longer line is none of this format.
  private static let longestLine = 4000
  /// The most lines that are told one by one as not understood.
  static let toldLines = 20

  init(_ file: ImportedFile, index: Int) {
    self.file = index
    let hasMark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    start = hasMark ? 3 : 0
    guard let text = String(validating: file.bytes.dropFirst(start), as: UTF8.self) else {
      self.text = ""
      let valid = String(decoding: file.bytes, as: UTF8.self).utf8
      let offset = zip(file.bytes, valid).prefix { $0 == $1 }.count
      report(.invalid(.notUTF8), at: Place(file: index, offset: offset))
      return
    }
    self.text = text
    lines = TextLines(text[...]).lines
    while let line = nextLine() { read(line) }
    finishMatch()
    finishSquad()
    if contents.matches.isEmpty, contents.squads.isEmpty, contents.groups.isEmpty {
      // A title alone is how a tournament without matches, or a team without players, is written.
      if unreadable.isEmpty, contents.name != nil {
        report(.file(.titleAlone), at: Place(file: index, offset: 0))
        return
      }
      let line = unreadable.first
      report(
        .invalid(.notFootballText(line: line.map { String($0.trimmed.prefix(200)) })),
        at: line.map { place($0.trimmed) } ?? Place(file: index, offset: 0))
      return
    }
    for line in unreadable.prefix(Self.toldLines) {
      report(.file(.unreadableLine(String(line.prefix(200)))), at: place(line))
    }
    if let next = unreadable.dropFirst(Self.toldLines).first {
      report(.file(.moreUnreadableLines(unreadable.count - Self.toldLines)), at: place(next))
    }
  }

  private mutating func read(_ line: TextLines.Line) {
    context = []
    if let remark = line.remark, contents.matches.isEmpty { years.learn(dates: remark) }
    if line.isBlank { return }
    guard line.text.utf8.count <= Self.longestLine else {
      unreadable.append(line.text)
      return
    }
    let isUnderstood =
      readTitle(line.text) || readHeading(line.text) || readSquadLine(line.text)
      || readDay(line.text) || readGoals(line.text) || readDetails(line.text)
      || readMatch(line.text) || readGroup(line.text)
    if !isUnderstood { unreadable.append(line.text) }
  }

  /// Keeps the match whose lines have been read.
  mutating func finishMatch() {
    if let match { contents.matches.append(match.withNinetyMinutesOfGoals) }
    match = nil
  }

  // MARK: Lines

  mutating func nextLine() -> TextLines.Line? {
    guard position < lines.count else { return nil }
    defer { position += 1 }
    return lines[position]
  }

  /// The line that comes next, without stepping over it.
  var following: TextLines.Line? {
    position < lines.count ? lines[position] : nil
  }

  mutating func stepBack() {
    position -= 1
  }

  /// The text from the start of one piece to the end of a later one.
  func span(_ first: Substring, _ last: Substring) -> Substring {
    text[first.startIndex..<max(first.endIndex, last.endIndex)]
  }

  // MARK: Telling

  func place(_ piece: Substring) -> Place {
    Place(
      file: file, offset: start + text.utf8.distance(from: text.startIndex, to: piece.startIndex))
  }

  mutating func report(_ problem: ImportProblem, at place: Place) {
    findings.add(problem, at: place, context: context)
  }

  /// A name in a form to be kept; nil, and reported, for one that cannot be.
  mutating func name(_ piece: Substring) -> String? {
    let trimmed = piece.trimmed
    // A name may go on in the next line.
    let name = trimmed.split(whereSeparator: \.isWhitespace).joined(separator: " ").compuesto
    guard LongitudMaxima.nombre.admite(name) else {
      report(.invalid(.longText(limit: LongitudMaxima.nombre.caracteres)), at: place(trimmed))
      return nil
    }
    if name.unicodeScalars.contains(where: \.alteraElTexto) {
      report(.invalid(.controlInText(name)), at: place(trimmed))
      return nil
    }
    guard name.tieneAlgoVisible else { return nil }
    return name
  }
}
