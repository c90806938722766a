import Foundation

/// A real HTTPS server on loopback: OpenSSL's own, with certificates made for it. Stops when it goes
/// away.
///
/// A class because it owns a process and a folder.
package final class TLSServer {
  /// Who the certificate is for, and until when it is good.
  package enum Certificate: Sendable {
    case good, selfSigned, expired, ofAnother
  }

  package struct Failed: Error {
    package let message: String
  }

  /// Whether OpenSSL 3 is here to be the server.
  package static let isAvailable = (try? run(["version"]))?.hasPrefix("OpenSSL 3.") == true

  package let port: Int
  /// Path of the certificate of the authority that signed all but the self-signed one.
  package let authority: String

  private let folder: URL
  private let process: Process

  /// Answers every request for `users` with this body.
  package init(_ certificate: Certificate, body: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "marcador-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.path
    authority = "\(path)/ca.pem"
    try Data("HTTP/1.1 200 OK\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)".utf8)
      .write(to: folder.appending(path: "users"))
    try Self.makeCertificates(certificate, in: path)

    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [
      "openssl", "s_server", "-accept", "127.0.0.1:0", "-cert", "cert.pem", "-key", "key.pem",
      "-HTTP",
    ]
    process.currentDirectoryURL = folder
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    port = try Self.port(saidIn: output.fileHandleForReading)
  }

  deinit {
    // Whoever starts a process hands on the signals that it blocks; this one cannot be.
    _ = kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    // What is left in the temporary folder harms nobody.
    try? FileManager.default.removeItem(at: folder)
  }

  // MARK: OpenSSL

  private static let newKey = [
    "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes",
  ]

  private static func makeCertificates(_ certificate: Certificate, in folder: String) throws {
    let name = certificate == .ofAnother ? "DNS:otra.example" : "IP:127.0.0.1"
    try run(
      ["req", "-x509"] + newKey + [
        "-subj", "/CN=Liga de prueba", "-days", "2", "-keyout", "\(folder)/ca.key",
        "-out", "\(folder)/ca.pem",
      ])
    if certificate == .selfSigned {
      try run(
        ["req", "-x509"] + newKey + [
          "-subj", "/CN=liga", "-days", "2", "-addext", "subjectAltName=\(name)",
          "-keyout", "\(folder)/key.pem", "-out", "\(folder)/cert.pem",
        ])
      return
    }
    try run(
      ["req"] + newKey + [
        "-subj", "/CN=liga", "-keyout", "\(folder)/key.pem", "-out", "\(folder)/request.pem",
      ])
    try Data("subjectAltName=\(name)\n".utf8).write(to: URL(filePath: "\(folder)/extensions"))
    try Data().write(to: URL(filePath: "\(folder)/index"))
    try Data(
      """
      [ca]
      default_ca = own
      [own]
      database = \(folder)/index
      new_certs_dir = \(folder)
      rand_serial = yes
      default_md = sha256
      policy = any
      [any]
      commonName = supplied
      """.utf8
    ).write(to: URL(filePath: "\(folder)/ca.conf"))
    let dates =
      certificate == .expired
      ? ["-startdate", "20200101000000Z", "-enddate", "20200102000000Z"] : ["-days", "2"]
    try run(
      [
        "ca", "-batch", "-notext", "-config", "\(folder)/ca.conf", "-cert", "\(folder)/ca.pem",
        "-keyfile", "\(folder)/ca.key", "-extfile", "\(folder)/extensions",
        "-in", "\(folder)/request.pem", "-out", "\(folder)/cert.pem",
      ] + dates)
  }

  @discardableResult
  private static func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["openssl"] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failed(message: text) }
    return text
  }

  /// Waits for the server to say which port it got: `ACCEPT 127.0.0.1:40000`.
  private static func port(saidIn output: FileHandle) throws -> Int {
    var text = ""
    while true {
      let data = output.availableData
      if data.isEmpty { throw Failed(message: text) }
      text += String(decoding: data, as: UTF8.self)
      for line in text.split(separator: "\n").dropLast(text.hasSuffix("\n") ? 0 : 1)
      where line.hasPrefix("ACCEPT ") {
        if let port = line.split(separator: ":").last.flatMap({ Int($0) }) { return port }
      }
    }
  }
}
