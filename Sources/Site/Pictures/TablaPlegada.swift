/// A table that opens: what a picture shows, for who does not see it, where it would be long.
struct TablaPlegada {
  let titulo: String
  let columnas: [String]
  /// As many cells as there are columns; the first one says what its row is about.
  let filas: [[String]]

  /// An HTML element.
  var html: [UInt8] {
    var html = SVG()
    html.open("details")
    html.text("summary", titulo)
    html.open("table")
    html.open("thead")
    html.open("tr")
    for columna in columnas { html.text("th", columna, ("scope", .word("col"))) }
    html.close()
    html.close()
    html.open("tbody")
    for fila in filas {
      html.open("tr")
      for (lugar, celda) in fila.enumerated() {
        if lugar == 0 {
          html.text("th", celda, ("scope", .word("row")))
        } else {
          html.text("td", celda)
        }
      }
      html.close()
    }
    html.close()
    html.close()
    html.close()
    return html.bytes
  }
}
