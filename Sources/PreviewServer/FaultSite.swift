/// Stands for a site that cannot be made, and says on every page why.
package struct FaultSite: ServedSite {
  package let basePath: String
  private let page: ServedFile

  package init(_ report: FaultReport, basePath: String = "") {
    self.basePath = basePath
    page = ServedFile(FaultPage(report).bytes, status: 500)
  }

  package func has(_ path: String) -> Bool { path.hasSuffix(".html") }

  package func known(_ path: String) -> ServedFile? { has(path) ? page : nil }

  package func file(_ path: String) async -> ServedFile { page }
}
