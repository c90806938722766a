import Foundation
import HTTP
import TestSupport
import Testing

@Suite("Asking a server over https")
struct TLSTests {
  private let servers = TestServers()
  private func ask(_ port: Int, authorities: String? = nil) async throws -> String {
    // The program does so at its start; see `CurlTransfer`.
    signal(SIGPIPE, SIG_IGN)
    let address = try HTTPAddress("https://127.0.0.1:\(port)/users")
    let response = try await HTTPClient(limits: HTTPClientTests.limits, authorities: authorities)
      .send(HTTPRequest(.get, address, token: HTTPToken("secreto")))
    return String(decoding: response.body, as: UTF8.self)
  }

  @Test("tells that the server does not speak it")
  func plain() async throws {
    let server = try servers.start(
      .bytes("HTTP/1.1 400 Bad Request\r\nContent-Length: 0\r\n\r\n"), waits: false)
    await #expect(throws: HTTPFailure.tls(.handshake)) { try await ask(server.port) }
  }

  @Test("tells that the authorities to trust cannot be read")
  func noAuthorities() async throws {
    let server = try servers.start(.silence)
    await #expect(throws: HTTPFailure.tls(.authorities)) {
      try await ask(server.port, authorities: "/nowhere/ca.pem")
    }
  }

  @Test(
    "works with a certificate that a trusted authority signed",
    .enabled(if: TLSServer.isAvailable, "there is no OpenSSL 3 here to be the server"))
  func good() async throws {
    let server = try TLSServer(.good, body: "hola")
    #expect(try await ask(server.port, authorities: server.authority) == "hola")
  }

  @Test(
    "tells what is wrong with a certificate",
    .enabled(if: TLSServer.isAvailable, "there is no OpenSSL 3 here to be the server"),
    arguments: [
      (TLSServer.Certificate.selfSigned, TLSFault.selfSigned), (.expired, .expired),
      (.ofAnother, .wrongName),
    ])
  func bad(_ certificate: TLSServer.Certificate, _ fault: TLSFault) async throws {
    let server = try TLSServer(certificate, body: "hola")
    await #expect(throws: HTTPFailure.tls(fault)) {
      try await ask(server.port, authorities: server.authority)
    }
  }

  @Test(
    "trusts only the system's authorities unless told otherwise",
    .enabled(if: TLSServer.isAvailable, "there is no OpenSSL 3 here to be the server"))
  func unknown() async throws {
    let server = try TLSServer(.good, body: "hola")
    await #expect(throws: HTTPFailure.tls(.unknownIssuer)) { try await ask(server.port) }
  }
}
