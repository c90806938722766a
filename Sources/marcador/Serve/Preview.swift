import Diagnostics
import Files
import FoundationEssentials
import PreviewServer
import Web

/// The preview of a tournament's folder: the server, and the loop that keeps it at the last state.
struct Preview: Sendable {
  let maker: SiteMaker
  /// Makes what answers below `/editar/`; nil where nothing does.
  let editor: @Sendable (_ token: String) async throws -> (any WebHandler)?

  private static let usualPorts = 8000...8019

  private var console: Console { maker.console }

  /// Serves until it is cancelled.
  /// - Parameters:
  ///   - port: nil for the first free one.
  ///   - browser: opened at the site once that is served.
  func serve(on port: Int?, opening browser: Browser?) async throws {
    if try !maker.folder.isThere { try maker.folder.requireStore() }
    let loop = PreviewLoop(maker)
    let token = Self.newToken()
    let editor = try await editor(token)
    let site = try await loop.begin()
    let server = try start(on: port, site, EditorAccess(editor, token: token))
    defer { server.stop() }
    if port == nil, server.port != Self.usualPorts.lowerBound {
      console.say(ServeWords.otherPort(server.port, instead: Self.usualPorts.lowerBound))
    }
    try greet(server, site.basePath, hasEditor: editor != nil)
    if let browser {
      Task { if await !browser.open(server.address) { console.say(ServeWords.notOpened) } }
    }
    try await loop.follow(server)
  }

  private func greet(_ server: PreviewServer, _ basePath: String, hasEditor: Bool) throws {
    try console.print(
      ServeWords.addresses(
        site: server.address(ofSiteAt: basePath), editor: hasEditor ? server.editorAddress : nil)[
          console.language])
    console.say(ServeWords.howToEnd)
  }

  private func start(
    on port: Int?, _ site: any ServedSite, _ editor: EditorAccess
  ) throws -> PreviewServer {
    do {
      return try PreviewServer(
        port.map { .exactly($0) } ?? .firstFree(Self.usualPorts), site: site, editor: editor,
        language: console.language, limits: Self.limits)
    } catch {
      switch error {
      case .inUse(.exactly(let number)):
        throw Failure(ServeWords.inUse(number, owner: PortOwner.process(on: number)))
      case .inUse(.firstFree(let numbers)): throw Failure(ServeWords.allInUse(numbers))
      case .system(let code): throw Failure(ServeWords.notStarted(code))
      case .library: throw Failure(ServeWords.notStarted(nil))
      }
    }
  }

  /// As many connections as there may be files, beside those that the site is made from.
  private static var limits: ServerLimits {
    var limits = ServerLimits()
    let others = 64
    let room = ProcessSetup.makeRoomForFiles(2 * limits.connections + others)
    limits.connections = min(limits.connections, max(8, (room - others) / 2))
    limits.streams = min(limits.streams, limits.connections / 2)
    return limits
  }

  /// 128 bits that nobody can guess.
  private static func newToken() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }
}
