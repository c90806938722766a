/// What a person decided about an import.
package struct ImportOptions: Sendable {
  /// Spellings that stand for another name, of players and of teams: `Mbappé` for
  /// `Kylian Mbappé`. Also applied to the tournament that is imported into, so that a doubt told by
  /// one import is settled by the next.
  package var aliases: [String: String]

  package init(aliases: [String: String] = [:]) {
    self.aliases = aliases
  }
}
