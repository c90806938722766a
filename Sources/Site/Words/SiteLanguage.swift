package import Diagnostics

/// A language that a site can be written in.
package enum SiteLanguage: String, Sendable, Hashable, CaseIterable {
  case es, en

  /// What the catalogue is read with.
  package var words: Language {
    switch self {
    case .es: .es
    case .en: .en
    }
  }
}
