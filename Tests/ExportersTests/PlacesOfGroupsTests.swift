import Diagnostics
import Testing
import Torneo

@testable import Exporters

@Suite("A match of places of groups")
struct PlacesOfGroupsTests {
  /// A group of four with one matchday, and a final for two places.
  private func torneo(_ grupo: String, _ local: Plaza, _ visitante: Plaza) -> Torneo {
    let equipos = ["A", "B", "C", "D"].map { Equipo(nombre: "Club \($0)") }
    func group(_ one: Int, _ other: Int) -> Partido {
      Partido(
        local: equipos[one], visitante: equipos[other], eventos: [], estado: .programado,
        jornada: 1, fecha: Fecha(anio: 2026, mes: 5, dia: 1), grupo: grupo)
    }
    let final = Partido(
      local: Equipo(local), visitante: Equipo(visitante), eventos: [], estado: .programado,
      fecha: Fecha(anio: 2026, mes: 5, dia: 9), ronda: "Final",
      plazas: PlazasDePartido(local: local, visitante: visitante))
    return Torneo(
      equipos: equipos,
      partidos: [group(0, 1), group(2, 3), final].enumerated().map {
        PartidoDeLista(id: $0 + 1, partido: $1)
      })
  }

  private static let names = [
    "Grupo Norte", "Norte", "Grupo Sur 2", "Grupo Norte y Sur", "Gruppe Süd", "Zona 1",
    "Grupo de los Montes", "Subgrupo 3.1", "Grupo Norte (A)", "Final", "Jornada 3",
    "Grupo Norte - Sur", "Grupo A, Jornada 1",
  ]

  @Test("is written in words that its reader takes for them, in each format", arguments: names)
  func everyFormat(_ grupo: String) throws {
    let clave = Tabla.Clave(grupo: grupo)
    let torneo = torneo(grupo, .puesto(1, clave), .puesto(2, clave))
    let json = exportOpenfootball(torneo)
    let text = try exportFootballText(torneo)
    let csv = exportResultsAsCSV(torneo, separator: .semicolon)
    for export in [json, text, csv] { #expect(export.told == []) }
    for again in [
      try importing(json: json.text), try importing(text: text.text), try importing(csv: csv.text),
    ] {
      #expect(again.facts() == torneo.facts())
      #expect(again.partidos.last?.partido.plazas?.todas == [.puesto(1, clave), .puesto(2, clave)])
    }
  }

  @Test(
    "is written whatever the place",
    arguments: [
      Plaza.puesto(5, Tabla.Clave(grupo: "Grupo A")), .puesto(12, Tabla.Clave(grupo: "Grupo A")),
      .ganador(1),
    ])
  func everyPlace(_ plaza: Plaza) throws {
    let torneo = torneo("Grupo A", plaza, .puesto(4, Tabla.Clave(grupo: "Grupo A")))
    let csv = exportResultsAsCSV(torneo, separator: .comma)
    #expect(try importing(json: exportOpenfootball(torneo).text).partidos.count == 3)
    #expect(try importing(text: exportFootballText(torneo).text).partidos.count == 3)
    #expect(try importing(csv: csv.text).partidos.count == 3)
  }

  @Test("keeps a number of four figures")
  func greatNumber() throws {
    var torneo = torneo("Grupo A", .ganador(1057), .perdedor(1057))
    torneo.partidos[0] = PartidoDeLista(id: 1057, partido: torneo.partidos[0].partido)
    for again in [
      try importing(json: exportOpenfootball(torneo).text),
      try importing(text: exportFootballText(torneo).text),
      try importing(csv: exportResultsAsCSV(torneo, separator: .comma).text),
    ] {
      #expect(again.facts() == torneo.facts())
    }
  }

  @Test("is left out, with its count, where its place would be that of no table")
  func leftOut() {
    let liga = Tabla.Clave(fase: "Liga")
    let torneo = torneo("Grupo A", .puesto(1, liga), .puesto(2, liga))
    #expect(
      exportOpenfootball(torneo).told == [
        "openfootball JSON no guarda: 1 partido con un lado por decidir"
      ])
  }
}
