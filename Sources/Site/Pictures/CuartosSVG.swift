/// Goals by quarter of an hour, as bars: those of the tournament, or those of a team and the ones that it
/// conceded.
struct CuartosSVG {
  let cuartos: [CuartoDeHora]
  /// Whether goals against are shown beside.
  let conContrarios: Bool
  let language: SiteLanguage

  private static let base = 104
  private static let altura = 84

  var svg: [UInt8] {
    let mayor = max(cuartos.map { max($0.goles, conContrarios ? $0.contrarios : 0) }.max() ?? 0, 1)
    let paso = 340 / max(cuartos.count, 1)
    let ancho = conContrarios ? paso / 2 - 4 : paso - 12
    var svg = SVG()
    svg.open(
      "svg", ("class", .word("grafico")), ("role", .word("img")), ("viewBox", .word("0 0 360 124")))
    svg.text("title", language.quartersTitle)
    svg.text("desc", language.quarters(cuartos, conContrarios: conContrarios))
    for (indice, cuarto) in cuartos.enumerated() {
      let x = 10 + indice * paso
      barra("gol", cuarto.goles, x + (conContrarios ? 2 : 6), ancho, mayor, en: &svg)
      if conContrarios {
        barra("contra", cuarto.contrarios, x + 2 + paso / 2, ancho, mayor, en: &svg)
      }
      svg.text(
        "text", cuarto.nombre, ("class", .word("nota")), ("text-anchor", .word("middle")),
        ("x", .number(x + paso / 2)), ("y", .number(Self.base + 13)))
    }
    svg.element("path", ("class", .word("eje")), ("d", .text("M10 \(Self.base)H350")))
    svg.close()
    return svg.bytes
  }

  private func barra(
    _ clase: StaticString, _ goles: Int, _ x: Int, _ ancho: Int, _ mayor: Int, en svg: inout SVG
  ) {
    let alto = goles * Self.altura / mayor
    if goles > 0 {
      svg.element(
        "rect", ("class", .word(clase)), ("x", .number(x)), ("y", .number(Self.base - alto)),
        ("width", .number(ancho)), ("height", .number(alto)))
    }
    svg.text(
      "text", "\(goles)", ("class", .word("nota")), ("text-anchor", .word("middle")),
      ("x", .number(x + ancho / 2)), ("y", .number(Self.base - alto - 3)))
  }
}
