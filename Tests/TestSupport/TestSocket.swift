#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A TCP socket of this machine's loopback; the only code of the tests that calls the system for one.
/// Closes it when it goes away.
struct TestSocket: ~Copyable, Sendable {
  private let number: Int32

  struct Failed: Error {
    let errno: Int32
  }

  private init(number: Int32) throws(Failed) {
    guard number >= 0 else { throw Failed(errno: errno) }
    self.number = number
    #if canImport(Darwin)
      var yes: Int32 = 1
      _ = unsafe setsockopt(
        number, SOL_SOCKET, SO_NOSIGPIPE, &yes, socklen_t(MemoryLayout<Int32>.size))
    #endif
  }

  deinit {
    _ = close(number)
  }

  /// One with a port of its own, which refuses connections until it listens.
  static func bound() throws(Failed) -> TestSocket {
    #if canImport(Glibc)
      let socket = try TestSocket(number: Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #else
      let socket = try TestSocket(number: Darwin.socket(AF_INET, SOCK_STREAM, 0))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let number = socket.number
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe bind(number, pointer, size)
      }
    }
    guard bound == 0 else { throw Failed(errno: errno) }
    return socket
  }

  /// One that is connected to a port.
  static func connected(to port: Int) throws(Failed) -> TestSocket {
    #if canImport(Glibc)
      let socket = try TestSocket(number: Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0))
    #else
      let socket = try TestSocket(number: Darwin.socket(AF_INET, SOCK_STREAM, 0))
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let number = socket.number
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let connected = unsafe withUnsafePointer(to: address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe connect(number, pointer, size)
      }
    }
    guard connected == 0 else { throw Failed(errno: errno) }
    return socket
  }

  func listen() throws(Failed) {
    #if canImport(Glibc)
      let result = Glibc.listen(number, 64)
    #else
      let result = Darwin.listen(number, 64)
    #endif
    guard result == 0 else { throw Failed(errno: errno) }
  }

  var port: Int {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        unsafe getsockname(number, pointer, &size)
      }
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  /// Waits for a connection, or for something to read; false when nothing came in time.
  func isReady(withinMilliseconds milliseconds: Int32) -> Bool {
    var description = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&description, 1, milliseconds) > 0
  }

  func accept() throws(Failed) -> TestSocket {
    #if canImport(Glibc)
      try TestSocket(number: Glibc.accept(number, nil, nil))
    #else
      try TestSocket(number: Darwin.accept(number, nil, nil))
    #endif
  }

  /// What came; empty at the end.
  func read() -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 16 << 10) { buffer, count in
      unsafe count = max(0, recv(number, buffer.baseAddress, buffer.count, 0))
    }
  }

  /// Sends all of it; false when the other side is gone, or does not read.
  func write(_ bytes: [UInt8], unless isStopped: () -> Bool = { false }) -> Bool {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    #else
      let flags = MSG_DONTWAIT
    #endif
    var rest = bytes[...]
    while !rest.isEmpty {
      let sent = unsafe rest.withUnsafeBytes {
        unsafe send(number, $0.baseAddress, $0.count, flags)
      }
      if sent > 0 {
        rest = rest.dropFirst(sent)
        continue
      }
      guard sent < 0, errno == EAGAIN || errno == EINTR, !isStopped() else { return false }
      var description = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
      _ = unsafe poll(&description, 1, 50)
    }
    return true
  }

  /// Ends what is sent, so that nothing that was is lost when the socket is closed.
  func endWriting() {
    _ = shutdown(number, Int32(SHUT_WR))
  }
}
