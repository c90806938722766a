/// How Markdown is rendered.
package struct MarkdownOptions: Sendable, Hashable {
  package var limits: MarkdownLimits
  /// Ids that the page around has already; no heading gets one of them.
  package var reservedIDs: [String]

  package init(limits: MarkdownLimits = .prose, reservedIDs: [String] = []) {
    self.limits = limits
    self.reservedIDs = reservedIDs
  }
}
