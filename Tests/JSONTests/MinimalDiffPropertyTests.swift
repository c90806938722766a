import JSON
import TestSupport
import Testing

@Suite("Whatever changes in whatever formatting, the file says what it must")
struct MinimalDiffPropertyTests {
  @Test("The text written over an old one reads as the new value", arguments: 0..<8)
  func equality(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let sample = try parsed(sampleStore).root.value
    for _ in 0..<60 {
      let base = Bool.random(using: &random) ? sample : .random(depth: 4, using: &random)
      let old = try JSONDocument(parsing: Array(base.formatted(using: &random).utf8))
      #expect(old.root.value == base)
      var new = base
      for _ in 0..<Int.random(in: 1...4, using: &random) { new = new.edited(using: &random) }
      let written = JSONWriter.text(of: new, over: old)
      #expect(try JSONDocument(parsing: written).root.value == new)
      // Written over itself it does not change any more.
      let again = try JSONDocument(parsing: written)
      #expect(JSONWriter.text(of: new, over: again) == written)
    }
  }

  @Test("One change keeps all lines but those of its place", arguments: 0..<4)
  func locality(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let matches = (1...60).map { id -> JSONValue in
      ["id": .number(id), "local": "Rayo", "eventos": [["minuto": .number(id)], ["minuto": 90]]]
    }
    for _ in 0..<10 {
      let base: JSONValue = ["nombre": "Liga", "partidos": .array(matches)]
      let old = try JSONDocument(
        parsing: Array(base.formatted(using: &random, oneItemALine: true).utf8))
      var changed = matches
      let place = Int.random(in: 0..<60, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: changed.remove(at: place)
      case 1: changed.insert(["id": 1000, "local": "Toros", "eventos": []], at: place)
      default: changed[place] = ["id": .number(place + 1), "local": "Lobos", "eventos": []]
      }
      let new: JSONValue = ["nombre": "Liga", "partidos": .array(changed)]
      let before = text(old.bytes).split(whereSeparator: \.isNewline)
      let after = text(JSONWriter.text(of: new, over: old)).split(whereSeparator: \.isNewline)
      #expect(after.difference(from: before).count <= 20)
    }
  }
}

extension JSONValue {
  /// Any value, with texts and numbers of every kind.
  fileprivate static func random(depth: Int, using random: inout SeededGenerator) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(Int.random(in: -1000...1000, using: &random))
    case 3:
      return JSONNumber(Double.random(in: -1...1, using: &random)).map { .number($0) } ?? .null
    case 4:
      return .string(
        ["", "Ana", "Íñigo", "a\"b\\c", "\n\t\u{0}", "👩‍👩‍👧", "x y"].randomElement(using: &random) ?? ""
      )
    case 5, 6:
      let count = Int.random(in: 0..<5, using: &random)
      return .array((0..<count).map { _ in .random(depth: depth - 1, using: &random) })
    default:
      var object = JSONObject()
      for _ in 0..<Int.random(in: 0..<5, using: &random) {
        let key = ["id", "nombre", "ñ", "a", "b", "c", "\"", "eventos"].randomElement(
          using: &random)
        object[key ?? ""] = .random(depth: depth - 1, using: &random)
      }
      return .object(object)
    }
  }

  /// A copy with one thing in it changed, added, removed or moved.
  fileprivate func edited(using random: inout SeededGenerator) -> JSONValue {
    switch self {
    case .array(var elements):
      let place = elements.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<6, using: &random), place) {
      case (0, let place?): elements.remove(at: place)
      case (1, let place?): elements.insert(elements.remove(at: place), at: 0)
      case (2, let place?): elements.insert(elements[place], at: place)
      case (3, _), (_, nil):
        let value = JSONValue.random(depth: 2, using: &random)
        elements.insert(value, at: Int.random(in: 0...elements.count, using: &random))
      case (_, let place?): elements[place] = elements[place].edited(using: &random)
      }
      return .array(elements)
    case .object(var object):
      let key = object.keys.randomElement(using: &random)
      switch (Int.random(in: 0..<6, using: &random), key) {
      case (0, let key?): object[key] = nil
      case (1, let key?):
        let value = object[key]
        object[key] = nil
        object[key] = value
      case (2, _), (_, nil):
        let key = "nuevo\(Int.random(in: 0..<3, using: &random))"
        object[key] = .random(depth: 2, using: &random)
      case (_, let key?): object[key] = object[key]?.edited(using: &random)
      }
      return .object(object)
    default:
      return .random(depth: 2, using: &random)
    }
  }

  /// The value as text, formatted like nothing else: indentation, line ends and spaces at random,
  /// but the same in the whole text; or each place by itself.
  fileprivate func formatted(using random: inout SeededGenerator, oneItemALine: Bool = false)
    -> String
  {
    let indent = ["", "  ", "    ", "\t"].randomElement(using: &random) ?? ""
    let newline = ["\n", "\r\n", "\r"].randomElement(using: &random) ?? "\n"
    let colon = [":", ": ", " : "].randomElement(using: &random) ?? ":"
    let levels = oneItemALine ? 2 : Int.random(in: 0..<6, using: &random)
    let isWild = !oneItemALine && Int.random(in: 0..<4, using: &random) == 0
    func breakLine(_ level: Int) -> String {
      if isWild {
        return ["", " ", newline, newline + indent, "\t\n "].randomElement(using: &random) ?? ""
      }
      return level <= levels ? newline + String(repeating: indent, count: level) : ""
    }
    func write(_ value: JSONValue, _ level: Int) -> String {
      let items: [String]
      let brackets: (String, String)
      switch value {
      case .array(let elements):
        items = elements.map { write($0, level + 1) }
        brackets = ("[", "]")
      case .object(let object):
        items = object.members.map {
          text(JSONWriter.compact.text(of: .string($0.key))) + colon + write($0.value, level + 1)
        }
        brackets = ("{", "}")
      default:
        return text(JSONWriter.compact.text(of: value))
      }
      guard !items.isEmpty else { return brackets.0 + brackets.1 }
      var result = brackets.0
      for (index, item) in items.enumerated() {
        result += (index > 0 ? "," : "") + breakLine(level + 1) + item
      }
      return result + breakLine(level + 1 > levels ? levels + 1 : level) + brackets.1
    }
    return write(self, 0) + (Bool.random(using: &random) ? newline : "")
  }
}
