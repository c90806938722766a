#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A socket that listens on this machine's own address, where nobody else's machine can reach it; the
/// only code that calls the system for sockets. Closed when it goes away, unless taken over.
package struct LoopbackListener: ~Copyable, Sendable {
  package enum Family: Sendable {
    case v4, v6
  }

  package enum Fault: Error, Hashable {
    /// Somebody else listens there.
    case inUse
    /// This machine has no address of that family.
    case noSuchAddress
    /// Another reason of the system.
    case system(Int32)
  }

  /// The number of the port.
  package let port: Int
  private let socket: Int32

  /// - Parameter port: 0 for any that is free.
  package init(_ family: Family, port: Int) throws(Fault) {
    let domain = family == .v4 ? AF_INET : AF_INET6
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let socket = Self.open(domain, kind)
    guard socket >= 0 else { throw Self.fault(errno) }
    // A program that is started from here must not keep the port.
    _ = fcntl(socket, F_SETFD, FD_CLOEXEC)
    var yes: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    _ = unsafe setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, size)
    if family == .v6 {
      _ = unsafe setsockopt(socket, Int32(IPPROTO_IPV6), Int32(IPV6_V6ONLY), &yes, size)
    }
    let bound = family == .v4 ? Self.bindV4(socket, port) : Self.bindV6(socket, port)
    guard bound == 0, listen(socket, 128) == 0 else {
      let code = errno
      _ = Glue.close(socket)
      throw Self.fault(code)
    }
    self.socket = socket
    self.port = Self.port(of: socket)
  }

  deinit { _ = Glue.close(socket) }

  /// Gives up the ownership: whoever takes the number closes it.
  consuming func take() -> Int32 {
    let socket = socket
    discard self
    return socket
  }

  private static func open(_ domain: Int32, _ kind: Int32) -> Int32 { Glue.socket(domain, kind) }

  private static func fault(_ code: Int32) -> Fault {
    switch code {
    case EADDRINUSE: .inUse
    case EADDRNOTAVAIL, EAFNOSUPPORT, EPROTONOSUPPORT: .noSuchAddress
    default: .system(code)
    }
  }

  private static func bindV4(_ socket: Int32, _ port: Int) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    return unsafe withUnsafeBytes(of: &address) { bytes in
      unsafe bind(socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), size)
    }
  }

  private static func bindV6(_ socket: Int32, _ port: Int) -> Int32 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = in_port_t(truncatingIfNeeded: port).bigEndian
    address.sin6_addr = in6addr_loopback
    let size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    return unsafe withUnsafeBytes(of: &address) { bytes in
      unsafe bind(socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), size)
    }
  }

  private static func port(of socket: Int32) -> Int {
    // Room for both families; the port is at the same place in both.
    var address = sockaddr_in6()
    var size = socklen_t(MemoryLayout<sockaddr_in6>.size)
    _ = unsafe withUnsafeMutableBytes(of: &address) { bytes in
      unsafe getsockname(socket, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
    }
    return Int(in_port_t(bigEndian: address.sin6_port))
  }
}

/// Names that the type above hides.
private enum Glue {
  static func close(_ number: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.close(number)
    #else
      Darwin.close(number)
    #endif
  }

  static func socket(_ domain: Int32, _ kind: Int32) -> Int32 {
    #if canImport(Glibc)
      Glibc.socket(domain, kind, 0)
    #else
      Darwin.socket(domain, kind, 0)
    #endif
  }
}
