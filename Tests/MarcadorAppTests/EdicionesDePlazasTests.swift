import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("Edits of matches whose sides wait for others")
struct EdicionesDePlazasTests {
  /// A and B play the semi-final 1, C and D the 2.
  private static func copa() throws -> Torneo {
    var torneo = Torneo(equipos: ["A", "B", "C", "D"].map { Equipo(nombre: $0) })
    var semifinal = DatosDePartido()
    semifinal.ronda = "Semifinales"
    _ = try torneo.programa(local: "A", visitante: "B", semifinal)
    _ = try torneo.programa(local: "C", visitante: "D", semifinal)
    return torneo
  }

  private static func conFinal() throws -> Torneo {
    var torneo = try copa()
    var final = DatosDePartido()
    final.ronda = "Final"
    _ = try torneo.programa(local: "Ganador 1", visitante: "W2", final)
    return torneo
  }

  private func lados(_ torneo: Torneo, _ id: Int = 3) throws -> String {
    let partido = try torneo.partido(id)
    return "\(partido.local.nombre) – \(partido.visitante.nombre)"
  }

  @Test func aMatchIsPlannedForWhoeverWins() throws {
    #expect(
      try lados(Self.conFinal()) == "Ganador del partido 1 – Ganador del partido 2")
  }

  @Test func aResultTellsWhoComes() throws {
    var torneo = try Self.conFinal()
    try torneo.pon(Resultado(Tanteo(local: 2, visitante: 1)), a: 1)
    torneo.resuelvePlazas()
    #expect(try lados(torneo) == "A – Ganador del partido 2")
  }

  @Test(
    "what nobody could play is refused",
    arguments: [
      ("Ganador 9", "B", "no existe el partido 9"),
      ("Ganador 1", "Winner 1", "«Ganador del partido 1» no puede jugar contra sí mismo"),
      ("1.º Grupo Z", "B", "no hay partidos del grupo «Grupo Z»"),
      ("Ganadores", "B", "no hay ningún equipo «Ganadores»"),
    ])
  func refused(_ local: String, _ visitante: String, _ mensaje: String) throws {
    let (_, rechazo) = Edicion.resultado(try Self.copa()) { torneo throws(EdicionRechazada) in
      _ = try torneo.programa(local: local, visitante: visitante, DatosDePartido())
    }
    #expect(rechazo.first?.lowercased() == mensaje.lowercased())
  }

  private static let aunNoSeSabe = ["todavía no se sabe quién juega el partido 3"]

  @Test func nothingHappensInAMatchThatNobodyIsKnownToPlay() throws {
    let inicial = try Self.conFinal()
    let conResultado = Edicion.resultado(inicial) { torneo throws(EdicionRechazada) in
      try torneo.pon(Resultado(Tanteo(local: 1, visitante: 0)), a: 3)
    }
    #expect(conResultado.rechazo == Self.aunNoSeSabe)
    let adjudicado = Edicion.resultado(inicial) { torneo throws(EdicionRechazada) in
      try torneo.adjudica(3, Tanteo(local: 3, visitante: 0), motivo: nil)
    }
    #expect(adjudicado.rechazo == Self.aunNoSeSabe)
    let empezado = Edicion.resultado(inicial) { torneo throws(EdicionRechazada) in
      try torneo.pon(.enJuego, a: 3)
    }
    #expect(empezado.rechazo == Self.aunNoSeSabe)
  }

  @Test func aGoalInItIsRefusedAtTheMatchAndNotAtThePlayer() throws {
    let torneo = try Self.conFinal()
    var campos = CamposDeGol()
    campos[.partido] = "3"
    campos[.minuto] = "5"
    campos[.jugador] = "Ana"
    #expect(throws: EdicionRechazada.faltaUnLado(3)) { try campos.comprueba(.partido, en: torneo) }
    #expect(throws: Never.self) { try campos.comprueba(.jugador, en: torneo) }
  }

  @Test func aMatchThatAnotherWaitsForIsNotRemoved() throws {
    let (_, rechazo) = Edicion.resultado(try Self.conFinal()) { torneo throws(EdicionRechazada) in
      try torneo.quitaPartido(1)
    }
    #expect(rechazo == ["el partido 3 lo juega quien gane o pierda el 1"])
  }

  @Test func aSideThatIsToldByItsNameWaitsNoLongerAndTheOtherGoesOn() throws {
    var torneo = try Self.conFinal()
    try torneo.corrige(ladosDe: 3, local: "B", visitante: "Ganador del partido 2")
    #expect(try lados(torneo) == "B – Ganador del partido 2")
    #expect(try torneo.partido(3).plazas?.todas == [.ganador(2)])
  }

  @Test func theFormTakesWhatASideWaitsFor() throws {
    var campos = CamposDePartido()
    campos[.local] = "Perdedor 1"
    campos[.visitante] = "l2"
    campos[.ronda] = "Tercer puesto"
    var torneo = try Self.copa()
    try campos.comprueba(.local, en: torneo)
    try campos.comprueba(.visitante, en: torneo)
    _ = try campos.edita(&torneo)
    #expect(try lados(torneo) == "Perdedor del partido 1 – Perdedor del partido 2")
  }

  @Test func theFormOfAMatchThatWaitsChangesNothingWhenNothingIsTyped() throws {
    var torneo = try Self.conFinal()
    let antes = torneo
    _ = try CorreccionDePartido(de: 3, en: torneo).edita(&torneo)
    #expect(torneo == antes)
  }
}
