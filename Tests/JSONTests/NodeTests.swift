import JSON
import Testing

/// A number and the whole value it stands for, if any.
struct Whole: Sendable, CustomTestStringConvertible {
  let text: String
  let value: Int?

  init(_ text: String, _ value: Int?) {
    self.text = text
    self.value = value
  }

  var testDescription: String { text }
}

@Suite("A node gives its value and its place")
struct NodeTests {
  @Test("Each kind answers for itself only")
  func kinds() throws {
    let document = try parsed(#"[{}, [], "a", 1, true, false, null]"#)
    let nodes = Array(document.root.elements)
    #expect(
      nodes.map(\.kind) == [.object, .array, .string, .number, .bool, .bool, .null])
    #expect(nodes.map(\.string) == [nil, nil, "a", nil, nil, nil, nil])
    #expect(nodes.map(\.numberText) == [nil, nil, nil, "1", nil, nil, nil])
    #expect(nodes.map(\.integer) == [nil, nil, nil, 1, nil, nil, nil])
    #expect(nodes.map(\.double) == [nil, nil, nil, 1, nil, nil, nil])
    #expect(nodes.map(\.bool) == [nil, nil, nil, nil, true, false, nil])
    #expect(nodes.map(\.isNull) == [false, false, false, false, false, false, true])
    #expect(nodes.map(\.count) == [0, 0, 0, 0, 0, 0, 0])
    let hasChildren = nodes.contains { !Array($0.elements).isEmpty || !Array($0.members).isEmpty }
    #expect(!hasChildren)
  }

  @Test("Every value knows its first byte and its end")
  func places() throws {
    let text = #" {"clave": [1, -2.5e3, "añ\n", true, null, {}], "b" : "x"} "#
    let document = try parsed(text)
    func slice(_ node: JSONNode) -> String {
      String(decoding: document.bytes[node.offset..<node.end], as: UTF8.self)
    }
    #expect(slice(document.root) == text.trimmingSpaces)
    let list = try #require(document.root["clave"])
    let texts = list.elements.map(slice)
    #expect(texts == ["1", "-2.5e3", #""añ\n""#, "true", "null", "{}"])
    #expect(document.root.members.map(\.keyOffset) == [2, 49])
    #expect(document.root.members.map(\.key) == ["clave", "b"])
    #expect(document.root.count == 2)
    #expect(list.count == 6)
    #expect(document.root["x"] == nil)
  }

  @Test(
    "A whole number is read exactly, however it is written; all else is no whole number",
    arguments: [
      Whole("7", 7), Whole("-7", -7), Whole("7.0", 7), Whole("7.00e0", 7), Whole("1e1", 10),
      Whole("10e-1", 1), Whole("1.5e1", 15), Whole("-0", 0), Whole("0.0e5", 0),
      Whole("0e99999999999999999999", 0),
      Whole("7.5", nil), Whole("1e-1", nil), Whole("1e400", nil), Whole("1e19", nil),
      Whole("1e18", 1_000_000_000_000_000_000), Whole("1e99999999999999999999", nil),
      Whole("999999999999999999", 999_999_999_999_999_999),
      Whole("1000000000000000000", 1_000_000_000_000_000_000),
      Whole("9223372036854775807", .max), Whole("9223372036854775808", nil),
      Whole("-9223372036854775808", .min), Whole("-9223372036854775809", nil),
      Whole("9223372036854775807.0", .max), Whole("92233720368547758070e-1", .max),
      Whole("0.00000000000000000000000001e26", 1),
      Whole("100000000000000000000000000000000e-30", 100),
      Whole("99999999999999999999", nil),
    ])
  func integers(_ whole: Whole) throws {
    #expect(try parsed(whole.text).root.integer == whole.value)
    #expect(try parsed("[\(whole.text)]").root.elements.map(\.integer) == [whole.value])
    #expect(try parsed(whole.text).root.value.integer == whole.value)
  }

  @Test("A number as a binary one is rounded; too large a one is none")
  func doubles() throws {
    let document = try parsed("[0.1, -2.5e3, 1e400, 1e-400, 9007199254740993]")
    let doubles = document.root.elements.map(\.double)
    #expect(doubles == [0.1, -2500, nil, 0, 9_007_199_254_740_992])
  }

  @Test("Escapes are resolved in values and keys, and found by the resolved key")
  func escapes() throws {
    let document = try parsed(#"{"\u0061\u00f1o": "\"\\\/\b\f\n\r\t\u0000\ud83d\ude00é"}"#)
    #expect(document.root["año"]?.string == "\"\\/\u{8}\u{C}\n\r\t\u{0}\u{1F600}é")
    #expect(document.root.members.map(\.key) == ["año"])
  }

  @Test("The bytes of a text are lent without a String, escapes resolved")
  func lending() throws {
    let document = try parsed(#"["año", "a\u00f1o", "", 1]"#)
    let counts = document.root.elements.map { node in node.withUTF8 { $0.count } }
    #expect(counts == [4, 4, 0, nil])
    let lasts = document.root.elements.prefix(2).map { node in node.withUTF8 { $0[3] } }
    #expect(lasts == [0x6F, 0x6F])
  }

  @Test("Keys are found by their bytes: two spellings of é are two keys")
  func exactKeys() throws {
    let document = try parsed("{\"\u{E9}\": 1, \"e\u{301}\": 2}")
    #expect(document.root["\u{E9}"]?.integer == 1)
    #expect(document.root["e\u{301}"]?.integer == 2)
  }
}

extension String {
  fileprivate var trimmingSpaces: Substring {
    self[...].drop { $0 == " " }.dropLast(while: { $0 == " " })
  }
}

extension Substring {
  fileprivate func dropLast(while predicate: (Character) -> Bool) -> Substring {
    lastIndex { !predicate($0) }.map { self[...$0] } ?? ""
  }
}
