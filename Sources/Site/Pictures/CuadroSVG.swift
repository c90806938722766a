import Torneo

/// The bracket of a knock-out: rounds from left to right, who goes on in bold.
struct CuadroSVG {
  private let arbol: ArbolDeCuadro
  private let rondas: [String]
  private let language: SiteLanguage

  /// Nil where there is none, or it is too large to be seen.
  init?(_ rondas: [RondaEliminatoria], nombres: [String], language: SiteLanguage) {
    guard let arbol = ArbolDeCuadro(rondas) else { return nil }
    self.arbol = arbol
    self.rondas = nombres
    self.language = language
  }

  private static let ancho = 118
  private static let alto = 36
  private static let columna = 140
  private static let mediaFila = 22
  private static let cabecera = 22

  /// The picture, in a frame that scrolls.
  var html: [UInt8] {
    let ancho = arbol.columnas * Self.columna - Self.columna + Self.ancho + 2
    let alto = Self.cabecera + arbol.filas * Self.mediaFila
    var svg = SVG()
    // As a table that is wider than the page, it scrolls by itself, also with the keyboard.
    svg.open(
      "div", ("class", .word("tabla")), ("role", .word("group")), ("tabindex", .number(0)),
      ("aria-label", .text(language.bracketTitle)))
    svg.open(
      "svg", ("class", .word("cuadro")), ("role", .word("img")),
      ("viewBox", .text("0 0 \(ancho) \(alto)")), ("width", .number(ancho)),
      ("height", .number(alto)))
    svg.text("title", language.bracketTitle)
    svg.text("desc", language.bracketDescription)
    for columna in 0..<arbol.columnas {
      // In a column there may be more than one round: the one of the tie on top names it.
      let suyas = arbol.casillas.filter { $0.columna == columna }
      guard let primera = suyas.min(by: { $0.fila < $1.fila }),
        rondas.indices.contains(primera.ronda)
      else { continue }
      svg.text(
        "text", Self.corto(rondas[primera.ronda], 20), ("class", .word("nota")),
        ("x", .number(columna * Self.columna + 1)), ("y", .number(11)))
      for casilla in suyas { dibuja(casilla, otraRonda: casilla.ronda != primera.ronda, en: &svg) }
    }
    svg.close()
    svg.close()
    return svg.bytes
  }

  private func dibuja(_ casilla: ArbolDeCuadro.Casilla, otraRonda: Bool, en svg: inout SVG) {
    let (x, y) = lugar(casilla)
    for anterior in casilla.anteriores {
      let origen = lugar(arbol.casillas[anterior])
      svg.element(
        "path", ("class", .word("eje")),
        (
          "d",
          .text(
            "M\(origen.x + Self.ancho) \(origen.y + Self.alto / 2)H\(x - 10)V\(y + Self.alto / 2)H\(x)"
          )
        ))
    }
    svg.element(
      "rect", ("class", .word("casilla")), ("x", .number(x)), ("y", .number(y)),
      ("width", .number(Self.ancho)), ("height", .number(Self.alto)), ("rx", .number(4)))
    if otraRonda, rondas.indices.contains(casilla.ronda) {
      svg.text(
        "text", Self.corto(rondas[casilla.ronda], 20), ("class", .word("nota")), ("x", .number(x)),
        ("y", .number(y - 3)))
    }
    let eliminatoria = casilla.eliminatoria
    let goles = self.goles(de: eliminatoria)
    lado(eliminatoria.local, goles?.local, eliminatoria, x, y + 14, en: &svg)
    lado(eliminatoria.visitante, goles?.visitante, eliminatoria, x, y + 29, en: &svg)
  }

  private func lado(
    _ equipo: Equipo, _ goles: String?, _ eliminatoria: Eliminatoria, _ x: Int, _ y: Int,
    en svg: inout SVG
  ) {
    let pasa = eliminatoria.ganador === equipo
    // Bold letters are wider, and the goals need room too.
    let letras = (pasa ? 15 : 16) - (goles?.count ?? 0)
    svg.text(
      "text", Self.corto(language.name(of: equipo), letras),
      ("class", pasa ? .word("pasa") : .word("lado")), ("x", .number(x + 6)), ("y", .number(y)))
    guard let goles else { return }
    svg.text(
      "text", goles, ("class", pasa ? .word("pasa") : .word("lado")), ("text-anchor", .word("end")),
      ("x", .number(x + Self.ancho - 6)), ("y", .number(y)))
  }

  /// Of a single match, with the kicks of its shoot-out; of two, on aggregate. Nil before there are any.
  private func goles(de eliminatoria: Eliminatoria) -> (local: String, visitante: String)? {
    if let global = eliminatoria.global { return ("\(global.local)", "\(global.visitante)") }
    guard !eliminatoria.esADoblePartido, let partido = eliminatoria.partidos.first?.partido,
      partido.tieneMarcador
    else { return nil }
    func texto(_ goles: Int, _ tanda: Int?) -> String {
      tanda.map { "\(goles) (\($0))" } ?? "\(goles)"
    }
    return (
      texto(partido.goles.local, partido.tanda?.local),
      texto(partido.goles.visitante, partido.tanda?.visitante)
    )
  }

  private func lugar(_ casilla: ArbolDeCuadro.Casilla) -> (x: Int, y: Int) {
    (casilla.columna * Self.columna + 1, Self.cabecera + casilla.fila * Self.mediaFila + 3)
  }

  private static func corto(_ nombre: String, _ letras: Int) -> String {
    isolated(nombre.count <= letras ? nombre : nombre.prefix(letras - 1) + "…")
  }
}
