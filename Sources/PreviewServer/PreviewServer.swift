package import Diagnostics

/// Serves a site, and what edits it, to the browsers of this machine and to nobody else.
///
/// A class because it owns the daemons, which end with it.
package final class PreviewServer: Sendable {
  /// Which ports may be taken.
  package enum Port: Sendable, Hashable {
    case exactly(Int)
    /// The first of these that is free.
    case firstFree(ClosedRange<Int>)
  }

  package enum Fault: Error, Sendable, Hashable {
    /// All that may be taken are.
    case inUse(Port)
    /// A reason of the system.
    case system(Int32)
    /// The library could not start.
    case library
  }

  /// The number of the port.
  package let port: Int
  private let daemons: [Microhttpd]
  private let handler: PreviewHandler
  private let reload: LiveReload
  private let keeper: Task<Void, Never>

  /// - Parameters:
  ///   - site: what is served until `show` says otherwise.
  ///   - language: of what the server itself says.
  package init(
    _ port: Port, site: any ServedSite, editor: EditorAccess, language: Language,
    limits: ServerLimits = ServerLimits()
  ) throws(Fault) {
    let listeners = try Listeners(port)
    let number = listeners.port
    let executor = ServerExecutor()
    let reload = LiveReload(limits: limits, on: executor)
    let handler = PreviewHandler(
      gate: RequestGate(port: number, limit: limits.body), site: site, reload: reload,
      editor: editor, language: language)
    let daemons = try listeners.started(limits, handler, on: executor)
    self.port = number
    self.reload = reload
    self.handler = handler
    self.daemons = daemons
    keeper = Task(executorPreference: executor, priority: .utility) {
      var seconds = 0
      // Ended while it sleeps: there is nothing left to look after.
      while (try? await Task.sleep(for: .seconds(1))) != nil {
        seconds += 1
        for daemon in daemons { daemon.sweep() }
        if seconds % 15 == 0 { reload.beat() }
      }
    }
  }

  deinit { stop() }

  /// The address of the root, from which there is a way to the site wherever that is.
  package var address: String { "http://127.0.0.1:\(port)/" }

  package var editorAddress: String { "\(address)\(RequestGate.editor)/" }

  /// - Parameter basePath: of a `ServedSite`.
  package func address(ofSiteAt basePath: String) -> String {
    let parts = basePath.split(separator: "/").map { PercentEscapes.written(String($0)) + "/" }
    return address + parts.joined()
  }

  /// Serves another site from now on, and has the pages that look different there loaded again.
  package func show(_ site: any ServedSite) async {
    handler.show(site)
    await reload.show(site)
  }

  /// Tells the pages that are open what is wrong; nil that nothing is any more.
  package func tell(_ report: FaultReport?) { reload.tell(report) }

  package func stop() {
    keeper.cancel()
    reload.end()
    for daemon in daemons { daemon.stop() }
  }
}
