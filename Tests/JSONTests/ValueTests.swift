import JSON
import Testing

@Suite("A value is built, changed and compared as JSON means it")
struct ValueTests {
  @Test("A new value for a known key keeps its place; a new key goes last")
  func order() {
    var object: JSONObject = ["nombre": "Ana", "dorsal": 9, "edad": 20]
    object["dorsal"] = 10
    object["alta"] = true
    #expect(object.keys == ["nombre", "dorsal", "edad", "alta"])
    #expect(object["dorsal"] == 10)
    object["nombre"] = nil
    object["nada"] = nil
    #expect(object.keys == ["dorsal", "edad", "alta"])
    object["nombre"] = "Eva"
    #expect(object.keys == ["dorsal", "edad", "alta", "nombre"])
    object["edad"] = .some(.null)
    #expect(object["edad"] == .some(.null))
    #expect(object.count == 4)
  }

  @Test("An object of many members works like a small one")
  func manyMembers() {
    var object = JSONObject()
    for number in 0..<100 { object["k\(number)"] = .number(number) }
    for number in stride(from: 0, to: 100, by: 2) { object["k\(number)"] = nil }
    object["k1"] = "uno"
    object["k0"] = "cero"
    #expect(object.keys == stride(from: 1, to: 100, by: 2).map { "k\($0)" } + ["k0"])
    #expect(object["k1"] == "uno")
    #expect(object["k99"] == 99)
    #expect(object["k98"] == nil)
    for number in stride(from: 3, to: 100, by: 2) { object["k\(number)"] = nil }
    #expect(object.keys == ["k1", "k0"])
    #expect(object["k0"] == "cero")
  }

  @Test(
    "Keys that differ in bytes only are different, in small and large objects", arguments: [0, 40])
  func exactKeys(_ others: Int) {
    var object = JSONObject()
    for number in 0..<others { object["k\(number)"] = 0 }
    object["\u{E9}"] = 1
    object["e\u{301}"] = 2
    #expect(object["\u{E9}"] == 1)
    #expect(object["e\u{301}"] == 2)
    #expect(object.count == others + 2)
  }

  @Test("Numbers are equal by value, texts by bytes, objects whatever the order of their members")
  func equality() throws {
    func value(_ text: String) throws -> JSONValue { try parsed(text).root.value }
    for (one, other) in [
      ("7", "7.0"), ("7", "70e-1"), ("-0", "0"), ("1e400", "10E+399"), ("0.10", "1e-1"),
      (#"{"a": 1, "b": 2}"#, #"{"b": 2, "a": 1}"#), (#""é""#, #""\u00e9""#),
      ("[1, {}]", "[1.0, { }]"),
    ] {
      #expect(try value(one) == value(other))
      #expect(try value(one).hashValue == value(other).hashValue)
    }
    for (one, other) in [
      ("7", "8"), ("7", "-7"), ("7", "70"), ("1e400", "1e401"), ("7", "\"7\""), ("null", "false"),
      ("[]", "{}"), ("[1, 2]", "[2, 1]"), (#"{"a": 1}"#, #"{"b": 1}"#), ("{}", #"{"a": null}"#),
      ("\"\u{E9}\"", "\"e\u{301}\""), ("1e99999999999999999999", "1e99999999999999999998"),
    ] {
      #expect(try value(one) != value(other))
    }
  }

  @Test("Literals make values")
  func literals() throws {
    let value: JSONValue = ["a": [1, -2, "x", true, nil], "b": [:], "c": []]
    #expect(try value == parsed(#"{"a": [1, -2, "x", true, null], "b": {}, "c": []}"#).root.value)
    #expect(value.object?["a"]?.array?.first?.integer == 1)
    #expect(value.object?["a"]?.array?[2].string == "x")
    #expect(value.object?["a"]?.array?[3].bool == true)
    #expect(value.kind == .object)
  }

  @Test("A binary number is written as the shortest text that reads back; what is no number is not")
  func doubles() {
    #expect(JSONNumber(0.1)?.text == "0.1")
    #expect(JSONNumber(-7.0)?.text == "-7")
    #expect(JSONNumber(1e300)?.double == 1e300)
    #expect(JSONNumber(.nan) == nil)
    #expect(JSONNumber(-.infinity) == nil)
    #expect(JSONNumber(.min).text == "-9223372036854775808")
  }

  @Test("A copy of a node keeps order and spelling; of a repeated key the first value")
  func copy() throws {
    let value = try parsed(#"{"b": 1.50, "a": 2, "b": 3}"#).root.value
    #expect(value.object?.keys == ["b", "a"])
    guard case .number(let number)? = value.object?["b"] else {
      Issue.record("no number")
      return
    }
    #expect(number.text == "1.50")
  }
}
