import Diagnostics
import JSON
import Torneo

/// What the reading of a store found wrong, each at its byte.
struct Hallazgos: Sendable {
  /// What a value is about, by its place: words are made only for what is told.
  enum Asunto: Sendable, Hashable {
    case equipo(JSONTape.Value)
    case jugador(JSONTape.Value, de: JSONTape.Value)
    case partido(JSONTape.Value)
    case evento(JSONTape.Value, en: JSONTape.Value)
  }

  struct Hallazgo: Sendable {
    var lugar: Int
    var gravedad: Severity
    var problema: ProblemaDelTorneo
    var asunto: Asunto?
    /// Another place that it has to do with: the first of two equal things.
    var otroLugar: Int?
  }

  /// Findings of one severity that are kept: nobody reads more, and a hostile file has millions.
  static let limite = 10_000

  private(set) var lista: [Hallazgo] = []
  /// How many there are of each severity.
  private var cuentas = [0, 0, 0]

  var hayErrores: Bool { cuentas[Severity.error.rawValue] > 0 }

  mutating func anota(_ hallazgo: Hallazgo) {
    let gravedad = hallazgo.gravedad.rawValue
    cuentas[gravedad] += 1
    if cuentas[gravedad] <= Self.limite {
      lista.append(hallazgo)
    } else if cuentas[gravedad] == Self.limite + 1 {
      var ultimo = hallazgo
      ultimo.problema = .demasiadosProblemas(limite: Self.limite)
      // After all others: it stands for the rest.
      ultimo.lugar = .max
      ultimo.asunto = nil
      ultimo.otroLugar = nil
      lista.append(ultimo)
    }
  }

  mutating func suma(_ otros: Hallazgos) {
    for hallazgo in otros.lista { anota(hallazgo) }
    // Those that were not kept.
    for gravedad in cuentas.indices {
      cuentas[gravedad] += max(0, otros.cuentas[gravedad] - Self.limite - 1)
    }
  }

  /// With lines and columns, in the order of the file.
  func diagnosticos(
    de documento: JSONDocument, file: String, donde sirve: (Severity) -> Bool
  ) -> [Diagnostic] {
    let lista = lista.filter { sirve($0.gravedad) }
    if lista.isEmpty { return [] }
    let texto = SourceText(file: file, bytes: documento.bytes)
    let json = documento.tape
    var vistos = [0, 0, 0]
    var asuntos: [Asunto: Words] = [:]
    return lista.sorted { $0.lugar < $1.lugar }.map { hallazgo in
      // What it is about is looked for among all that the file says of it, and the name that was meant
      // among all names; only so many are ever shown.
      vistos[hallazgo.gravedad.rawValue] += 1
      guard vistos[hallazgo.gravedad.rawValue] <= DiagnosticRenderer.limit else {
        return Diagnostic(
          hallazgo.gravedad, at: texto.location(at: hallazgo.lugar), hallazgo.problema.words,
          count: cuantos(hallazgo))
      }
      var contexto: [Words] = []
      if let asunto = hallazgo.asunto {
        let words = asuntos[asunto] ?? asunto.words(json)
        asuntos[asunto] = words
        contexto.append(words)
      }
      if let otro = hallazgo.otroLugar {
        let lugar = texto.location(at: otro)
        contexto.append(.elOtroLugar(linea: lugar.line, columna: lugar.column))
      }
      return Diagnostic(
        hallazgo.gravedad, at: texto.location(at: hallazgo.lugar), hallazgo.problema.words,
        context: contexto, help: hallazgo.problema.help)
    }
  }
}

extension Hallazgos {
  private func cuantos(_ hallazgo: Hallazgo) -> Int {
    guard case .demasiadosProblemas = hallazgo.problema else { return 1 }
    return cuentas[hallazgo.gravedad.rawValue] - Self.limite
  }

  /// The errors of a text that nobody sees, each where what it is about comes from.
  func errores(
    de documento: JSONDocument, procedencia: (AsuntoDelTorneo) -> SourceLocation?
  ) -> [Diagnostic] {
    let json = documento.tape
    return lista.filter { $0.gravedad == .error }.sorted { $0.lugar < $1.lugar }.map { hallazgo in
      Diagnostic(
        .error, at: procedencia(hallazgo.asunto?.asunto(json) ?? .torneo), hallazgo.problema.words,
        context: hallazgo.asunto.map { [$0.words(json)] } ?? [], help: hallazgo.problema.help)
    }
  }
}

extension Hallazgos.Asunto {
  fileprivate func asunto(_ json: JSONTape) -> AsuntoDelTorneo {
    switch self {
    case .equipo(let valor):
      json.node(valor)["nombre"]?.string.map(AsuntoDelTorneo.equipo) ?? .torneo
    case .jugador(let valor, let equipo):
      if let nombre = json.node(valor)["nombre"]?.string,
        let suyo = json.node(equipo)["nombre"]?.string
      {
        .jugador(nombre, de: suyo)
      } else {
        .torneo
      }
    case .partido(let valor), .evento(_, let valor):
      json.node(valor)["id"]?.integer.map(AsuntoDelTorneo.partido) ?? .torneo
    }
  }
  /// `partido 12, Rayo FC – Toros, gol del 34'`
  fileprivate func words(_ json: JSONTape) -> Words {
    switch self {
    case .equipo(let valor): Self.equipo(json.node(valor))
    case .jugador(let valor, let equipo):
      .jugador(json.node(valor)["nombre"]?.string, de: Self.equipo(json.node(equipo)))
    case .partido(let valor): Self.partido(json.node(valor))
    case .evento(let valor, let partido): Self.evento(json.node(valor), en: json.node(partido))
    }
  }

  private static func equipo(_ nodo: JSONNode) -> Words {
    .equipo(nodo["nombre"]?.string)
  }

  private static func partido(_ nodo: JSONNode) -> Words {
    .partido(
      id: nodo["id"]?.integer, local: lado(nodo["local"]), visitante: lado(nodo["visitante"]))
  }

  private static func lado(_ nodo: JSONNode?) -> Words? {
    guard let nodo else { return nil }
    return nodo.string.map { Words(verbatim: $0) }
      ?? Plaza(nodo).map { Words(es: $0.description, en: $0.enIngles) }
  }

  private static func evento(_ nodo: JSONNode, en partidoDelEvento: JSONNode) -> Words {
    let minuto = nodo["minuto"]
    return .evento(
      tipo: nodo["tipo"]?.string, minuto: minuto?.string ?? minuto?.numberText,
      en: partido(partidoDelEvento))
  }
}
