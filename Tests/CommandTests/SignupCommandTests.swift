import Foundation
import JSON
import TestSupport
import Testing

@Suite("signup")
struct SignupCommandTests {
  private let servers = TestServers()

  @Test("sends the form, trimmed, and says so")
  func sent() throws {
    let server = try servers.start(.answer(201, #"{"id":11}"#))
    try ServerCase.with(server.url) { place in
      let result = try place.run(
        "signup", "--name", " Ana ", "--email", "ana@liga.example ", "--age", " 20",
        "--accept-terms")
      #expect(result.status == 0, "\(result.messages)")
      #expect(result.messages == "inscripción enviada: «Ana»\n")
    }
    #expect(
      server.requests.first?.hasSuffix(
        #"{"nombre":"Ana","correo":"ana@liga.example","edad":20}"#) == true)
  }

  @Test("gives what was sent with --json, and what would be with --dry-run")
  func json() throws {
    let server = try servers.start(.answer(201, #"{"id":11}"#))
    try ServerCase.with(server.url) { place in
      for (more, isSent) in [([], "true"), (["--dry-run"], "false")] {
        let result = try Program.run(
          [
            "signup", "--name", "Ana", "--email", "ana@liga.example", "--age", "20",
            "--accept-terms", "--json", "--server", server.url,
          ] + more, in: place.folder)
        #expect(result.status == 0, "\(result.messages)")
        let root = try JSONDocument(parsing: Array(result.output.utf8)).root
        #expect(root["inscripcion"]?["correo"]?.string == "ana@liga.example")
        #expect(result.output.contains("\"enviada\": \(isSent)"))
      }
    }
    #expect(server.connections == 1)
  }

  @Test(
    "refuses a name in which there is nothing to see, or that upsets the text around it",
    arguments: [
      (name: "\u{200B}", said: "error: El nombre es obligatorio\n"),
      (name: "\u{3164} \u{00AD}", said: "error: El nombre es obligatorio\n"),
      (name: "a\nb", said: #"error: El nombre lleva el carácter \u{A}"#),
      (name: "a\u{202E}b", said: #"error: El nombre lleva el carácter \u{202E}"#),
      (
        name: String(repeating: "a", count: 61),
        said: "error: El nombre no puede pasar de 60 caracteres"
      ),
    ])
  func names(name: String, said: String) throws {
    try Workplace.withTemporaryFolder { folder in
      let result = try Program.run(
        [
          "signup", "--name", name, "--email", "a@b", "--age", "18", "--accept-terms", "--dry-run",
        ], in: folder)
      #expect(result.status == 1)
      #expect(result.messages.hasPrefix(said), "\(result.messages)")
    }
  }

  @Test("says of each field what the form does, and sends nothing")
  func wrong() throws {
    let server = try servers.start(.answer(201, #"{"id":11}"#))
    try ServerCase.with(server.url) { place in
      for more in [[], ["--dry-run"]] {
        let result = try Program.run(
          ["signup", "--name", " ", "--email", "ana", "--age", "17", "--server", server.url]
            + more, in: place.folder)
        #expect(result.status == 1)
        #expect(result.output.isEmpty)
        for said in [
          "error: El nombre es obligatorio\n", "error: Introduce un correo válido\n  --email «ana»",
          "error: Debes ser mayor de edad\n  --age «17»", "error: Debes aceptar los términos\n",
        ] {
          #expect(result.messages.contains(said), "\(said): \(result.messages)")
        }
      }
    }
    #expect(server.connections == 0)
  }

  @Test("says of each field what the server said of it")
  func rejected() throws {
    let server = try servers.start(
      .answer(422, #"{"errores":{"correo":"ya está\u001b[2J inscrito","dni":"hace falta"}}"#))
    try ServerCase.with(server.url) { place in
      let result = try place.signUp()
      #expect(result.status == 1)
      #expect(
        result.messages.contains(
          #"error: ya está\u{1B}[2J inscrito"# + "\n  --email «ana@liga.example»"),
        "\(result.messages)")
      #expect(result.messages.contains("error: hace falta\n"))
      #expect(!result.messages.contains("puede que la inscripción"))
    }
  }

  @Test("shows what would be sent, without any server")
  func dryRun() throws {
    try Workplace.withTemporaryFolder { folder in
      let result = try Program.run(
        [
          "signup", "--name", "Ana \"la 9\"", "--email", "a@b", "--age", "18", "--accept-terms",
          "--dry-run",
        ], in: folder)
      #expect(result.status == 0, "\(result.messages)")
      let value = try JSONDocument(parsing: Array(result.output.utf8)).root
      #expect(value["nombre"]?.string == "Ana \"la 9\"")
      #expect(value["correo"]?.string == "a@b")
      #expect(value["edad"]?.integer == 18)
      #expect(result.messages == "no se ha enviado nada\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
    }
  }

  @Test("is wrong use when something is missing and nobody can be asked, or there is no server")
  func missing() throws {
    try Workplace.withTemporaryFolder { folder in
      let result = try Program.run(
        ["signup", "--name", "Ana", "--server", "http://127.0.0.1:1"], in: folder)
      #expect(result.status == 2)
      #expect(result.messages.contains("falta --email, --age"))
      let nowhere = try Program.run(["signup", "--name", "Ana"], in: folder)
      #expect(nowhere.status == 2)
      #expect(nowhere.messages.contains("escriba --server URL"))
    }
  }

  @Test(
    "asks field by field on a terminal, and says of each what the form does",
    .enabled(if: Terminal.script != nil, "there is no script(1) to give it a terminal"))
  func asks() throws {
    let server = try servers.start(.answer(201, #"{"id":11}"#))
    try ServerCase.with(server.url) { place in
      let result = try Terminal.run(
        ["signup", "--email", "ana", "--server", server.url],
        answers: ["", "Ana", "ana@liga.example", "diez", "20", "no", "sí"], in: place.folder)
      #expect(result.status == 0)
      #expect(
        result.inOrder([
          "Nombre: ", "error: El nombre es obligatorio", "Nombre: ",
          "error: Introduce un correo válido", "Correo: ", "Edad: ",
          "error: Debes ser mayor de edad", "Edad: ", "¿Aceptas los términos? (sí o no): ",
          "error: Debes aceptar los términos", "¿Aceptas los términos? (sí o no): ",
          "inscripción enviada: «Ana»",
        ]), "\(result.text)")
      let cut = try Terminal.run(
        ["signup", "--server", server.url], answers: ["Ana"], in: place.folder)
      #expect(cut.status == 1)
      #expect(cut.text.contains("se acabaron las respuestas; no se ha enviado nada"))
      #expect(server.connections == 1)
    }
  }
}
