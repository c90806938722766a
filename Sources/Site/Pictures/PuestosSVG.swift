import Torneo

/// The places of teams, matchday after matchday: the first at the top.
struct PuestosSVG {
  struct Serie: Sendable {
    var nombre: String
    /// By matchday; nil where it has none.
    var puestos: [Int?]
  }

  let jornadas: [Int]
  let series: [Serie]
  /// How many places there are.
  let puestos: Int
  let language: SiteLanguage

  /// More lines than this nobody can tell apart.
  static let seriesMaximas = 24

  private var muestraNombres: Bool { series.count > 1 }
  private var izquierda: Int { 26 }
  private var derecha: Int { muestraNombres ? 250 : 330 }

  var svg: [UInt8] {
    let fondo = muestraNombres ? 16 + (puestos - 1) * 14 : 116
    var svg = SVG()
    svg.open(
      "svg", ("class", .word("grafico")), ("role", .word("img")),
      ("viewBox", .text("0 0 360 \(fondo + 26)")))
    svg.text("title", language.placesTitle)
    svg.text("desc", descripcion)
    for puesto in Set([1, puestos]).sorted() {
      let y = self.y(puesto, fondo)
      svg.element(
        "path", ("class", .word("eje")), ("d", .text("M\(izquierda) \(y / 10)H\(derecha)")))
      svg.text(
        "text", language.ordinal(puesto), ("class", .word("nota")), ("text-anchor", .word("end")),
        ("x", .number(izquierda - 5)), ("y", .tenths(y + 35)))
    }
    for indice in Set([0, jornadas.count - 1]).sorted() where jornadas.indices.contains(indice) {
      svg.text(
        "text", "\(jornadas[indice])", ("class", .word("nota")), ("text-anchor", .word("middle")),
        ("x", .tenths(x(indice))), ("y", .number(fondo + 20)))
    }
    for (numero, serie) in series.enumerated() { dibuja(serie, numero, fondo, en: &svg) }
    svg.close()
    return svg.bytes
  }

  private func dibuja(_ serie: Serie, _ numero: Int, _ fondo: Int, en svg: inout SVG) {
    var trazo = ""
    var ultimo: (x: Int, y: Int)?
    var seguido = false
    for (indice, puesto) in serie.puestos.enumerated() {
      guard let puesto else {
        seguido = false
        continue
      }
      let punto = (x: x(indice), y: y(puesto, fondo))
      trazo += "\(seguido ? "L" : "M")\(Self.decimal(punto.x)) \(Self.decimal(punto.y))"
      seguido = true
      ultimo = punto
    }
    guard let ultimo else { return }
    svg.element("path", ("class", .text("linea l\(numero % 8)")), ("d", .text(trazo)))
    svg.element(
      "circle", ("class", .text("punto l\(numero % 8)")), ("cx", .tenths(ultimo.x)),
      ("cy", .tenths(ultimo.y)), ("r", .number(3)))
    if muestraNombres {
      let nombre = serie.nombre
      svg.text(
        "text", isolated(nombre.count <= 18 ? nombre : nombre.prefix(17) + "…"),
        ("x", .number(derecha + 8)), ("y", .tenths(ultimo.y + 35)))
    }
  }

  private func x(_ indice: Int) -> Int {
    let ancho = 10 * (derecha - izquierda)
    return 10 * izquierda + (jornadas.count < 2 ? ancho / 2 : indice * ancho / (jornadas.count - 1))
  }

  private func y(_ puesto: Int, _ fondo: Int) -> Int {
    100 + (puestos < 2 ? 0 : (puesto - 1) * 10 * (fondo - 10) / (puestos - 1))
  }

  private static func decimal(_ decimas: Int) -> String {
    decimas % 10 == 0 ? "\(decimas / 10)" : "\(decimas / 10).\(decimas % 10)"
  }

  private var descripcion: String {
    if series.count == 1, let unica = series.first {
      return language.places(
        zip(jornadas, unica.puestos).compactMap { jornada, puesto in
          puesto.map { (jornada, $0) }
        })
    }
    return language.placesOfTable(desde: jornadas.first ?? 1, hasta: jornadas.last ?? 1)
  }
}
