/// How much a template may be, and may do. Far above what any site needs; what is beyond them is a
/// mistake, and says so within a second instead of filling the memory.
enum Limits {
  /// Bytes of one source.
  static let source = 1 << 20
  /// Bytes of one source in Markdown: of prose that is as long, a page has enough.
  static let markdownSource = 64 << 10
  /// Bytes of all sources of a set.
  static let sources = 64 << 20
  /// Sections, blocks and parents open at one place of a source.
  static let nesting = 100
  /// Problems of one source; reading stops there.
  static let problems = 100
  /// Includes open at one moment of rendering: what bounds a template that includes itself.
  static let depth = 100
  /// Includes and replaced blocks of one rendering: what bounds a template that includes another
  /// twice, which includes another twice, and so on.
  static let expansions = 10_000
  /// Instructions of one rendering: what bounds lists within lists that write nothing.
  static let steps = 20_000_000
  /// Bytes that one rendering makes.
  static let output = 16 << 20
  /// Templates times contexts that are checked against the vocabulary for one page.
  static let contexts = 10_000
}
