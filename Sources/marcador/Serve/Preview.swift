import Diagnostics
import Files
import FoundationEssentials
import PreviewServer
import Site
import SiteWriter

/// The preview of a tournament's folder: the server, and the site that it serves.
struct Preview: Sendable {
  let folder: TournamentFolder
  let templates: String?
  let baseURL: String?
  let console: Console

  private static let usualPorts = 8000...8019

  /// Serves until it is cancelled.
  /// - Parameter port: nil for the first free one.
  func serve(on port: Int?, opening: Bool) async throws {
    var found: [Diagnostic] = []
    guard
      var inputs = try await SiteInputs.read(
        folder, templates: templates, jobs: ProcessInfo.processInfo.activeProcessorCount,
        found: &found, notes: false, console: console)
    else { throw Failure(found) }
    if let baseURL { inputs.settings.urlBase = baseURL }
    let site = PreviewedSite(try await inputs.plan()) { _, _ in ServedFile([], status: 500) }
    let server = try start(on: port, site)
    try console.print(
      ServeWords.addresses(site: server.address, editor: nil)[console.language])
    console.say(ServeWords.howToEnd)
    while true { try await Task.sleep(for: .seconds(3600)) }
  }

  private func start(on port: Int?, _ site: any ServedSite) throws -> PreviewServer {
    do {
      return try PreviewServer(
        port.map { .exactly($0) } ?? .firstFree(Self.usualPorts), site: site,
        editor: EditorAccess(nil, token: ""), language: console.language)
    } catch {
      switch error {
      case .inUse(.exactly(let number)): throw Failure(ServeWords.inUse(number, owner: nil))
      case .inUse(.firstFree(let numbers)): throw Failure(ServeWords.allInUse(numbers))
      case .system, .library: throw Failure(ServeWords.notStarted(nil))
      }
    }
  }
}
