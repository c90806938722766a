/// How Markdown is rendered.
package struct MarkdownOptions: Sendable, Hashable {
  package var limits: MarkdownLimits
  /// Ids that the page around has already; no heading gets one of them.
  package var reservedIDs: [String]

  /// HTML that stands around each table; nothing by default.
  package var tableFrame: TableFrame

  /// What opens and what closes the frame of a table.
  package struct TableFrame: Sendable, Hashable {
    /// Up to the name of the table, and behind it.
    let opening: [UInt8]
    let openingEnd: [UInt8]
    let closing: [UInt8]
    /// The name of a table that is under no heading.
    let label: [UInt8]

    package static let none = TableFrame(opening: [], openingEnd: [], closing: [], label: [])

    /// A part of the page that scrolls by itself where a table is wider than the page, also with the
    /// keyboard. A screen reader calls it by the heading that it is under, the second one there with
    /// a number; without a heading by `label`.
    package static func scrolling(label: String) -> TableFrame {
      TableFrame(
        opening: Array(
          "<div class=\"tabla\" role=\"group\" tabindex=\"0\" aria-label=\"".utf8),
        openingEnd: Array("\">\n".utf8), closing: Array("</div>\n".utf8), label: Array(label.utf8))
    }

    /// Appends what stands before a table, the `number`th under a heading.
    func open(under heading: [UInt8], number: Int, to output: inout [UInt8]) {
      if opening.isEmpty { return }
      let name = heading.isEmpty ? label : heading
      output.append(opening)
      output.appendEscaped(name.span, name.indices)
      if number > 1 { output.append(contentsOf: " (\(number))".utf8) }
      output.append(openingEnd)
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
