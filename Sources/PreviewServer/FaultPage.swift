/// A page of nothing but what keeps a page from being made.
package struct FaultPage {
  private let report: FaultReport

  package init(_ report: FaultReport) {
    self.report = report
  }

  package var bytes: [UInt8] {
    let faults = report.faults.map(item).joined()
    let title = report.title.escapedForHTML
    return Array(
      """
      <!DOCTYPE html>
      <html lang="\(report.language.escapedForHTML)" data-marcador-fallo>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>
      body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: #1d1d22; color: #f4f4f6;
        font: 16px/1.5 system-ui, sans-serif; }
      li { margin: 0 0 1.5rem; }
      code, strong { overflow-wrap: anywhere; }
      code { display: block; color: #9cdcfe; }
      pre { padding: .5rem; overflow: auto; background: #0e0e11; }
      mark { background: #5a1e1e; color: #fff; }
      p { margin: 0; }
      .ayuda { color: #b5e8a5; }
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      <ul>
      \(faults)</ul>
      </main>
      </body>
      </html>

      """.utf8)
  }

  private func item(_ fault: FaultReport.Fault) -> String {
    var html = "<li>"
    if let place = fault.place { html += "<code>\(place.escapedForHTML)</code>\n" }
    html += "<strong>\(fault.message.escapedForHTML)</strong>\n"
    for line in fault.context { html += "<p>\(line.escapedForHTML)</p>\n" }
    if !fault.source.isEmpty {
      let lines = fault.source.map { line in
        let text = "\(line.number)  \(line.text.escapedForHTML)"
        return line.isMarked ? "<mark>\(text)</mark>" : text
      }
      html += "<pre tabindex=\"0\">\(lines.joined(separator: "\n"))</pre>\n"
    }
    if let help = fault.help { html += "<p class=\"ayuda\">\(help.escapedForHTML)</p>\n" }
    return html + "</li>\n"
  }
}
