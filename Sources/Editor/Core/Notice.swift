import Diagnostics

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
      details: diagnostic.context + (diagnostic.help.map { [$0] } ?? []))
  }
}
