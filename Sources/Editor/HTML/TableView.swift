import Diagnostics

/// A table whose first column says what each row is about.
@MainActor
struct TableView {
  let caption: Words
  let heads: [Words]
  let rows: [[[HTML]]]
  /// Columns of figures.
  var figures: Set<Int> = []
  /// For the style sheet.
  var kind: String?

  func html(_ visit: Visit) -> HTML {
    .tag(
      "div",
      [
        "class": kind.map { "tabla \($0)" } ?? "tabla", "tabindex": "0", "role": "region",
        "aria-label": visit.say(caption),
      ],
      [
        .tag(
          "table", [:],
          [
            .tag("caption", [:], visit.say(caption)),
            .tag(
              "thead", [:],
              [
                .tag(
                  "tr", [:],
                  heads.indices.map {
                    .tag(
                      "th", ["scope": "col", "class": figures.contains($0) ? "cifra" : nil],
                      visit.say(heads[$0]))
                  })
              ]),
            .tag(
              "tbody", [:],
              rows.map { row in .tag("tr", [:], row.indices.map { cell($0, row[$0]) }) }),
          ])
      ])
  }

  private func cell(_ column: Int, _ content: [HTML]) -> HTML {
    column == 0
      ? .tag("th", ["scope": "row"], content)
      : .tag("td", ["class": figures.contains(column) ? "cifra" : nil], content)
  }
}
