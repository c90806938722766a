import Diagnostics
import MarcadorApp
import Testing
import Torneo

@Suite("An error is told at the field that it is about")
struct ErroresEnSuCampoTests {
  typealias Dichos = [Dato: String]

  private func dichos<Campos: CamposDeEdicion>(
    _ campos: Campos, _ textos: Dichos, en torneo: Torneo
  ) -> Dichos {
    var campos = campos
    for (dato, texto) in textos { campos[dato] = texto }
    return Dictionary(
      campos.quejas(en: torneo).map { ($0.dato, $0.rechazo.words.es) },
      uniquingKeysWith: { uno, _ in uno })
  }

  @Test(
    "of a result",
    arguments: [
      (
        [.descanso: "2-0", .reglamentario: "0-2", .tanda: "3-3"],
        [
          .descanso: "al descanso iban 2-0 y acabaron 0-2",
          .reglamentario: "a los 90 minutos iban 0-2 y acabaron 1-0",
          .tanda: "la tanda de penaltis acabó en empate (3-3)",
        ]
      ),
      ([.descanso: "2-0"], [.descanso: "al descanso iban 2-0 y acabaron 1-0"]),
      (
        [.marcador: "2-2", .descanso: "2-0", .reglamentario: "1-1"],
        [.reglamentario: "al descanso iban 2-0 y acabaron 1-1"]
      ),
      ([.tanda: "4-4"], [.tanda: "la tanda de penaltis acabó en empate (4-4)"]),
      ([.descanso: "1-0", .tanda: "4-3"], [:]),
      // Without a score there is nothing to compare with.
      ([.marcador: "x", .descanso: "2-0"], [.marcador: "el marcador debe tener la forma 3-2"]),
      (
        [.partido: "1", .marcador: "2-2", .tanda: "4-4"],
        [
          .marcador: "el resultado escrito es 2-2 y los goles suman 3-2",
          .tanda: "la tanda de penaltis acabó en empate (4-4)",
        ]
      ),
    ] as [(Dichos, Dichos)])
  func resultado(_ textos: Dichos, _ esperados: Dichos) {
    let todos = [.partido: "2", .marcador: "1-0"].merging(textos) { $1 }
    #expect(dichos(CamposDeResultado(), todos, en: Ejemplo.torneo) == esperados)
  }

  @Test("of a match that can have no result: it is the match")
  func sinResultado() throws {
    var torneo = Ejemplo.torneo
    try torneo.pon(.anulado, a: 1)
    #expect(
      dichos(CamposDeResultado(), [.partido: "1", .marcador: "1-0"], en: torneo)[.partido]
        == "el partido 1 está anulado")
  }

  @Test(
    "of the sides of a match",
    arguments: [
      // Match 3 is Toros – Lobos.
      (3, [.local: "lobos"], [.local: "«Lobos» no puede jugar contra sí mismo"]),
      (3, [.visitante: "toros"], [.visitante: "«Toros» no puede jugar contra sí mismo"]),
      (3, [.local: "lobos", .visitante: "toros"], [:]),
      (3, [.local: "lobos", .visitante: "rayo"], [:]),
      (
        3, [.local: "rayo", .visitante: "rayo"],
        [.visitante: "«Rayo FC» no puede jugar contra sí mismo"]
      ),
      (3, [.local: "sur"], [.local: "no hay ningún equipo «sur»"]),
      (3, [.visitante: "sur"], [.visitante: "no hay ningún equipo «sur»"]),
      (1, [.local: "lobos"], [.local: "el partido 1 ya acabó, o tiene resultado o eventos"]),
      (
        1, [.visitante: "lobos"],
        [.visitante: "el partido 1 ya acabó, o tiene resultado o eventos"]
      ),
      (1, [.jornada: "3"], [:]),
    ] as [(Int, Dichos, Dichos)])
  func lados(_ id: Int, _ textos: Dichos, _ esperados: Dichos) throws {
    let torneo = try Edicion.conPartidoPendiente()
    let campos = try CorreccionDePartido(de: id, en: torneo)
    #expect(dichos(campos, textos, en: torneo) == esperados)
  }
}
