import JSON

/// The part of JSON Schema (2020-12) that the schema of the data uses; any other keyword is a problem.
struct JSONSchema {
  let root: JSONObject

  /// What is wrong with a value, by a definition of the schema.
  func problems(of value: JSONValue, _ definition: String) -> [String] {
    guard let schema = root["$defs"]?.object?[definition]?.object else {
      return ["no definition of \(definition)"]
    }
    return problems(of: value, schema, at: definition)
  }

  private func problems(of value: JSONValue, _ schema: JSONObject, at place: String) -> [String] {
    schema.members.flatMap { keyword -> [String] in
      let isRight: Bool
      switch (keyword.key, keyword.value) {
      case ("description", .string), ("additionalProperties", .bool(false)): return []
      case ("$ref", .string(let name)) where name.hasPrefix("#/$defs/"):
        let target = String(name.dropFirst("#/$defs/".count))
        guard let schema = root["$defs"]?.object?[target]?.object else { return ["no \(name)"] }
        return problems(of: value, schema, at: place)
      case ("items", .object(let items)):
        return (value.array ?? []).enumerated().flatMap {
          problems(of: $1, items, at: "\(place)[\($0)]")
        }
      case ("properties", .object(let properties)):
        return (value.object?.members ?? []).flatMap { member -> [String] in
          guard let schema = properties[member.key]?.object else {
            return schema["additionalProperties"] == false
              ? ["\(place).\(member.key) is unknown"] : []
          }
          return problems(of: member.value, schema, at: "\(place).\(member.key)")
        }
      case ("required", .array(let names)):
        return names.compactMap(\.string).filter { value.object?[$0] == nil }
          .map { "\(place).\($0) is missing" }
      case ("type", .string(let type)): isRight = Self.has(value, type: type)
      case ("enum", .array(let values)): isRight = values.contains(value)
      case ("const", let only): isRight = value == only
      case ("minimum", .number(let least)):
        isRight = (value.integer ?? .max) >= (least.integer ?? .max)
      case ("maximum", .number(let most)):
        isRight = (value.integer ?? .min) <= (most.integer ?? .min)
      case ("pattern", .string(let pattern)):
        isRight = (try? Regex(pattern).firstMatch(in: value.string ?? "")) != nil
      default: return ["\(place): unknown keyword \(keyword.key)"]
      }
      return isRight ? [] : ["\(place): \(keyword.key) of \(value)"]
    }
  }

  private static func has(_ value: JSONValue, type: String) -> Bool {
    switch type {
    case "integer": value.integer != nil
    case "string": value.string != nil
    case "array": value.array != nil
    case "object": value.object != nil
    default: false
    }
  }
}
