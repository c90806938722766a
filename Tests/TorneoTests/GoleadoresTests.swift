import Testing
import Torneo

@Suite("Scorers")
struct GoleadoresTests {
  let ana = Jugador(nombre: "Ana", dorsal: 9)
  let eva = Jugador(nombre: "Eva", dorsal: 7)
  let rayo = Equipo(nombre: "Rayo FC")
  let toros = Equipo(nombre: "Toros")

  private func lista(
    _ eventos: [EventoDePartido], estado: EstadoDePartido = .finalizado
  ) -> [Goleador] {
    let partido = Partido(local: rayo, visitante: toros, eventos: eventos, estado: estado)
    return goleadores(en: [PartidoDeLista(id: 1, partido: partido)])
  }

  @Test("penalties count and are shown apart, own goals and shoot-outs never count")
  func whatCounts() {
    let goleadores = lista([
      .gol(minuto: 1, jugador: ana, equipo: rayo),
      .gol(minuto: 2, jugador: ana, equipo: rayo, modo: .penalti),
      .gol(minuto: 3, jugador: ana, equipo: toros, modo: .propia),
      .lanzamiento(jugador: ana, equipo: rayo, convertido: true),
    ])
    #expect(goleadores.map(\.goles) == [2])
    #expect(goleadores.map(\.penaltis) == [1])
    #expect(goleadores.map(\.equipo) == [rayo])
  }

  @Test("level scorers go by fewer penalties, then by name; equals share the place")
  func order() {
    let goleadores = lista([
      .gol(minuto: 1, jugador: Jugador(nombre: "Zoe"), equipo: rayo),
      .gol(minuto: 2, jugador: Jugador(nombre: "Ángel"), equipo: rayo),
      .gol(minuto: 3, jugador: eva, equipo: rayo, modo: .penalti),
      .gol(minuto: 4, jugador: ana, equipo: rayo), .gol(minuto: 5, jugador: ana, equipo: rayo),
    ])
    #expect(goleadores.map(\.jugador.nombre) == ["Ana", "Ángel", "Zoe", "Eva"])
    #expect(goleadores.map(\.posicion) == [1, 2, 2, 4])
  }

  @Test("one name in two teams, or with two numbers, is two people")
  func people() {
    let otra = Jugador(nombre: "Ana", dorsal: 10)
    let goleadores = lista([
      .gol(minuto: 1, jugador: ana, equipo: rayo), .gol(minuto: 2, jugador: ana, equipo: toros),
      .gol(minuto: 3, jugador: otra, equipo: rayo),
    ])
    #expect(goleadores.map(\.goles) == [1, 1, 1])
  }

  @Test(
    "count the matches that the table counts, but for the awarded ones",
    arguments: EstadoDePartido.allCases)
  func matchesThatCount(_ estado: EstadoDePartido) {
    let gol = EventoDePartido.gol(minuto: 1, jugador: ana, equipo: rayo)
    #expect(lista([gol], estado: estado).count == (estado == .finalizado ? 1 : 0))
    var partido = Partido(local: rayo, visitante: toros, eventos: [gol], estado: estado)
    partido.resultado = Resultado(Tanteo(local: 1, visitante: 0))
    let cuenta = partido.cuentaEnLaTabla && estado != .adjudicado
    #expect(goleadores(en: [PartidoDeLista(id: 1, partido: partido)]).count == (cuenta ? 1 : 0))
  }
}

@Suite("Spanish alphabetical order")
struct OrdenAlfabeticoTests {
  @Test("accents and case do not count, ñ follows n, the order is total")
  func order() {
    let ordenados = [
      "Águila", "aguilas", "Nube", "nuzo", "Ñandú", "ñu", "Oso", "Peña", "Peón", "Zorro",
    ]
    let claves = ordenados.shuffled().sorted { ClaveAlfabetica($0) < ClaveAlfabetica($1) }
    #expect(claves == ordenados)
  }

  @Test("in an alphabet without ñ it is an n with a mark, composed or not")
  func withoutEne() {
    let ordenados = ["Nube", "Ñandú", "Norte", "N\u{303}u", "Nz"]
    let claves = ordenados.sorted { ClaveAlfabetica($0, .llano) < ClaveAlfabetica($1, .llano) }
    #expect(claves == ["Ñandú", "Norte", "N\u{303}u", "Nube", "Nz"])
  }

  @Test("numbers count as numbers")
  func numbers() {
    let ordenados = [
      "1.º de Mayo", "Grupo", "Grupo 0", "Grupo 01", "Grupo 1", "Grupo 2", "Grupo 2 b", "Grupo 10",
      "Grupo 10a", "Grupo 100", "Grupo A",
    ]
    #expect(ordenados.reversed().sorted { ClaveAlfabetica($0) < ClaveAlfabetica($1) } == ordenados)
  }

  @Test("a decomposed name sorts as the composed one", arguments: [("n\u{303}u", "ñu")])
  func decomposed(una: String, otra: String) {
    #expect(ClaveAlfabetica("nz") < ClaveAlfabetica(una))
    #expect(ClaveAlfabetica(una) < ClaveAlfabetica("o"))
    #expect(ClaveAlfabetica(otra) < ClaveAlfabetica("o"))
  }

  @Test(
    "two spellings of a name fold to one",
    arguments: [
      ("Atlético", "ATLETICO"), ("Iván", "Iv\u{200B}án"), ("Peñarol", "Pen\u{303}arol"),
      ("Rayo  FC ", " rayo fc"), ("Straße", "STRASSE"), ("Łódź", "lodz"),
    ])
  func folding(una: String, otra: String) {
    #expect(una.nombrePlegado == otra.nombrePlegado)
  }
}
