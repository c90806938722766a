import Foundation
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("Events that do not tell their side")
struct EdicionesConTocayosTests {
  private static let tienda = """
    {
    "equipos": [
      {"nombre": "Rayo FC", "plantilla": [{"nombre": "Ana", "dorsal": 9}, {"nombre": "Luis"}]},
      {"nombre": "Toros", "plantilla": [{"nombre": "Leo", "dorsal": 10}, {"nombre": "Iker"}]}
    ],
    "partidos": [
      {"id": 1, "local": "Rayo FC", "visitante": "Toros", "eventos": [
        {"tipo": "tarjeta", "minuto": 34, "jugador": "Iker", "color": "amarilla", "nota": "x"},
        {"tipo": "cambio", "minuto": 50, "entra": "Iker", "sale": "Leo"}
      ]}
    ]
    }
    """

  /// The store after an edit, written over what was there.
  private func edita(
    _ cambio: (inout Torneo) throws(EdicionRechazada) -> Void
  ) throws -> (texto: String, torneo: Torneo) {
    let leido = try Tienda.lee(Self.tienda)
    var torneo = leido.torneo
    try cambio(&torneo)
    let texto = String(
      decoding: EscritorDelTorneo().bytes(de: torneo, sobre: leido), as: UTF8.self)
    return (texto, try Tienda.lee(texto).torneo)
  }

  @Test func areGivenItWhenANamesakeComesToTheOtherRoster() throws {
    let (texto, torneo) = try edita { torneo throws(EdicionRechazada) in
      try torneo.anade(Jugador(nombre: "Iker"), a: "Rayo FC")
    }
    #expect(torneo.partidos[0].partido.eventos.map { $0.equipo?.nombre } == ["Toros", "Toros"])
    #expect(texto.contains(#""equipo": "Toros""#))
    // What the program does not know of the event stays.
    #expect(texto.contains(#""nota": "x""#))
  }

  @Test func stayAsTheyAreWhenTheirPlayerTellsItStill() throws {
    let (texto, _) = try edita { torneo throws(EdicionRechazada) in
      try torneo.anade(Jugador(nombre: "Eva"), a: "Rayo FC")
    }
    #expect(!texto.contains(#""equipo""#))
  }
}

@Suite("What was said of a match")
struct MotivosTests {
  private func aplazado() throws -> Torneo {
    var torneo = try Edicion.conPartidoPendiente()
    try torneo.pon(.aplazado, a: 3, motivo: "Lluvia")
    return torneo
  }

  @Test func isNotTheReasonOfAResult() throws {
    var torneo = try aplazado()
    try torneo.pon(Resultado(Tanteo(local: 2, visitante: 1)), a: 3)
    #expect(try torneo.partido(3).motivo == nil)
  }

  @Test func isNotTheReasonOfAnAwardNorIsThatOfWhatComesAfterIt() throws {
    var torneo = try aplazado()
    try torneo.adjudica(3, Tanteo(local: 3, visitante: 0), motivo: nil)
    #expect(try torneo.partido(3).motivo == nil)
    try torneo.adjudica(3, Tanteo(local: 3, visitante: 0), motivo: "Incomparecencia")
    #expect(try torneo.partido(3).motivo == "Incomparecencia")
    try torneo.quitaResultado(de: 3)
    #expect(try torneo.partido(3).motivo == nil)
  }

  @Test func aRefereeIsWrittenAsOtherMatchesHaveIt() throws {
    var torneo = try Edicion.conPartidoPendiente()
    var datos = DatosDePartido()
    datos.arbitro = "Pilar Ruiz Ferrer"
    try torneo.corrige(datosDe: 1, datos)
    datos.arbitro = "pilar ruiz ferrer"
    try torneo.corrige(datosDe: 3, datos)
    #expect(try torneo.partido(3).arbitro == "Pilar Ruiz Ferrer")
  }
}
