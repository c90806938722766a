import Diagnostics

/// What may be wrong or doubtful in files to import: the facts, whose words are in
/// `ImportWords.swift`.
enum ImportProblem: Hashable, Sendable {
  case invalid(InvalidInput)
  case file(FileDoubt)
  case match(MatchDoubt)
  case goal(GoalDoubt)
  case name(NameDoubt)
  case note(ImportNote)
  case csv(CSVProblem)

  var severity: Severity {
    switch self {
    case .invalid: .error
    case .file, .match, .goal, .name: .warning
    case .note: .note
    case .csv(let problem): problem.severity
    }
  }
}
