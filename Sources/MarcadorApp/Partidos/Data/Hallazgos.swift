import Diagnostics
import JSON
import Torneo

/// What a reading of a store found wrong, each at its byte.
struct Hallazgos: Sendable {
  /// What a value is about, kept as facts: words are made only for what is printed.
  enum Asunto: Sendable, Hashable {
    case equipo(String)
    case partido(id: Int?, local: String?, visitante: String?)
    indirect case evento(tipo: String, minuto: String?, en: Asunto)
  }

  struct Hallazgo: Sendable {
    var lugar: Int
    var gravedad: Severity
    var problema: ProblemaDelTorneo
    var asunto: Asunto?
    /// Another place that it has to do with: the first of two equal things.
    var otroLugar: Int?
  }

  private(set) var lista: [Hallazgo] = []
  /// What is being read now.
  var asunto: Asunto?

  var hayErrores: Bool { lista.contains { $0.gravedad == .error } }

  mutating func error(_ problema: ProblemaDelTorneo, en lugar: Int, y otroLugar: Int? = nil) {
    anota(.error, problema, lugar, otroLugar)
  }

  mutating func aviso(_ problema: ProblemaDelTorneo, en lugar: Int, y otroLugar: Int? = nil) {
    anota(.warning, problema, lugar, otroLugar)
  }

  mutating func nota(_ problema: ProblemaDelTorneo, en lugar: Int) {
    anota(.note, problema, lugar, nil)
  }

  mutating func suma(_ otros: Hallazgos) {
    lista += otros.lista
  }

  private mutating func anota(
    _ gravedad: Severity, _ problema: ProblemaDelTorneo, _ lugar: Int, _ otroLugar: Int?
  ) {
    lista.append(
      Hallazgo(
        lugar: lugar, gravedad: gravedad, problema: problema, asunto: asunto, otroLugar: otroLugar)
    )
  }

  /// With lines and columns, in the order of the file.
  func diagnosticos(de texto: SourceText) -> [Diagnostic] {
    lista.sorted { $0.lugar < $1.lugar }.map { hallazgo in
      var contexto = hallazgo.asunto.map { [$0.words] } ?? []
      if let otro = hallazgo.otroLugar {
        let lugar = texto.location(at: otro)
        contexto.append(
          Words(
            es: "el otro está en la línea \(lugar.line), columna \(lugar.column)",
            en: "the other one is at line \(lugar.line), column \(lugar.column)"))
      }
      return Diagnostic(
        hallazgo.gravedad, at: texto.location(at: hallazgo.lugar), hallazgo.problema.words,
        context: contexto, help: hallazgo.problema.help)
    }
  }
}

extension Hallazgos.Asunto {
  /// `partido 12, Rayo FC – Toros, gol del 34'`
  fileprivate var words: Words {
    switch self {
    case .equipo(let nombre):
      return Words(es: "equipo «\(nombre.visible)»", en: "team “\(nombre.visible)”")
    case .partido(let id, let local, let visitante):
      let numero = id.map { " \($0)" } ?? ""
      let lados = "\((local ?? "?").visible) – \((visitante ?? "?").visible)"
      return Words(es: "partido\(numero), \(lados)", en: "match\(numero), \(lados)")
    case .evento(let tipo, let minuto, let partido):
      let palabras = partido.words
      let cuando = minuto.map { (es: " del \($0.visible)'", en: " of \($0.visible)'") }
      return Words(
        es: palabras.es + ", \(tipo.visible)\(cuando?.es ?? "")",
        en: palabras.en + ", \(tipo.visible)\(cuando?.en ?? "")")
    }
  }
}
