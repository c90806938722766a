import Testing
import Torneo

@Suite("Form")
struct FormaTests {
  private let rayo = Equipo(nombre: "Rayo FC")
  private let toros = Equipo(nombre: "Toros")

  private func partido(
    _ id: Int, _ local: Int, _ visitante: Int, estado: EstadoDePartido = .finalizado,
    grupo: String? = nil, ronda: String? = nil, enCasa: Bool = true, tanda: Tanteo? = nil
  ) -> PartidoDeLista {
    PartidoDeLista(
      id: id,
      partido: Partido(
        local: enCasa ? rayo : toros, visitante: enCasa ? toros : rayo, eventos: [],
        estado: estado,
        resultado: Resultado(Tanteo(local: local, visitante: visitante), tanda: tanda),
        grupo: grupo, ronda: ronda))
  }

  private func forma(_ partidos: [PartidoDeLista], grupo: String? = nil) -> [Desenlace]? {
    Torneo(equipos: [rayo, toros], partidos: partidos).tablas().first { $0.grupo == grupo }?
      .forma(de: rayo, en: partidos)
  }

  @Test("a match is won, drawn or lost from the side of the team, at home and away")
  func sides() {
    #expect(
      forma([
        partido(1, 2, 1), partido(2, 2, 1, enCasa: false), partido(3, 0, 0),
        partido(4, 0, 3, enCasa: false),
      ]) == [.victoria, .derrota, .empate, .victoria])
  }

  @Test("the last five count, the latest last")
  func lastFive() {
    let partidos = [partido(1, 3, 0), partido(2, 3, 0)] + (3...7).map { partido($0, 0, $0 % 2) }
    #expect(forma(partidos) == [.derrota, .empate, .derrota, .empate, .derrota])
  }

  @Test("matches with a team that was put out do not count when its results are annulled")
  func expelled() {
    let partidos = [partido(1, 1, 0)]
    for (resultados, forma) in [
      (Expulsion.Resultados.quedan, [Desenlace.victoria]), (.seAnulan, []),
    ] {
      let torneo = Torneo(
        expulsiones: [Expulsion(equipo: toros, resultados: resultados)], equipos: [rayo, toros],
        partidos: partidos)
      #expect(torneo.tablas().first?.forma(de: rayo, en: partidos) == forma)
    }
  }

  @Test("only matches that count in the table do")
  func countedOnly() {
    let partidos = [
      partido(1, 1, 0, grupo: "A"), partido(2, 0, 1, estado: .adjudicado, grupo: "A"),
      partido(3, 1, 0, estado: .anulado, grupo: "A"),
      partido(4, 0, 0, estado: .aplazado, grupo: "A"),
      partido(5, 0, 1, grupo: "B"), partido(6, 2, 2, grupo: "A", ronda: "Final"),
      partido(7, 2, 2, grupo: "A", tanda: Tanteo(local: 1, visitante: 3)),
    ]
    #expect(forma(partidos, grupo: "A") == [.victoria, .derrota, .empate])
  }
}
