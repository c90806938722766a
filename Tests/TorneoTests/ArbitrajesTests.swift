import Testing
import Torneo

@Suite("What the referees did")
struct ArbitrajesTests {
  private let rayo = Equipo(nombre: "Rayo FC")
  private let toros = Equipo(nombre: "Toros")
  private let ana = Jugador(nombre: "Ana")

  private func partido(
    _ arbitro: String?, _ eventos: [EventoDePartido] = [], estado: EstadoDePartido = .finalizado,
    dia: Int = 1
  ) -> Partido {
    Partido(
      local: rayo, visitante: toros, eventos: eventos, estado: estado,
      fecha: Fecha(anio: 2026, mes: 3, dia: dia), arbitro: arbitro)
  }

  private func arbitrajes(_ partidos: [Partido], con nombres: [String] = []) -> [Arbitraje] {
    Torneo(
      equipos: [rayo, toros],
      partidos: partidos.enumerated().map { PartidoDeLista(id: $0 + 1, partido: $1) }
    ).arbitrajes(con: nombres)
  }

  @Test("counts yellow cards and dismissals, of officials too, in matches that were played")
  func cards() {
    let tarjetas: [EventoDePartido] = [
      .tarjeta(minuto: 1, jugador: ana, equipo: rayo, color: .amarilla),
      .tarjeta(minuto: 2, jugador: ana, equipo: rayo, color: .dobleAmarilla),
      .tarjeta(minuto: 3, jugador: Jugador(nombre: "Leo"), color: .roja),
      .tarjeta(
        minuto: 4, jugador: Jugador(nombre: "Paco"), equipo: rayo, color: .amarilla,
        aOficial: true),
      .gol(minuto: 5, jugador: ana, equipo: rayo),
    ]
    let pilar = arbitrajes([
      partido("Pilar", tarjetas), partido("Pilar", tarjetas, estado: .anulado),
      partido("Pilar", estado: .programado), partido(nil, tarjetas),
    ])
    #expect(pilar.map(\.arbitro) == ["Pilar"])
    #expect(pilar.map(\.dirigidos) == [1])
    #expect(pilar.map(\.amarillas) == [2])
    #expect(pilar.map(\.expulsiones) == [2])
    #expect(pilar.map(\.partidos.count) == [3])
  }

  @Test(
    "counts the matches that count for players, and lists all", arguments: EstadoDePartido.allCases)
  func played(_ estado: EstadoDePartido) {
    let suyos = arbitrajes([partido("Pilar", estado: estado)])
    #expect(suyos.map(\.dirigidos) == [estado == .finalizado ? 1 : 0])
    #expect(suyos.map(\.partidos.count) == [1])
  }

  @Test("are in alphabetical order, with those without a match, and matches by date")
  func order() {
    let todos = arbitrajes(
      [partido("Zoe", dia: 9), partido("Águeda"), partido("Zoe", dia: 2)],
      con: ["Óscar", "Zoe", "Óscar"])
    #expect(todos.map(\.arbitro) == ["Águeda", "Óscar", "Zoe"])
    #expect(todos.map { $0.partidos.map(\.id) } == [[2], [], [3, 1]])
  }

  @Test("tells names apart to the letter, but not by how an accent is written")
  func names() {
    let todos = arbitrajes([
      partido("Ada"), partido("ada"), partido("Jose\u{301}"), partido("José"),
    ])
    #expect(todos.map(\.partidos.count).sorted() == [1, 1, 2])
  }
}
