import Diagnostics
import MarcadorApp
import Testing
import Torneo

@Suite("A form that edits the tournament")
struct CamposDeEdicionTests {
  /// What a form says of what was typed into it, by field, or what its edit made of the example.
  struct Caso: Sendable, CustomTestStringConvertible {
    var nombre: String
    /// What is said of each field, in their order.
    var mensajes: [String]
    var quejas: @Sendable (Torneo) -> [String]
    var palabras: @Sendable (Torneo) -> [Words]
    var testDescription: String { nombre }

    init<Campos: CamposDeEdicion>(
      _ nombre: String, _ campos: Campos, _ textos: [Dato: String], _ mensajes: [Dato: String]
    ) {
      var campos = campos
      campos.textos = textos
      self.nombre = nombre
      self.mensajes = Campos.campos.compactMap { dato in
        mensajes[dato].map { "\(dato.rawValue): \($0)" }
      }
      palabras = { [campos] torneo in
        Campos.campos.compactMap { campos.error(de: $0, en: torneo) }
      }
      quejas = { [campos] torneo in
        Campos.campos.compactMap { dato in
          campos.error(de: dato, en: torneo).map { "\(dato.rawValue): \($0.es)" }
        }
      }
    }
  }

  static let gol: [Dato: String] = [.partido: "1", .minuto: "3", .jugador: "ana"]

  static let casos: [Caso] = [
    Caso(
      "an empty goal", CamposDeGol(), [:],
      [
        .partido: "El partido es obligatorio", .minuto: "El minuto es obligatorio",
        .jugador: "El jugador es obligatorio",
      ]),
    Caso("a goal", CamposDeGol(), gol, [:]),
    Caso(
      "a goal with all of it wrong", CamposDeGol(),
      gol.merging([.partido: "9", .minuto: "45+", .modo: "cabeza"]) { $1 },
      [
        .partido: "No existe el partido 9", .minuto: "«45+» no es un minuto",
        .modo: "El modo no puede ser «cabeza»",
      ]),
    Caso(
      "a minute out of range", CamposDeGol(), gol.merging([.minuto: "121"]) { $1 },
      [.minuto: "El minuto 121 está fuera de rango (1–120)"]),
    Caso(
      "a player whose name upsets the text", AltaDeJugador(),
      [.equipo: "rayo", .nombre: "a\u{202E}b", .dorsal: "100"],
      [
        .nombre: "El nombre lleva el carácter \\u{202E}, que no se ve y altera el texto",
        .dorsal: "El dorsal debe estar entre 1 y 99",
      ]),
    Caso(
      "a player renamed to a name of two lines", CorreccionDeJugador(),
      [.equipo: "rayo", .jugador: "ana", .nuevoNombre: "a\nb"],
      [.nuevoNombre: "El nombre lleva el carácter \\u{A}, que no se ve y altera el texto"]),
    Caso(
      "an assist to oneself", CamposDeGol(), gol.merging([.asistencia: "9"]) { $1 },
      [.asistencia: "«Ana» no puede dar su propio gol"]),
    Caso(
      "an assist to an own goal", CamposDeGol(),
      gol.merging([.modo: "propia", .equipo: "toros", .asistencia: "leo"]) { $1 },
      [.asistencia: "Un gol en propia meta no tiene asistencia"]),
    Caso(
      "a minute of any length", CamposDeGol(),
      gol.merging([.minuto: "99999999999999999999"]) { $1 },
      [.minuto: "El minuto 99999999999999999999 está fuera de rango (1–120)"]),
    Caso(
      "added time of any length", CamposDeGol(), gol.merging([.minuto: "45+4444"]) { $1 },
      [.minuto: "El tiempo añadido de «45+4444» está fuera de rango (1–30)"]),
    Caso("a minute with its mark", CamposDeGol(), gol.merging([.minuto: " 45+2' "]) { $1 }, [:]),
    Caso(
      "a minute with more than its mark", CamposDeGol(), gol.merging([.minuto: "5''"]) { $1 },
      [.minuto: "«5''» no es un minuto"]),
    Caso(
      "a sanction of nothing", CamposDeSancion(), [.equipo: "toros", .puntos: "0"],
      [.puntos: "Una sanción de 0 puntos no cambia nada"]),
    Caso(
      "too much added time", CamposDeGol(), gol.merging([.minuto: "90+31"]) { $1 },
      [.minuto: "El tiempo añadido de «90+31» está fuera de rango (1–30)"]),
    Caso(
      "a match that is a word", CamposDeGol(), gol.merging([.partido: "uno"]) { $1 },
      [.partido: "El partido debe ser un número"]),
    Caso(
      "numbers that are too long for any type", CamposDeResultado(),
      [
        .partido: "99999999999999999999", .marcador: "99999999999999999999-0",
        .descanso: "0-200",
      ],
      [
        .partido: "El partido 99999999999999999999 está fuera de rango (1–999999999)",
        .marcador: "El marcador 99999999999999999999 está fuera de rango (0–199)",
        .descanso: "El marcador al descanso 200 está fuera de rango (0–199)",
      ]),
    Caso(
      "a team of another match", CamposDeGol(), gol.merging([.equipo: "lobos"]) { $1 },
      [
        .equipo:
          "«lobos» no juega este partido: lo juegan «Rayo FC» y «Toros»"
      ]),
    Caso(
      "a player of the other side", CamposDeGol(), gol.merging([.equipo: "toros"]) { $1 },
      [.jugador: "«Ana» juega en «Rayo FC»"]),
    Caso(
      "an own goal for the scorer's side", CamposDeGol(),
      gol.merging([.equipo: "rayo", .modo: "propia"]) { $1 },
      [.jugador: "«Ana» juega en «Rayo FC»"]),
    Caso(
      "an own goal", CamposDeGol(), gol.merging([.equipo: "toros", .modo: "own"]) { $1 }, [:]),
    Caso(
      "a player who may be several", CamposDeGol(), gol.merging([.jugador: "a"]) { $1 },
      [.jugador: "Hay más de un jugador que puede ser «a»"]),
    Caso(
      "a player of neither side", CamposDeGol(), gol.merging([.jugador: "vera"]) { $1 },
      [.jugador: "«vera» no está en las plantillas de «Rayo FC» y «Toros»"]),
    Caso(
      "an assist by the other side", CamposDeGol(), gol.merging([.asistencia: "leo"]) { $1 },
      [.asistencia: "«leo» no está en la plantilla de «Rayo FC»"]),
    Caso(
      "an empty card", CamposDeTarjeta(), [:],
      [
        .partido: "El partido es obligatorio", .minuto: "El minuto es obligatorio",
        .color: "El color es obligatorio", .jugador: "El jugador es obligatorio",
      ]),
    Caso(
      "a card of an official without a team", CamposDeTarjeta(),
      [.partido: "1", .minuto: "3", .color: "roja", .oficial: "Paco"],
      [.equipo: "El equipo es obligatorio"]),
    Caso(
      "a card of two people", CamposDeTarjeta(),
      [
        .partido: "1", .minuto: "3", .color: "verde", .oficial: "Paco", .jugador: "ana",
        .equipo: "rayo",
      ],
      [
        .color: "El color no puede ser «verde»",
        .jugador: "El jugador y el oficial no pueden ir juntos",
      ]),
    Caso(
      "a substitution of a player for the same one", CamposDeCambio(),
      [.partido: "1", .minuto: "3", .sale: "ana", .entra: "9"],
      [.entra: "«Ana» no puede entrar y salir en el mismo cambio"]),
    Caso(
      "a substitution with the other side", CamposDeCambio(),
      [.partido: "1", .minuto: "3", .sale: "ana", .entra: "leo"],
      [.entra: "«leo» no está en la plantilla de «Rayo FC»"]),
    Caso(
      "an empty kick", CamposDeLanzamiento(), [.partido: "1", .jugador: "ana", .convertido: "x"],
      [.convertido: "El acierto no puede ser «x»"]),
    Caso(
      "an empty result", CamposDeResultado(), [:],
      [.partido: "El partido es obligatorio", .marcador: "El marcador es obligatorio"]),
    Caso(
      "a result in words", CamposDeResultado(),
      [.partido: "2", .marcador: "3 a 2", .descanso: "1-", .tanda: "1-2-3"],
      [
        .marcador: "El marcador debe tener la forma 3-2",
        .descanso: "El marcador al descanso debe tener la forma 3-2",
        .tanda: "La tanda de penaltis debe tener la forma 3-2",
      ]),
    Caso(
      "a result with fewer goals than were recorded", CamposDeResultado(),
      [.partido: "1", .marcador: "2-2"],
      [.marcador: "El resultado escrito es 2-2 y los goles suman 3-2"]),
    Caso(
      "a result with the dash of a word processor", CamposDeResultado(),
      [.partido: "2", .marcador: " 3 – 2 "], [:]),
    Caso(
      "an empty match", CamposDePartido(), [:],
      [
        .local: "El equipo local es obligatorio", .visitante: "El equipo visitante es obligatorio",
      ]),
    Caso(
      "a match with all of it wrong", CamposDePartido(),
      [
        .local: "lobos", .visitante: "LOBOS", .jornada: "0", .fecha: "2026-02-30",
        .espectadores: "muchos", .arbitro: "A\u{7}",
      ],
      [
        .visitante: "«Lobos» no puede jugar contra sí mismo",
        .jornada: "La jornada 0 está fuera de rango (1–999)",
        .fecha: "La fecha «2026-02-30» no existe",
        .espectadores: "El número de espectadores debe ser un número",
        .arbitro: "El árbitro lleva el carácter \\u{7}, que no se ve y altera el texto",
      ]),
    Caso(
      "a date of another form", CamposDePartido(),
      [.local: "lobos", .visitante: "rayo", .fecha: "31/12/2026"],
      [.fecha: "«31/12/2026» no es una fecha"]),
    Caso(
      "a new player who is in the roster already", AltaDeJugador(),
      [.equipo: "rayo", .nombre: " ana ", .dorsal: "100"],
      [
        .nombre: "Ya hay un jugador con ese nombre",
        .dorsal: "El dorsal debe estar entre 1 y 99",
      ]),
    Caso(
      "a new player of no team", AltaDeJugador(),
      [.equipo: "sur", .nombre: "\u{200B}", .dorsal: "x"],
      [
        .equipo: "No hay ningún equipo «sur»", .nombre: "El nombre es obligatorio",
        .dorsal: "El dorsal debe ser un número",
      ]),
    Caso(
      "a player who gets the name and number of another", CorreccionDeJugador(),
      [.equipo: "rayo", .jugador: "luis", .nuevoNombre: "MARTA", .dorsal: "9"],
      [
        .nuevoNombre: "Ya hay un jugador con ese nombre",
        .dorsal: "Ya hay un jugador con ese dorsal",
      ]),
    Caso(
      "a player who keeps the number", CorreccionDeJugador(),
      [.equipo: "rayo", .jugador: "ana", .dorsal: "9"], [:]),
    Caso(
      "a team twice", AltaDeEquipo(), [.nombre: "aguilas"],
      [.nombre: "Ya hay un equipo «Águilas», que es el mismo nombre que «aguilas»"]),
    Caso(
      "a sanction of letters", CamposDeSancion(), [.equipo: "toros", .puntos: "tres"],
      [.puntos: "El número de puntos debe ser un número"]),
    Caso(
      "a match that was played, put off", CambioDeEstado(a: .aplazado), [.partido: "1"],
      [.partido: "El partido 1 ya acabó, o tiene resultado o eventos"]),
    Caso(
      "an event out of the list", BajaDeEvento<CamposDeGol>(), [.partido: "1", .numero: "6"],
      [.numero: "El partido 1 no tiene el número 6 de esta clase"]),
  ]

  @Test("says what is wrong with each field, worked out from the tournament", arguments: casos)
  func mensajes(_ caso: Caso) {
    #expect(caso.quejas(Ejemplo.torneo) == caso.mensajes)
    for frase in caso.palabras(Ejemplo.torneo) {
      #expect(frase.en != frase.es && frase.en.first?.isLowercase == false)
    }
  }

  private func edita<Campos: CamposDeEdicion>(
    _ torneo: inout Torneo, _ campos: Campos, _ textos: [Dato: String] = [:]
  ) throws -> Hecho {
    try torneo.aplica { _ in
      var campos = campos
      for (dato, texto) in textos { campos[dato] = texto }
      return campos
    }
  }

  @Test("records what was typed")
  func anota() throws {
    var torneo = Ejemplo.torneo
    let ana = Jugador(nombre: "Ana", dorsal: 9)
    let marta = Jugador(nombre: "Marta", dorsal: 1)
    let luis = Jugador(nombre: "Luis")
    let leo = Jugador(nombre: "Leo", dorsal: 10)
    let rayo = Ejemplo.rayo
    let comun: [Dato: String] = [.partido: " 1 ", .minuto: " 45+2 ", .jugador: "ANA"]
    let minuto = try #require(Minuto(45, anadido: 2))
    #expect(
      try edita(&torneo, CamposDeGol(), comun.merging([.asistencia: "1"]) { $1 })
        == .eventoNuevo(lugar: 5, partido: 1))
    _ = try edita(&torneo, CamposDeGol(), comun.merging([.modo: "penalty"]) { $1 })
    _ = try edita(
      &torneo, CamposDeGol(),
      comun.merging([.modo: "propia", .jugador: "leo"]) { $1 })
    _ = try edita(&torneo, CamposDeTarjeta(), comun.merging([.color: "second-yellow"]) { $1 })
    _ = try edita(
      &torneo, CamposDeTarjeta(),
      [.partido: "1", .minuto: "7", .color: "AMARILLA", .equipo: "rayo", .oficial: "Paco"])
    _ = try edita(
      &torneo, CamposDeCambio(), [.partido: "1", .minuto: "60", .sale: "luis", .entra: "marta"])
    _ = try edita(&torneo, CamposDePenaltiFallado(), comun)
    _ = try edita(&torneo, CamposDeLanzamiento(), comun.merging([.convertido: "si"]) { $1 })
    #expect(
      Array(torneo.partidos[0].partido.eventos.dropFirst(5)) == [
        .gol(minuto: minuto, jugador: ana, equipo: rayo, asistencia: marta),
        .gol(minuto: minuto, jugador: ana, equipo: rayo, modo: .penalti),
        .gol(minuto: minuto, jugador: leo, equipo: rayo, modo: .propia),
        .tarjeta(minuto: minuto, jugador: ana, equipo: rayo, color: .dobleAmarilla),
        .tarjeta(
          minuto: 7, jugador: Jugador(nombre: "Paco"), equipo: rayo, color: .amarilla,
          aOficial: true),
        .cambio(minuto: 60, entra: marta, sale: luis, equipo: rayo),
        .penaltiFallado(minuto: minuto, jugador: ana, equipo: rayo),
        .lanzamiento(jugador: ana, equipo: rayo, convertido: true),
      ])
  }

  @Test("shows an event as it is and corrects what is changed of it")
  func corrige() throws {
    var torneo = Ejemplo.torneo
    for evento in EdicionesDeEventosTests.eventos where evento.equipo != nil {
      try torneo.registra(evento: evento, en: 1)
    }
    let antes = torneo
    func igual<Campos: CamposDeEvento>(_: Campos.Type, _ numero: Int) throws {
      _ = try edita(&torneo, Campos(corrigiendo: numero, de: 1, en: torneo))
      #expect(torneo == antes)
    }
    try igual(CamposDeGol.self, 1)
    try igual(CamposDeGol.self, 7)
    try igual(CamposDeTarjeta.self, 1)
    try igual(CamposDeCambio.self, 1)
    try igual(CamposDePenaltiFallado.self, 1)
    try igual(CamposDeLanzamiento.self, 1)
    let hecho = try edita(
      &torneo, CamposDeGol(corrigiendo: 2, de: 1, en: torneo), [.minuto: "24"])
    #expect(hecho == .evento(lugar: 1, partido: 1))
    #expect(torneo.partidos[0].partido.eventos[1].minuto == 24)
  }

  @Test("refuses to correct what somebody else changed meanwhile, and shows both values")
  func haCambiado() throws {
    var torneo = Ejemplo.torneo
    let gol = try CamposDeGol(corrigiendo: 1, de: 1, en: torneo)
    let partido = try CorreccionDePartido(de: 1, en: torneo)
    let resultado = try CamposDeResultado(de: 2, en: torneo)
    try torneo.quita(eventoEn: 0, de: torneo.partidos[0].partido.eventos[0], en: 1)
    var datos = DatosDePartido()
    datos.jornada = 7
    try torneo.corrige(datosDe: 1, datos)
    try torneo.pon(
      Resultado(Tanteo(local: 1, visitante: 1), descanso: Tanteo(local: 0, visitante: 1)), a: 2)
    let antes = torneo
    let ediciones: [(contexto: [String], edicion: (inout Torneo) throws -> Hecho)] = [
      (
        ["era: gol del 12', Ana #9 (Rayo FC)", "es: gol del 23', Leo #10 (Toros)"],
        { try edita(&$0, gol) }
      ),
      (["era: jornada «1»", "es: jornada «7»"], { try edita(&$0, partido) }),
      (
        ["era: nada", "es: 1-1 (al descanso 0-1)"],
        { try edita(&$0, resultado, [.marcador: "1-0"]) }
      ),
    ]
    for (contexto, edicion) in ediciones {
      let fallo = #expect(throws: Failure.self) { _ = try edicion(&torneo) }
      #expect(
        fallo?.diagnostics.map(\.message.es)
          == ["otro programa lo ha cambiado mientras tanto; mírelo y repita"])
      #expect(fallo?.diagnostics.first?.context.map(\.es) == contexto)
      #expect(torneo == antes)
    }
  }

  @Test("takes the only event of its kind away without being told its number")
  func quita() throws {
    var torneo = Ejemplo.torneo
    _ = try edita(
      &torneo, CamposDeTarjeta(),
      [.partido: "1", .minuto: "7", .color: "roja", .jugador: "leo"])
    _ = try edita(&torneo, BajaDeEvento<CamposDeTarjeta>(), [.partido: "1"])
    #expect(torneo == Ejemplo.torneo)
    let fallo = #expect(throws: Failure.self) {
      _ = try edita(&torneo, BajaDeEvento<CamposDeGol>(), [.partido: "1"])
    }
    #expect(
      fallo?.diagnostics.map(\.message.es) == ["el partido 1 tiene varios: falta el número"])
    #expect(fallo?.diagnostics.first?.context.first?.es == "1: gol del 12', Ana #9 (Rayo FC)")
    _ = try edita(&torneo, BajaDeEvento<CamposDeGol>(), [.partido: "1", .numero: "5"])
    #expect(torneo.partidos[0].partido.marcador() == "2-2")
  }

  @Test("edits rosters, teams, matches, results and sanctions")
  func lodemas() throws {
    var torneo = Ejemplo.torneo
    _ = try edita(
      &torneo, AltaDeJugador(), [.equipo: "lobos", .nombre: " Eva ", .dorsal: " 8"])
    _ = try edita(
      &torneo, CorreccionDeJugador(),
      [.equipo: "lobos", .jugador: "eva", .nuevoNombre: "Eva Gil", .dorsal: "-"])
    #expect(torneo.equipos[2].plantilla.last == Jugador(nombre: "Eva Gil"))
    _ = try edita(&torneo, BajaDeJugador(), [.equipo: "lobos", .jugador: "gil"])
    _ = try edita(&torneo, AltaDeEquipo(), [.nombre: "Norte"])
    _ = try edita(&torneo, CambioDeNombreDeEquipo(), [.equipo: "nor", .nuevoNombre: "NORTE"])
    #expect(torneo.equipos.last?.nombre == "NORTE")
    let nuevo = try edita(
      &torneo, CamposDePartido(), [.local: "norte", .visitante: "rayo", .jornada: "2"])
    #expect(nuevo == .partido(3))
    _ = try edita(&torneo, CambioDeEstado(a: .aplazado), [.partido: "3", .motivo: "lluvia"])
    _ = try edita(
      &torneo, CorreccionDePartido(de: 3, en: torneo), [.fecha: "2026-10-01", .jornada: ""])
    let partido = torneo.partidos[2].partido
    #expect(partido.estado == .programado)
    #expect(partido.jornada == nil)
    #expect(partido.fecha == Fecha(anio: 2026, mes: 10, dia: 1))
    _ = try edita(
      &torneo, CamposDeResultado(),
      [.partido: "3", .marcador: "2-2", .reglamentario: "1-1", .tanda: "4-3"])
    #expect(torneo.partidos[2].partido.tanda == Tanteo(local: 4, visitante: 3))
    _ = try edita(&torneo, CamposDeResultado(de: 3, en: torneo), [.tanda: "", .descanso: "1-0"])
    #expect(torneo.partidos[2].partido.resultado?.tanda == nil)
    #expect(torneo.partidos[2].partido.resultado?.descanso == Tanteo(local: 1, visitante: 0))
    _ = try edita(
      &torneo, CamposDeAdjudicacion(), [.partido: "3", .marcador: "3-0", .motivo: "no vino"])
    #expect(torneo.partidos[2].partido.estado == .adjudicado)
    _ = try edita(&torneo, BajaDeResultado(), [.partido: "3"])
    _ = try edita(&torneo, BajaDePartido(), [.partido: "3"])
    _ = try edita(
      &torneo, CamposDeSancion(), [.equipo: "norte", .puntos: "-3", .motivo: "retirada"])
    _ = try edita(&torneo, CamposDeSancion(corrigiendo: 1, en: torneo), [.puntos: "-1"])
    #expect(torneo.sanciones.map(\.puntos) == [-1])
    #expect(torneo.sanciones.map(\.motivo) == ["retirada"])
    _ = try edita(&torneo, BajaDeSancion(), [.numero: "1"])
    _ = try edita(&torneo, BajaDeEquipo(), [.equipo: "norte"])
    let escritor = EscritorDelTorneo()
    #expect(escritor.bytes(de: torneo) == escritor.bytes(de: Ejemplo.torneo))
  }

  @Test("wants the team when only it can tell for whom somebody plays")
  func sinPlantilla() throws {
    var torneo = Ejemplo.torneo
    try torneo.anadeEquipo("Norte")
    _ = try torneo.programa(local: "Norte", visitante: "Toros", DatosDePartido())
    var gol = CamposDeGol()
    gol.textos = [.partido: "3", .minuto: "3", .jugador: "Leo"]
    #expect(gol.error(de: .jugador, en: torneo)?.es == "El equipo es obligatorio")
    gol[.equipo] = "norte"
    _ = try edita(&torneo, gol)
    #expect(torneo.partidos[2].partido.goleadores() == [Jugador(nombre: "Leo")])
  }

  /// Match 1 with a goal, a card and a substitution of people who are in no roster, and a goal whose
  /// scorer made it.
  private static func conForasteros() throws -> Torneo {
    var torneo = Ejemplo.torneo
    let (fulano, ana) = (Jugador(nombre: "Fulano"), Jugador(nombre: "Ana", dorsal: 9))
    torneo.partidos[0].partido.eventos = [
      .gol(minuto: 5, jugador: fulano, equipo: Ejemplo.rayo),
      .gol(minuto: 6, jugador: ana, equipo: Ejemplo.rayo, asistencia: ana),
      .tarjeta(minuto: 7, jugador: fulano, color: .roja),
      .cambio(minuto: 8, entra: fulano, sale: Jugador(nombre: "Mengano")),
      .penaltiFallado(minuto: 9, jugador: fulano, equipo: Ejemplo.toros),
    ]
    return torneo
  }

  @Test("corrects and removes an event of somebody who is in no roster")
  func forasteros() throws {
    var torneo = try Self.conForasteros()
    _ = try edita(&torneo, CamposDeGol(corrigiendo: 1, de: 1, en: torneo), [.minuto: "50"])
    _ = try edita(
      &torneo, CamposDeTarjeta(corrigiendo: 1, de: 1, en: torneo), [.color: "amarilla"])
    _ = try edita(&torneo, CamposDeCambio(corrigiendo: 1, de: 1, en: torneo), [.minuto: "52"])
    _ = try edita(
      &torneo, CamposDePenaltiFallado(corrigiendo: 1, de: 1, en: torneo), [.minuto: "53"])
    let eventos = torneo.partidos[0].partido.eventos
    #expect(eventos.map { $0.minuto?.minuto } == [50, 6, 7, 52, 53])
    #expect(eventos[2].words.es == "amarilla del 7', Fulano")
    #expect(eventos[4].equipo === Ejemplo.toros)
    // Another player is looked up as ever.
    let ajeno = #expect(throws: Failure.self) {
      try edita(&torneo, CamposDeGol(corrigiendo: 1, de: 1, en: torneo), [.jugador: "Zutano"])
    }
    #expect(ajeno?.diagnostics.first?.message.es.contains("«Zutano» no está") == true)
    _ = try edita(&torneo, CamposDeGol(corrigiendo: 1, de: 1, en: torneo), [.jugador: "marta"])
    #expect(torneo.partidos[0].partido.eventos[0].words.es == "gol del 50', Marta #1 (Rayo FC)")
    _ = try edita(&torneo, BajaDeEvento<CamposDeCambio>(), [.partido: "1"])
    _ = try edita(&torneo, BajaDeEvento<CamposDeTarjeta>(), [.partido: "1"])
    #expect(torneo.partidos[0].partido.eventos.count == 3)
  }

  @Test("takes the assist from whoever made his or her own goal, and asks for that")
  func asistenciaPropia() throws {
    var torneo = try Self.conForasteros()
    let fallo = #expect(throws: Failure.self) {
      try edita(&torneo, CamposDeGol(corrigiendo: 2, de: 1, en: torneo), [.minuto: "50"])
    }
    #expect(fallo?.diagnostics.first?.message.es == "«Ana» no puede dar su propio gol")
    _ = try edita(&torneo, CamposDeGol(corrigiendo: 2, de: 1, en: torneo), [.asistencia: ""])
    #expect(
      torneo.partidos[0].partido.eventos[1]
        == .gol(minuto: 6, jugador: Jugador(nombre: "Ana", dorsal: 9), equipo: Ejemplo.rayo))
  }

  @Test(
    "tells the range of a number in a list, whatever was written",
    arguments: [
      ("0", "el partido 1 no tiene el número 0 de esta clase", "van del 1 al 5"),
      ("6", "el partido 1 no tiene el número 6 de esta clase", "van del 1 al 5"),
      ("-1", "el partido 1 no tiene el número -1 de esta clase", "van del 1 al 5"),
      ("99999999999999999999", "el número 99999999999999999999 está fuera de rango (1–5)", nil),
      ("uno", "el número debe ser un número", nil),
    ] as [(String, String, String?)])
  func numeros(_ escrito: String, _ dicho: String, _ ayuda: String?) throws {
    var torneo = Ejemplo.torneo
    let fallo = #expect(throws: Failure.self) {
      try edita(&torneo, BajaDeEvento<CamposDeGol>(), [.partido: "1", .numero: escrito])
    }
    #expect(fallo?.diagnostics.first?.message.es == dicho)
    #expect(fallo?.diagnostics.first?.help?.es == ayuda)
  }
}
