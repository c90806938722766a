import Diagnostics
import MarcadorApp
import Testing
import Torneo

@Suite("What a person means by a name")
struct BusquedasTests {
  private let torneo = Torneo(equipos: [
    Equipo(nombre: "Rayo FC"), Equipo(nombre: "Rayo FC B"), Equipo(nombre: "Atlético Norte"),
    Equipo(nombre: "Atlético Sur"), Equipo(nombre: "Águilas"), Equipo(nombre: "Peñarol"),
  ])

  private static let plantilla = [
    Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Ana", dorsal: 7),
    Jugador(nombre: "Ana María"), Jugador(nombre: "José Luis", dorsal: 10),
    Jugador(nombre: "Luisa", dorsal: 11), Jugador(nombre: "10 Pérez", dorsal: 3),
  ]

  private func equipo(_ texto: String) -> [String] {
    do {
      return [try torneo.equipo(llamado: texto).nombre]
    } catch {
      return [error.words.es] + error.contexto.map(\.es) + (error.help.map { [$0.es] } ?? [])
    }
  }

  private func jugador(_ texto: String) throws -> [String] {
    let equipo = try #require(Equipo(nombre: "Rayo FC", plantilla: Self.plantilla))
    do {
      return [try equipo.jugador(llamado: texto).conDorsal]
    } catch {
      return [error.words.es] + error.contexto.map(\.es) + (error.help.map { [$0.es] } ?? [])
    }
  }

  @Test(
    "is the team that has it to the letter, or but for accents and capitals, or a part of it",
    arguments: [
      ("Rayo FC", "Rayo FC"), (" rayo  fc ", "Rayo FC"), ("rayo fc b", "Rayo FC B"),
      ("AGUILAS", "Águilas"), ("peñ", "Peñarol"), ("sur", "Atlético Sur"), ("n", "Atlético Norte"),
      ("tico n", "Atlético Norte"),
      ("Pen\u{303}arol", "Peñarol"),
    ])
  func unEquipo(_ texto: String, _ nombre: String) {
    #expect(equipo(texto) == [nombre])
  }

  @Test("is asked for again, with the candidates, when it may be several teams or none")
  func variosEquipos() {
    #expect(
      equipo("atletico") == [
        "hay más de un equipo que puede ser «atletico»", "Atlético Norte", "Atlético Sur",
        "escriba el nombre entero",
      ])
    #expect(equipo("Agilas") == ["no hay ningún equipo «Agilas»", "¿quiso decir «Águilas»?"])
    #expect(equipo("Lobos") == ["no hay ningún equipo «Lobos»"])
    #expect(equipo(" ") == ["no hay ningún equipo « »"])
  }

  @Test(
    "is the player with the name, the number or both",
    arguments: [
      ("jose", "José Luis #10"), ("luisa", "Luisa #11"), ("9", "Ana #9"), ("#7", "Ana #7"),
      ("ana #7", "Ana #7"), ("maria", "Ana María"), ("11", "Luisa #11"), ("10", "10 Pérez #3"),
    ])
  func unJugador(_ texto: String, _ nombre: String) throws {
    #expect(try jugador(texto) == [nombre])
  }

  @Test(
    "is the player whose name has a # in it, before a number is looked for after it",
    arguments: [
      ("Leo #9", "Leo #9 #4"), ("leo #9", "Leo #9 #4"), ("Leo #9 #4", "Leo #9 #4"),
      ("Leo", "Leo #9"),
      ("#1", "#1"),
    ])
  func conAlmohadilla(_ texto: String, _ nombre: String) throws {
    let equipo = try #require(
      Equipo(
        nombre: "Rayo FC",
        plantilla: [
          Jugador(nombre: "Leo", dorsal: 9), Jugador(nombre: "Leo #9", dorsal: 4),
          Jugador(nombre: "#1"), Jugador(nombre: "Eva", dorsal: 1),
        ]))
    #expect(try equipo.jugador(llamado: texto).conDorsal == nombre)
  }

  @Test("is asked for again, with the candidates, when it may be several players or none")
  func variosJugadores() throws {
    #expect(
      try jugador("Ana") == [
        "hay más de un jugador que puede ser «Ana»", "Ana #9", "Ana #7", "escriba el nombre entero",
      ])
    #expect(
      try jugador("luis") == [
        "hay más de un jugador que puede ser «luis»", "José Luis #10", "Luisa #11",
        "escriba el nombre entero",
      ])
    #expect(
      try jugador("Luiza") == [
        "«Luiza» no está en la plantilla de «Rayo FC»", "¿quiso decir «Luisa»?",
      ])
    #expect(
      try jugador("99") == [
        "«99» no está en la plantilla de «Rayo FC»", "añádalo antes a la plantilla",
      ])
  }

  @Test("is taken as it is in a team of which nobody wrote the roster")
  func sinPlantilla() throws {
    #expect(
      try Equipo(nombre: "Norte").jugador(llamado: " Eva ") == Jugador(nombre: "Eva"))
  }
}
