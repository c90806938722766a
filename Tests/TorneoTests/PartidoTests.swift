import Testing
import Torneo

@Suite("Matches, teams and chronicles")
struct PartidoTests {
  let ana = Jugador(nombre: "Ana", dorsal: 9)
  let leo = Jugador(nombre: "Leo", dorsal: 10)
  let rayo = Equipo(nombre: "Rayo FC")
  let toros = Equipo(nombre: "Toros")

  @Test("a player shows the number, or a dash")
  func dorsal() {
    #expect(ana.dorsalOGuion() == "#9")
    #expect(Jugador(nombre: "Luis").dorsalOGuion() == "-")
  }

  @Test("a number is read with white space around it", arguments: [(" 9 ", 9), ("\t12\n", 12)])
  func dorsalDeTexto(texto: String, dorsal: Int) {
    #expect(dorsalDesdeTexto(texto) == dorsal)
  }

  @Test("what is no number gives none", arguments: ["", "  ", "nueve", "9a", "1 2", "7.5"])
  func sinDorsal(texto: String) {
    #expect(dorsalDesdeTexto(texto) == nil)
  }

  @Test("two players of a team cannot share a number")
  func mismoDorsal() {
    #expect(Equipo(nombre: "Rayo FC", plantilla: [ana, Jugador(nombre: "Eva", dorsal: 9)]) == nil)
    let sinDorsal = [Jugador(nombre: "Luis"), Jugador(nombre: "Eva")]
    #expect(Equipo(nombre: "Rayo FC", plantilla: sinDorsal)?.cantidadDeJugadores == 2)
  }

  @Test("the score counts own goals for the side that they are for")
  func marcador() {
    let partido = Partido(
      local: rayo, visitante: toros,
      eventos: [
        .gol(minuto: 3, jugador: ana, equipo: rayo),
        .gol(minuto: 9, jugador: leo, equipo: rayo, modo: .propia),
        .gol(minuto: 50, jugador: leo, equipo: toros, modo: .penalti),
        .tarjeta(minuto: 60, jugador: ana, equipo: rayo, color: .amarilla),
      ])
    #expect(partido.marcador() == "2-1")
    #expect(partido.goleadores() == [ana, leo, leo])
  }

  @Test("a written result wins over the recorded goals")
  func resultado() {
    let partido = Partido(
      local: rayo, visitante: toros, eventos: [.gol(minuto: 3, jugador: ana, equipo: rayo)],
      resultado: Resultado(Tanteo(local: 2, visitante: 2), tanda: Tanteo(local: 4, visitante: 5)))
    #expect(partido.marcador() == "2-2")
    #expect(partido.ganador === toros)
  }

  @Test("a chronicle has a line per recorded goal, or says «Sin goles»; the title has the score")
  func cronicaSinGoles() {
    func cronica(_ local: Int, _ estado: EstadoDePartido = .finalizado) -> Cronica {
      Cronica(
        de: Partido(
          local: rayo, visitante: toros, eventos: [], estado: estado,
          resultado: Resultado(Tanteo(local: local, visitante: 0))))
    }
    #expect(cronica(0).texto == "Sin goles")
    #expect(cronica(3) == Cronica(titulo: "Rayo FC 3-0 Toros", texto: "Sin goles"))
    #expect(cronica(3, .adjudicado) == Cronica(titulo: "Rayo FC 3-0 Toros", texto: "Sin goles"))
    #expect(Cronica(de: Partido(local: rayo, visitante: toros, eventos: [])).texto == "Sin goles")
  }

  @Test("kicks of a shoot-out are neither goals nor scorers")
  func tanda() {
    let partido = Partido(
      local: rayo, visitante: toros,
      eventos: [
        .lanzamiento(jugador: ana, equipo: rayo, convertido: true),
        .lanzamiento(jugador: leo, equipo: toros, convertido: false),
      ])
    #expect(partido.marcador() == "0-0")
    #expect(partido.tanda == Tanteo(local: 1, visitante: 0))
    #expect(partido.goleadores().isEmpty)
    #expect(partido.ganador === rayo)
  }

  @Test("a chronicle has a line per goal in the order in which they were recorded")
  func cronica() {
    let cronica = Cronica(
      de: Partido(
        local: rayo, visitante: toros,
        eventos: [
          .gol(minuto: 12, jugador: ana, equipo: rayo),
          .gol(minuto: 9, jugador: leo, equipo: toros),
        ]))
    #expect(cronica.titulo == "Rayo FC 1-1 Toros")
    #expect(cronica.texto == "12' Ana (Rayo FC)\n9' Leo (Toros)")
  }

  @Test("a chronicle without goals says so")
  func sinGoles() {
    let cronica = Cronica(de: Partido(local: rayo, visitante: toros, eventos: []))
    #expect(cronica.titulo == "Rayo FC 0-0 Toros")
    #expect(cronica.texto == "Sin goles")
  }

  @Test("a team is put in the place of another on its side and in its events only")
  func reemplazo() throws {
    let partido = Partido(
      local: rayo, visitante: toros,
      eventos: [
        .gol(minuto: 3, jugador: ana, equipo: rayo), .gol(minuto: 9, jugador: leo, equipo: toros),
      ])
    let nuevo = try #require(Equipo(nombre: "Rayo FC", plantilla: [ana]))
    let cambiado = partido.reemplazando(rayo, por: nuevo)
    #expect(cambiado.local === nuevo)
    #expect(cambiado.visitante === toros)
    #expect(cambiado.eventos.map(\.equipo) == [nuevo, toros])
    #expect(cambiado.marcador() == "1-1")
  }

  @Test("the example is the one that new tournaments start from")
  func ejemplo() {
    #expect(Ejemplo.equipos.map(\.nombre) == ["Rayo FC", "Toros", "Lobos", "Águilas"])
    #expect(
      Ejemplo.rayo.plantilla == [
        Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Luis"),
        Jugador(nombre: "Marta", dorsal: 1),
      ])
    #expect(Ejemplo.aguilas.cantidadDeJugadores == 1)
    let primero = Ejemplo.partidos.first { $0.id == 1 }?.partido
    #expect(primero?.local === Ejemplo.rayo)
    #expect(primero?.marcador() == "3-2")
    #expect(primero?.eventos.count == 5)
    for equipo in Ejemplo.equipos { #expect(dorsalRepetido(en: equipo.plantilla) == nil) }
  }
}
