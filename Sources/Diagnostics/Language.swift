/// A language in which the program speaks to the person at the terminal.
package enum Language: String, Sendable, Hashable, CaseIterable {
  case es, en
}

/// A sentence in every language of the program.
///
/// Each module keeps its sentences in one file, made from the facts of its error types, so that a
/// translator has one place to look at.
package struct Words: Sendable, Hashable {
  package var es: String
  package var en: String

  package init(es: String, en: String) {
    self.es = es
    self.en = en
  }

  /// The same text in every language: a name, a figure, a path.
  package init(verbatim text: String) {
    self.init(es: text, en: text)
  }

  package subscript(language: Language) -> String {
    switch language {
    case .es: es
    case .en: en
    }
  }
}
