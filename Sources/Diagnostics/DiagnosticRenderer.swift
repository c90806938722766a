/// Puts diagnostics into the words that a person reads at the terminal.
///
///     torneo.json:57:14: error: el dorsal 100 está fuera de rango (1–99)
///       partido 12, Rayo FC – Toros, gol del 34'
///       ayuda: …
///     1 error, 2 avisos
///
/// Nothing in a text can move the cursor, change colours or turn the line around: characters that
/// nobody sees are written as `\u{202E}`.
package struct DiagnosticRenderer: Sendable {
  private let language: Language
  private let colors: Bool

  /// How many errors of a list, and how many warnings and notes, are shown; the rest is counted.
  package static let limit = 50

  /// - Parameter colors: whether the text is for a terminal that shows ANSI colours.
  package init(language: Language, colors: Bool = false) {
    self.language = language
    self.colors = colors
  }

  /// One diagnostic, each of its lines ended by a newline.
  package func text(of diagnostic: Diagnostic) -> String {
    let place = diagnostic.location.map { styled($0.description.visible + ":", .bold) + " " } ?? ""
    let severity = styled(
      DiagnosticWords.label(of: diagnostic.severity)[language] + ":", Style(diagnostic.severity))
    var lines = ["\(place)\(severity) \(diagnostic.message[language].visible)"]
    lines += diagnostic.context.map { "  " + $0[language].visible }
    if let help = diagnostic.help {
      let label = styled(DiagnosticWords.help[language] + ":", .help)
      lines.append("  \(label) \(help[language].visible)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A list, sorted by place (those without one last, as they come), each only once, with a last line
  /// that counts; empty for an empty list.
  package func text(of diagnostics: [Diagnostic]) -> String {
    let sorted = Self.sortedByPlace(diagnostics)
    var shown: [Severity: Int] = [:]
    var text = ""
    for diagnostic in sorted where shown[diagnostic.severity, default: 0] < Self.limit {
      shown[diagnostic.severity, default: 0] += diagnostic.count
      text += self.text(of: diagnostic)
    }
    let all = Dictionary(grouping: sorted, by: \.severity)
      .mapValues { $0.reduce(0) { $0 + $1.count } }
    if let hidden = DiagnosticWords.more(all.merging(shown, uniquingKeysWith: -)) {
      text += hidden[language] + "\n"
    }
    if let total = DiagnosticWords.total(all) {
      text += styled(total[language], .bold) + "\n"
    }
    return text
  }

  /// Sorted by place, those without one last, as they come; each only once.
  package static func sortedByPlace(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return diagnostics.filter { seen.insert($0).inserted }.enumerated().sorted { a, b in
      switch (a.element.location, b.element.location) {
      case (let placeA?, let placeB?) where placeA != placeB: placeA < placeB
      case (_?, nil): true
      case (nil, _?): false
      default: a.offset < b.offset
      }
    }.map(\.element)
  }

  private func styled(_ text: String, _ style: Style) -> String {
    colors ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// ANSI "select graphic rendition" parameters.
  private enum Style: String {
    case bold = "1"
    case error = "1;31"
    case warning = "1;33"
    case note = "1;36"
    case help = "32"

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .note: self = .note
      }
    }
  }
}
