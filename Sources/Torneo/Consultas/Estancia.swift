/// What somebody who played in a match did of it.
package struct Estancia: Sendable, Hashable {
  package var esTitular: Bool
  /// Minutes on the pitch; nil in an abandoned match, which nobody says how long it was.
  package var minutos: Int?

  package init(esTitular: Bool, minutos: Int?) {
    self.esTitular = esTitular
    self.minutos = minutos
  }
}

extension Partido {
  /// Minutes of play without added time: 90, or 120 with extra time, where the rules say no other. Where
  /// the result does not tell of it, an event of a knock-out match does; in a league one in 91 is added
  /// time, written wrong.
  package func minutosDeJuego(_ duracion: Duracion = Duracion()) -> Int {
    let huboProrroga =
      resultado?.huboProrroga == true
      || ronda != nil && eventos.contains { ($0.minuto?.minuto ?? 0) > duracion.partido }
    return duracion.partido + (huboProrroga ? duracion.prorroga : 0)
  }

  /// Who of a side played and how long; nil where its line-up is not known, or the match does not count
  /// for players. Added time counts for nothing: who comes on in 90+3 has played, for 0 minutes. Who
  /// was replaced may come back.
  package func estancias(
    de equipo: Equipo, _ duracion: Duracion = Duracion()
  ) -> [Jugador: Estancia]? {
    guard cuentaParaJugadores, let alineacion = alineacion(de: equipo),
      !alineacion.titulares.isEmpty
    else { return nil }
    var turno = Turno(alineacion, duracion)
    let ordenados = eventos.enumerated().sorted { a, b in
      let minutos = (a.element.minuto ?? 120, b.element.minuto ?? 120)
      return minutos.0 != minutos.1 ? minutos.0 < minutos.1 : a.offset < b.offset
    }
    for (_, evento) in ordenados where es(evento, de: equipo, alineacion) { turno.suma(evento) }
    return turno.estancias(hasta: estado == .suspendido ? nil : minutosDeJuego(duracion))
  }

  /// Whether a change or card is of a side. One that does not tell is of the only side that fielded its
  /// player.
  private func es(_ evento: EventoDePartido, de equipo: Equipo, _ alineacion: Alineacion) -> Bool {
    if let suyo = evento.equipo { return suyo === equipo }
    guard let jugador = evento.participaciones.last?.jugador else { return false }
    let ajena = self.alineacion(de: rival(de: equipo))
    return alineacion.ficha(de: jugador) != nil && ajena?.ficha(de: jugador) == nil
  }
}

extension Alineacion {
  /// Somebody as the line-up writes them: with the number that an event may leave out.
  fileprivate func ficha(de jugador: Jugador) -> Jugador? {
    let todos = titulares + suplentes
    if todos.contains(jugador) { return jugador }
    let posibles = todos.filter { $0.nombre == jugador.nombre }
    return jugador.dorsal == nil && posibles.count == 1 ? posibles[0] : nil
  }
}

/// Who is on the pitch, as the match goes on.
private struct Turno {
  private let alineacion: Alineacion
  private let duracion: Duracion
  /// Of those on the pitch, since which minute.
  private var desde: [Jugador: Int]
  private var minutos: [Jugador: Int]
  private var amonestados: Set<Jugador> = []
  private var expulsados: Set<Jugador> = []

  init(_ alineacion: Alineacion, _ duracion: Duracion) {
    self.alineacion = alineacion
    self.duracion = duracion
    minutos = Dictionary(alineacion.titulares.map { ($0, 0) }, uniquingKeysWith: { a, _ in a })
    desde = minutos
  }

  mutating func suma(_ evento: EventoDePartido) {
    switch evento {
    case .cambio(let minuto, let entra, let sale, _):
      // A change in the first minute of a half was made before it began.
      let esDelDescanso =
        minuto.anadido == 0 && duracion.despuesDeLosDescansos.contains(minuto.minuto)
      let momento = esDelDescanso ? minuto.minuto - 1 : minuto.minuto
      retira(ficha(sale), momento)
      let quien = ficha(entra)
      guard desde[quien] == nil, !expulsados.contains(quien) else { return }
      desde[quien] = momento
      minutos[quien, default: 0] += 0
    case .tarjeta(let minuto, let jugador, _, let color, false):
      let quien = ficha(jugador)
      guard color.expulsa || !amonestados.insert(quien).inserted else { return }
      retira(quien, minuto.minuto)
      expulsados.insert(quien)
    case .gol, .tarjeta, .penaltiFallado, .lanzamiento: break
    }
  }

  private func ficha(_ jugador: Jugador) -> Jugador { alineacion.ficha(de: jugador) ?? jugador }

  private mutating func retira(_ jugador: Jugador, _ momento: Int) {
    guard let principio = desde.removeValue(forKey: jugador) else { return }
    minutos[jugador, default: 0] += max(0, momento - principio)
  }

  /// - Parameter final: nil where nobody knows when it ended.
  func estancias(hasta final: Int?) -> [Jugador: Estancia] {
    let titulares = Set(alineacion.titulares)
    return Dictionary(
      minutos.map { jugador, antes in
        let ahora = desde[jugador].flatMap { principio in final.map { max(0, $0 - principio) } }
        return (
          jugador,
          Estancia(
            esTitular: titulares.contains(jugador), minutos: final.map { _ in antes + (ahora ?? 0) }
          )
        )
      }, uniquingKeysWith: { a, _ in a })
  }
}
