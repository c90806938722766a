import TestSupport
import Torneo

/// Tournaments that look random and are the same in each run: every state, extra time, shoot-outs,
/// awards, own goals, added time, line-ups, and names that are hard on a format without quotes.
struct RandomTournament {
  private var generator: SeededGenerator
  /// Whether names may be such that Football.TXT cannot hold them.
  var hasHardPlayers = true
  var teamNames = ["Rayo FC", "1. FC Köln", "Schalke 04", "D'Artagnan-Mar", "Ñandú \"B\" (Sub-20)"]

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  mutating func torneo() -> Torneo {
    let equipos = teamNames.map { team($0) }
    var torneo = Torneo(equipos: equipos)
    if sometimes() { torneo.nombre = "Liga, la de «verano»" }
    if torneo.nombre != nil, sometimes() { torneo.temporada = "2025/26" }
    if sometimes() { torneo.sanciones = [Sancion(equipo: equipos[0], puntos: -3)] }
    if sometimes() { torneo.zonaHoraria = "Europe/Madrid" }
    let pairs = equipos.flatMap { a in equipos.filter { $0 !== a }.map { (a, $0) } }
      .shuffled(using: &generator).prefix(Int.random(in: 0...14, using: &generator))
    torneo.partidos = pairs.enumerated().map { index, pair in
      PartidoDeLista(id: (index + 1) * 3, partido: match(pair.0, pair.1, day: index + 1))
    }
    if sometimes(4), let last = torneo.partidos.indices.last {
      torneo.partidos[last] = PartidoDeLista(id: 123_456, partido: torneo.partidos[last].partido)
    }
    return torneo
  }

  private mutating func sometimes(_ times: Int = 2) -> Bool {
    Int.random(in: 0..<times, using: &generator) == 0
  }

  private mutating func one<C: Collection>(of values: C) -> C.Element? {
    values.randomElement(using: &generator)
  }

  private mutating func team(_ name: String) -> Equipo {
    var names = ["Ana", "Leo Vidal", "Íñigo D'Aro", "Jean-Luc", "José M. Peña", "Øya O’Neil"]
    if hasHardPlayers, sometimes() {
      names += [
        "R2-D2", "Mo, el Grande", "Bea (la otra)", "Eva 7", "Zoe v Mar", "Gil - Gil", "# 1",
      ]
    }
    names.shuffle(using: &generator)
    let plantilla = names.enumerated().map { Jugador(nombre: $1, dorsal: $0 < 3 ? $0 + 1 : nil) }
    return Equipo(nombre: name, plantilla: plantilla) ?? Equipo(nombre: name)
  }

  private mutating func match(_ local: Equipo, _ visitante: Equipo, day: Int) -> Partido {
    var partido = Partido(local: local, visitante: visitante, eventos: [])
    partido.estado = one(of: EstadoDePartido.allCases + [.finalizado, .finalizado]) ?? .finalizado
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: partido.ronda = one(of: ["Final", "Cuartos de final", "Ronda de los 3 campos"])
    case 1: break
    default: partido.jornada = Int.random(in: 1...38, using: &generator)
    }
    if sometimes(6) { partido.fase = "Apertura" }
    if !sometimes(4) { partido.fecha = date(day) }
    if sometimes() {
      partido.campo = one(of: ["La Dehesa", "Campo 3, Soto", "Pista # 2", "El 1-0"])
    }
    if sometimes() { partido.arbitro = one(of: ["Pilar Ruiz", "Paz, Tomás", "J. O'Brien"]) }
    if sometimes() { partido.espectadores = Int.random(in: 0...90_000, using: &generator) }
    if sometimes(4) { partido.motivo = "lluvia" }
    if sometimes() { partido.alineacionLocal = lineup(of: local) }
    if sometimes() { partido.alineacionVisitante = lineup(of: visitante) }
    if sometimes(5) {
      if partido.estado == .adjudicado { partido.resultado = Resultado(score(3)) }
      return partido
    }
    for _ in 0..<Int.random(in: 0...7, using: &generator) {
      partido.eventos.append(sometimes() ? event(local, visitante) : event(visitante, local))
    }
    if sometimes() || partido.estado == .adjudicado { partido.resultado = result(partido) }
    if sometimes(5) { addKicks(to: &partido) }
    return partido
  }

  private mutating func date(_ day: Int) -> Fecha? {
    let hour = Fecha.Hora(Int.random(in: 9...22, using: &generator), 30, sometimes(8) ? 5 : 0)
    return Fecha(
      anio: 2026, mes: 1 + day / 20, dia: 1 + day % 20, hora: sometimes(4) ? nil : hour,
      desfase: one(of: [nil, 0, 60, -210, 345]) ?? nil)
  }

  private mutating func score(_ most: Int) -> Tanteo {
    Tanteo(
      local: Int.random(in: 0...most, using: &generator),
      visitante: Int.random(in: 0...most, using: &generator))
  }

  private mutating func result(_ partido: Partido) -> Resultado {
    let early = score(1)
    let ninety = Tanteo(local: early.local + 1, visitante: early.visitante + 1)
    var final = sometimes() ? partido.golesRegistrados : score(5)
    // The reader takes such goals for listed the wrong way round.
    if final == partido.golesRegistrados.invertido { final = partido.golesRegistrados }
    let isLater = early.puedeAcabar(en: final)
    let hadExtraTime = sometimes() && ninety.puedeAcabar(en: final)
    if sometimes(9) { final = Tanteo(local: 149, visitante: 0) }
    return Resultado(
      final, descanso: isLater && sometimes() ? early : nil,
      reglamentario: hadExtraTime && final.local < 100 ? ninety : nil,
      tanda: sometimes(4) ? Tanteo(local: 4, visitante: 3) : nil)
  }

  private mutating func lineup(of equipo: Equipo) -> Alineacion {
    let names = equipo.plantilla
    return Alineacion(
      titulares: Array(names.prefix(3)), suplentes: Array(names.dropFirst(3)),
      capitan: sometimes() ? names.randomElement(using: &generator) : nil,
      entrenador: sometimes() ? "Rosa" : nil)
  }

  private mutating func minute() -> Minuto {
    let late = one(of: [45, 90]) ?? 45
    let added = Minuto(late, anadido: Int.random(in: 1...9, using: &generator))
    return sometimes(3) ? added ?? 1 : Minuto(Int.random(in: 1...90, using: &generator)) ?? 1
  }

  private mutating func player(of equipo: Equipo) -> Jugador {
    one(of: equipo.plantilla) ?? Jugador(nombre: "Ana")
  }

  private mutating func event(_ equipo: Equipo, _ rival: Equipo) -> EventoDePartido {
    switch Int.random(in: 0..<8, using: &generator) {
    case 0:
      return .gol(minuto: minute(), jugador: player(of: rival), equipo: equipo, modo: .propia)
    case 1, 2, 3:
      return .gol(
        minuto: minute(), jugador: player(of: equipo), equipo: equipo,
        modo: sometimes(3) ? .penalti : .jugada, asistencia: sometimes() ? player(of: equipo) : nil)
    case 4, 5:
      let isOfBench = sometimes(4)
      return .tarjeta(
        minuto: minute(), jugador: isOfBench ? Jugador(nombre: "Paco") : player(of: equipo),
        equipo: equipo, color: one(of: ColorDeTarjeta.allCases) ?? .roja, aOficial: isOfBench)
    case 6:
      return .cambio(
        minuto: minute(), entra: player(of: equipo), sale: player(of: equipo), equipo: equipo)
    default:
      return .penaltiFallado(minuto: minute(), jugador: player(of: equipo), equipo: equipo)
    }
  }

  private mutating func addKicks(to partido: inout Partido) {
    let takesTurns = !sometimes(4)
    for turn in 0..<Int.random(in: 1...10, using: &generator) {
      let equipo = turn % 2 == 0 || !takesTurns ? partido.visitante : partido.local
      partido.eventos.append(
        .lanzamiento(jugador: player(of: equipo), equipo: equipo, convertido: sometimes()))
    }
  }
}
