import Diagnostics
import MarcadorApp
import Torneo

/// A calendar to be drafted, as a person asked for it.
struct FixtureDraft: Sendable {
  var vueltas: Int
  /// Names, several of them in one text where commas are between; none for all teams.
  var equipos: [String]
  var desde: String?
  /// Days.
  var cada: Int
  var sorteo: Int
  var fase: String?
  var grupo: String?
  /// Whether matches between the same teams may be there already.
  var aunqueLosHaya: Bool

  /// Matches that are drafted at once: 100 teams, home and away, make 9,900.
  static let mostMatches = 10_000

  /// A matchday as it was added.
  struct Matchday: Sendable {
    var number: Int
    var matches: [PartidoDeLista]
    var rests: String?
  }

  /// Adds the matches: all of them, or none with every reason.
  func add(to torneo: inout Torneo) throws(Failure) -> [Matchday] {
    let equipos = try teams(of: torneo)
    guard equipos.count >= 2 else { throw Failure(FixtureDraftWords.tooFew(equipos.count)) }
    let (count, overflow) = (equipos.count * (equipos.count - 1) / 2)
      .multipliedReportingOverflow(by: vueltas)
    guard !overflow, count <= Self.mostMatches else {
      throw Failure(FixtureDraftWords.tooMany(equipos.count, limit: Self.mostMatches))
    }
    if !aunqueLosHaya { try checkUnplanned(equipos, in: torneo) }
    let primera = try firstDay()
    var azar = Sorteo(semilla: sorteo)
    let orden = equipos.shuffled(using: &azar)
    var drafted: [Matchday] = []
    let jornadas = CalendarioDeLiga(equipos: orden.count, vueltas: vueltas).jornadas
    for (indice, jornada) in jornadas.enumerated() {
      var datos = DatosDePartido()
      datos.jornada = indice + 1
      datos.fase = fase
      datos.grupo = grupo
      if let primera {
        guard let fecha = primera.masDias(indice * cada) else {
          throw Failure(FixtureDraftWords.tooLate(jornada: indice + 1))
        }
        datos.fecha = fecha
      }
      var ids: Set<Int> = []
      for partido in jornada.partidos {
        let nombres = (orden[partido.local].nombre, orden[partido.visitante].nombre)
        ids.insert(
          try conPalabras { [datos] () throws(EdicionRechazada) in
            try torneo.programa(local: nombres.0, visitante: nombres.1, datos)
          })
      }
      drafted.append(
        Matchday(
          number: indice + 1,
          matches: torneo.partidos.suffix(ids.count).filter { ids.contains($0.id) },
          rests: jornada.descansa.map { orden[$0].nombre }))
    }
    return drafted
  }

  private func teams(of torneo: Torneo) throws(Failure) -> [Equipo] {
    if equipos.isEmpty { return torneo.equipos }
    var found: [Equipo] = []
    for text in equipos {
      // A name may have a comma in it.
      let isOne = torneo.equipos.contains { $0.nombre == text }
      let names = isOne ? [text] : text.split(separator: ",").map { String($0) }
      for name in names {
        let equipo = try conPalabras { () throws(EdicionRechazada) in
          try torneo.equipo(llamado: name)
        }
        if found.contains(equipo) { throw Failure(FixtureDraftWords.twice(equipo.nombre)) }
        found.append(equipo)
      }
    }
    return found
  }

  /// A calendar on top of another would have everybody meet everybody twice as often.
  private func checkUnplanned(_ equipos: [Equipo], in torneo: Torneo) throws(Failure) {
    let chosen = Set(equipos)
    let planned = torneo.partidos.filter {
      chosen.contains($0.partido.local) && chosen.contains($0.partido.visitante)
        && $0.partido.ronda == nil && $0.partido.fase == fase && $0.partido.grupo == grupo
    }
    if let first = planned.first {
      throw Failure(FixtureDraftWords.planned(planned.count, first: first))
    }
  }

  private func firstDay() throws(Failure) -> Fecha? {
    guard let desde else { return nil }
    let fecha: Fecha
    do throws(FechaInvalida) {
      fecha = try Fecha(texto: desde)
    } catch {
      throw Failure(FixtureDraftWords.badDate(desde, error))
    }
    // It would be wrong from the change of the clocks on.
    if fecha.desfase != nil { throw Failure(FixtureDraftWords.offset(desde)) }
    return fecha
  }
}

extension Fecha {
  /// The same hour so many days later; nil beyond the years that are accepted.
  fileprivate func masDias(_ dias: Int) -> Fecha? {
    let (segundos, overflow) = (diasDesde1970 + dias).multipliedReportingOverflow(by: 86_400)
    guard !overflow, let dia = Fecha(segundosDesde1970: segundos) else { return nil }
    return Fecha(anio: dia.anio, mes: dia.mes, dia: dia.dia, hora: hora)
  }
}

/// The draw: the same one for the same seed, on every machine (SplitMix64).
private struct Sorteo: RandomNumberGenerator {
  private var estado: UInt64

  init(semilla: Int) {
    estado = UInt64(truncatingIfNeeded: semilla)
  }

  mutating func next() -> UInt64 {
    estado &+= 0x9E37_79B9_7F4A_7C15
    var mezcla = estado
    mezcla = (mezcla ^ (mezcla >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mezcla = (mezcla ^ (mezcla >> 27)) &* 0x94D0_49BB_1331_11EB
    return mezcla ^ (mezcla >> 31)
  }
}
