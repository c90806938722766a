internal import CMicrohttpd
import Synchronization
import Web

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A daemon of libmicrohttpd that serves one listening socket; the only code that touches the library.
///
/// It owns the daemon, which owns its thread, its connections and the socket; all end in `stop`, or
/// with this. The library gets one object, which lives as long, and of each request an `Exchange` and of
/// each stream a `Feed`, retained when they are handed over and released when the library says that it
/// is done with them. Bodies are copied into its memory. Pointers to connections are kept as numbers,
/// and used only while the connection sleeps or the library itself has called: what sleeps is in a list
/// under a lock, and nobody is woken who is not in it.
@safe final class Microhttpd: Sendable {
  private let core: Core
  /// The daemon's address; 0 once it was stopped.
  private let daemon: Mutex<UInt>

  /// Takes the socket over, also when nil is given because the daemon could not be started.
  init?(
    _ listener: consuming LoopbackListener, limits: ServerLimits, handler: any ExchangeHandler,
    executor: ServerExecutor
  ) {
    core = Core(handler: handler, limits: limits, executor: executor)
    var callbacks = unsafe marcador_mhd_callbacks(
      context: Unmanaged.passUnretained(core).toOpaque(),
      begin: { context, target, _ in unsafe Core.from(context)?.begin(target) },
      access: { context, connection, _, method, _, bytes, count, own in
        unsafe Core.from(context)?.access(connection, method, bytes, count, own) ?? .NO
      },
      completed: { context, connection, own, _ in
        unsafe Core.from(context)?.completed(connection, own)
      },
      connection: { context, connection, _, what in
        unsafe Core.from(context)?.changed(connection, what)
      })
    let started = unsafe marcador_mhd_start(
      listener.take(), &callbacks, UInt32(clamping: limits.connections),
      UInt32(clamping: limits.silence), limits.head)
    daemon = Mutex(UInt(bitPattern: started))
    if unsafe started == nil { return nil }
  }

  deinit { stop() }

  /// Ends all connections, and waits until the daemon's thread has.
  func stop() {
    core.wakeAllForTheEnd()
    let address = daemon.withLock { daemon in
      defer { daemon = 0 }
      return daemon
    }
    if let pointer = unsafe OpaquePointer(bitPattern: address) { unsafe MHD_stop_daemon(pointer) }
  }

  /// Ends connections on which a request has been arriving for too long, and streams whose reader has
  /// gone. To be called now and then.
  func sweep() { core.sweep() }
}

/// What the callbacks of one daemon work on.
@safe private final class Core: Sendable {
  private struct Connection {
    let socket: Int32
    /// When it had nothing to wait for last; nil while it is being answered.
    var idleSince: ContinuousClock.Instant?
    var stream: EventStream?
  }

  private struct State {
    var connections: [UInt: Connection] = [:]
    var sleeping: Set<UInt> = []
    var isStopping = false
  }

  private let handler: any ExchangeHandler
  private let limits: ServerLimits
  private let executor: ServerExecutor
  private let state = Mutex(State())

  init(handler: any ExchangeHandler, limits: ServerLimits, executor: ServerExecutor) {
    self.handler = handler
    self.limits = limits
    self.executor = executor
  }

  static func from(_ context: UnsafeMutableRawPointer?) -> Core? {
    unsafe context.map { unsafe Unmanaged<Core>.fromOpaque($0).takeUnretainedValue() }
  }

  // MARK: Sleeping

  /// False when the daemon ends, and nobody is to sleep any more.
  private func sleep(_ connection: OpaquePointer) -> Bool {
    state.withLock { state in
      if state.isStopping { return false }
      state.sleeping.insert(UInt(bitPattern: connection))
      unsafe MHD_suspend_connection(connection)
      return true
    }
  }

  private func wake(_ address: UInt) {
    state.withLock { state in
      if state.sleeping.remove(address) == nil { return }
      unsafe MHD_resume_connection(OpaquePointer(bitPattern: address))
    }
  }

  func wakeAllForTheEnd() {
    state.withLock { state in
      state.isStopping = true
      for address in state.sleeping {
        unsafe MHD_resume_connection(OpaquePointer(bitPattern: address))
      }
      state.sleeping = []
    }
  }

  private var isStopping: Bool { state.withLock(\.isStopping) }

  // MARK: Connections

  func changed(_ connection: OpaquePointer?, _ what: MHD_ConnectionNotificationCode) {
    let address = UInt(bitPattern: connection)
    let socket = unsafe marcador_mhd_socket(connection)
    state.withLock { state in
      state.connections[address] =
        what == .CONNECTION_NOTIFY_STARTED
        ? Connection(socket: socket, idleSince: .now) : nil
    }
  }

  /// How long a connection may do nothing where others may be waiting for its place.
  private static let crowdedPatience = Duration.seconds(1)

  func sweep() {
    let now = ContinuousClock.now
    var gone: [EventStream] = []
    // Under the lock nobody closes a socket: the library tells first, in `changed`.
    state.withLock { state in
      let isCrowded = state.connections.count * 4 > limits.connections * 3
      let patience = isCrowded ? min(limits.arrival, Self.crowdedPatience) : limits.arrival
      for connection in state.connections.values {
        if let stream = connection.stream {
          if Self.isGone(connection.socket) { gone.append(stream) }
        } else if let since = connection.idleSince, now - since > patience {
          _ = shutdown(connection.socket, Int32(SHUT_RDWR))
        }
      }
    }
    for stream in gone { stream.end() }
  }

  /// Whether the other side has closed, or failed; nobody who listens to events says anything.
  private static func isGone(_ socket: Int32) -> Bool {
    var byte: UInt8 = 0
    let count = unsafe recv(socket, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT))
    return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
  }

  private func set(
    _ connection: OpaquePointer, idleSince: ContinuousClock.Instant?, stream: EventStream? = nil
  ) {
    state.withLock { state in
      state.connections[UInt(bitPattern: connection)]?.idleSince = idleSince
      state.connections[UInt(bitPattern: connection)]?.stream = stream
    }
  }

  // MARK: Requests

  func begin(_ target: UnsafePointer<CChar>?) -> UnsafeMutableRawPointer? {
    let bytes = unsafe target.map {
      unsafe [UInt8](UnsafeRawBufferPointer(start: $0, count: strlen($0)))
    }
    return unsafe Unmanaged.passRetained(Exchange(target: bytes ?? [])).toOpaque()
  }

  func completed(
    _ connection: OpaquePointer?, _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) {
    if let connection = unsafe connection { unsafe set(connection, idleSince: .now) }
    guard let pointer = unsafe own?.pointee else { return }
    unsafe own?.pointee = nil
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
    exchange.state.withLock { $0.phase = .over }
  }

  func access(
    _ connection: OpaquePointer?, _ method: UnsafePointer<CChar>?,
    _ bytes: UnsafePointer<CChar>?, _ count: UnsafeMutablePointer<Int>?,
    _ own: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  ) -> MHD_Result {
    guard let connection = unsafe connection, let method = unsafe method, let count = unsafe count,
      let pointer = unsafe own?.pointee
    else { return .NO }
    let exchange = unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeUnretainedValue()
    switch exchange.state.withLock(\.phase) {
    case .begun:
      let head = unsafe RequestHead(
        method: String(cString: method), target: exchange.target, fields: fields(of: connection))
      if let refusal = handler.refusal(head) { return unsafe answer(connection, exchange, refusal) }
      exchange.state.withLock { $0.phase = .arriving(head) }
      return .YES
    case .arriving(let head):
      if unsafe count.pointee > 0 {
        let piece = unsafe UnsafeRawBufferPointer(start: bytes, count: count.pointee)
        unsafe count.pointee = 0
        return exchange.state.withLock { state in
          unsafe state.body += piece
          return state.body.count > limits.body ? .NO : .YES
        }
      }
      unsafe set(connection, idleSince: nil)
      let body = exchange.state.withLock { state in
        defer { state.body = [] }
        return state.body
      }
      return unsafe reply(connection, exchange, handler.reply(head, body: body))
    case .worked(let response): return unsafe answer(connection, exchange, response)
    case .pending, .over: return .NO
    }
  }

  private func fields(of connection: OpaquePointer) -> [(name: String, value: String)] {
    var fields: [(name: String, value: String)] = []
    unsafe withUnsafeMutablePointer(to: &fields) { list in
      _ = unsafe MHD_get_connection_values_n(
        connection, .HEADER_KIND,
        { context, _, name, nameCount, value, valueCount in
          guard
            let list = unsafe context?.assumingMemoryBound(
              to: [(name: String, value: String)].self)
          else { return .NO }
          unsafe list.pointee.append(
            (
              name: Core.text(name, nameCount), value: Core.text(value, valueCount)
            ))
          return .YES
        }, list)
    }
    return fields
  }

  private static func text(_ bytes: UnsafePointer<CChar>?, _ count: Int) -> String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }

  // MARK: Answers

  private func reply(
    _ connection: OpaquePointer, _ exchange: Exchange, _ reply: ServerReply
  ) -> MHD_Result {
    switch reply {
    case .now(let response): return unsafe answer(connection, exchange, response)
    case .stream(let stream, let headers):
      return unsafe pour(stream, headers, into: connection, exchange)
    case .later(let work):
      exchange.state.withLock { $0.phase = .pending }
      guard unsafe sleep(connection) else { return .NO }
      let address = UInt(bitPattern: connection)
      Task(executorPreference: executor) {
        let response = await work()
        exchange.state.withLock { state in
          if case .pending = state.phase { state.phase = .worked(response) }
        }
        self.wake(address)
      }
      return .YES
    }
  }

  /// Bodies up to this size go out in one piece with their head.
  private static let copied = 256 << 10

  private func answer(
    _ connection: OpaquePointer, _ exchange: Exchange, _ response: WebResponse
  ) -> MHD_Result {
    exchange.state.withLock { $0.phase = .over }
    let body = response.body
    let made: OpaquePointer?
    if body.count <= Self.copied {
      unsafe made = unsafe body.withUnsafeBytes { bytes in
        unsafe MHD_create_response_from_buffer(
          bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
      }
    } else {
      unsafe made = unsafe MHD_create_response_from_callback(
        UInt64(body.count), 64 << 10,
        { context, position, room, count in
          unsafe Held.from(context)?.copy(from: position, to: room, count) ?? Core.failed
        }, Unmanaged.passRetained(Held(body)).toOpaque(), { unsafe Held.release($0) })
    }
    let heads = [(name: "Content-Type", value: response.contentType)] + response.headers
    return unsafe send(made, response.status, heads, on: connection)
  }

  private func pour(
    _ stream: EventStream, _ headers: [(name: String, value: String)],
    into connection: OpaquePointer, _ exchange: Exchange
  ) -> MHD_Result {
    exchange.state.withLock { $0.phase = .over }
    unsafe marcador_mhd_wait_for_ever(connection)
    unsafe set(connection, idleSince: nil, stream: stream)
    let feed = Feed(stream: stream, core: self, address: UInt(bitPattern: connection))
    let made = unsafe MHD_create_response_from_callback(
      Core.unknownSize, 4 << 10,
      { context, _, room, count in unsafe Feed.from(context)?.pour(into: room, count) ?? Core.failed
      },
      Unmanaged.passRetained(feed).toOpaque(), { unsafe Feed.release($0) })
    return unsafe send(made, 200, headers, on: connection)
  }

  private func send(
    _ made: OpaquePointer?, _ status: Int, _ headers: [(name: String, value: String)],
    on connection: OpaquePointer
  ) -> MHD_Result {
    guard let made = unsafe made else { return .NO }
    defer { unsafe MHD_destroy_response(made) }
    for (name, value) in headers {
      // What the library does not take would break the head.
      unsafe MHD_add_response_header(made, name, value)
    }
    return unsafe MHD_queue_response(connection, UInt32(clamping: status), made)
  }

  fileprivate static let failed = -2
  private static let end = -1
  private static let unknownSize = UInt64.max

  /// A stream on its way into a connection.
  @safe fileprivate final class Feed: Sendable {
    private let stream: EventStream
    private let core: Core
    private let address: UInt

    init(stream: EventStream, core: Core, address: UInt) {
      self.stream = stream
      self.core = core
      self.address = address
    }

    static func from(_ context: UnsafeMutableRawPointer?) -> Feed? {
      unsafe context.map { unsafe Unmanaged<Feed>.fromOpaque($0).takeUnretainedValue() }
    }

    static func release(_ context: UnsafeMutableRawPointer?) {
      guard let context = unsafe context else { return }
      unsafe Unmanaged<Feed>.fromOpaque(context).takeRetainedValue().stream.end()
    }

    func pour(into room: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
      guard let room = unsafe room, let connection = unsafe OpaquePointer(bitPattern: address),
        !core.isStopping
      else { return Core.end }
      let piece = stream.take(count) { [core, address] in
        _ = unsafe core.sleep(connection)
        return { core.wake(address) }
      }
      switch piece {
      case .end: return Core.end
      case .nothingYet: return 0
      case .bytes(let bytes):
        unsafe UnsafeMutableRawBufferPointer(start: room, count: count).copyBytes(from: bytes)
        return bytes.count
      }
    }
  }
}

/// The body of an answer, for as long as it is on its way.
@safe private final class Held: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  static func from(_ context: UnsafeMutableRawPointer?) -> Held? {
    unsafe context.map { unsafe Unmanaged<Held>.fromOpaque($0).takeUnretainedValue() }
  }

  static func release(_ context: UnsafeMutableRawPointer?) {
    if let context = unsafe context { unsafe Unmanaged<Held>.fromOpaque(context).release() }
  }

  func copy(from position: UInt64, to room: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
    guard let room = unsafe room, let start = Int(exactly: position), start < bytes.count else {
      return -1
    }
    let piece = bytes[start..<min(bytes.count, start + count)]
    unsafe UnsafeMutableRawBufferPointer(start: room, count: count).copyBytes(from: piece)
    return piece.count
  }
}
