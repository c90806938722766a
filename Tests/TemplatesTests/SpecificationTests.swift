import Templates
import TestSupport
import Testing

@Suite struct SpecificationTests {
  static let isThere = !SpecificationCase.all.isEmpty

  @Test(
    .enabled(if: isThere, "shared/datos/mustache-spec is not beside the repository"),
    arguments: SpecificationCase.all)
  func `the case of the specification renders as it says`(_ test: SpecificationCase) throws {
    let set = TemplateSet(test.sources)
    let template = try set.uncheckedTemplate("", shapes: test.shapes)
    var output: [UInt8] = []
    try template.render(stack: [test.data], into: &output)
    #expect(String(decoding: output, as: UTF8.self) == test.expected)
  }

  @Test(.enabled(if: isThere, "shared/datos/mustache-spec is not beside the repository"))
  func `every module of the specification is run whole`() {
    let counts = Dictionary(grouping: SpecificationCase.all, by: \.module).mapValues(\.count)
    #expect(
      counts == [
        "comments": 12, "delimiters": 14, "interpolation": 42, "inverted": 22, "partials": 12,
        "sections": 34, "~inheritance": 27, "~dynamic-names": 21,
      ])
  }
}
