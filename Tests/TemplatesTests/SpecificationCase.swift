import Foundation
import Templates
import TestSupport
import Testing

/// One case of the Mustache specification.
struct SpecificationCase: Sendable, CustomTestStringConvertible {
  var module: String
  var name: String
  var data: Value
  /// Every shape that the data has.
  var shapes: [Shape]
  var sources: [TemplateSource]
  var expected: String

  var testDescription: String { "\(module): \(name)" }

  static let modules = [
    "comments", "delimiters", "interpolation", "inverted", "partials", "sections", "~inheritance",
    "~dynamic-names",
  ]

  /// All cases of all modules; none where the folder is not there.
  static let all: [SpecificationCase] = modules.flatMap { module in
    guard let folder = Workplace.data?.appending(path: "mustache-spec"),
      let bytes = try? Data(contentsOf: folder.appending(path: "\(module).json")),
      let file = try? JSONDecoder().decode(ModuleFile.self, from: bytes)
    else { return [SpecificationCase]() }
    return file.tests.map { SpecificationCase(module, $0) }
  }

  private init(_ module: String, _ test: ModuleFile.Test) {
    self.module = module
    name = test.name
    expected = test.expected
    var shapes: [Shape] = []
    data = test.data.value(addingTo: &shapes)
    self.shapes = shapes
    sources =
      [TemplateSource(name: "", file: "main", text: test.template, escaping: .html)]
      + (test.partials ?? [:]).sorted { $0.key < $1.key }.map {
        TemplateSource(name: $0.key, file: $0.key, text: $0.value, escaping: .html)
      }
  }
}

private struct ModuleFile: Decodable {
  struct Test: Decodable {
    var name: String
    var data: JSONData
    var template: String
    var partials: [String: String]?
    var expected: String
  }

  var tests: [Test]
}

/// Any JSON, as the specification uses it.
private enum JSONData: Decodable {
  case null
  case flag(Bool)
  case integer(Int)
  case decimal(Double)
  case text(String)
  case list([JSONData])
  case object([String: JSONData])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let integer = try? container.decode(Int.self) {
      self = .integer(integer)
    } else if let decimal = try? container.decode(Double.self) {
      self = .decimal(decimal)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONData].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONData].self))
    }
  }

  /// The value; the shape of each object goes to `shapes`.
  func value(addingTo shapes: inout [Shape]) -> Value {
    switch self {
    case .null: return .absent
    case .flag(let flag): return .flag(flag)
    case .integer(let integer): return .number(integer)
    case .decimal(let decimal): return .text("\(decimal)")
    case .text(let text): return .text(text)
    case .list(let list): return .list(List(list.map { $0.value(addingTo: &shapes) }))
    case .object(let object):
      let members = object.sorted { $0.key < $1.key }
      let shape = Shape("data", members.map { Shape.Field($0.key, .text) })
      shapes.append(shape)
      return .record(Record(shape, members.map { $0.value.value(addingTo: &shapes) }))
    }
  }
}
