import Diagnostics
import MarcadorApp
import Torneo

/// What is told at the top of a page.
struct Notice: Sendable {
  enum Kind: String, Sendable {
    case done = "hecho"
    case remark = "nota"
    case problem = "fallo"
  }

  let kind: Kind
  let words: Words
  /// What it is about, and what to do.
  var details: [Words] = []

  init(_ kind: Kind, _ words: Words, details: [Words] = []) {
    self.kind = kind
    self.words = words
    self.details = details
  }

  init(_ diagnostic: Diagnostic) {
    let place = diagnostic.location.map { "\($0): " } ?? ""
    self.init(
      diagnostic.severity == .error ? .problem : .remark,
      Words(es: place + diagnostic.message.es, en: place + diagnostic.message.en),
      details: Self.details(of: [diagnostic]))
  }

  /// The same without its place, for what is in no file.
  static func placeless(_ diagnostic: Diagnostic) -> Notice {
    var diagnostic = diagnostic
    diagnostic.location = nil
    return Notice(diagnostic)
  }

  /// What to say below a field of what is wrong with its text: in which of its lines, where it has
  /// several.
  static func complaints(_ error: any Error, hasLines: Bool) -> [Words] {
    Failure.de(error).diagnostics.flatMap { diagnostic in
      let message = placeless(diagnostic).words
      let line = hasLines ? diagnostic.location?.line : nil
      return [line.map { EditorWords.inLine($0, message) } ?? message.capitalized]
        + details(of: [diagnostic])
    }
  }

  /// That nothing can be published or asked for, where that is so.
  @MainActor
  static func withoutServer(_ visit: Visit) -> [Notice] {
    visit.session.setup.hasServer ? [] : [Notice(.remark, EditorWords.noServer)]
  }

  /// What was changed in texts that somebody pasted.
  static func changes(_ hidden: [Unicode.Scalar], hadWideForms: Bool = false) -> [Words] {
    let marks = Set(hidden).sorted().map { "U+" + $0.hexadecimal }
    return (marks.isEmpty ? [] : [EditorWords.hiddenLeftOut(marks.joined(separator: ", "))])
      + (hadWideForms ? [EditorWords.wideMadeUsual] : [])
  }

  /// What diagnostics are about, and what to do.
  static func details(of diagnostics: [Diagnostic]) -> [Words] {
    diagnostics.flatMap { $0.context + ($0.help.map { [$0] } ?? []) }
      .filter { !$0.isForTerminals }
  }
}

extension Words {
  /// Whether it tells of a command, which a page cannot give.
  var isForTerminals: Bool { es.contains("«marcador ") }
}

extension Unicode.Scalar {
  /// As Unicode writes its number: `200B`.
  fileprivate var hexadecimal: String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
