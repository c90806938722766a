import MarcadorApp
import Testing
import Torneo

@Suite("An edit of what happened in a match")
struct EdicionesDeEventosTests {
  typealias Caso = EdicionesDePlantillasTests.Caso

  private static let ana = Jugador(nombre: "Ana", dorsal: 9)
  private static let leo = Jugador(nombre: "Leo", dorsal: 10)

  static let eventos: [EventoDePartido] = [
    .gol(minuto: 3, jugador: ana, equipo: Ejemplo.rayo),
    .gol(minuto: 3, jugador: leo, equipo: Ejemplo.rayo, modo: .propia),
    .tarjeta(minuto: 3, jugador: leo, equipo: Ejemplo.toros, color: .roja),
    .tarjeta(minuto: 3, jugador: leo, color: .amarilla),
    .cambio(minuto: 3, entra: ana, sale: Jugador(nombre: "Luis"), equipo: Ejemplo.rayo),
    .penaltiFallado(minuto: 3, jugador: leo, equipo: Ejemplo.toros),
    .lanzamiento(jugador: leo, equipo: Ejemplo.toros, convertido: false),
  ]

  @Test("records an event of any kind after the others", arguments: eventos)
  func registra(_ evento: EventoDePartido) throws {
    var torneo = Ejemplo.torneo
    try torneo.registra(evento: evento, en: 1)
    let partido = torneo.partidos[0].partido
    #expect(partido.eventos.count == 6)
    #expect(partido.eventos.last == evento)
    #expect(partido.estado == .finalizado)
  }

  @Test("begins a match that was still to be played")
  func empieza() throws {
    var torneo = Ejemplo.torneo
    let vera = Jugador(nombre: "Vera", dorsal: 8)
    try torneo.registra(
      evento: .tarjeta(minuto: 1, jugador: vera, equipo: Ejemplo.aguilas, color: .roja), en: 2)
    #expect(torneo.partidos[1].partido.estado == .enJuego)
  }

  @Test("corrects an event in its place, and removes it")
  func corrige() throws {
    var torneo = Ejemplo.torneo
    let viejo = torneo.partidos[0].partido.eventos[2]
    let nuevo = EventoDePartido.gol(minuto: 40, jugador: Self.ana, equipo: Ejemplo.rayo)
    try torneo.corrige(eventoEn: 2, de: viejo, como: nuevo, en: 1)
    #expect(torneo.partidos[0].partido.eventos[2] == nuevo)
    #expect(torneo.partidos[0].partido.eventos.count == 5)
    try torneo.quita(eventoEn: 2, de: nuevo, en: 1)
    #expect(torneo.partidos[0].partido.marcador() == "2-2")
  }

  static let casos: [Caso] = [
    Caso("no existe el partido 9") { torneo throws(EdicionRechazada) in
      try torneo.registra(evento: eventos[2], en: 9)
    },
    Caso("el evento no es un gol") { torneo throws(EdicionRechazada) in
      try torneo.registra(eventos[2], en: 1)
    },
    Caso("«Toros» no juega este partido: lo juegan «Lobos» y «Águilas»") {
      torneo throws(EdicionRechazada) in try torneo.registra(evento: eventos[2], en: 2)
    },
    Caso("«Ana» no puede entrar y salir en el mismo cambio") { torneo throws(EdicionRechazada) in
      try torneo.registra(
        evento: .cambio(minuto: 3, entra: ana, sale: ana, equipo: Ejemplo.rayo), en: 1)
    },
    Caso("«Ana» no puede entrar y salir en el mismo cambio") { torneo throws(EdicionRechazada) in
      try torneo.registra(
        evento: .cambio(
          minuto: 3, entra: ana, sale: Jugador(nombre: "Ana"), equipo: Ejemplo.rayo), en: 1)
    },
    Caso("«Ana» no puede dar su propio gol") { torneo throws(EdicionRechazada) in
      try torneo.registra(
        .gol(minuto: 3, jugador: ana, equipo: Ejemplo.rayo, asistencia: ana), en: 1)
    },
    Caso("«Ana» no puede dar su propio gol") { torneo throws(EdicionRechazada) in
      try torneo.corrige(
        eventoEn: 0, de: torneo.partidos[0].partido.eventos[0],
        como: .gol(
          minuto: 3, jugador: Jugador(nombre: "Ana"), equipo: Ejemplo.rayo, asistencia: ana), en: 1)
    },
    Caso("un gol en propia meta no tiene asistencia") { torneo throws(EdicionRechazada) in
      try torneo.registra(
        .gol(minuto: 3, jugador: leo, equipo: Ejemplo.rayo, modo: .propia, asistencia: ana), en: 1)
    },
    Caso("el jugador está vacío") { torneo throws(EdicionRechazada) in
      try torneo.registra(
        .gol(minuto: 3, jugador: Jugador(nombre: " "), equipo: Ejemplo.rayo), en: 1)
    },
    Caso("hay más de un jugador que puede ser «Ana»", "Ana #9", "Ana #7") {
      torneo throws(EdicionRechazada) in
      try torneo.corrige(
        Jugador(nombre: "Luis"), como: Jugador(nombre: "Luis", dorsal: 7), en: "Rayo FC")
      try torneo.corrige(
        Jugador(nombre: "Luis", dorsal: 7), como: Jugador(nombre: "Ana", dorsal: 7), en: "Rayo FC")
      try torneo.registra(
        .gol(minuto: 3, jugador: Jugador(nombre: "Ana"), equipo: torneo.equipos[0]), en: 1)
    },
    Caso("el partido 2 está aplazado") { torneo throws(EdicionRechazada) in
      try torneo.pon(.aplazado, a: 2)
      try torneo.registra(
        evento: .tarjeta(minuto: 1, jugador: ana, color: .roja), en: 2)
    },
    Caso(
      "otro programa lo ha cambiado mientras tanto; mírelo y repita",
      "era: gol del 23', Leo #10 (Toros)", "es: gol del 12', Ana #9 (Rayo FC)"
    ) {
      torneo throws(EdicionRechazada) in
      try torneo.quita(eventoEn: 0, de: torneo.partidos[0].partido.eventos[1], en: 1)
    },
    Caso(
      "otro programa lo ha cambiado mientras tanto; mírelo y repita",
      "era: gol del 23', Leo #10 (Toros)", "es: nada"
    ) {
      torneo throws(EdicionRechazada) in
      try torneo.quita(eventoEn: 5, de: torneo.partidos[0].partido.eventos[1], en: 1)
    },
    Caso(
      "otro programa lo ha cambiado mientras tanto; mírelo y repita",
      "era: gol del 23', Leo #10 (Toros)", "es: nada"
    ) {
      torneo throws(EdicionRechazada) in
      try torneo.corrige(
        eventoEn: -1, de: torneo.partidos[0].partido.eventos[1], como: eventos[0], en: 1)
    },
    Caso("el resultado escrito es 3-2 y los goles suman 4-1") { torneo throws(EdicionRechazada) in
      try torneo.pon(Resultado(Tanteo(local: 3, visitante: 2)), a: 1)
      try torneo.corrige(
        eventoEn: 1, de: torneo.partidos[0].partido.eventos[1], como: eventos[0], en: 1)
    },
  ]

  @Test("is refused when it makes no sense", arguments: casos)
  func rechazada(_ caso: Caso) {
    #expect(Edicion.resultado(Ejemplo.torneo, caso.edicion).rechazo == caso.mensaje)
  }

  @Test("knows the event again after the roster of its team changed")
  func equipoAnterior() throws {
    var torneo = Ejemplo.torneo
    let mirado = torneo.partidos[0].partido.eventos[0]
    try torneo.anade(Jugador(nombre: "Eva"), a: "Rayo FC")
    try torneo.quita(eventoEn: 0, de: mirado, en: 1)
    #expect(torneo.partidos[0].partido.marcador() == "2-2")
  }
}
