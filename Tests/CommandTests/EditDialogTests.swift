import Foundation
import TestSupport
import Testing

@Suite(
  "On a terminal a command that edits",
  .enabled(if: Terminal.script != nil, "there is no script(1) to give it a terminal"))
struct EditDialogTests {
  private func dialog(_ command: [String], _ answers: [String]) throws -> Terminal.Result {
    try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      return try Terminal.run(command, answers: answers, in: folder)
    }
  }

  @Test("asks for what is missing, field by field, and says of each what the form would")
  func asks() throws {
    let result = try dialog(
      ["player", "add", "--team", "rayo"], ["ana", "Bea", "100", "siete", "7"])
    #expect(result.status == 0)
    let said = [
      "Nombre: ", "error: Ya hay un jugador con ese nombre", "Nombre: ", "Dorsal (opcional): ",
      "error: El dorsal debe estar entre 1 y 99", "Dorsal (opcional): ",
      "error: El dorsal debe ser un número",
      "Dorsal (opcional): ", "guardado: Bea #7 (Rayo FC)",
    ]
    #expect(result.inOrder(said), "\(result.text)")
  }

  @Test("asks again for what was given and is wrong")
  func asksAgain() throws {
    let result = try dialog(
      ["player", "add", "--team", "sur"], ["rayo", "Bea", ""])
    #expect(result.status == 0)
    #expect(
      result.inOrder([
        "No hay ningún equipo «sur»", "Equipo: ", "Nombre: ", "Dorsal (opcional): ",
        "guardado: Bea (Rayo FC)",
      ]), "\(result.text)")
  }

  @Test("shows what there is of what is to be corrected, and an empty answer leaves it")
  func corrects() throws {
    let result = try dialog(
      ["goal", "edit"], ["1", "2", "24", "", "", "", ""])
    #expect(result.status == 0)
    #expect(
      result.inOrder([
        "Partido: ", "Número: ", "Minuto [23]: ", "Modo (opcional) [jugada]: ",
        "Equipo (opcional) [Toros]: ",
        "Jugador [Leo #10]: ", "Asistencia (opcional): ", "gol del 24', Leo #10 (Toros)",
      ]), "\(result.text)")
  }

  @Test("keeps what there is when nothing is typed after a wrong answer")
  func keeps() throws {
    let result = try dialog(["goal", "edit"], ["1", "2", "200", "", "", "", "zzz", "", ""])
    #expect(result.status == 0)
    #expect(
      result.inOrder([
        "Minuto [23]: ", "error: ", "Minuto [23]: ", "Jugador [Leo #10]: ", "error: ",
        "Jugador [Leo #10]: ", "gol del 23', Leo #10 (Toros)",
      ]), "\(result.text)")
  }

  @Test("takes away what there is for a hyphen, where it can go")
  func clears() throws {
    let result = try Workplace.withTemporaryFolder { folder in
      _ = try Program.run(["init"], in: folder)
      _ = try Program.run(["match", "edit", "2", "--referee", "Eva"], in: folder)
      let answers = ["2", "-"] + Array(repeating: "", count: 5) + ["-", "", "", "", ""]
      let result = try Terminal.run(["match", "edit"], answers: answers, in: folder)
      let store = try String(
        contentsOf: folder.appending(path: "torneo.json"), encoding: .utf8)
      #expect(!store.contains("Eva"))
      return result
    }
    #expect(result.status == 0)
    #expect(
      result.inOrder([
        "Equipo local (opcional) [Lobos]: ", "error: No hay ningún equipo «-»",
        "Equipo local (opcional) [Lobos]: ", "Jornada (opcional; «-» lo quita) [1]: ",
        "Árbitro (opcional; «-» lo quita) [Eva]: ", "guardado: partido 2",
      ]), "\(result.text)")
  }

  @Test("takes an official in place of a player")
  func official() throws {
    let result = try dialog(
      ["card", "add", "--match", "1", "--minute", "50"], ["red", "Paco", "", "rayo", ""])
    #expect(result.status == 0)
    #expect(
      result.inOrder([
        "Color: ", "Oficial (opcional): ", "Equipo: ", "El equipo es obligatorio", "Equipo: ",
        "Jugador (opcional): ", "roja del 50', Paco (Rayo FC)",
      ]), "\(result.text)")
  }

  @Test("asks for the names of referees")
  func referees() throws {
    let result = try dialog(["referees", "add"], ["", "Ada Gil"])
    #expect(result.status == 0)
    #expect(
      result.inOrder([
        "Nombre: ", "El nombre es obligatorio", "Nombre: ", "guardado: árbitro 1, «Ada Gil»",
      ]), "\(result.text)")
    #expect(try dialog(["referees", "remove"], []).status == 1)
  }

  @Test("saves nothing when the answers end before the questions")
  func ends() throws {
    let result = try dialog(["team", "add"], [])
    #expect(result.status == 1)
    #expect(result.text.contains("no se ha guardado nada"))
  }

  @Test("asks nothing when all values are given")
  func given() throws {
    let result = try dialog(["team", "add", "aguilas"], [])
    #expect(result.status == 1)
    #expect(result.text.contains("ya hay un equipo «Águilas»") || result.text.contains("Ya hay un"))
    #expect(!result.text.contains("Nombre: "))
  }
}
