/// The suspensions of one team, match after match.
struct RecuentoDeSuspensiones {
  private let equipo: Equipo
  private let reglas: ReglasDeDisciplina
  /// By the number of the match.
  private let decididas: [Int: [SuspensionDecidida]]
  private(set) var suspensiones: [Suspension] = []
  /// Of each player, the yellow cards since the last cycle was full.
  private var amarillas: [JugadorDeEquipo: Int] = [:]
  /// Of each player, the places of the suspensions that are not over, in their order.
  private var abiertas: [JugadorDeEquipo: [Int]] = [:]
  private var esperaElPerdon = false

  init(
    _ equipo: Equipo, _ reglas: ReglasDeDisciplina, decididas: [SuspensionDecidida] = []
  ) {
    self.equipo = equipo
    self.decididas = Dictionary(grouping: decididas, by: \.partido)
    self.reglas = reglas
  }

  /// Adds the next match of the team, in the order in which they are played.
  mutating func suma(_ elemento: PartidoDeLista) {
    let partido = elemento.partido
    if partido.cuentaParaJugadores {
      perdona(antesDe: partido)
      cumple(elemento)
      sanciona(elemento)
    } else if partido.estado == .programado || partido.estado == .enJuego {
      anuncia(elemento.id)
    }
    for decidida in decididas[elemento.id] ?? [] {
      suspende(
        JugadorDeEquipo(decidida.jugador, de: equipo), .comite(motivo: decidida.motivo),
        decidida.partidos, en: elemento)
    }
  }

  private mutating func perdona(antesDe partido: Partido) {
    let esDeLosUltimos = reglas.perdona(tras: partido)
    if esperaElPerdon, !esDeLosUltimos { amarillas = [:] }
    esperaElPerdon = esDeLosUltimos
  }

  private mutating func cumple(_ elemento: PartidoDeLista) {
    for (quien, lugares) in abiertas {
      guard let lugar = lugares.first else { continue }
      if elemento.partido.participo(quien) {
        suspensiones[lugar].indebidos.append(elemento.id)
        continue
      }
      suspensiones[lugar].cumplidos.append(elemento.id)
      if suspensiones[lugar].porCumplir == 0 { cierra(quien) }
    }
  }

  private mutating func anuncia(_ id: Int) {
    for (quien, lugares) in abiertas {
      guard let lugar = lugares.first else { continue }
      suspensiones[lugar].proximos.append(id)
      if suspensiones[lugar].proximos.count == suspensiones[lugar].porCumplir { cierra(quien) }
    }
  }

  private mutating func cierra(_ quien: JugadorDeEquipo) {
    abiertas[quien]?.removeFirst()
    if abiertas[quien]?.isEmpty == true { abiertas[quien] = nil }
  }

  private mutating func sanciona(_ elemento: PartidoDeLista) {
    for (amonestado, colores) in elemento.partido.tarjetas().deCadaUno
    where amonestado.quien.equipo === equipo && !amonestado.esOficial {
      let quien = amonestado.quien
      let tarjetas = Tarjetas(colores)
      let decideElComite =
        decididas[elemento.id]?.contains { $0.jugador == quien.jugador } ?? false
      if tarjetas.dobles > 0 {
        // These two yellow cards have brought their suspension: they add up to no other one.
        if !decideElComite { suspende(quien, .dobleAmarilla, reglas.dobleAmarilla, en: elemento) }
        continue
      }
      if tarjetas.rojas > 0, !decideElComite { suspende(quien, .roja, reglas.roja, en: elemento) }
      guard tarjetas.amarillas > 0, let ciclo = reglas.ciclo else { continue }
      let cuantas = amarillas[quien, default: 0] + 1
      amarillas[quien] = cuantas % ciclo
      if cuantas == ciclo { suspende(quien, .ciclo(ciclo), 1, en: elemento) }
    }
  }

  private mutating func suspende(
    _ quien: JugadorDeEquipo, _ causa: Suspension.Causa, _ partidos: Int,
    en elemento: PartidoDeLista
  ) {
    guard partidos > 0 else { return }
    abiertas[quien, default: []].append(suspensiones.count)
    suspensiones.append(
      Suspension(quien: quien, causa: causa, partido: elemento.id, partidos: partidos))
  }
}

extension Partido {
  /// Whether somebody took part, as far as the match tells. A card is proof too: who is suspended may not
  /// even sit on the bench.
  fileprivate func participo(_ quien: JugadorDeEquipo) -> Bool {
    let titulares = alineacion(de: quien.equipo)?.titulares ?? []
    return titulares.contains(quien.jugador)
      || eventos.contains { evento in
        evento.participaciones.contains { papel, jugador in
          es(quien.jugador, de: quien.equipo, quien: jugador, como: papel, en: evento)
        }
      }
  }
}
