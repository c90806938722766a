/// The fixed words around diagnostics.
enum DiagnosticWords {
  static let help = Words(es: "ayuda", en: "help")

  static func label(of severity: Severity) -> Words {
    switch severity {
    case .error: Words(es: "error", en: "error")
    case .warning: Words(es: "aviso", en: "warning")
    case .note: Words(es: "nota", en: "note")
    }
  }

  /// `3 errores, 1 aviso`; nil when there is nothing to count.
  static func total(_ counts: [Severity: Int]) -> Words? {
    joined(counts, by: Words(verbatim: ", ")) { number, names in
      .counted(number, es: names.es, en: names.en)
    }
  }

  /// `y 12 errores más`; nil when there are no more.
  static func more(_ counts: [Severity: Int]) -> Words? {
    joined(counts, by: Words(es: " y ", en: " and ")) { number, names in
      let words = Words.counted(
        number, es: names.es, en: ("more " + names.en.0, "more " + names.en.1))
      return Words(es: words.es + " más", en: words.en)
    }
    .map { Words(es: "y " + $0.es, en: "and " + $0.en) }
  }

  private typealias Names = (es: (String, String), en: (String, String))

  private static func names(of severity: Severity) -> Names {
    switch severity {
    case .error: (es: ("error", "errores"), en: ("error", "errors"))
    case .warning: (es: ("aviso", "avisos"), en: ("warning", "warnings"))
    case .note: (es: ("nota", "notas"), en: ("note", "notes"))
    }
  }

  private static func joined(
    _ counts: [Severity: Int], by separator: Words, _ words: (Int, Names) -> Words
  ) -> Words? {
    let parts = counts.filter { $0.value > 0 }.sorted { $0.key < $1.key }
      .map { words($0.value, names(of: $0.key)) }
    if parts.isEmpty { return nil }
    return Words(
      es: parts.map(\.es).joined(separator: separator.es),
      en: parts.map(\.en).joined(separator: separator.en))
  }
}
