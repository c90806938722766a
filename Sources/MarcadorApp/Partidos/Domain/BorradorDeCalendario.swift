package import Torneo

/// A calendar in which all teams meet, as a person asked for it.
package struct BorradorDeCalendario: Sendable {
  /// How often each team meets each.
  package var vueltas = 2
  /// Names, several of them in one text where commas are between; none for all teams.
  package var equipos: [String] = []
  /// Day of the first matchday, with an hour or without; nil for a calendar without days.
  package var desde: String?
  /// Days from a matchday to the next.
  package var cada = 7
  package var sorteo = 1
  package var fase: String?
  package var grupo: String?
  /// Whether matches of these teams may be there already: the matchdays then go on from those.
  package var aunqueLosHaya = false

  /// Matches that are drafted at once: 100 teams, home and away, make 9,900.
  package static let maximoDePartidos = 10_000

  package init() {}

  /// Adds the matches: all of them, or none.
  package func anade(
    a torneo: inout Torneo
  ) throws(CalendarioImposible) -> [JornadaSorteada] {
    let equipos = try equipos(de: torneo)
    guard equipos.count >= 2 else { throw .pocosEquipos(equipos.count) }
    let (cuantos, desborda) = (equipos.count * (equipos.count - 1) / 2)
      .multipliedReportingOverflow(by: vueltas)
    guard !desborda, cuantos <= Self.maximoDePartidos else {
      throw .demasiadosPartidos(equipos: equipos.count, limite: Self.maximoDePartidos)
    }
    let planeados = planeados(entre: Set(equipos), en: torneo)
    if !aunqueLosHaya, let primero = planeados.first {
      throw .yaHayPartidos(planeados.count, primero: primero)
    }
    let anterior = planeados.compactMap(\.partido.jornada).max() ?? 0
    let primera = try primeraFecha()
    var azar = Sorteo(semilla: sorteo)
    let orden = equipos.shuffled(using: &azar)
    var sorteadas: [JornadaSorteada] = []
    let jornadas = CalendarioDeLiga(equipos: orden.count, vueltas: vueltas).jornadas
    for (indice, jornada) in jornadas.enumerated() {
      let numero = anterior + indice + 1
      var datos = DatosDePartido()
      datos.jornada = numero
      datos.fase = fase
      datos.grupo = grupo
      if let primera {
        guard let fecha = primera.masDias(indice * cada) else {
          throw .demasiadoTarde(jornada: numero)
        }
        datos.fecha = fecha
      }
      var ids: Set<Int> = []
      for partido in jornada.partidos {
        do {
          ids.insert(
            try torneo.programa(
              local: orden[partido.local].nombre, visitante: orden[partido.visitante].nombre, datos)
          )
        } catch {
          throw .rechazado(error)
        }
      }
      sorteadas.append(
        JornadaSorteada(
          numero: numero,
          partidos: torneo.partidos.suffix(ids.count).filter { ids.contains($0.id) },
          descansa: jornada.descansa.map { orden[$0].nombre }))
    }
    return sorteadas
  }

  private func equipos(de torneo: Torneo) throws(CalendarioImposible) -> [Equipo] {
    if equipos.isEmpty { return torneo.equipos }
    var hallados: [Equipo] = []
    for texto in equipos {
      // A name may have a comma in it.
      let esUno = torneo.equipos.contains { $0.nombre == texto }
      let nombres = esUno ? [texto] : texto.split(separator: ",").map { String($0) }
      for nombre in nombres {
        let equipo: Equipo
        do {
          equipo = try torneo.equipo(llamado: nombre)
        } catch {
          throw .rechazado(error)
        }
        if hallados.contains(equipo) { throw .equipoDosVeces(equipo.nombre) }
        hallados.append(equipo)
      }
    }
    return hallados
  }

  /// A calendar on top of another has everybody meet everybody twice as often.
  private func planeados(entre equipos: Set<Equipo>, en torneo: Torneo) -> [PartidoDeLista] {
    torneo.partidos.filter {
      equipos.contains($0.partido.local) && equipos.contains($0.partido.visitante)
        && $0.partido.ronda == nil && $0.partido.fase == fase && $0.partido.grupo == grupo
    }
  }

  private func primeraFecha() throws(CalendarioImposible) -> Fecha? {
    guard let desde else { return nil }
    let fecha: Fecha
    do {
      fecha = try Fecha(texto: desde)
    } catch {
      throw .noEsFecha(desde, error)
    }
    if fecha.desfase != nil { throw .fechaConDesfase(desde) }
    return fecha
  }
}

extension Fecha {
  /// The same hour so many days later; nil beyond the years that are accepted.
  fileprivate func masDias(_ dias: Int) -> Fecha? {
    let (segundos, desborda) = (diasDesde1970 + dias).multipliedReportingOverflow(by: 86_400)
    guard !desborda, let dia = Fecha(segundosDesde1970: segundos) else { return nil }
    return Fecha(anio: dia.anio, mes: dia.mes, dia: dia.dia, hora: hora)
  }
}
