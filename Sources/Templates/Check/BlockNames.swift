import Diagnostics

/// Which blocks a template offers to those that include it, itself or through what it includes.
struct BlockNames {
  private let set: TemplateSet
  private var known: [Int: [String]] = [:]

  init(_ set: TemplateSet) {
    self.set = set
  }

  /// Sorted, none twice.
  mutating func reachable(from tree: Int) -> [String] {
    if let names = known[tree] { return names }
    var trees = [tree]
    var names: Set<String> = []
    var next = 0
    while next < trees.count {
      let syntax = set.trees[trees[next]]
      next += 1
      for nodes in [syntax.nodes] + syntax.arguments.map(\.content) {
        collect(nodes, into: &names, &trees)
      }
    }
    known[tree] = names.sorted()
    return names.sorted()
  }

  private func collect(_ nodes: [Node], into names: inout Set<String>, _ trees: inout [Int]) {
    for node in nodes {
      switch node {
      case .text, .lineStart, .value: break
      case .section(_, _, let content): collect(content, into: &names, &trees)
      case .block(let site):
        names.insert(site.name)
        collect(site.content, into: &names, &trees)
      case .inclusion(let inclusion):
        let targets =
          switch inclusion.target {
          case .template(let name): set.indices[name].map { [$0] } ?? []
          case .nameIn: Array(set.trees.indices)
          }
        trees += targets.filter { !trees.contains($0) }
      }
    }
  }

  static func nearest(to name: String, among names: [String]) -> String? {
    nearestName(to: name, among: names)
  }
}
