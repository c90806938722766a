import Torneo

/// What the page of a match shows of the rest of the tournament, as little of it as can be: what is here
/// changes when other matches do, and then the page has to be written again.
struct RelacionesDePartido: Sendable {
  /// The matches of a team next to one of its matches, by date.
  struct Vecinos: Sendable {
    var anterior: PartidoDeLista?
    var siguiente: PartidoDeLista?
  }

  /// What its matchday did to its sides in their table, once all of it has been played.
  let efectos: [(equipo: Equipo, efecto: EfectoEnLaTabla)]
  /// The other matches of the same teams, by date.
  let duelos: [PartidoDeLista]
  /// What came of all their matches, this one too; nil where no two others were played.
  let caraACara: BalanceDeDuelos?
  let vecinos: [(equipo: Equipo, vecinos: Vecinos)]

  /// More of them than these are not listed.
  static let duelosMaximos = 10

  init(_ elemento: PartidoDeLista, _ index: SiteIndex) {
    let partido = elemento.partido
    let lados = [partido.local, partido.visitante]
    efectos = lados.compactMap { equipo in
      index.efectos.de(equipo, en: partido).map { (equipo, $0) }
    }
    let encuentros = index.encuentros[ParDeEquipos(partido)] ?? []
    duelos = Array(encuentros.filter { $0.id != elemento.id }.suffix(Self.duelosMaximos))
    // In a league of two rounds there are two, whose scores say it all.
    caraACara = encuentros.count > 2 ? BalanceDeDuelos(de: partido.local, encuentros) : nil
    let suyos = index.vecinos[elemento.id]
    vecinos = [(partido.local, suyos?.local), (partido.visitante, suyos?.visitante)].compactMap {
      equipo, vecinos in vecinos.map { (equipo, $0) }
    }
  }

  /// Appends all that the page shows of them, beside names of teams and addresses.
  func feed(into bytes: inout [UInt8]) {
    for (_, efecto) in efectos {
      bytes += "\(efecto.antes ?? 0) \(efecto.ahora) \(efecto.puntos)".utf8
      bytes.append(0)
    }
    bytes.append(1)
    for elemento in duelos {
      Self.feed(elemento, into: &bytes)
      bytes += elemento.partido.estado.rawValue.utf8
      bytes.append(2)
      if elemento.partido.tieneMarcador { bytes += elemento.partido.marcador().utf8 }
      if let tanda = elemento.partido.tanda {
        bytes += " \(tanda.local)-\(tanda.visitante)".utf8
      }
      if let fecha = elemento.partido.fecha {
        bytes +=
          " \(fecha.diasDesde1970) \(fecha.hora?.hora ?? -1) \(fecha.hora?.minuto ?? -1)".utf8
      }
      bytes.append(0)
    }
    bytes.append(1)
    if let caraACara {
      bytes += "\(caraACara.ganados) \(caraACara.empatados) \(caraACara.perdidos)".utf8
      bytes += " \(caraACara.goles.local)-\(caraACara.goles.visitante)".utf8
    }
    bytes.append(1)
    for (_, suyos) in vecinos {
      for vecino in [suyos.anterior, suyos.siguiente] {
        if let vecino { Self.feed(vecino, into: &bytes) }
        bytes.append(0)
      }
    }
  }

  private static func feed(_ elemento: PartidoDeLista, into bytes: inout [UInt8]) {
    bytes += "\(elemento.id) ".utf8
    bytes += elemento.partido.local.nombre.utf8
    bytes.append(2)
    bytes += elemento.partido.visitante.nombre.utf8
    bytes.append(2)
  }
}

/// Two teams, whichever plays at home.
struct ParDeEquipos: Hashable, Sendable {
  private let uno: Equipo
  private let otro: Equipo

  init(_ partido: Partido) {
    let enOrden = ObjectIdentifier(partido.local) < ObjectIdentifier(partido.visitante)
    uno = enOrden ? partido.local : partido.visitante
    otro = enOrden ? partido.visitante : partido.local
  }
}
