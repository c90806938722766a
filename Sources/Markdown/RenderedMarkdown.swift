/// What rendering tells besides the HTML.
package struct RenderedMarkdown: Sendable, Hashable {
  /// What was dropped or shown as text, by line.
  package var warnings: [MarkdownWarning] = []
  /// The ids of the headings, in the order of the page.
  package var headingIDs: [String] = []
}
