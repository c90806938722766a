import Testing
import Torneo

@Suite("Minutes played")
struct MinutosTests {
  private static let rayo = RondaDePrueba.rayo
  private static let toros = RondaDePrueba.toros
  private static func jugador(_ nombre: String) -> Jugador { Jugador(nombre: nombre) }

  /// Rayo FC with Ana and Eva in the line-up, Zoe and Mar on the bench.
  private static func partido(
    _ eventos: [EventoDePartido], estado: EstadoDePartido = .finalizado, conResultado: Bool = true,
    conProrroga: Bool = false
  ) -> Partido {
    var partido = RondaDePrueba.partido(conResultado ? (1, 1) : nil, eventos, estado: estado)
    if conProrroga { partido.resultado?.reglamentario = Tanteo(local: 0, visitante: 0) }
    partido.alineacionLocal = Alineacion(
      titulares: [jugador("Ana"), jugador("Eva")], suplentes: [jugador("Zoe"), jugador("Mar")])
    return partido
  }

  private static func cambio(_ minuto: Minuto, _ entra: String, _ sale: String) -> EventoDePartido {
    .cambio(minuto: minuto, entra: jugador(entra), sale: jugador(sale), equipo: rayo)
  }

  private static func tarjeta(_ minuto: Minuto, _ color: ColorDeTarjeta) -> EventoDePartido {
    .tarjeta(minuto: minuto, jugador: jugador("Ana"), equipo: rayo, color: color)
  }

  struct Caso: Sendable, CustomTestStringConvertible {
    var promesa: String
    var eventos: [EventoDePartido]
    var conProrroga = false
    /// Ana and Eva, who started, and Zoe; nil for who did not play.
    var ana: Int
    var eva: Int? = 90
    var zoe: Int?
    var testDescription: String { promesa }
  }

  private static func anadido(_ minuto: Int, _ anadido: Int) -> Minuto {
    Minuto(minuto, anadido: anadido) ?? 1
  }

  static let casos: [Caso] = [
    Caso(promesa: "a whole match has 90", eventos: [], ana: 90),
    Caso(promesa: "with extra time 120", eventos: [], conProrroga: true, ana: 120, eva: 120),
    Caso(
      promesa: "an event after 90 tells of none in a league",
      eventos: [.gol(minuto: 91, jugador: jugador("Leo"), equipo: toros)], ana: 90),
    Caso(
      promesa: "one in added time does not",
      eventos: [.gol(minuto: anadido(90, 5), jugador: jugador("Leo"), equipo: toros)], ana: 90),
    Caso(promesa: "a change shares them", eventos: [cambio(63, "Zoe", "Ana")], ana: 63, zoe: 27),
    Caso(
      promesa: "a change in the first minute of a half was made at half time",
      eventos: [cambio(46, "Zoe", "Ana")], ana: 45, zoe: 45),
    Caso(
      promesa: "and so before extra time, and in its middle",
      eventos: [cambio(91, "Zoe", "Ana"), cambio(106, "Ana", "Zoe")], conProrroga: true, ana: 105,
      eva: 120, zoe: 15),
    Caso(
      promesa: "added time does not count: a change in 45+2 is one in 45",
      eventos: [cambio(anadido(45, 2), "Zoe", "Ana")], ana: 45, zoe: 45),
    Caso(
      promesa: "who comes on in 90+3 has played, no minute",
      eventos: [cambio(anadido(90, 3), "Zoe", "Ana")], ana: 90, zoe: 0),
    Caso(promesa: "a red card ends them", eventos: [tarjeta(30, .roja)], ana: 30),
    Caso(
      promesa: "a second yellow does, a first one does not",
      eventos: [tarjeta(10, .amarilla), tarjeta(70, .dobleAmarilla)], ana: 70),
    Caso(
      promesa: "also one that is written as another yellow, in whatever order",
      eventos: [tarjeta(70, .amarilla), tarjeta(10, .amarilla)], ana: 70),
    Caso(
      promesa: "a card after being replaced takes nothing away",
      eventos: [cambio(60, "Zoe", "Ana"), tarjeta(80, .roja)], ana: 60, zoe: 30),
    Caso(
      promesa: "who was sent off does not come back",
      eventos: [tarjeta(20, .roja), cambio(60, "Ana", "Eva")], ana: 20, eva: 60),
    Caso(
      promesa: "who was replaced may",
      eventos: [cambio(20, "Zoe", "Ana"), cambio(50, "Ana", "Zoe")], ana: 60, zoe: 30),
    Caso(
      promesa: "changes count by minute, not as they were written",
      eventos: [cambio(50, "Ana", "Zoe"), cambio(20, "Zoe", "Ana")], ana: 60, zoe: 30),
    Caso(
      promesa: "the changes of the other side are its own",
      eventos: [
        .cambio(minuto: 10, entra: jugador("Zoe"), sale: jugador("Ana"), equipo: toros)
      ], ana: 90),
    Caso(
      promesa: "a change that tells no team is of the side that fielded who goes off",
      eventos: [.cambio(minuto: 10, entra: jugador("Zoe"), sale: jugador("Ana"))], ana: 10, zoe: 80),
    Caso(
      promesa: "a card to an official sends nobody off",
      eventos: [
        .tarjeta(minuto: 9, jugador: jugador("Ana"), equipo: rayo, color: .roja, aOficial: true)
      ], ana: 90),
    Caso(
      promesa: "kicks of a shoot-out are no extra time",
      eventos: [.lanzamiento(jugador: jugador("Ana"), equipo: rayo, convertido: true)], ana: 90),
  ]

  @Test("are what each was on the pitch", arguments: casos)
  func ofAMatch(_ caso: Caso) {
    let estancias = Self.partido(caso.eventos, conProrroga: caso.conProrroga)
      .estancias(de: Self.rayo)
    #expect(estancias?[Self.jugador("Ana")] == Estancia(esTitular: true, minutos: caso.ana))
    #expect(estancias?[Self.jugador("Eva")]?.minutos == caso.eva)
    #expect(
      estancias?[Self.jugador("Zoe")]
        == caso.zoe.map { Estancia(esTitular: false, minutos: $0) })
    #expect(estancias?[Self.jugador("Mar")] == nil)
  }

  @Test("an event after 90 tells of extra time in a knock-out, one in added time does not")
  func extraTime() {
    for (minuto, duracion) in [(100 as Minuto, 120), (Self.anadido(90, 5), 90)] {
      var partido = Self.partido([
        .gol(minuto: minuto, jugador: Self.jugador("Leo"), equipo: Self.toros)
      ])
      partido.ronda = "Final"
      #expect(partido.minutosDeJuego() == duracion)
    }
  }

  @Test("are fewer where the rules have shorter matches")
  func shorter() {
    var partido = Self.partido([Self.cambio(36, "Zoe", "Ana")])
    let juvenil = Duracion(partido: 70, prorroga: 20)
    #expect(partido.estancias(de: Self.rayo, juvenil)?[Self.jugador("Ana")]?.minutos == 35)
    #expect(partido.estancias(de: Self.rayo, juvenil)?[Self.jugador("Eva")]?.minutos == 70)
    partido.ronda = "Final"
    partido.eventos.append(.gol(minuto: 71, jugador: Self.jugador("Leo"), equipo: Self.toros))
    #expect(partido.minutosDeJuego(juvenil) == 90)
    let minutajes = RondaDePrueba.torneo([partido], reglas: Reglas(duracion: juvenil)).minutajes()
    #expect(minutajes.first?.jugadores.map(\.minutos) == [90, 55, 35])
  }

  @Test("an event may leave out the number that the line-up has")
  func numbers() {
    var partido = Self.partido([Self.cambio(60, "Zoe", "Ana")])
    let (ana, zoe) = (Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Zoe", dorsal: 8))
    partido.alineacionLocal = Alineacion(titulares: [ana], suplentes: [zoe])
    let estancias = partido.estancias(de: Self.rayo)
    #expect(estancias?.keys.count == 2)
    #expect(estancias?[ana]?.minutos == 60)
    #expect(estancias?[zoe]?.minutos == 30)
  }

  @Test("are known of the side whose line-up is known")
  func unknown() {
    var partido = Self.partido([])
    #expect(partido.estancias(de: Self.toros) == nil)
    partido.alineacionVisitante = Alineacion(titulares: [], capitan: Self.jugador("Leo"))
    #expect(partido.estancias(de: Self.toros) == nil)
    #expect(partido.estancias(de: Equipo(nombre: "Lobos")) == nil)
  }

  @Test("count in the matches that count for players", arguments: Cuenta.todas)
  func matches(_ cuenta: Cuenta) {
    let minutajes = RondaDePrueba.torneo([
      Self.partido([], estado: cuenta.estado, conResultado: cuenta.hayResultado)
    ]).minutajes()
    #expect(minutajes.first?.jugadores.map(\.jugados) == (cuenta.jugadores ? [1, 1] : nil))
    // Nobody says when an abandoned match ended.
    let minutos = cuenta.estado == .suspendido ? 0 : 90
    #expect(
      minutajes.first?.jugadores.map(\.minutos) == (cuenta.jugadores ? [minutos, minutos] : nil))
  }

  @Test("add up over matches, most minutes first, with the matches whose line-up is known")
  func table() {
    let minutajes = RondaDePrueba.torneo([
      Self.partido([Self.cambio(80, "Zoe", "Ana")]), Self.partido([Self.cambio(70, "Zoe", "Ana")]),
      RondaDePrueba.partido((0, 0)),
    ]).minutajes()
    #expect(minutajes.map(\.equipo) == [Self.rayo, Self.toros])
    #expect(minutajes.map(\.jugados) == [3, 3])
    #expect(minutajes.map(\.conAlineacion) == [2, 0])
    let jugadores = minutajes[0].jugadores
    #expect(jugadores.map(\.jugador.nombre) == ["Eva", "Ana", "Zoe"])
    #expect(jugadores.map(\.minutos) == [180, 150, 30])
    #expect(jugadores.map(\.jugados) == [2, 2, 2])
    #expect(jugadores.map(\.titular) == [2, 2, 0])
  }
}
