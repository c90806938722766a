import Testing
import Torneo

@Suite("Head to head")
struct CaraACaraTests {
  private let rayo = RondaDePrueba.rayo
  private let toros = RondaDePrueba.toros

  private func enCasaDeToros(_ partido: Partido) -> Partido {
    var otro = partido
    (otro.local, otro.visitante) = (toros, rayo)
    return otro
  }

  private func cifras(_ cara: CaraACara) -> [Int] {
    let balance = cara.balance
    return [
      balance.jugados, balance.ganados, balance.empatados, balance.perdidos, balance.golesAFavor,
      balance.golesEnContra,
    ]
  }

  @Test("is seen from the first team, home and away, in leagues and knock-outs, by date")
  func balance() {
    var final = RondaDePrueba.partido((1, 1), dia: 3)
    final.ronda = "Final"
    let torneo = RondaDePrueba.torneo([
      enCasaDeToros(RondaDePrueba.partido((3, 0), dia: 9)), RondaDePrueba.partido((2, 1), dia: 5),
      final, Partido(local: rayo, visitante: Equipo(nombre: "Lobos"), eventos: []),
    ])
    let cara = torneo.caraACara(rayo, contra: toros)
    #expect(cifras(cara) == [3, 1, 1, 1, 3, 5])
    #expect(cara.partidos.map(\.id) == [3, 2, 1])
    #expect(cifras(torneo.caraACara(toros, contra: rayo)) == [3, 1, 1, 1, 5, 3])
  }

  @Test("a shoot-out is a draw, and told apart; after a match that was won it changes nothing")
  func shootOuts() {
    var empate = RondaDePrueba.partido((2, 2))
    empate.resultado?.tanda = Tanteo(local: 3, visitante: 4)
    var vuelta = enCasaDeToros(RondaDePrueba.partido((1, 0)))
    vuelta.resultado?.tanda = Tanteo(local: 1, visitante: 3)
    let cara = RondaDePrueba.torneo([empate, vuelta]).caraACara(rayo, contra: toros)
    #expect(cifras(cara) == [2, 0, 1, 1, 2, 3])
    #expect([cara.tandasGanadas, cara.tandasPerdidas] == [1, 1])
  }

  @Test("lists every match, and counts those that the table counts", arguments: Cuenta.todas)
  func matches(_ cuenta: Cuenta) {
    let cara = RondaDePrueba.torneo([
      RondaDePrueba.partido(cuenta.hayResultado ? (1, 0) : nil, estado: cuenta.estado)
    ]).caraACara(rayo, contra: toros)
    #expect(cara.partidos.count == 1)
    #expect(cara.queCuentan == (cuenta.resultado ? [1] : []))
    #expect(cara.balance.jugados == (cuenta.resultado ? 1 : 0))
  }

  @Test("results that were annulled with a team do not count")
  func annulled() {
    var torneo = RondaDePrueba.torneo([RondaDePrueba.partido((1, 0))])
    torneo.expulsiones = [Expulsion(equipo: rayo, resultados: .seAnulan)]
    #expect(torneo.caraACara(rayo, contra: toros).balance.jugados == 0)
    torneo.expulsiones[0].resultados = .quedan
    #expect(torneo.caraACara(rayo, contra: toros).balance.jugados == 1)
  }
}
