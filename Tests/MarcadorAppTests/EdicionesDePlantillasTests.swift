import MarcadorApp
import Testing
import Torneo

@Suite("An edit of the rosters")
struct EdicionesDePlantillasTests {
  private let ana = Jugador(nombre: "Ana", dorsal: 9)
  private let luis = Jugador(nombre: "Luis")

  /// The example with Ana in every part that a player can have, Luis in none.
  private func conAnaEnTodo() throws -> Torneo {
    var torneo = Ejemplo.torneo
    let rayo = Ejemplo.rayo
    let (leo, marta) = (Jugador(nombre: "Leo", dorsal: 10), Jugador(nombre: "Marta", dorsal: 1))
    let eventos: [EventoDePartido] = [
      .gol(minuto: 89, jugador: ana, equipo: Ejemplo.toros, modo: .propia),
      .gol(minuto: 90, jugador: marta, equipo: rayo, asistencia: ana),
      .tarjeta(minuto: 50, jugador: ana, equipo: rayo, color: .amarilla),
      .tarjeta(minuto: 51, jugador: Jugador(nombre: "Ana"), color: .amarilla),
      .tarjeta(
        minuto: 52, jugador: Jugador(nombre: "Ana"), equipo: rayo, color: .roja, aOficial: true),
      .cambio(minuto: 60, entra: marta, sale: ana, equipo: rayo),
      .cambio(minuto: 70, entra: ana, sale: marta, equipo: rayo),
      .penaltiFallado(minuto: 80, jugador: ana, equipo: rayo),
      .lanzamiento(jugador: ana, equipo: rayo, convertido: true),
      .gol(minuto: 91, jugador: leo, equipo: Ejemplo.toros),
    ]
    for evento in eventos { try torneo.registra(evento: evento, en: 1) }
    torneo.partidos[0].partido.alineacionLocal = Alineacion(
      titulares: [ana, marta], suplentes: [ana], capitan: ana)
    return torneo
  }

  @Test("that renames a player follows into line-ups and everything the player did")
  func renombra() throws {
    let antes = try conAnaEnTodo()
    let nueva = Jugador(nombre: "Ana Gil", dorsal: 19)
    let (torneo, rechazo) = Edicion.resultado(antes) { torneo throws(EdicionRechazada) in
      try torneo.corrige(ana, como: nueva, en: "Rayo FC")
    }
    #expect(rechazo.isEmpty)
    #expect(torneo.equipos[0].plantilla[0] == nueva)
    let partido = torneo.partidos[0].partido
    #expect(partido.alineacionLocal?.titulares.first == nueva)
    #expect(partido.alineacionLocal?.suplentes == [nueva])
    #expect(partido.alineacionLocal?.capitan == nueva)
    let nombres = partido.eventos.flatMap { $0.participaciones.map(\.jugador) }
    #expect(!nombres.contains(ana))
    #expect(nombres.count { $0 == nueva } == 9)
    // Of the card without a team the number was not known, and need not be.
    #expect(nombres.contains(Jugador(nombre: "Ana Gil")))
    // The official of the same name is somebody else.
    guard case .tarjeta(_, let oficial, _, _, true) = partido.eventos[9] else {
      Issue.record("no card of an official")
      return
    }
    #expect(oficial.nombre == "Ana")
    #expect(partido.marcador() == antes.partidos[0].partido.marcador())
    #expect(torneo.equipos[1] === antes.equipos[1])
    #expect(torneo.partidos[1] == antes.partidos[1])
  }

  @Test("leaves somebody of the same name in another team alone")
  func tocaya() throws {
    var torneo = Ejemplo.torneo
    try torneo.anade(Jugador(nombre: "Ana"), a: "Toros")
    let otra = Jugador(nombre: "Ana")
    let toros = try #require(torneo.equipos.first { $0.nombre == "Toros" })
    try torneo.registra(.gol(minuto: 90, jugador: otra, equipo: toros), en: 1)
    try torneo.registra(evento: .tarjeta(minuto: 1, jugador: otra, color: .roja), en: 1)
    try torneo.corrige(ana, como: Jugador(nombre: "Eva", dorsal: 9), en: "Rayo FC")
    let eventos = torneo.partidos[0].partido.eventos
    #expect(eventos.flatMap { $0.participaciones.map(\.jugador) }.count { $0 == otra } == 2)
    #expect(torneo.partidos[0].partido.goleadores().first?.nombre == "Eva")
  }

  @Test("that removes a player is refused with all that the player did")
  func retenida() throws {
    let antes = try conAnaEnTodo()
    let (torneo, rechazo) = Edicion.resultado(antes) { torneo throws(EdicionRechazada) in
      try torneo.quita(ana, de: "Rayo FC")
    }
    #expect(torneo == antes)
    #expect(
      rechazo == [
        "no se puede quitar a «Ana»: está en el torneo",
        "Ana está en la alineación del partido 1", "Ana marcó en el partido 1 (12')",
        "Ana marcó en el partido 1 (88')", "Ana marcó en propia meta en el partido 1 (89')",
        "Ana dio un gol en el partido 1 (90')", "Ana recibió una tarjeta en el partido 1 (50')",
        "Ana recibió una tarjeta en el partido 1 (51')", "Ana salió en el partido 1 (60')",
        "Ana entró en el partido 1 (70')", "Ana falló un penalti en el partido 1 (80')",
        "Ana lanzó en la tanda en el partido 1",
      ])
  }

  @Test("removes a player whom nothing needs")
  func quita() throws {
    let (torneo, rechazo) = Edicion.resultado { torneo throws(EdicionRechazada) in
      try torneo.quita(luis, de: "Rayo FC")
    }
    #expect(rechazo.isEmpty)
    #expect(torneo.equipos[0].plantilla.map(\.nombre) == ["Ana", "Marta"])
    #expect(torneo.partidos[0].partido.local === torneo.equipos[0])
  }

  struct Caso: Sendable, CustomTestStringConvertible {
    var mensaje: [String]
    var edicion: @Sendable (inout Torneo) throws(EdicionRechazada) -> Void
    var testDescription: String { mensaje[0] }

    init(
      _ mensaje: String...,
      edicion:
        @escaping @Sendable (inout Torneo) throws(EdicionRechazada) ->
        Void
    ) {
      self.mensaje = mensaje
      self.edicion = edicion
    }
  }

  static let casos: [Caso] = [
    Caso("el dorsal 1 ya lo lleva «Marta»") { torneo throws(EdicionRechazada) in
      try torneo.corrige(
        Jugador(nombre: "Luis"), como: Jugador(nombre: "Luis", dorsal: 1), en: "Rayo FC")
    },
    Caso("el dorsal 0 está fuera de rango (1–99)") { torneo throws(EdicionRechazada) in
      try torneo.corrige(
        Jugador(nombre: "Luis"), como: Jugador(nombre: "Luis", dorsal: 0), en: "Rayo FC")
    },
    Caso("«MARTA» ya está en la plantilla") { torneo throws(EdicionRechazada) in
      try torneo.corrige(
        Jugador(nombre: "Luis"), como: Jugador(nombre: "MARTA"), en: "Rayo FC")
    },
    Caso("«Eva» no está en la plantilla de «Rayo FC»") { torneo throws(EdicionRechazada) in
      try torneo.quita(Jugador(nombre: "Eva"), de: "Rayo FC")
    },
    Caso("el nombre lleva el carácter \\u{202E}, que no se ve y altera el texto") {
      torneo throws(EdicionRechazada) in
      try torneo.anade(Jugador(nombre: "E\u{202E}va"), a: "Rayo FC")
    },
    Caso("el nombre no puede pasar de 60 caracteres ni de 400 bytes") {
      torneo throws(EdicionRechazada) in
      try torneo.anade(Jugador(nombre: String(repeating: "a", count: 61)), a: "Rayo FC")
    },
    Caso("no hay ningún equipo «Rayo»") { torneo throws(EdicionRechazada) in
      try torneo.renombraEquipo("Rayo", como: "Otro")
    },
    Caso("ya hay un equipo «Águilas», que es el mismo nombre que «aguilas»") {
      torneo throws(EdicionRechazada) in try torneo.anadeEquipo("aguilas")
    },
    Caso("ya hay un equipo «Toros»") { torneo throws(EdicionRechazada) in
      try torneo.renombraEquipo("Lobos", como: " Toros ")
    },
    Caso("el nombre está vacío") { torneo throws(EdicionRechazada) in
      try torneo.anadeEquipo(" \u{200B} ")
    },
    Caso(
      "no se puede quitar a «Lobos»: está en el torneo", "Lobos juega el partido 2",
      "Lobos tiene una sanción (-3)"
    ) { torneo throws(EdicionRechazada) in
      try torneo.quitaEquipo("Lobos")
    },
  ]

  @Test("is refused, whole, when the roster or the list of teams could not be so", arguments: casos)
  func rechazada(_ caso: Caso) throws {
    var antes = Ejemplo.torneo
    try antes.sanciona(Sancion(equipo: Ejemplo.lobos, puntos: -3))
    let (torneo, rechazo) = Edicion.resultado(antes, caso.edicion)
    #expect(rechazo == caso.mensaje)
    #expect(torneo == antes)
  }

  @Test("keeps names in composed form, without white space around")
  func compuesto() throws {
    var torneo = Ejemplo.torneo
    try torneo.anadeEquipo("  Pen\u{303}arol ")
    try torneo.anade(Jugador(nombre: " Eva "), a: "Pe\u{F1}arol")
    let equipo = try #require(torneo.equipos.last)
    #expect(Array(equipo.nombre.unicodeScalars) == Array("Pe\u{F1}arol".unicodeScalars))
    #expect(equipo.plantilla == [Jugador(nombre: "Eva")])
  }

  @Test("renames a team everywhere, also in capitals and accents only")
  func renombraEquipo() throws {
    var torneo = Ejemplo.torneo
    try torneo.sanciona(Sancion(equipo: Ejemplo.aguilas, puntos: -1))
    #expect(try torneo.renombraEquipo("Águilas", como: "AGUILAS") == "AGUILAS")
    let aguilas = torneo.equipos[3]
    #expect(aguilas.nombre == "AGUILAS")
    #expect(torneo.partidos[1].partido.visitante === aguilas)
    #expect(torneo.sanciones[0].equipo === aguilas)
    try torneo.renombraEquipo("Rayo FC", como: "Rayo")
    #expect(torneo.partidos[0].partido.marcador() == "3-2")
    #expect(
      torneo.partidos[0].partido.eventos[0].equipo === torneo.equipos[0])
  }

  @Test("adds a team at the end and removes one that plays no match")
  func equipos() throws {
    var torneo = Ejemplo.torneo
    try torneo.anadeEquipo("Norte")
    #expect(torneo.equipos.map(\.nombre).last == "Norte")
    try torneo.quitaEquipo("Norte")
    #expect(torneo == Ejemplo.torneo)
  }
}
