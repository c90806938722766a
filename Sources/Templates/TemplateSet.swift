package import Diagnostics

/// The templates of a theme, read, and able to include each other. From it come the compiled
/// templates of pages.
///
/// The language is Mustache with inheritance and dynamic names, as its specification has them,
/// without lambdas: a page's values are data, made before it is rendered.
package struct TemplateSet: Sendable {
  /// A template to be compiled for a kind of page.
  package struct Request: Sendable {
    package var name: String
    /// Where names are looked for, the nearest first: the page, then what all pages share.
    package var shapes: [Shape]

    package init(_ name: String, for shapes: Shape...) {
      self.name = name
      self.shapes = shapes
    }
  }

  let trees: [SyntaxTree]
  let indices: [String: Int]

  /// Reads the sources. Of two with one name the later counts, so that what overrides a theme comes
  /// after it. What is wrong with them is told by `compile`.
  package init(_ sources: [TemplateSource]) {
    var indices: [String: Int] = [:]
    for (index, source) in sources.enumerated() { indices[source.name] = index }
    let used = sources.indices.filter { indices[sources[$0].name] == $0 }
    trees = used.map { Parser.parse(sources[$0]) }
    self.indices = Dictionary(
      uniqueKeysWithValues: trees.enumerated().map { ($1.source.name, $0) })
  }

  /// The templates of several kinds of page, in the order of the requests.
  ///
  /// Every name, in the template and in all that it includes, in every place from which it is
  /// included, must be one that the vocabulary has there. Throws all that is wrong, with the
  /// sources or with the names, sorted by place.
  package func compile(_ requests: [Request]) throws(Failure) -> [Template] {
    var findings = syntaxFindings
    var templates: [Template] = []
    for request in requests {
      guard let index = indices[request.name] else {
        findings.append(.missing(request.name, nearest: nearest(to: request.name)))
        continue
      }
      var checker = Checker(self, scope: Scope(request.shapes.reversed().map { .record($0) }))
      checker.check(index)
      findings += checker.findings
      if findings.isEmpty {
        var generator = Generator(self, shapes: request.shapes, isStrict: true)
        templates.append(generator.template(index, reachable: checker.reachable))
      }
    }
    if !findings.isEmpty { throw Failure(diagnostics(of: findings)) }
    return templates
  }

  /// The template of one kind of page; `shapes` from the nearest outwards.
  package func template(_ name: String, for shapes: Shape...) throws(Failure) -> Template {
    var request = Request(name)
    request.shapes = shapes
    return try compile([request])[0]
  }

  /// A template as the bare specification has it: names that none of `shapes` (or their parts) has,
  /// and templates that are not there, are empty. For templates that no vocabulary describes.
  package func uncheckedTemplate(_ name: String, shapes: [Shape]) throws(Failure) -> Template {
    guard let index = indices[name] else {
      throw Failure(diagnostics(of: [.missing(name, nearest: nearest(to: name))]))
    }
    var checker = Checker(self, scope: nil)
    checker.check(index)
    let findings = syntaxFindings + checker.findings
    if !findings.isEmpty { throw Failure(diagnostics(of: findings)) }
    var generator = Generator(self, shapes: shapes, isStrict: false)
    return generator.template(index, reachable: checker.reachable)
  }

  private var syntaxFindings: [Finding] {
    let size = trees.reduce(0) { $0 + $1.source.bytes.count }
    if size > Limits.sources {
      return [Finding(tree: nil, offset: 0, problem: .tooLongTogether(limit: Limits.sources))]
    }
    return trees.enumerated().flatMap { index, tree in
      tree.problems.map { Finding(tree: index, offset: $0.offset, problem: $0.problem) }
    }
  }

  /// The template that a wrong name may have meant: the one that it has without the ending, or else
  /// the nearest.
  func nearest(to name: String) -> String? {
    let names = trees.map(\.source.name)
    return names.first { $0.split(separator: ".").dropLast().joined(separator: ".") == name }
      ?? nearestName(to: name, among: names)
  }

  /// Findings as messages, in order of reading, none twice.
  private func diagnostics(of findings: [Finding]) -> [Diagnostic] {
    var texts: [Int: SourceText] = [:]
    func location(_ tree: Int, _ offset: Int) -> SourceLocation {
      let text =
        texts[tree]
        ?? SourceText(file: trees[tree].source.file, bytes: trees[tree].source.bytes)
      texts[tree] = text
      return text.location(at: offset)
    }
    var seen: Set<Finding.Identity> = []
    return findings.filter { seen.insert($0.identity).inserted }
      .map { finding in
        let at = finding.tree.map { location($0, finding.offset) }
        return Diagnostic(
          finding.problem, at: at, chain: finding.chain.map { location($0.tree, $0.offset) },
          inSameFile: { offset in finding.tree.map { location($0, offset) } })
      }
      .sorted {
        switch ($0.location, $1.location) {
        case (let a?, let b?): a == b ? $0.message.es < $1.message.es : a < b
        case (nil, let b): b != nil || $0.message.es < $1.message.es
        case (_, nil): false
        }
      }
  }
}
