import Testing
import Torneo

@Suite("Cards")
struct DisciplinaTests {
  private let ana = RondaDePrueba.ana
  private let eva = RondaDePrueba.eva
  private let leo = RondaDePrueba.leo
  private let rayo = RondaDePrueba.rayo
  private let toros = RondaDePrueba.toros

  private func disciplina(
    _ tarjetas: [EventoDePartido], reglas: Reglas = Reglas(desempate: .general)
  ) -> Disciplina {
    RondaDePrueba.torneo([RondaDePrueba.partido((0, 0), tarjetas)], reglas: reglas).disciplina()
  }

  /// Cards of one player in one match, and what they come to: yellow, second yellow, red, points of FIFA.
  struct Caso: Sendable, CustomTestStringConvertible {
    var colores: [ColorDeTarjeta]
    var cuenta: [Int]
    var testDescription: String { colores.map(\.rawValue).joined(separator: ", ") }
  }

  static let casos = [
    Caso(colores: [.amarilla], cuenta: [1, 0, 0, 1]),
    Caso(colores: [.amarilla, .dobleAmarilla], cuenta: [1, 1, 0, 3]),
    Caso(colores: [.amarilla, .amarilla], cuenta: [1, 1, 0, 3]),
    Caso(colores: [.amarilla, .amarilla, .dobleAmarilla], cuenta: [1, 1, 0, 3]),
    Caso(colores: [.dobleAmarilla], cuenta: [0, 1, 0, 3]),
    Caso(colores: [.roja], cuenta: [0, 0, 1, 4]),
    Caso(colores: [.amarilla, .roja], cuenta: [1, 0, 1, 5]),
    Caso(colores: [.amarilla, .amarilla, .roja], cuenta: [1, 1, 0, 5]),
  ]

  @Test("two yellows are one second yellow; one person is sent off once", arguments: casos)
  func ofOneMatch(_ caso: Caso) {
    let suya = disciplina(
      caso.colores.map { .tarjeta(minuto: 5, jugador: ana, equipo: rayo, color: $0) }
    ).jugadores
    #expect(suya.map(\.quien) == [JugadorDeEquipo(ana, de: rayo)])
    let tarjetas = suya.first?.tarjetas ?? Tarjetas()
    #expect(
      [tarjetas.amarillas, tarjetas.dobles, tarjetas.rojas, suya.first?.puntos] == caso.cuenta)
  }

  @Test("a card to an official is of no player, and counts for the team")
  func officials() {
    let suya = disciplina([
      .tarjeta(minuto: 1, jugador: ana, equipo: rayo, color: .amarilla),
      .tarjeta(minuto: 2, jugador: ana, equipo: rayo, color: .roja, aOficial: true),
    ])
    #expect(suya.jugadores.map(\.puntos) == [1])
    #expect(suya.oficiales.map(\.quien.jugador) == [ana])
    #expect(suya.oficiales.map(\.puntos) == [4])
    let equipo = suya.equipos.first { $0.elemento.equipo === rayo }?.elemento
    #expect(equipo?.deJugadores.total == 1)
    #expect(equipo?.deOficiales.rojas == 1)
    #expect(equipo?.puntos == 5)
  }

  @Test(
    "a card that tells no team is of the one in whose roster the player is; else it is counted apart"
  )
  func withoutTeam() {
    let suya = disciplina([
      .tarjeta(minuto: 1, jugador: Jugador(nombre: "Leo"), color: .amarilla),
      .tarjeta(minuto: 2, jugador: Jugador(nombre: "Nadie"), color: .roja),
    ])
    #expect(suya.jugadores.map(\.quien) == [JugadorDeEquipo(leo, de: toros)])
    #expect(suya.sinEquipo == 1)
  }

  @Test("the fairest team is first, level ones share the place; players with most points are first")
  func order() {
    let suya = disciplina([
      .tarjeta(minuto: 1, jugador: eva, equipo: rayo, color: .amarilla),
      .tarjeta(minuto: 2, jugador: ana, equipo: rayo, color: .amarilla),
      .tarjeta(minuto: 3, jugador: leo, equipo: toros, color: .amarilla),
    ])
    #expect(suya.equipos.map(\.elemento.equipo) == [toros, rayo])
    #expect(suya.equipos.map(\.posicion) == [1, 2])
    #expect(suya.jugadores.map(\.quien.jugador.nombre) == ["Ana", "Eva", "Leo"])
    let nadie = disciplina([])
    #expect(nadie.equipos.map(\.posicion) == [1, 1])
    #expect(nadie.jugadores.isEmpty)
  }

  @Test("points are those of the tournament's rule set")
  func scale() {
    let roja = EventoDePartido.tarjeta(minuto: 1, jugador: ana, equipo: rayo, color: .roja)
    let puntos = [ReglaDeDesempate.uefa, .rfef].map {
      disciplina([roja], reglas: Reglas(desempate: $0)).jugadores.map(\.puntos)
    }
    #expect(puntos == [[3], [3]])
    #expect(disciplina([roja]).jugadores.map(\.puntos) == [4])
  }

  @Test("count in the matches that count for players", arguments: Cuenta.todas)
  func matches(_ cuenta: Cuenta) {
    let tarjeta = EventoDePartido.tarjeta(minuto: 1, jugador: ana, equipo: rayo, color: .amarilla)
    let suya = RondaDePrueba.torneo([
      RondaDePrueba.partido(cuenta.hayResultado ? (0, 0) : nil, [tarjeta], estado: cuenta.estado)
    ]).disciplina()
    #expect(suya.jugadores.isEmpty != cuenta.jugadores)
    #expect(suya.equipos.count == (cuenta.jugadores ? 2 : 0))
  }
}
