import Torneo

/// How the last matches of a team ended: a square with a letter for each, the latest on the right.
struct FormaSVG {
  let forma: [Desenlace]
  let language: SiteLanguage

  var svg: [UInt8] {
    var svg = SVG()
    svg.open(
      "svg", ("class", .word("forma")), ("role", .word("img")),
      ("viewBox", .text("0 0 \(max(30 * forma.count - 4, 1)) 26")))
    svg.text("title", language.formTitle)
    svg.text("desc", language.form(forma))
    for (indice, desenlace) in forma.enumerated() {
      svg.element(
        "rect", ("class", .word(Self.clase(desenlace))), ("x", .number(30 * indice)),
        ("width", .number(26)), ("height", .number(26)), ("rx", .number(4)))
      svg.text(
        "text", language.letter(of: desenlace), ("text-anchor", .word("middle")),
        ("x", .number(30 * indice + 13)), ("y", .number(18)))
    }
    svg.close()
    return svg.bytes
  }

  private static func clase(_ desenlace: Desenlace) -> StaticString {
    switch desenlace {
    case .victoria: "victoria"
    case .empate: "empate"
    case .derrota: "derrota"
    }
  }
}
