import Torneo

/// The sign of what has none of its own: the initials of its name in its colour, or in one that the name
/// gives, the same in every build. Of a team on a shield, of a site on a square.
struct Monograma {
  private let nombre: String
  private let letras: String
  let color: ColorDeEquipo
  /// Which part of the shield is painted darker or lighter.
  private let division: Int

  init(de equipo: Equipo) {
    self.init(de: equipo.nombre, color: equipo.color)
  }

  init(de nombre: String, color: ColorDeEquipo? = nil) {
    self.nombre = nombre
    letras = Self.letras(de: nombre)
    let numero = Self.numero(de: nombre)
    self.color = color ?? Self.colores[numero % Self.colores.count]
    division = numero / Self.colores.count % 4
  }

  private var tinta: String { color.admiteTextoBlanco ? "#ffffff" : "#000000" }

  /// The sign of a site, as an SVG file.
  var icono: [UInt8] {
    var svg = SVG()
    svg.open(
      "svg", ("xmlns", .word("http://www.w3.org/2000/svg")), ("viewBox", .word("0 0 48 48")),
      ("role", .word("img")))
    svg.text("title", nombre)
    svg.element(
      "rect", ("width", .number(48)), ("height", .number(48)), ("rx", .number(10)),
      ("fill", .text(color.description)))
    escribeLetras(en: &svg)
    svg.close()
    return svg.bytes
  }

  private func escribeLetras(en svg: inout SVG) {
    svg.text(
      "text", letras, ("x", .number(24)), ("y", .number(letras.count < 3 ? 29 : 28)),
      ("text-anchor", .word("middle")), ("fill", .text(tinta)),
      ("font-family", .word("system-ui,sans-serif")), ("font-weight", .number(700)),
      ("font-size", .number(letras.count < 3 ? 18 : 14)))
  }

  /// The badge of a team, as an SVG file.
  var svg: [UInt8] {
    var svg = SVG()
    let sombra = color.admiteTextoBlanco ? "#000000" : "#ffffff"
    svg.open(
      "svg", ("xmlns", .word("http://www.w3.org/2000/svg")), ("viewBox", .word("0 0 48 48")),
      ("width", .number(48)), ("height", .number(48)))
    svg.element("path", ("d", .word(Self.escudo)), ("fill", .text(color.description)))
    if let parte = Self.divisiones[division] {
      // Away from the colour of the letters, which are as clear on it as on the rest.
      svg.element(
        "path", ("d", .word(parte)), ("fill", .text(sombra)), ("fill-opacity", .word("0.16")))
    }
    svg.element(
      "path", ("d", .word(Self.escudo)), ("fill", .word("none")), ("stroke", .word("#808080")),
      ("stroke-opacity", .word("0.6")))
    escribeLetras(en: &svg)
    svg.close()
    return svg.bytes
  }

  private static let escudo: StaticString = "M24 2 42 7v16c0 12-7 19-18 23C13 42 6 35 6 23V7Z"
  private static let divisiones: [StaticString?] = [
    nil, "M24 2 42 7v16c0 12-7 19-18 23Z", "M6 7 24 2 42 7v6H6Z", "M6 30 42 9v9L8 37Z",
  ]

  /// Of teams without one of their own: white is clear on each of them.
  private static let colores: [ColorDeEquipo] = [
    0x9F1D35, 0xA2480F, 0x745A00, 0x2F6B1F, 0x0A6650, 0x0B6477, 0x1D4F91, 0x3F3D9E, 0x6B2D8B,
    0x8C2668, 0x5A4636, 0x44546A,
  ].map { (rgb: UInt32) in
    ColorDeEquipo(
      rojo: UInt8(truncatingIfNeeded: rgb >> 16), verde: UInt8(truncatingIfNeeded: rgb >> 8),
      azul: UInt8(truncatingIfNeeded: rgb))
  }

  /// The first letter of each of up to three words, or the first three of a single one. Words that many
  /// clubs have do not count where others are left.
  private static func letras(de nombre: String) -> String {
    let palabras = nombre.split { !$0.isLetter && !$0.isNumber }.map { $0.uppercased() }
    let propias = palabras.filter { !comunes.contains($0) }
    let elegidas = propias.isEmpty ? palabras : propias
    guard let primera = elegidas.first else { return "·" }
    if elegidas.count == 1 { return String(primera.prefix(3)) }
    return String(elegidas.prefix(3).compactMap(\.first))
  }

  private static let comunes: Set<String> = [
    "FC", "CF", "CD", "UD", "SD", "AD", "CA", "AC", "SC", "EF", "C", "F", "D", "DE", "DEL", "LA",
    "EL",
    "LOS", "LAS", "Y", "I", "OF", "THE", "AND", "DA", "DO", "DOS",
  ]

  /// FNV-1a of 32 bits.
  private static func numero(de nombre: String) -> Int {
    var huella: UInt32 = 2_166_136_261
    for byte in nombre.utf8 { huella = (huella ^ UInt32(byte)) &* 16_777_619 }
    return Int(huella >> 4)
  }
}
