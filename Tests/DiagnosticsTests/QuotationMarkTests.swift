import Foundation
import TestSupport
import Testing

@Suite("Quotation marks of messages")
struct QuotationMarkTests {
  /// Lines of a source in which a text of one language has the marks of the other. A text goes on
  /// over the lines after its label that begin with a quotation mark or an operator.
  private static func strays(in source: String) -> [String] {
    var wrong: Character?
    return source.split(separator: "\n").compactMap { line -> String? in
      let text = line.drop { $0 == " " }
      if text.hasPrefix("//") { return nil }
      let labels = text.matches(of: #/\b(es|en): /#)
      if labels.isEmpty, text.first.map({ !"\"+?:".contains($0) }) ?? true { wrong = nil }
      var rest = text[...]
      for label in labels {
        if let wrong, rest[..<label.range.lowerBound].contains(wrong) { return String(line) }
        wrong = label.output.1 == "en" ? "«" : "“"
        rest = text[label.range.upperBound...]
      }
      return wrong.map { rest.contains($0) } == true ? String(line) : nil
    }
  }

  @Test("are «these» in Spanish and “these” in English, in every module")
  func everywhere() throws {
    let folder = Workplace.package.appending(path: "Sources")
    let files = (FileManager.default.subpaths(atPath: folder.path) ?? []).filter {
      $0.hasSuffix(".swift")
    }
    #expect(files.count > 100)
    for file in files {
      let source = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      #expect(Self.strays(in: source).isEmpty, "\(file)")
    }
  }

  @Test(
    "of the other language are found",
    arguments: [
      #"Words(es: "falta “a”", en: "“a” is missing")"#, #"Words(es: "falta «a»", en: "«a» is")"#,
      "Words(\n  es: \"falta «a»\",\n  en: \"is\"\n    + \"«a»\")",
    ])
  func found(_ source: String) {
    #expect(Self.strays(in: source).count == 1)
  }
}
