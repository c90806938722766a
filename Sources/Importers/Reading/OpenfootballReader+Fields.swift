import JSON
import Torneo

// Values of one kind, with an error where the file has another. An absent key and `null` are the
// same: nothing known.
extension OpenfootballReader {
  /// The node, if it is an object; its unknown keys are noted.
  mutating func object(_ node: JSONNode, _ kind: RecordKind, field: String?) -> JSONNode? {
    guard node.kind == .object else {
      report(
        .invalid(.wrongKind(field: field, expected: .object, found: node.kind)), at: node.offset)
      return nil
    }
    noteKeys(of: node, kind)
    return node
  }

  mutating func list(_ object: JSONNode, _ field: String) -> [JSONNode]? {
    value(object, field, .array).map { Array($0.elements) }
  }

  mutating func flag(_ object: JSONNode, _ field: String) -> Bool {
    value(object, field, .bool)?.bool ?? false
  }

  mutating func integer(_ object: JSONNode, _ field: String) -> Int? {
    guard let node = value(object, field, .number) else { return nil }
    guard let integer = node.integer else {
      report(.invalid(.notAnInteger(node.numberText ?? "")), at: node.offset)
      return nil
    }
    return integer
  }

  /// A text that says something; nil when it is absent or blank.
  mutating func text(
    _ object: JSONNode, _ field: String, max: LongitudMaxima = .nombre
  ) -> String? {
    guard let node = value(object, field, .string), let text = node.string else { return nil }
    let trimmed = cleaned(text, at: node)
    guard !trimmed.isEmpty else { return nil }
    return checked(trimmed, max, at: node) ? trimmed : nil
  }

  /// A name that must be there.
  mutating func name(_ object: JSONNode, _ field: String = "name") -> String? {
    guard let node = object[field], !node.isNull else {
      report(.invalid(.missingField(field)), at: object.offset)
      return nil
    }
    return name(node, field: field)
  }

  /// The name that a node must be.
  mutating func name(_ node: JSONNode, field: String) -> String? {
    guard let text = node.string else {
      report(
        .invalid(.wrongKind(field: field, expected: .string, found: node.kind)), at: node.offset)
      return nil
    }
    let trimmed = cleaned(text, at: node)
    guard checked(trimmed, .nombre, at: node) else { return nil }
    guard trimmed.tieneAlgoVisible else {
      report(.invalid(.emptyName(field: field)), at: node.offset)
      return nil
    }
    return trimmed
  }

  /// The text as it is kept: composed, without white space around it or characters that do nothing.
  private mutating func cleaned(_ text: String, at node: JSONNode) -> String {
    let composed = text.compuesto
    let clean = composed.withoutIdleCharacters
    if clean.unicodeScalars.count != composed.unicodeScalars.count, clean.tieneAlgoVisible {
      noteInvisible(in: composed, at: node)
    }
    return clean.sinEspaciosAlrededor
  }

  /// Whether a text may be kept; reports it when not.
  private mutating func checked(
    _ text: String, _ max: LongitudMaxima, at node: JSONNode
  ) -> Bool {
    guard max.admite(text) else {
      report(.invalid(.longText(limit: max.caracteres)), at: node.offset)
      return false
    }
    if text.unicodeScalars.contains(where: \.alteraElTexto) {
      report(.invalid(.controlInText(text)), at: node.offset)
      return false
    }
    return true
  }

  private mutating func value(
    _ object: JSONNode, _ field: String, _ kind: JSONKind
  ) -> JSONNode? {
    guard let node = object[field], !node.isNull else { return nil }
    guard node.kind == kind else {
      report(.invalid(.wrongKind(field: field, expected: kind, found: node.kind)), at: node.offset)
      return nil
    }
    return node
  }
}
