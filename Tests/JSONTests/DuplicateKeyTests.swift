import Diagnostics
import JSON
import Testing

@Suite("Keys that an object has twice are found, all in one run")
struct DuplicateKeyTests {
  @Test("Both places of a repeated key are told")
  func places() throws {
    let document = try parsed(#"{"a": 1, "b": {"c": 1, "c": 2}, "a": 3, "a": 4}"#)
    #expect(
      document.duplicateKeys == [
        duplicate("c", 15, 23), duplicate("a", 1, 32), duplicate("a", 1, 40),
      ])
    #expect(document.root["a"]?.integer == 1)
    #expect(
      document.duplicateKeys.first?.words.es == "la clave «c» está dos veces en el mismo objeto")
  }

  @Test("Keys are compared once their escapes are resolved")
  func escapes() throws {
    let document = try parsed(#"{"año": 1, "a\u00f1o": 2}"#)
    #expect(document.duplicateKeys == [duplicate("año", 1, 12)])
    #expect(try parsed(#"{"\u0061": 1, "\u0062": 2}"#).duplicateKeys.isEmpty)
  }

  @Test("Keys that differ in bytes only are different, as JSON says")
  func normalisation() throws {
    #expect(try parsed("{\"\u{E9}\": 1, \"e\u{301}\": 2}").duplicateKeys.isEmpty)
    #expect(try parsed(#"{"a": 1, "A": 2, "": 3, " ": 4}"#).duplicateKeys.isEmpty)
  }

  @Test("Keys of different objects may be equal")
  func siblings() throws {
    let text = #"{"a": {"a": 1}, "b": [{"a": 1}, {"a": 2}]}"#
    #expect(try parsed(text).duplicateKeys.isEmpty)
  }

  @Test("Long keys are compared whole", arguments: [7, 8, 9, 16, 17, 40])
  func longKeys(_ length: Int) throws {
    let key = String(repeating: "k", count: length)
    for place in 0..<length {
      let start = key.index(key.startIndex, offsetBy: place)
      let other = key.replacingCharacters(start, by: "x")
      #expect(try parsed("{\"\(key)\": 1, \"\(other)\": 2}").duplicateKeys.isEmpty)
    }
    let text = "{\"\(key)\": 1, \"\(key)\": 2}"
    #expect(try parsed(text).duplicateKeys == [duplicate(key, 1, length + 8)])
  }

  @Test("An object of any size is looked at", arguments: [2, 23, 24, 25, 26, 1000, 100_000])
  func size(_ count: Int) throws {
    let members = (0..<count).map { "\"k\($0)\":\($0)" }
    let clean = "{" + members.joined(separator: ",") + "}"
    #expect(try parsed(clean).duplicateKeys.isEmpty)
    let repeated = "{" + (members + ["\"k0\":0"]).joined(separator: ",") + "}"
    let offset = clean.utf8.count
    #expect(try parsed(repeated).duplicateKeys == [duplicate("k0", 1, offset)])
  }

  @Test("The list ends at 50, in the order of the text")
  func cap() throws {
    let many = "{" + Array(repeating: "\"a\":0", count: 100_000).joined(separator: ",") + "}"
    let found = try parsed(many).duplicateKeys
    #expect(found.map(\.secondOffset) == (1...50).map { 1 + 6 * $0 })
    let objects = Array(repeating: "{\"a\":0,\"a\":0}", count: 100).joined(separator: ",")
    #expect(
      try parsed("[\(objects)]").duplicateKeys.map(\.firstOffset) == (0..<50).map { 2 + 14 * $0 })
  }

  private func duplicate(_ key: String, _ first: Int, _ second: Int) -> JSONDuplicateKey {
    JSONDuplicateKey(key: key, firstOffset: first, secondOffset: second)
  }
}

extension String {
  fileprivate func replacingCharacters(_ index: Index, by character: Character) -> String {
    var copy = self
    copy.replaceSubrange(index...index, with: [character])
    return copy
  }
}
