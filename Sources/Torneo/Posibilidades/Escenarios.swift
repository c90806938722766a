/// The ways in which the matches that are still to be played may end.
///
/// Whether some of them keeps every team within its bounds is a search that may take for ever where a
/// win gives three points; so the answer may be that it is not known.
struct Escenarios {
  enum Respuesta: Sendable, Hashable {
    case existe, noExiste, noSeSabe
  }

  /// Points for one side and for the other, over what a defeat gives.
  struct Final: Sendable, Hashable {
    var uno: Int
    var otro: Int
  }

  let finales: [Final]
  private let maximoPorEquipo: Int
  private let minimoPorPartido: Int
  private let maximoPorPartido: Int
  /// Steps of one search.
  private static let pasos = 20_000
  /// Matches above which nothing is searched for but the first way that comes to mind.
  private static let partidosParaBuscar = 2_000

  /// Nil for points with which it would not always be best to win.
  init?(_ puntos: Puntuacion) {
    let (ganada, perdida) = (
      puntos.tandaGanada ?? puntos.empate, puntos.tandaPerdida ?? puntos.empate
    )
    let orden = [puntos.victoria, ganada, puntos.empate, perdida, puntos.derrota]
    guard zip(orden, orden.dropFirst()).allSatisfy({ $0 >= $1 }) else { return nil }
    let base = puntos.derrota
    var finales = [Final(uno: puntos.empate - base, otro: puntos.empate - base)]
    for (a, b) in [(puntos.victoria, puntos.derrota), (ganada, perdida)] {
      for final in [Final(uno: a - base, otro: b - base), Final(uno: b - base, otro: a - base)]
      where !finales.contains(final) {
        finales.append(final)
      }
    }
    self.finales = finales
    maximoPorEquipo = puntos.victoria - base
    minimoPorPartido = finales.map { $0.uno + $0.otro }.min() ?? 0
    maximoPorPartido = finales.map { $0.uno + $0.otro }.max() ?? 0
  }

  /// Whether the matches may end so that each team gets at most its share of `hasta`.
  func reparte(_ partidos: [(Int, Int)], hasta: [Int]) -> Respuesta {
    if hasta.contains(where: { $0 < 0 }) { return .noExiste }
    if partidos.isEmpty { return .existe }
    if busca(partidos, desde: nil, hasta: hasta) == .existe { return .existe }
    // Every match gives at least so much to its two sides together.
    if !cabe(partidos, porPartido: minimoPorPartido, en: hasta, todo: minimoPorPartido) {
      return .noExiste
    }
    return busca(partidos, desde: nil, hasta: hasta, exhaustiva: true)
  }

  /// Whether the matches may end so that each team gets at least its share of `desde`.
  func reparte(_ partidos: [(Int, Int)], desde: [Int]) -> Respuesta {
    if desde.allSatisfy({ $0 <= 0 }) { return .existe }
    if busca(partidos, desde: desde, hasta: nil) == .existe { return .existe }
    if !cabe(partidos, porPartido: maximoPorPartido, en: desde.map { max($0, 0) }, todo: nil) {
      return .noExiste
    }
    return busca(partidos, desde: desde, hasta: nil, exhaustiva: true)
  }
}

// MARK: Search
extension Escenarios {
  /// Goes through the matches, with the way that leaves both sides most room first. Unless it is
  /// exhaustive it never takes a step back.
  private func busca(
    _ partidos: [(Int, Int)], desde: [Int]?, hasta: [Int]?, exhaustiva: Bool = false
  ) -> Respuesta {
    if exhaustiva, partidos.count > Self.partidosParaBuscar { return .noSeSabe }
    var quedan = [Int](repeating: 0, count: (desde ?? hasta ?? []).count)
    for (uno, otro) in partidos {
      quedan[uno] += 1
      quedan[otro] += 1
    }
    // What each may still get, or still needs.
    var margen =
      hasta ?? zip(desde ?? [], quedan).map { $1 * maximoPorEquipo - $0 }
    if margen.contains(where: { $0 < 0 }) { return .noExiste }
    let orden = partidos.sorted {
      min(margen[$0.0], margen[$0.1]) < min(margen[$1.0], margen[$1.1])
    }
    /// How much a final takes from the room of a side.
    func gasto(_ puntos: Int) -> Int { hasta == nil ? maximoPorEquipo - puntos : puntos }
    func opciones(_ partido: (Int, Int)) -> [Final] {
      finales.filter {
        gasto($0.uno) <= margen[partido.0] && gasto($0.otro) <= margen[partido.1]
      }.sorted { a, b in
        min(margen[partido.0] - gasto(a.uno), margen[partido.1] - gasto(a.otro))
          > min(margen[partido.0] - gasto(b.uno), margen[partido.1] - gasto(b.otro))
      }
    }
    var pila: [(opciones: [Final], elegida: Int)] = []
    var pasos = 0
    while pila.count < orden.count {
      let partido = orden[pila.count]
      let suyas = opciones(partido)
      if let primera = suyas.first {
        margen[partido.0] -= gasto(primera.uno)
        margen[partido.1] -= gasto(primera.otro)
        pila.append((suyas, 0))
        continue
      }
      // Nothing is possible here: another way for a match before.
      if !exhaustiva { return .noSeSabe }
      var haCambiado = false
      while let (suyas, elegida) = pila.popLast() {
        let anterior = orden[pila.count]
        margen[anterior.0] += gasto(suyas[elegida].uno)
        margen[anterior.1] += gasto(suyas[elegida].otro)
        guard elegida + 1 < suyas.count else { continue }
        pasos += 1
        margen[anterior.0] -= gasto(suyas[elegida + 1].uno)
        margen[anterior.1] -= gasto(suyas[elegida + 1].otro)
        pila.append((suyas, elegida + 1))
        haCambiado = true
        break
      }
      if !haCambiado { return .noExiste }
      if pasos > Self.pasos { return .noSeSabe }
    }
    return .existe
  }
}

// MARK: What cannot be
extension Escenarios {
  /// A bound that holds however matches end: points as water, from each match to its two sides.
  ///
  /// - Parameters:
  ///   - porPartido: what a match has to give to its sides together.
  ///   - capacidad: what each team takes.
  ///   - todo: what every match must get rid of; nil where every team is to be filled instead.
  private func cabe(
    _ partidos: [(Int, Int)], porPartido: Int, en capacidad: [Int], todo: Int?
  ) -> Bool {
    if partidos.count > Self.partidosParaBuscar { return true }
    var red = Flujo(equipos: capacidad)
    for (uno, otro) in partidos {
      red.anade(porPartido, a: uno, y: otro, comoMucho: maximoPorEquipo)
    }
    let flujo = red.maximo()
    return flujo == (todo.map { $0 * partidos.count } ?? capacidad.reduce(0, +))
  }
}
