/// The files in which somebody writes of matches, as the editor may use them.
package struct ProseFiles: Sendable {
  /// The text of the file of a match, by its number; nil where there is none.
  package var read: @MainActor @Sendable (_ match: Int) throws -> [UInt8]?
  /// Gives it another text, or takes it away for an empty one, if it still has the one that was looked
  /// at; says false otherwise. Throws why it could not be saved.
  package var write:
    @MainActor @Sendable (_ match: Int, _ looked: [UInt8]?, _ new: [UInt8]) throws -> Bool
  /// Throws what would keep the site from being built with that text.
  package var check: @MainActor @Sendable (_ match: Int, _ new: [UInt8]) async throws -> Void

  package init(
    read: @escaping @MainActor @Sendable (_ match: Int) throws -> [UInt8]?,
    write:
      @escaping @MainActor @Sendable (_ match: Int, _ looked: [UInt8]?, _ new: [UInt8]) throws
      -> Bool,
    check: @escaping @MainActor @Sendable (_ match: Int, _ new: [UInt8]) async throws -> Void
  ) {
    self.read = read
    self.write = write
    self.check = check
  }
}
