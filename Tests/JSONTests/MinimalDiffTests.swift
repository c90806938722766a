import JSON
import Testing

/// An edit of a document in some formatting, and the text that must come of it.
struct Edit: Sendable, CustomTestStringConvertible {
  let name: String
  let old: String
  let expected: String
  let change: @Sendable (JSONValue) -> JSONValue

  init(
    _ name: String, _ old: String, _ expected: String,
    _ change: @escaping @Sendable (JSONValue) -> JSONValue
  ) {
    self.name = name
    self.old = old
    self.expected = expected
    self.change = change
  }

  var testDescription: String { name }
}

extension JSONValue {
  /// A copy with the value at a path of keys and positions changed.
  fileprivate func changing(_ path: Step..., to change: (JSONValue) -> JSONValue) -> JSONValue {
    changing(path[...], to: change)
  }

  private func changing(_ path: ArraySlice<Step>, to change: (JSONValue) -> JSONValue) -> JSONValue
  {
    switch (path.first, self) {
    case (.key(let key)?, .object(var object)):
      object[key] = (object[key] ?? .null).changing(path.dropFirst(), to: change)
      return .object(object)
    case (.index(let index)?, .array(var elements)):
      elements[index] = elements[index].changing(path.dropFirst(), to: change)
      return .array(elements)
    default:
      return change(self)
    }
  }

  fileprivate func setting(_ key: String, _ value: JSONValue?) -> JSONValue {
    guard case .object(var object) = self else { return self }
    object[key] = value
    return .object(object)
  }

  fileprivate func appending(_ value: JSONValue) -> JSONValue {
    inserting(value, at: array?.count ?? 0)
  }

  fileprivate func inserting(_ value: JSONValue, at index: Int) -> JSONValue {
    guard case .array(var elements) = self else { return self }
    elements.insert(value, at: index)
    return .array(elements)
  }

  fileprivate func removing(at index: Int) -> JSONValue {
    guard case .array(var elements) = self else { return self }
    elements.remove(at: index)
    return .array(elements)
  }
}

private enum Step: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral {
  case key(String)
  case index(Int)

  init(stringLiteral key: String) { self = .key(key) }
  init(integerLiteral index: Int) { self = .index(index) }
}

@Suite("A save changes what changed and nothing else")
struct MinimalDiffTests {
  @Test("What is new looks like its neighbours, the rest stays to the byte", arguments: edits)
  func edit(_ edit: Edit) throws {
    let old = try parsed(edit.old)
    let new = edit.change(old.root.value)
    let written = JSONWriter.text(of: new, over: old)
    #expect(text(written) == edit.expected)
    #expect(try JSONDocument(parsing: written).root.value == new)
  }

  @Test("With nothing changed the text is the old one, less a byte order mark")
  func unchanged() throws {
    for store in [sampleStore, " \r\n[ 1.0,\t\"\\u00e9\" ]\r\n\r\n", "{}", "7"] {
      let old = try parsed("\u{FEFF}" + store)
      #expect(text(JSONWriter.text(of: old.root.value, over: old)) == store)
    }
  }

  @Test("Members in another order are no change")
  func order() throws {
    let old = try parsed(#"{"b": 1, "a": {"d": 2, "c": 3}}"#)
    let new: JSONValue = ["a": ["c": 3, "d": 2], "b": 1]
    #expect(text(JSONWriter.text(of: new, over: old)) == #"{"b": 1, "a": {"d": 2, "c": 3}}"#)
  }

  @Test("Of a repeated key the first stays, as it was read")
  func repeatedKey() throws {
    let old = try parsed("{\n  \"a\": 1,\n  \"b\": 2,\n  \"a\": 3\n}")
    #expect(text(JSONWriter.text(of: old.root.value, over: old)) == "{\n  \"a\": 1,\n  \"b\": 2\n}")
  }

  @Test("A repeated key does not pass for another one")
  func repeatedKeyForAnother() throws {
    let old = try parsed(#"{"b":1,"a":1,"a":1}"#)
    let new: JSONValue = ["a": 1, "b": 1, "c": 1]
    #expect(text(JSONWriter.text(of: new, over: old)) == #"{"b":1,"c":1,"a":1}"#)
  }

  @Test("One goal in a store of many matches changes one line", arguments: [0, 500, 999])
  func bigStore(_ place: Int) throws {
    let matches = (0..<1000).map { id in
      "    { \"id\": \(id), \"eventos\": [ { \"minuto\": 1 },\n      { \"minuto\": 2 } ] }"
    }
    let old = try parsed("{\n  \"partidos\": [\n\(matches.joined(separator: ",\n"))\n  ]\n}\n")
    let new = old.root.value.changing("partidos", .index(place), "eventos") {
      $0.appending(["minuto": 3])
    }
    let before = text(old.bytes).split(separator: "\n")
    let after = text(JSONWriter.text(of: new, over: old)).split(separator: "\n")
    #expect(after.count == before.count + 1)
    #expect(after.difference(from: before).count == 3)
  }

  static let edits: [Edit] = [
    Edit("a number", "{ \"a\" : 1.0 , \"b\":2 }", "{ \"a\" : 1.0 , \"b\":3 }") {
      $0.setting("b", 3)
    },
    Edit(
      "a text beside escapes", #"["\u00e9", "\/", "x"]"#, #"["\u00e9", "\/", "ñ\n"]"#
    ) { $0.changing(2) { _ in "ñ\n" } },
    Edit("another document", " [1] \n", " {\"a\":1} \n") { _ in ["a": 1] },
    // Members
    Edit(
      "new member, one a line", "{\n    \"a\": 1,\n    \"b\": 2\n}\n",
      "{\n    \"a\": 1,\n    \"b\": 2,\n    \"c\": 3\n}\n"
    ) { $0.setting("c", 3) },
    Edit(
      "new member with its predecessor", "{\n\t\"a\": 1,\n\t\"b\": 2\n}",
      "{\n\t\"a\": 1,\n\t\"c\": 3,\n\t\"b\": 2\n}"
    ) { _ in ["a": 1, "c": 3, "b": 2] },
    Edit("new first member", "{\"a\":1,\"b\":2}", "{\"c\":3,\"a\":1,\"b\":2}") { _ in
      ["c": 3, "a": 1, "b": 2]
    },
    Edit("second member", "{\n  \"a\": 1\n}", "{\n  \"a\": 1,\n  \"b\": []\n}") {
      $0.setting("b", [])
    },
    Edit("second member on a line", "{\"a\" :1}", "{\"a\" :1,\"b\" :2}") { $0.setting("b", 2) },
    Edit(
      "several new members in CR LF", "{\r\n  \"a\": 1\r\n}\r\n",
      "{\r\n  \"a\": 1,\r\n  \"b\": 2,\r\n  \"c\": 3\r\n}\r\n"
    ) { $0.setting("b", 2).setting("c", 3) },
    Edit("first member removed", "{\n  \"a\": 1,\n  \"b\": 2\n}", "{\n  \"b\": 2\n}") {
      $0.setting("a", nil)
    },
    Edit("last member removed", "{\n  \"a\": 1,\n  \"b\": 2\n}", "{\n  \"a\": 1\n}") {
      $0.setting("b", nil)
    },
    Edit("all members removed", "[ {\n  \"a\": 1\n} ]", "[ {} ]") {
      $0.changing(0) { $0.setting("a", nil) }
    },
    // Elements
    Edit("element removed in the middle", "[1, 2,\n 3, 4]", "[1, 2, 4]") { $0.removing(at: 2) },
    Edit("first element removed", "[ 1, 2,\n 3 ]", "[ 2,\n 3 ]") { $0.removing(at: 0) },
    Edit("element between equal ones", "[1,1]", "[1,1,1]") { $0.inserting(1, at: 1) },
    Edit(
      "a player, one a line",
      "{\n \"plantilla\": [\n  {\"nombre\":\"Ana\"},\n  {\"nombre\":\"Eva\"}\n ]\n}",
      "{\n \"plantilla\": [\n  {\"nombre\":\"Ana\"},\n  {\"nombre\":\"Eva\"},\n  {\"nombre\":\"Luz\"}\n ]\n}"
    ) { $0.changing("plantilla") { $0.appending(["nombre": "Luz"]) } },
    Edit(
      "a player of a list on one line",
      "{\n  \"p\": [ { \"nombre\": \"Ana\" }, { \"nombre\": \"Eva\" } ]\n}",
      "{\n  \"p\": [ { \"nombre\": \"Ana\" }, { \"nombre\": \"Eva\" }, { \"nombre\": \"Luz\" } ]\n}"
    ) { $0.changing("p") { $0.appending(["nombre": "Luz"]) } },
    Edit(
      "a player where each takes many lines",
      "[\n    {\n        \"nombre\": \"Ana\",\n        \"dorsal\": 9\n    }\n]",
      "[\n    {\n        \"nombre\": \"Ana\",\n        \"dorsal\": 9\n    },\n    {\n        \"nombre\": \"Luz\"\n    }\n]"
    ) { $0.appending(["nombre": "Luz"]) },
    Edit(
      "the same with brackets that hug",
      "[{\n  \"nombre\": \"Ana\"\n}, {\n  \"nombre\": \"Eva\"\n}]",
      "[{\n  \"nombre\": \"Ana\"\n}, {\n  \"nombre\": \"Eva\"\n}, {\n  \"nombre\": \"Luz\"\n}]"
    ) { $0.appending(["nombre": "Luz"]) },
    Edit(
      "a player where each takes many lines, and other things do not",
      "{\n  \"a\": { \"b\": 1 },\n  \"p\": [\n    {\n      \"nombre\": \"Ana\"\n    }\n  ]\n}",
      "{\n  \"a\": { \"b\": 1 },\n  \"p\": [\n    {\n      \"nombre\": \"Ana\"\n    },\n    {\n      \"nombre\": \"Luz\"\n    }\n  ]\n}"
    ) { $0.changing("p") { $0.appending(["nombre": "Luz"]) } },
    Edit(
      "a match where each takes one line, whatever is in it",
      "[\n  { \"id\": 1, \"e\": [ { \"m\": 1 } ] }\n]",
      "[\n  { \"id\": 1, \"e\": [ { \"m\": 1 } ] },\n  { \"id\": 2, \"e\": [ { \"m\": 2 } ] }\n]"
    ) { $0.appending(["id": 2, "e": [["m": 2]]]) },
    Edit(
      "teams of another name in the place of others are new",
      "[\n {\"nombre\":\"A\",\"x\":1.0},\n {\"nombre\":\"B\",\"x\":1.0}\n]",
      "[\n {\"nombre\":\"C\",\"x\":1},\n {\"nombre\":\"D\",\"x\":1}\n]"
    ) { _ in [["nombre": "C", "x": 1], ["nombre": "D", "x": 1]] },
    Edit(
      "an element moved and changed takes its text along",
      #"[{"id":1},{"id":2},{"k":"\u0041", "a":1, "id":3},{"id":4}]"#,
      #"[{"k":"\u0041", "a":2, "id":3},{"id":1},{"id":2}]"#
    ) { _ in [["id": 3, "a": 2, "k": "A"], ["id": 1], ["id": 2]] },
    Edit(
      "elements without a name moved take their text along", #"[ [1], [2], ["\u0041"] ]"#,
      #"[ ["\u0041"], [1], [9] ]"#
    ) { _ in [["A"], [1], [9]] },
    Edit(
      "a list opens up in CR LF", "{\r\n  \"a\": { \"b\": 1 },\r\n  \"c\": []\r\n}",
      "{\r\n  \"a\": { \"b\": 1 },\r\n  \"c\": [\r\n    { \"d\": 1 }\r\n  ]\r\n}"
    ) { $0.changing("c") { $0.appending(["d": 1]) } },
    Edit(
      "a short match among long lines",
      "[\n  \(longMatch(longText)),\n  {\"id\":2,\"eventos\":[]}\n]",
      "[\n  \(longMatch(longText)),\n  {\"id\":2,\"eventos\":[{\"minuto\":3}]}\n]"
    ) { $0.changing(1, "eventos") { $0.appending(["minuto": 3]) } },
    Edit(
      "a player renamed",
      "[\n {\"nombre\":\"Ana\",\"dorsal\":9.0},\n {\"nombre\":\"Eva\",\"dorsal\":7.0}\n]",
      "[\n {\"nombre\":\"Ana\",\"dorsal\":9.0},\n {\"nombre\":\"Luz\",\"dorsal\":7.0}\n]"
    ) { $0.changing(1) { $0.setting("nombre", "Luz") } },
    Edit(
      "players moved take their text along",
      "[\n {\"nombre\":\"Ana\"},\n {\"nombre\":\"\\u0045va\"},\n {\"nombre\" : \"Luz\"}\n]",
      "[\n {\"nombre\" : \"Luz\"},\n {\"nombre\":\"Ana\"},\n {\"nombre\":\"\\u0045va\"}\n]"
    ) { $0.removing(at: 2).inserting(["nombre": "Luz"], at: 0) },
    Edit(
      "an element changed and one removed",
      "[{\"id\":1,\"a\":1.0},{\"id\":2,\"a\":2.0},{\"id\":3,\"a\":3.0}]",
      "[{\"id\":2,\"a\":2.0},{\"id\":3,\"a\":4}]"
    ) { $0.removing(at: 0).changing(1) { $0.setting("a", 4) } },
    Edit(
      "an event changed and one added",
      "[\n  {\"minuto\": 1.0, \"x\": \"\\u0041\"},\n  {\"minuto\": 2}\n]",
      "[\n  {\"minuto\": 5, \"x\": \"\\u0041\"},\n  {\"minuto\": 2},\n  {\"minuto\": 9}\n]"
    ) { $0.changing(0) { $0.setting("minuto", 5) }.appending(["minuto": 9]) },
    // Empty containers
    Edit(
      "the first player",
      "{\n  \"equipos\": [\n    { \"nombre\": \"Rayo\", \"plantilla\": [] }\n  ]\n}",
      """
      {
        "equipos": [
          {
            "nombre": "Rayo",
            "plantilla": [
              { "nombre": "Ana" }
            ]
          }
        ]
      }
      """
    ) { $0.changing("equipos", 0, "plantilla") { $0.appending(["nombre": "Ana"]) } },
    Edit(
      "the first event in a match on a line",
      "{\"partidos\":[\n\(longMatch("[]"))\n]}",
      "{\"partidos\":[\n\(longMatch("[{\"minuto\":3}]"))\n]}"
    ) { $0.changing("partidos", 0, "eventos") { $0.appending(["minuto": 3]) } },
    Edit(
      "the first team of the smallest store", "{\"equipos\":[],\"partidos\":[]}\n",
      """
      {
        "equipos": [
          { "nombre": "Rayo", "plantilla": [] }
        ],
        "partidos": []
      }

      """
    ) { $0.changing("equipos") { $0.appending(["nombre": "Rayo", "plantilla": []]) } },
    Edit(
      "the first element in indent 4",
      "{\n    \"a\": {\n        \"b\": 1\n    },\n    \"c\": []\n}",
      "{\n    \"a\": {\n        \"b\": 1\n    },\n    \"c\": [\n        1\n    ]\n}"
    ) { $0.changing("c") { $0.appending(1) } },
    Edit(
      "a store all on one line", "[\(longMatch("[]"))]",
      "[\(longMatch("[{\"minuto\":3,\"a\":[1,{}]}]"))]"
    ) { $0.changing(0, "eventos") { $0.appending(["minuto": 3, "a": [1, [:]]]) } },
    Edit(
      "an object that outgrows its line",
      "[\n  { \"nombre\": \"Ana\", \"nota\": \"\(String(repeating: "x", count: 50))\" },\n  { \"nombre\": \"Eva\" }\n]",
      """
      [
        {
          "nombre": "Ana",
          "nota": "\(String(repeating: "x", count: 150))"
        },
        { "nombre": "Eva" }
      ]
      """
    ) { $0.changing(0) { $0.setting("nota", .string(String(repeating: "x", count: 150))) } },
  ]

  private static func longMatch(_ events: String) -> String {
    "{\"id\":\"j01-p01\",\"fecha\":\"2026-09-05T18:00:00+02:00\",\"local\":\"Atlético Peñíscola\","
      + "\"visitante\":\"Deportivo Logroño\",\"eventos\":\(events)}"
  }

  private static let longText = "\"\(String(repeating: "x", count: 100))\""
}
