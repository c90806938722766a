/// The sockets of one port, of both families as far as this machine has them.
struct Listeners: ~Copyable {
  private let v4: LoopbackListener
  private let v6: LoopbackListener?

  var port: Int { v4.port }

  init(_ port: PreviewServer.Port) throws(PreviewServer.Fault) {
    switch port {
    case .exactly(let number) where number != 0:
      do { self = try Listeners(number: number) } catch { throw Self.fault(error, port) }
    case .exactly:
      // The system gives one that is free in one family; in the other it may be taken.
      self = try Self.first(of: Array(repeating: 0, count: 20), port)
    case .firstFree(let numbers): self = try Self.first(of: Array(numbers), port)
    }
  }

  private init(number: Int) throws(LoopbackListener.Fault) {
    let v4 = try LoopbackListener(.v4, port: number)
    do {
      v6 = try LoopbackListener(.v6, port: v4.port)
    } catch {
      // `localhost` may lead to either: somebody else there would be taken for this server.
      guard error == .noSuchAddress else { throw error }
      v6 = nil
    }
    self.v4 = v4
  }

  private static func first(
    of numbers: [Int], _ port: PreviewServer.Port
  ) throws(PreviewServer.Fault) -> Listeners {
    for number in numbers {
      do {
        return try Listeners(number: number)
      } catch {
        if error != .inUse { throw fault(error, port) }
      }
    }
    throw .inUse(port)
  }

  private static func fault(
    _ fault: LoopbackListener.Fault, _ port: PreviewServer.Port
  ) -> PreviewServer.Fault {
    switch fault {
    case .inUse: .inUse(port)
    case .noSuchAddress: .library
    case .system(let code): .system(code)
    }
  }

  /// Has both served.
  consuming func started(
    _ limits: ServerLimits, _ handler: PreviewHandler, on executor: ServerExecutor
  ) throws(PreviewServer.Fault) -> [Microhttpd] {
    var daemons: [Microhttpd] = []
    guard let first = Microhttpd(v4, limits: limits, handler: handler, executor: executor) else {
      throw .library
    }
    daemons.append(first)
    if let v6 {
      guard let second = Microhttpd(v6, limits: limits, handler: handler, executor: executor) else {
        throw .library
      }
      daemons.append(second)
    }
    return daemons
  }
}
