/// How Markdown is rendered.
package struct MarkdownOptions: Sendable, Hashable {
  package var limits: MarkdownLimits
  /// Ids that the page around has already; no heading gets one of them.
  package var reservedIDs: [String]

  /// HTML that stands around each table; nothing by default.
  package var tableFrame: TableFrame

  /// What opens and what closes the frame of a table.
  package struct TableFrame: Sendable, Hashable {
    let opening: [UInt8]
    let closing: [UInt8]

    package static let none = TableFrame(opening: [], closing: [])

    /// A part of the page that scrolls by itself where a table is wider than the page, also with the
    /// keyboard. `label` is what a screen reader calls it.
    package static func scrolling(label: String) -> TableFrame {
      var opening = Array("<div class=\"tabla\" role=\"group\" tabindex=\"0\" aria-label=\"".utf8)
      for byte in label.utf8 { opening += Markup.escape(of: byte) }
      return TableFrame(
        opening: opening + Array("\">\n".utf8), closing: Array("</div>\n".utf8))
    }
  }

  package init(
    limits: MarkdownLimits = .prose, reservedIDs: [String] = [], tableFrame: TableFrame = .none
  ) {
    self.limits = limits
    self.reservedIDs = reservedIDs
    self.tableFrame = tableFrame
  }
}
