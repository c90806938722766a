import MarcadorApp
import Testing
import Torneo

@Suite("The label of a player")
struct EtiquetaDeJugadorTests {
  /// Who shares what with whom.
  static let plantillas: [[Jugador]] = [
    [
      Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Luis"),
      Jugador(nombre: "Marta", dorsal: 1),
    ],
    [Jugador(nombre: "Leo", dorsal: 10), Jugador(nombre: "Leo #10")],
    [Jugador(nombre: "Leo", dorsal: 10), Jugador(nombre: "leo  #10", dorsal: 7)],
    [
      Jugador(nombre: "Leo", dorsal: 10), Jugador(nombre: "Leo #10"),
      Jugador(nombre: "Leo (#10)"),
    ],
    [Jugador(nombre: "Ana"), Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Ana", dorsal: 7)],
    [Jugador(nombre: "Ana"), Jugador(nombre: "Ána", dorsal: 9), Jugador(nombre: "Ana (-)")],
    [Jugador(nombre: "10", dorsal: 3), Jugador(nombre: "Luis", dorsal: 10)],
    [Jugador(nombre: "#10", dorsal: 3), Jugador(nombre: "Luis", dorsal: 10)],
  ]

  @Test("finds that player again and nobody else", arguments: plantillas)
  func finds(_ plantilla: [Jugador]) throws {
    let equipo = try #require(Equipo(nombre: "Rayo FC", plantilla: plantilla))
    let etiquetas = plantilla.map { equipo.etiqueta(de: $0) }
    #expect(Set(etiquetas).count == etiquetas.count, "\(etiquetas)")
    for (jugador, etiqueta) in zip(plantilla, etiquetas) {
      #expect(try equipo.jugador(llamado: etiqueta) == jugador, "\(etiqueta)")
    }
  }

  @Test("is the usual one where nobody else is called so")
  func usual() throws {
    let equipo = try #require(Equipo(nombre: "Rayo FC", plantilla: Self.plantillas[0]))
    #expect(equipo.plantilla.map { equipo.etiqueta(de: $0) } == ["Ana #9", "Luis", "Marta #1"])
  }

  private func partido() throws -> Partido {
    Partido(
      local: try #require(
        Equipo(nombre: "Rayo FC", plantilla: [Jugador(nombre: "Leo", dorsal: 10)])),
      visitante: try #require(
        Equipo(
          nombre: "Toros",
          plantilla: [Jugador(nombre: "Leo", dorsal: 10), Jugador(nombre: "Iker", dorsal: 4)])),
      eventos: [])
  }

  @Test("tells the side where both have somebody of that label, and is taken for no other")
  func sides() throws {
    let partido = try partido()
    let torneo = Torneo(
      equipos: [partido.local, partido.visitante],
      partidos: [PartidoDeLista(id: 1, partido: partido)])
    #expect(partido.etiqueta(de: partido.visitante.plantilla[1], partido.visitante) == "Iker #4")
    for lado in [partido.local, partido.visitante] {
      let etiqueta = partido.etiqueta(de: lado.plantilla[0], lado)
      #expect(etiqueta == "Leo #10 (\(lado.nombre))")
      var gol = CamposDeGol()
      gol[.partido] = "1"
      gol[.minuto] = "3"
      gol[.jugador] = etiqueta
      var editado = torneo
      _ = try gol.edita(&editado)
      #expect(
        editado.partidos[0].partido.eventos == [
          .gol(minuto: 3, jugador: lado.plantilla[0], equipo: lado)
        ])
      gol[.equipo] = partido.rival(de: lado).nombre
      #expect(gol.rechazo(de: .jugador, en: torneo) != nil)
      gol[.modo] = "propia"
      #expect(gol.rechazo(de: .jugador, en: torneo) == nil)
    }
  }
}
