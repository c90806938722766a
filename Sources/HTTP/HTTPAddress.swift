/// The address of something on a server: `https://host:port/path`, and nothing else.
///
/// Read by a grammar so narrow that no two readers can take the same text for different servers:
/// no names and passwords, no `\`, no encoded host. What is not ASCII in the path is encoded.
package struct HTTPAddress: Sendable, Hashable {
  /// `http` or `https`.
  package let scheme: String
  /// A name or a number, in lower case; an IPv6 address with its brackets.
  package let host: String
  package let port: Int?
  /// Empty, or begins with `/`.
  package internal(set) var path: String

  static let longest = 2_000

  /// Whether what is sent goes through TLS.
  package var isEncrypted: Bool { scheme == "https" }

  /// Host and port, as they are written.
  package var authority: String { host + (port.map { ":\($0)" } ?? "") }

  package var text: String { "\(scheme)://\(authority)\(path)" }

  /// Whether the server is this same machine, whatever any name server says.
  package var isLoopback: Bool {
    if host == "localhost" || host == "[::1]" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    // Written in full: `127.1` or `127.0.0.256` may be taken for a name.
    return parts.count == 4 && parts[0] == "127"
      && parts.allSatisfy { part in UInt8(part).map { String($0) == part } ?? false }
  }

  /// The address of something below this one. `step` is one of ours: letters and digits.
  package func appending(_ step: String) -> HTTPAddress {
    var address = self
    address.path += (path.hasSuffix("/") ? "" : "/") + step
    return address
  }
}
