import Torneo

/// The goals, cards and substitutions of a match along its minutes: the home side above the line, the
/// away side below it. What happens at nearly the same time stands further out.
struct CronologiaSVG {
  private enum Clase {
    case gol, amarilla, roja, cambio, fallado
  }

  private struct Marca {
    let clase: Clase
    /// In tenths.
    let x: Int
    let minuto: Minuto
    let esDelLocal: Bool
    /// How many marks are between it and the line.
    let piso: Int
  }

  private let partido: Partido
  private let duracion: Duracion
  private let minutos: Int
  private let language: SiteLanguage
  private var marcas: [Marca] = []
  private var pisos = (local: 1, visitante: 1)

  /// Nil where nothing is known that has a minute and a side.
  init?(_ partido: Partido, duracion: Duracion, language: SiteLanguage) {
    guard partido.estado != .adjudicado, !partido.eventos.isEmpty else { return nil }
    self.partido = partido
    self.duracion = duracion
    self.language = language
    minutos = max(
      partido.minutosDeJuego(duracion),
      partido.eventos.lazy.compactMap { $0.minuto?.minuto }.max() ?? 0)
    coloca()
    if marcas.isEmpty { return nil }
  }

  private static let ancho = 360
  private static let margen = 16
  private static let alturaDePiso = 22

  private mutating func coloca() {
    // Of each level of each side, up to where it is taken.
    var tomado: [[Int]] = [[], []]
    marcas.reserveCapacity(partido.eventos.count)
    for evento in partido.eventosPorMinuto {
      guard let minuto = evento.minuto, let equipo = evento.equipo, let clase = Self.clase(evento)
      else { continue }
      let x = self.x(minuto.minuto)
      let mitad = clase == .gol ? 15 + 25 * (minuto.anadido == 0 ? 3 : 5) : 50
      let lado = equipo === partido.local ? 0 : 1
      var piso = 0
      while piso < tomado[lado].count, tomado[lado][piso] > x - mitad { piso += 1 }
      if piso == tomado[lado].count {
        tomado[lado].append(x + mitad)
      } else {
        tomado[lado][piso] = x + mitad
      }
      marcas.append(
        Marca(clase: clase, x: x, minuto: minuto, esDelLocal: lado == 0, piso: piso))
    }
    pisos = (max(tomado[0].count, 1), max(tomado[1].count, 1))
  }

  private static func clase(_ evento: EventoDePartido) -> Clase? {
    switch evento {
    case .gol: .gol
    case .tarjeta(_, _, _, .amarilla, _): .amarilla
    case .tarjeta: .roja
    case .cambio: .cambio
    case .penaltiFallado: .fallado
    case .lanzamiento: nil
    }
  }

  /// In tenths.
  private func x(_ minuto: Int) -> Int {
    10 * Self.margen + minuto * 10 * (Self.ancho - 2 * Self.margen) / max(minutos, 1)
  }

  var svg: [UInt8] {
    let eje = 20 + pisos.local * Self.alturaDePiso
    let pie = eje + pisos.visitante * Self.alturaDePiso + 13
    var svg = SVG()
    svg.open(
      "svg", ("class", .word("grafico")), ("role", .word("img")),
      ("viewBox", .text("0 0 \(Self.ancho) \(pie + 4)")))
    svg.text("title", language.timelineTitle)
    svg.text("desc", descripcion)
    svg.text("text", corto(partido.local), ("x", .number(Self.margen)), ("y", .number(11)))
    svg.text("text", corto(partido.visitante), ("x", .number(Self.margen)), ("y", .number(pie)))
    svg.element(
      "path", ("class", .word("eje")),
      ("d", .text("M\(Self.margen) \(eje)H\(Self.ancho - Self.margen)")))
    for minuto in [duracion.partido / 2, duracion.partido, minutos] {
      svg.element(
        "path", ("class", .word("eje")), ("d", .text("M\(x(minuto) / 10) \(eje - 4)v8")))
    }
    for minuto in [duracion.partido / 2, minutos] {
      svg.text(
        "text", "\(minuto)'", ("class", .word("nota")), ("text-anchor", .word("middle")),
        ("x", .tenths(x(minuto))), ("y", .number(pie)))
    }
    for marca in marcas { dibuja(marca, eje: eje, en: &svg) }
    svg.close()
    return svg.bytes
  }

  private func dibuja(_ marca: Marca, eje: Int, en svg: inout SVG) {
    let distancia = 11 + marca.piso * Self.alturaDePiso
    let y = marca.esDelLocal ? eje - distancia : eje + distancia
    switch marca.clase {
    case .gol:
      svg.element(
        "circle", ("class", .word("gol")), ("cx", .tenths(marca.x)), ("cy", .number(y)),
        ("r", .number(5)))
      svg.text(
        "text", "\(marca.minuto)'", ("class", .word("nota")), ("text-anchor", .word("middle")),
        ("x", .tenths(marca.x)), ("y", .number(marca.esDelLocal ? y - 7 : y + 14)))
    case .amarilla: tarjeta("amarilla", marca, y, en: &svg)
    case .roja: tarjeta("roja", marca, y, en: &svg)
    case .cambio:
      svg.element(
        "path", ("class", .word("cambio")),
        ("d", .text("M\(marca.x / 10 - 3) \(y)l3-4 3 4zm0 2l3 4 3-4z")))
    case .fallado:
      svg.element(
        "circle", ("class", .word("fallado")), ("cx", .tenths(marca.x)), ("cy", .number(y)),
        ("r", .number(4)))
    }
  }

  private func tarjeta(_ clase: StaticString, _ marca: Marca, _ y: Int, en svg: inout SVG) {
    svg.element(
      "rect", ("class", .word(clase)), ("x", .tenths(marca.x - 30)), ("y", .number(y - 4)),
      ("width", .number(6)), ("height", .number(9)))
  }

  /// What fits beside the minutes.
  private func corto(_ equipo: Equipo) -> String {
    let nombre = language.name(of: equipo)
    return isolated(nombre.count <= 20 ? nombre : nombre.prefix(19) + "…")
  }

  private var descripcion: String {
    let goles = [partido.local, partido.visitante].map { equipo in
      (
        isolated(language.name(of: equipo)),
        marcas.filter { $0.clase == .gol && $0.esDelLocal == (equipo === partido.local) }
          .map { "\($0.minuto)'" }
      )
    }
    return language.timeline(goles)
  }
}
