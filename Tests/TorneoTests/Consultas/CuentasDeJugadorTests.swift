import Testing
import Torneo

@Suite("Assists, own goals and clean sheets")
struct CuentasDeJugadorTests {
  private let ana = RondaDePrueba.ana
  private let eva = RondaDePrueba.eva
  private let leo = RondaDePrueba.leo
  private let rayo = RondaDePrueba.rayo
  private let toros = RondaDePrueba.toros

  private func lista(_ puestos: [Puesto<CuentaDeJugador>]) -> [String] {
    puestos.map {
      let quien = $0.elemento.quien
      return "\($0.posicion) \(quien.jugador.nombre) (\(quien.equipo.nombre)) \($0.elemento.veces)"
    }
  }

  @Test("an assist is of the team that scored; an own goal has none")
  func assists() {
    let torneo = RondaDePrueba.torneo([
      RondaDePrueba.partido(
        nil,
        [
          .gol(minuto: 1, jugador: ana, equipo: rayo, asistencia: eva),
          .gol(minuto: 2, jugador: ana, equipo: rayo, modo: .penalti, asistencia: eva),
          .gol(minuto: 3, jugador: eva, equipo: rayo, asistencia: ana),
          .gol(minuto: 4, jugador: Jugador(nombre: "Zoe"), equipo: toros, asistencia: leo),
          .gol(minuto: 5, jugador: leo, equipo: rayo, modo: .propia, asistencia: eva),
          .gol(minuto: 6, jugador: ana, equipo: rayo),
        ])
    ])
    #expect(
      lista(torneo.asistencias())
        == ["1 Eva (Rayo FC) 2", "2 Ana (Rayo FC) 1", "2 Leo (Toros) 1"])
  }

  @Test("an own goal is of who plays for the other side than it counts for")
  func ownGoals() {
    let torneo = RondaDePrueba.torneo([
      RondaDePrueba.partido(
        nil,
        [
          .gol(minuto: 1, jugador: ana, equipo: toros, modo: .propia),
          .gol(minuto: 2, jugador: leo, equipo: rayo, modo: .propia),
          .gol(minuto: 3, jugador: leo, equipo: rayo, modo: .propia),
          .gol(minuto: 4, jugador: leo, equipo: toros),
        ])
    ])
    #expect(lista(torneo.golesEnPropia()) == ["1 Leo (Toros) 2", "2 Ana (Rayo FC) 1"])
  }

  @Test("one name in two teams, or with two numbers, is two people")
  func people() {
    let goles = [(ana, rayo), (Jugador(nombre: "Ana", dorsal: 10), rayo), (ana, toros)].map {
      EventoDePartido.gol(minuto: 1, jugador: leo, equipo: $0.1, asistencia: $0.0)
    }
    let asistencias = RondaDePrueba.torneo([RondaDePrueba.partido(nil, goles)]).asistencias()
    #expect(asistencias.map(\.elemento.quien.jugador.dorsal) == [9, 10, 9])
    #expect(asistencias.map(\.elemento.veces) == [1, 1, 1])
  }

  @Test("count in the matches that count for players", arguments: Cuenta.todas)
  func matches(_ cuenta: Cuenta) {
    let eventos: [EventoDePartido] = [
      .gol(minuto: 1, jugador: ana, equipo: rayo, asistencia: eva),
      .gol(minuto: 2, jugador: leo, equipo: rayo, modo: .propia),
    ]
    let torneo = RondaDePrueba.torneo([
      RondaDePrueba.partido(cuenta.hayResultado ? (2, 0) : nil, eventos, estado: cuenta.estado)
    ])
    #expect(torneo.asistencias().isEmpty != cuenta.jugadores)
    #expect(torneo.golesEnPropia().isEmpty != cuenta.jugadores)
    #expect(torneo.porteriasACero().map(\.elemento.equipo) == (cuenta.jugadores ? [rayo] : []))
  }

  @Test(
    "a clean sheet is a match without a goal against, whatever the shoot-out; fewer matches first")
  func cleanSheets() {
    let lobos = Equipo(nombre: "Lobos")
    var sinGoles = RondaDePrueba.partido((0, 0))
    sinGoles.resultado?.tanda = Tanteo(local: 4, visitante: 2)
    var contraLobos = RondaDePrueba.partido((0, 1))
    contraLobos.visitante = lobos
    let puestos = RondaDePrueba.torneo([sinGoles, contraLobos, RondaDePrueba.partido((1, 1))])
      .porteriasACero()
    #expect(
      puestos.map { "\($0.posicion) \($0.elemento.equipo.nombre)" }
        == ["1 Lobos", "2 Toros", "3 Rayo FC"])
    #expect(puestos.map(\.elemento.jugados) == [1, 2, 3])
    #expect(puestos.map(\.elemento.veces) == [1, 1, 1])
  }

  @Test("results that were annulled with a team make no clean sheet")
  func annulled() {
    var torneo = RondaDePrueba.torneo([RondaDePrueba.partido((1, 0))])
    torneo.expulsiones = [Expulsion(equipo: toros, resultados: .quedan)]
    #expect(torneo.porteriasACero().count == 1)
    torneo.expulsiones = [Expulsion(equipo: toros, resultados: .seAnulan)]
    #expect(torneo.porteriasACero().isEmpty)
    torneo.expulsiones[0].fase = "Clausura"
    #expect(torneo.porteriasACero().count == 1)
  }
}
