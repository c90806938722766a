import Torneo

/// Matches that waited for their sides, and that the tournament has by the names of these too: where the
/// one that waited says nothing else, both are one from then on.
struct SettledMatches {
  private(set) var torneo: Torneo
  /// The numbers of those that are gone, each with that of the match that it was.
  private(set) var gone: [(id: Int, kept: Int)] = []
  /// Those that stay two although they may be one: the one that waited, and the one by name.
  private(set) var twice: [(id: Int, other: Int)] = []

  private struct Key: Hashable {
    var local: Equipo
    var visitante: Equipo
    var labels: LabelRecord

    init(_ partido: Partido) {
      local = partido.local
      visitante = partido.visitante
      labels = LabelRecord(fase: partido.fase, grupo: partido.grupo, ronda: partido.ronda)
    }
  }

  init(_ torneo: Torneo) {
    self.torneo = torneo
    self.torneo.resuelvePlazas()
    // Who comes on may settle the next round.
    while join() { self.torneo.resuelvePlazas() }
    noteTwice()
  }

  /// Those by name, by their sides and round.
  private func named() -> [Key: [Int]] {
    Dictionary(
      grouping: torneo.partidos.indices.filter {
        let partido = torneo.partidos[$0].partido
        return partido.plazas == nil && partido.ronda != nil
      }, by: { Key(torneo.partidos[$0].partido) })
  }

  private func settled() -> [Int] {
    torneo.partidos.indices.filter {
      let partido = torneo.partidos[$0].partido
      return partido.plazas != nil && partido.ronda != nil && !partido.faltaUnLado
    }
  }

  private mutating func join() -> Bool {
    let settled = settled()
    if settled.isEmpty { return false }
    var named = named()
    var dropped: Set<Int> = []
    let needed = torneo.numerosNombrados
    for index in settled {
      let waiting = torneo.partidos[index]
      let key = Key(waiting.partido)
      guard waiting.partido.saysNothingButItsPlace,
        let place = named[key]?.firstIndex(where: {
          waiting.partido.isOfDay(torneo.partidos[$0].partido)
        }), let other = named[key]?[place]
      else { continue }
      let byName = torneo.partidos[other]
      let keepsOther = needed.contains(byName.id)
      if keepsOther, needed.contains(waiting.id) { continue }
      named[key]?.remove(at: place)
      let (kept, lost) = keepsOther ? (other, index) : (index, other)
      torneo.partidos[kept].partido = byName.partido.settled(by: waiting.partido)
      dropped.insert(lost)
      gone.append((torneo.partidos[lost].id, torneo.partidos[kept].id))
    }
    if dropped.isEmpty { return false }
    torneo.partidos = torneo.partidos.enumerated().filter { !dropped.contains($0.offset) }
      .map(\.element)
    return true
  }

  private mutating func noteTwice() {
    let settled = settled()
    if settled.isEmpty { return }
    let named = named()
    for index in settled {
      let partido = torneo.partidos[index].partido
      let other = named[Key(partido)]?.first {
        let byName = torneo.partidos[$0].partido
        return byName.isOfDay(partido) || !partido.tieneMarcador && byName.ganador != nil
      }
      if let other { twice.append((torneo.partidos[index].id, torneo.partidos[other].id)) }
    }
  }
}

extension Partido {
  fileprivate var saysNothingButItsPlace: Bool {
    estado == .programado && resultado == nil && eventos.isEmpty && alineacionLocal == nil
      && alineacionVisitante == nil
  }

  fileprivate func isOfDay(_ other: Partido) -> Bool {
    guard let fecha, let day = other.fecha else { return true }
    return fecha.sinHora == day.sinHora
  }

  /// The match with the places of the one that waited for its sides, and with what else that one tells.
  fileprivate func settled(by waiting: Partido) -> Partido {
    var partido = self
    partido.plazas = waiting.plazas
    if fecha?.hora == nil { partido.fecha = waiting.fecha ?? fecha }
    partido.campo = campo ?? waiting.campo
    partido.arbitro = arbitro ?? waiting.arbitro
    partido.espectadores = espectadores ?? waiting.espectadores
    return partido
  }
}
