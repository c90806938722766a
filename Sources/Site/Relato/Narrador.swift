import Torneo

/// What a report tells of a match, and in which order, whatever the language.
struct Narrador<Frases: FrasesDeRelato> {
  private let hechos: HechosDelRelato
  private let frases = Frases()
  private var variantes: Variantes
  private var trama: Trama { hechos.trama }

  /// From so many goals of difference on a win is a rout.
  private static var goleada: Int { 4 }
  /// So many things are told in one sentence.
  private static var clausulasPorOracion: Int { 3 }

  init(_ hechos: HechosDelRelato, _ variantes: Variantes) {
    self.hechos = hechos
    self.variantes = variantes
  }

  mutating func parrafos() -> [String] {
    [
      [entrada()], goles(), expulsiones() + penaltisFallados(), tabla(),
    ].filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  private static func lista(_ partes: [String]) -> String { Frases.idioma.list(partes) }

  private func tanteo(_ tanteo: Tanteo, de lado: Trama.Lado) -> String {
    "\(tanteo[lado])-\(tanteo[lado.otro])"
  }

  // MARK: The result

  private mutating func entrada() -> String {
    guard let ganador = trama.ganador else { return empate() }
    let frase = frases.victoria(
      de: hechos.nombre(ganador), a: hechos.nombre(ganador.otro), tanteo(trama.final, de: ganador),
      esGoleada: trama.final[ganador] - trama.final[ganador.otro] >= Self.goleada,
      enLaProrroga: trama.reglamentario != nil, &variantes)
    return frase + merito(de: ganador) + "."
  }

  /// What was most remarkable about a win.
  private func merito(de ganador: Trama.Lado) -> String {
    let desventaja = trama.mayorDesventaja(de: ganador)
    let remontada = desventaja > 0 ? frases.remontada(de: desventaja) : ""
    let hazana: String
    if let gol = golTardio {
      hazana = gol
    } else if let mejor = trama.repetidores.first(where: { $0.lado == ganador }) {
      hazana = frases.con(goles: mejor.goles, de: isolated(mejor.jugador.nombre))
    } else {
      return remontada
    }
    return "\(remontada)\(remontada.isEmpty ? "" : ",") \(hazana)"
  }

  /// The goal that decided, if it fell at the end.
  private var golTardio: String? {
    trama.decisivo.flatMap { gol in
      hechos.esTardio(gol) ? frases.con(gol, de: isolated(gol.autor.nombre)) : nil
    }
  }

  private mutating func empate() -> String {
    var frase = frases.empate(
      Self.lista([hechos.local, hechos.visitante]), trama.final,
      trasLaProrroga: trama.reglamentario != nil, &variantes)
    if let gol = golTardio {
      frase += ", \(gol)"
    } else if let lado = [Trama.Lado.local, .visitante].first(where: {
      trama.mayorDesventaja(de: $0) > 1
    }) {
      frase += frases.desventaja(de: hechos.nombre(lado), trama.mayorDesventaja(de: lado))
    }
    if let ganador = trama.ganadorDeLaTanda, let tanda = trama.tanda {
      frase += ". " + frases.tanda(de: hechos.nombre(ganador), tanteo(tanda, de: ganador))
    }
    return frase + "."
  }

  // MARK: How the score moved

  private mutating func goles() -> [String] {
    guard let primero = trama.goles.first else { return [] }
    if trama.goles.count == 1 {
      return [frases.unicoGol(primero, de: isolated(primero.autor.nombre))]
    }
    var oraciones: [String] = []
    var clausulas: [Clausula] = []
    var tiempo = Trama.Tiempo.primero
    for tramo in Tramo.tramos(de: trama) {
      if tramo.tiempo != tiempo {
        oraciones += self.oraciones(clausulas) + pausas(desde: tiempo, hasta: tramo.tiempo)
        clausulas = []
        tiempo = tramo.tiempo
      }
      if tramo.goles.count >= Tramo.goleada {
        clausulas.append(racha(tramo))
      } else {
        for gol in tramo.goles { clausulas.append(clausula(gol)) }
      }
    }
    oraciones += self.oraciones(clausulas)
    if tiempo == .primero, trama.descanso != nil { oraciones.append(frases.sinMasGoles) }
    return oraciones
  }

  /// What is said between the parts of the match.
  private func pausas(desde: Trama.Tiempo, hasta: Trama.Tiempo) -> [String] {
    [
      desde == .primero ? trama.descanso.map { frases.descanso($0) } : nil,
      hasta == .prorroga ? trama.reglamentario.map { frases.reglamentario($0) } : nil,
    ].compactMap { $0 }
  }

  /// What somebody did, to be joined with what others did.
  private struct Clausula {
    var sujeto: String
    var predicado: String
    /// When; nil where the subject says it.
    var minuto: Minuto?
  }

  private mutating func clausula(_ gol: Trama.Gol) -> Clausula {
    let nombre = isolated(gol.autor.nombre)
    return Clausula(
      sujeto: gol.modo == .propia ? frases.propia(de: nombre) : nombre,
      predicado: frases.verbo(gol, de: hechos.nombre(gol.lado), &variantes), minuto: gol.minuto)
  }

  /// Several goals in a row of one side, as one.
  private func racha(_ tramo: Tramo) -> Clausula {
    let autores = tramo.autores.map { autor in
      frases.autor(
        isolated(autor.autor.nombre), en: Self.lista(autor.minutos.map(\.description)),
        enPropia: autor.esPropia)
    }
    return Clausula(
      sujeto: Self.lista(autores),
      predicado: frases.racha(
        de: autores.count, hasta: tramo.goles.last?.tras ?? trama.final))
  }

  /// Who did two things in a row is named once.
  private func oraciones(_ clausulas: [Clausula]) -> [String] {
    stride(from: 0, to: clausulas.count, by: Self.clausulasPorOracion).map { inicio in
      let fin = min(inicio + Self.clausulasPorOracion, clausulas.count)
      var (anterior, hayMinuto): (String?, Bool) = (nil, false)
      let textos = clausulas[inicio..<fin].map { clausula in
        let sujeto = clausula.sujeto == anterior ? "" : clausula.sujeto + " "
        let cuando = clausula.minuto.map { frases.cuando($0, esPrimero: !hayMinuto) } ?? ""
        anterior = clausula.sujeto
        hayMinuto = hayMinuto || clausula.minuto != nil
        return sujeto + clausula.predicado + cuando
      }
      return frases.mayuscula(Self.lista(textos)) + "."
    }
  }

  // MARK: What else mattered

  private func expulsiones() -> [String] {
    var oraciones = trama.expulsiones.map { lance, color in
      frases.expulsion(de: quien(lance), color, lance.minuto, con: lance.con)
    }
    if let goles = hechos.golesTrasLaExpulsion, goles > 0,
      let lado = trama.expulsiones.first?.lance.lado
    {
      oraciones.append(frases.conUnoMenos(hechos.nombre(lado), goles))
    }
    return oraciones
  }

  private func penaltisFallados() -> [String] {
    trama.penaltisFallados.map { frases.penaltiFallado(de: quien($0), $0.minuto, con: $0.con) }
  }

  private func quien(_ lance: Trama.Lance) -> String {
    let nombre = isolated(lance.jugador.nombre)
    return lance.lado.map { "\(nombre) (\(hechos.nombre($0)))" } ?? nombre
  }

  private mutating func tabla() -> [String] {
    let lado = trama.ganador ?? .local
    guard let efecto = hechos.efecto(lado), let otro = hechos.efecto(lado.otro) else { return [] }
    return [
      frases.tabla(hechos.nombre(lado), efecto, hechos.nombre(lado.otro), otro, &variantes)
    ]
  }
}
