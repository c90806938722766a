import JSON
import Testing

@Suite("What is written is stable, and easy to read or short")
struct WriterTests {
  @Test("A store has one player and one event a line, and small objects on one line")
  func store() throws {
    let written = text(JSONWriter.pretty.text(of: try parsed(sampleStore).root.value))
    #expect(
      written == """
        {
          "version": 1,
          "nombre": "Liga de Primavera",
          "temporada": "2026",
          "reglas": { "puntos": { "victoria": 3, "empate": 1, "derrota": 0 }, "desempate": "rfef" },
          "sanciones": [
            { "equipo": "Toros", "puntos": -3, "motivo": "árbitro \\"solo\\" 😀" }
          ],
          "equipos": [
            {
              "nombre": "Rayo FC",
              "plantilla": [
                { "nombre": "Ana", "dorsal": 9 },
                { "nombre": "Íñigo", "dorsal": 1.0e1 }
              ]
            },
            { "nombre": "Toros", "plantilla": [] }
          ],
          "partidos": [
            {
              "id": 1,
              "jornada": 1,
              "fecha": "2026-09-05T18:00:00+02:00",
              "local": "Rayo FC",
              "visitante": "Toros",
              "aplazado": false,
              "arbitro": null,
              "eventos": [
                { "tipo": "gol", "minuto": 12, "jugador": "Ana", "equipo": "Rayo FC" },
                { "tipo": "gol", "minuto": "45+2", "jugador": "Leo", "equipo": "Toros", "modo": "penalti" }
              ]
            }
          ]
        }

        """)
    #expect(text(JSONWriter.pretty.text(of: try parsed(written).root.value)) == written)
  }

  @Test("The compact form has no white space")
  func compact() throws {
    let value = try parsed(#" { "a" : [ 1 , 2.50 , { } ] , "b" : [ ] , "c" : "x y" } "#).root.value
    #expect(text(JSONWriter.compact.text(of: value)) == #"{"a":[1,2.50,{}],"b":[],"c":"x y"}"#)
  }

  @Test("A line holds 100 columns, the comma after it included", arguments: [61, 62, 63])
  func width(_ count: Int) {
    let name = String(repeating: "ñ", count: count)
    let value: JSONValue = ["equipo": ["nombre": .string(name), "p": []], "x": 0]
    let lines = text(JSONWriter.pretty.text(of: value)).split(separator: "\n")
    #expect(lines[1].count == (count > 62 ? 13 : count + 38))
    #expect(lines.count == (count > 62 ? 7 : 4))
  }

  @Test("An object of scalars may take 160", arguments: [121, 122, 123])
  func recordWidth(_ count: Int) {
    let name = String(repeating: "ñ", count: count)
    let value: JSONValue = ["equipo": ["nombre": .string(name), "id": 1], "x": 0]
    let lines = text(JSONWriter.pretty.text(of: value)).split(separator: "\n")
    #expect(lines[1].count == (count > 122 ? 13 : count + 38))
    #expect(lines.count == (count > 122 ? 7 : 4))
  }

  @Test(
    "A document that is no container is one line", arguments: ["null", "7", "\"x\"", "{}", "[]"])
  func scalars(_ document: String) throws {
    #expect(text(JSONWriter.pretty.text(of: try parsed(document).root.value)) == document + "\n")
  }

  @Test("Only quotes, backslashes and controls are escaped")
  func escapes() throws {
    let value: JSONValue = .string("\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F}\u{7F}ñ中😀\u{2028}\u{202E}")
    let written = text(JSONWriter.compact.text(of: value))
    #expect(written == "\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0000\\u001f\u{7F}ñ中😀\u{2028}\u{202E}\"")
    #expect(try parsed(written).root.value == value)
  }
}
