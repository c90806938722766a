import Diagnostics
import Foundation
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("A store that is right")
struct LectorDelTorneoTests {
  static let ejemplo = """
    {
      "version": 1,
      "nombre": "Liga de Primavera", "temporada": "2026",
      "zonaHoraria": "Europe/Madrid",
      "reglas": { "puntos": { "victoria": 2, "empate": 1, "derrota": 0 },
                  "desempate": "premier" },
      "sanciones": [ { "equipo": "Toros", "puntos": -3, "motivo": "alineación indebida" } ],
      "equipos": [
        { "nombre": "Rayo FC",
          "plantilla": [ { "nombre": "Ana", "dorsal": 9 }, { "nombre": "Luis" },
                         { "nombre": "Marta", "dorsal": 1 } ] },
        { "nombre": "Toros", "plantilla": [ { "nombre": "Leo", "dorsal": 10 } ] } ],
      "partidos": [
        { "id": 1, "jornada": 1, "fecha": "2026-09-05T18:00:00+02:00",
          "campo": "Municipal", "arbitro": "Pilar Ruiz", "estado": "finalizado",
          "local": "Rayo FC", "visitante": "Toros",
          "eventos": [
            { "tipo": "gol", "minuto": 12, "jugador": "Ana", "equipo": "Rayo FC", "asistencia": "Luis" },
            { "tipo": "gol", "minuto": "45+2", "jugador": "Leo", "equipo": "Toros", "modo": "penalti" },
            { "tipo": "gol", "minuto": 48, "jugador": "Leo", "equipo": "Rayo FC", "modo": "propia" },
            { "tipo": "tarjeta", "minuto": 50, "jugador": "Leo", "equipo": "Toros", "color": "amarilla" },
            { "tipo": "tarjeta", "minuto": 51, "oficial": "Paco", "equipo": "Toros", "color": "roja" },
            { "tipo": "cambio", "minuto": 60, "equipo": "Rayo FC", "sale": "Luis", "entra": "Marta" },
            { "tipo": "penaltiFallado", "minuto": 70, "jugador": "Ana", "equipo": "Rayo FC" },
            { "tipo": "lanzamiento", "jugador": "Leo", "equipo": "Toros", "convertido": false } ] },
        { "id": 2, "fase": "Final", "grupo": "A", "ronda": "Final", "local": "Toros",
          "visitante": "Rayo FC", "espectadores": 300, "motivo": "lluvia",
          "resultado": { "local": 3, "visitante": 3, "descanso": { "local": 1, "visitante": 0 },
                         "reglamentario": { "local": 2, "visitante": 2 },
                         "tanda": { "local": 4, "visitante": 5 } },
          "alineaciones": { "visitante": { "titulares": ["Ana"], "suplentes": ["Luis"],
                                           "capitan": "Ana", "entrenador": "Rosa" } } } ]
    }
    """

  @Test("takes a card of which nobody wrote the side for the one of the player's roster")
  func tarjetaSinEquipo() throws {
    let torneo = try Tienda.lee(
      Tienda.conEventos(
        "{\"tipo\": \"tarjeta\", \"minuto\": 9, \"jugador\": \"Leo\", \"color\": \"roja\"}, "
          + "{\"tipo\": \"cambio\", \"minuto\": 60, \"sale\": \"Ana\", \"entra\": \"Luis\"}")
    ).torneo
    #expect(
      torneo.partidos.first?.partido.eventos.map { $0.equipo?.nombre } == ["Toros", "Rayo FC"])
  }

  @Test("takes a match with an empty list of events and nothing else as one to be played")
  func sinEventos() throws {
    let partido = try Tienda.lee(Tienda.conPartido("\"eventos\": []")).torneo.partidos.first?
      .partido
    #expect(partido?.estado == .programado)
  }

  @Test(
    "puts a date without a distance from UTC in order among those that have one", arguments: [1, 2])
  func sinDistancia(partes: Int) async throws {
    let tienda = """
      {"equipos": [{"nombre": "A"}, {"nombre": "B"}], "partidos": [
      {"id": 1, "local": "A", "visitante": "B", "fecha": "2026-09-05T18:00:00+02:00"},
      {"id": 2, "local": "B", "visitante": "A", "fecha": "2026-09-05T17:30:00"}]}
      """
    let leido = try await LectorDelTorneo(file: "t").lee(Array(tienda.utf8), partes: partes)
    let fechas = leido.torneo.partidos.compactMap(\.partido.fecha)
    #expect(fechas.count == 2)
    #expect(fechas[1] < fechas[0])
  }

  @Test(
    "puts dates without a distance from UTC in order by the clock of «zonaHoraria», also of matches whose sides wait",
    arguments: [1, 2])
  func porLaZona(partes: Int) async throws {
    let tienda = """
      {"zonaHoraria": "Europe/Madrid",
      "equipos": [{"nombre": "A"}, {"nombre": "B"}, {"nombre": "C"}], "partidos": [
      {"id": 1, "local": "A", "visitante": "B", "fecha": "2026-09-05T18:00:00", "ronda": "Final"},
      {"id": 2, "local": "C", "visitante": "A", "fecha": "2026-09-05T16:30:00Z"},
      {"id": 3, "local": "C", "visitante": "B", "fecha": "2026-09-05T18:00:00+01:00"},
      {"id": 4, "local": {"ganador": 1}, "visitante": "C", "fecha": "2026-09-05T18:15:00"}]}
      """
    let leido = try await LectorDelTorneo(file: "t").lee(Array(tienda.utf8), partes: partes)
    let enOrden = leido.torneo.partidos.sorted {
      ($0.partido.fecha?.segundosDesde1970 ?? 0) < ($1.partido.fecha?.segundosDesde1970 ?? 0)
    }
    #expect(enOrden.map(\.id) == [1, 4, 2, 3])
  }

  @Test("takes a finished match with an empty list of events as one without goals")
  func sinGoles() throws {
    let partido = try Tienda.lee(
      Tienda.conPartido("\"estado\": \"finalizado\", \"eventos\": []")
    ).torneo.partidos.first?.partido
    #expect(partido?.estado == .finalizado)
    #expect(partido?.marcador() == "0-0")
  }

  @Test("gives every field of the tournament")
  func torneo() throws {
    let torneo = try Tienda.lee(Self.ejemplo).torneo
    #expect(torneo.nombre == "Liga de Primavera")
    #expect(torneo.temporada == "2026")
    #expect(torneo.zonaHoraria == "Europe/Madrid")
    #expect(torneo.reglas.puntos == Puntuacion(victoria: 2))
    #expect(torneo.reglas.desempate == .premier)
    #expect(torneo.equipos.map(\.nombre) == ["Rayo FC", "Toros"])
    #expect(
      torneo.equipos[0].plantilla == [
        Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Luis"),
        Jugador(nombre: "Marta", dorsal: 1),
      ])
    #expect(
      torneo.sanciones == [
        Sancion(equipo: torneo.equipos[1], puntos: -3, motivo: "alineación indebida")
      ])
  }

  @Test("gives every field of a match and every kind of event")
  func partido() throws {
    let torneo = try Tienda.lee(Self.ejemplo).torneo
    let (rayo, toros) = (torneo.equipos[0], torneo.equipos[1])
    let (ana, luis, marta) = (rayo.plantilla[0], rayo.plantilla[1], rayo.plantilla[2])
    let leo = toros.plantilla[0]
    let anadido = try #require(Minuto(45, anadido: 2))
    #expect(
      torneo.partidos[0]
        == PartidoDeLista(
          id: 1,
          partido: Partido(
            local: rayo, visitante: toros,
            eventos: [
              .gol(minuto: 12, jugador: ana, equipo: rayo, asistencia: luis),
              .gol(minuto: anadido, jugador: leo, equipo: toros, modo: .penalti),
              .gol(minuto: 48, jugador: leo, equipo: rayo, modo: .propia),
              .tarjeta(minuto: 50, jugador: leo, equipo: toros, color: .amarilla),
              .tarjeta(
                minuto: 51, jugador: Jugador(nombre: "Paco"), equipo: toros, color: .roja,
                aOficial: true),
              .cambio(minuto: 60, entra: marta, sale: luis, equipo: rayo),
              .penaltiFallado(minuto: 70, jugador: ana, equipo: rayo),
              .lanzamiento(jugador: leo, equipo: toros, convertido: false),
            ], estado: .finalizado, jornada: 1,
            fecha: try Fecha(texto: "2026-09-05T18:00:00+02:00"), campo: "Municipal",
            arbitro: "Pilar Ruiz")))
    #expect(
      torneo.partidos[1]
        == PartidoDeLista(
          id: 2,
          partido: Partido(
            local: toros, visitante: rayo, eventos: [], estado: .finalizado,
            resultado: Resultado(
              Tanteo(local: 3, visitante: 3), descanso: Tanteo(local: 1, visitante: 0),
              reglamentario: Tanteo(local: 2, visitante: 2),
              tanda: Tanteo(local: 4, visitante: 5)),
            fase: "Final", grupo: "A", ronda: "Final",
            alineacionVisitante: Alineacion(
              titulares: [ana], suplentes: [luis], capitan: ana, entrenador: "Rosa"),
            espectadores: 300, motivo: "lluvia")))
  }

  @Test("may be as small as two empty lists")
  func minimo() throws {
    #expect(try Tienda.lee("{\"equipos\":[],\"partidos\":[]}").torneo == Torneo())
  }

  @Test("may leave out all that was optional from the start")
  func antiguo() throws {
    let torneo = try Tienda.lee(
      """
      {"equipos": [{"nombre": "A"}, {"nombre": "B", "plantilla": [{"nombre": "Eva"}]}],
       "partidos": [
        {"id": 1, "local": "A", "visitante": "B"},
        {"id": 2, "local": "A", "visitante": "B", "eventos": [
          {"tipo": "gol", "minuto": 3, "jugador": "Eva", "equipo": "B"}]},
        {"id": 3, "local": "A", "visitante": "B", "resultado": {"local": 1, "visitante": 0}}]}
      """
    ).torneo
    #expect(torneo.partidos.map(\.partido.estado) == [.programado, .finalizado, .finalizado])
    #expect(torneo.partidos.map { $0.partido.marcador() } == ["0-0", "0-1", "1-0"])
  }

  @Test("reads the same in several parts as in one", arguments: [1, 2, 3, 8, 100])
  func partes(_ partes: Int) async throws {
    for texto in [Self.ejemplo, "{\"equipos\":[],\"partidos\":[]}"] {
      let bytes = Array(texto.utf8)
      let uno = try LectorDelTorneo(file: "t").lee(bytes)
      let otro = try await LectorDelTorneo(file: "t").lee(
        bytes, conservando: uno.torneo.equipos, partes: partes)
      #expect(otro.torneo == uno.torneo)
    }
  }

  @Test("keeps the identity of the teams that are the same as before")
  func identidad() throws {
    let antes = try Tienda.lee(Self.ejemplo).torneo
    let cambiado = Self.ejemplo.replacing(
      "\"Leo\", \"dorsal\": 10", with: "\"Leo\", \"dorsal\": 11")
    let ahora = try LectorDelTorneo(file: "t").lee(
      Array(cambiado.utf8), conservando: antes.equipos
    ).torneo
    #expect(ahora.equipos[0] === antes.equipos[0])
    #expect(ahora.equipos[1] !== antes.equipos[1])
    #expect(ahora.partidos[0].partido.local === antes.equipos[0])
  }

  @Test("or any text that is nearly one is read or refused, in parts as in one", arguments: 1...12)
  func mutaciones(_ semilla: UInt64) async {
    var azar = Azar(semilla: semilla)
    for _ in 0..<10 {
      let bytes = azar.muta(Array(Self.ejemplo.utf8))
      let lector = LectorDelTorneo(file: "t")
      let uno = Result { () throws(Failure) in try lector.lee(bytes).avisos }
      do {
        let otro = try await lector.lee(bytes, partes: 2)
        #expect(try uno.get() == otro.avisos)
      } catch {
        #expect(throws: Failure.self) { try uno.get() }
      }
    }
  }
}
