/// The file with the settings of the site, as the editor may use it.
package struct SettingsFile: Sendable {
  /// Its text; nil where there is none.
  package var read: @MainActor @Sendable () throws -> [UInt8]?
  /// Gives it another text, or takes it away for nil, if it still has the one that was looked at; says false otherwise. Throws why
  /// it could not be saved, or what is wrong with the new text.
  package var write: @MainActor @Sendable (_ looked: [UInt8]?, _ new: [UInt8]?) throws -> Bool

  /// Throws what is wrong with a text, which may have some of the settings only.
  package var check: @MainActor @Sendable ([UInt8]) throws -> Void

  package init(
    read: @escaping @MainActor @Sendable () throws -> [UInt8]?,
    write: @escaping @MainActor @Sendable (_ looked: [UInt8]?, _ new: [UInt8]?) throws -> Bool,
    check: @escaping @MainActor @Sendable ([UInt8]) throws -> Void
  ) {
    self.read = read
    self.write = write
    self.check = check
  }
}
