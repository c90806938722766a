import Foundation
import JSON
import TestSupport
import Testing

@Suite("chronicle --publish")
struct PublishCommandTests {
  private let servers = TestServers()
  private static let created = TestServer.Reply.answer(
    201, #"{"id":101,"title":"Rayo FC 3-2 Toros"}"#)

  @Test("says the number that the server gave, in both languages and in JSON")
  func published() throws {
    let server = try servers.start(Self.created)
    try ServerCase.with(server.url) { place in
      let result = try place.publish()
      #expect(result.status == 0)
      #expect(result.output == "Crónica publicada con el n.º 101\n")
      #expect(result.messages.isEmpty, "\(result.messages)")
      let english = try place.publish("--again", "--lang", "en")
      #expect(english.output == "Chronicle published as no. 101\n")
      let json = try place.publish("--again", "--json")
      let value = try JSONDocument(parsing: Array(json.output.utf8)).root
      #expect(value["numero"]?.integer == 101)
      #expect(value["titulo"]?.string == "Rayo FC 3-2 Toros")
    }
    #expect(
      server.requests.first?.hasSuffix(
        #"{"title":"Rayo FC 3-2 Toros","body":"12' Ana (Rayo FC)\n23' Leo (Toros)\n"#
          + #"41' Marta (Rayo FC)\n67' Nora (Toros)\n88' Ana (Rayo FC)"}"#) == true)
  }

  @Test(
    "sends and shows initials where the settings want them, and nothing where a name is misspelt")
  func initials() throws {
    let server = try servers.start(Self.created)
    try ServerCase.with(server.url) { place in
      let settings = place.folder.appending(path: "marcador.json")
      try Data(#"{"privacidad": {"equipos": ["Rallo"]}}"#.utf8).write(to: settings)
      let refused = try place.publish()
      #expect(refused.status == 1 && refused.messages.contains("no hay ningún equipo «Rallo»"))
      #expect(server.connections == 0)
      try Data(#"{"privacidad": {"equipos": ["Rayo FC"]}}"#.utf8).write(to: settings)
      #expect(try place.publish().status == 0)
      let shown = try Program.run(["chronicle", "1"], in: place.folder)
      #expect(shown.output.contains("12' A. (Rayo FC)") && shown.output.contains("Leo (Toros)"))
    }
    #expect(
      server.requests.first?.hasSuffix(
        #"{"title":"Rayo FC 3-2 Toros","body":"12' A. (Rayo FC)\n23' Leo (Toros)\n"#
          + #"41' M. (Rayo FC)\n67' Nora (Toros)\n88' A. (Rayo FC)"}"#) == true)
  }

  @Test("sends the same chronicle once, and a changed one as a new one")
  func remembered() throws {
    let server = try servers.start(
      Self.created, .answer(201, #"{"id":102,"title":"Rayo FC 4-2 Toros"}"#))
    try ServerCase.with(server.url) { place in
      _ = try place.publish()
      #expect(place.publications?.contains("\"numero\": 101") == true)
      let repeated = try place.publish()
      #expect(repeated.status == 0)
      #expect(repeated.output.hasPrefix("Crónica ya publicada con el n.º 101 el 2"))
      #expect(repeated.messages.contains("--again"))
      let json = try place.publish("--json")
      #expect(json.output.contains("\"yaPublicada\": true"))
      #expect(server.connections == 1)

      _ = try Program.run(
        ["goal", "add", "--match", "1", "--minute", "90", "--player", "Ana"], in: place.folder)
      let changed = try place.publish()
      #expect(changed.output == "Crónica publicada con el n.º 102\n")
      #expect(changed.messages.contains("ha cambiado desde el n.º 101"))
      #expect(server.connections == 2)
    }
  }

  @Test("takes the server from marcador.json, and the token from a file or the environment")
  func settings() throws {
    let server = try servers.start(Self.created)
    try ServerCase.with(server.url) { place in
      try Data(#"{"servidor": "\#(server.url)"}"#.utf8)
        .write(to: place.folder.appending(path: "marcador.json"))
      try Data("del-fichero\n".utf8).write(to: place.folder.appending(path: "ficha"))
      let command = ["chronicle", "1", "--publish", "--again"]
      let environment = ["MARCADOR_TOKEN": "del-entorno"]
      for arguments in [command, command + ["--token-file", "ficha"]] {
        let result = try Program.run(arguments, in: place.folder, environment: environment)
        #expect(result.output == "Crónica publicada con el n.º 101\n", "\(result.messages)")
      }
      #expect(place.publications?.contains("del-") == false)
    }
    #expect(server.requests.map { $0.contains("Bearer del-entorno\r\n") } == [true, false])
    #expect(server.requests.map { $0.contains("Bearer del-fichero\r\n") } == [false, true])
  }

  @Test("is wrong use without a server, or with options that only publishing has")
  func misuse() throws {
    try ServerCase.with("") { place in
      let nowhere = try Program.run(["chronicle", "1", "--publish"], in: place.folder)
      #expect(nowhere.status == 2)
      #expect(nowhere.messages.contains("escriba --server URL, o «servidor» en marcador.json"))
      for option in [["--server", "http://a"], ["--timeout", "3"], ["--again"]] {
        let result = try Program.run(["chronicle", "1"] + option, in: place.folder)
        #expect(result.status == 2)
        #expect(result.messages.contains("\(option[0]) solo vale con --publish"))
      }
    }
  }

  @Test("says with its place what is wrong with the server in marcador.json")
  func badSetting() throws {
    let marked = Marked("{\n \"servidor\": ‸\"http://ana:secreto@liga.example\"}")
    try ServerCase.with("") { place in
      try Data(marked.text.utf8).write(to: place.folder.appending(path: "marcador.json"))
      for command in [["chronicle", "1", "--publish"], ["check"]] {
        let result = try Program.run(command, in: place.folder)
        #expect(result.status == 1)
        #expect(
          result.messages.contains("marcador.json:\(marked.line):\(marked.column): error: "))
        #expect(!result.messages.contains("secreto"))
      }
      try Data(#"{"servidr": "https://liga.example"}"#.utf8)
        .write(to: place.folder.appending(path: "marcador.json"))
      let misspelt = try Program.run(["check"], in: place.folder)
      #expect(misspelt.messages.contains("¿quiso decir «servidor»?"))
    }
  }

  @Test("sends nothing of a match that is not there or has no score, or of a store with an error")
  func refused() throws {
    let server = try servers.start(Self.created)
    try ServerCase.with(server.url) { place in
      let missing = try place.run("chronicle", "99", "--publish")
      #expect(missing.status == 1)
      #expect(missing.messages.contains("error: No existe el partido 99\n"))
      let unplayed = try place.run("chronicle", "2", "--publish")
      #expect(unplayed.status == 1)
      #expect(unplayed.messages.contains("el partido 2 no tiene resultado: no hay crónica"))
      try Data(#"{"equipos": []}"#.utf8).write(to: place.folder.appending(path: "torneo.json"))
      let broken = try place.publish()
      #expect(broken.status == 1)
      #expect(broken.messages.contains("torneo.json:1:1: error: falta «partidos»"))
      try FileManager.default.removeItem(at: place.folder.appending(path: "torneo.json"))
      let empty = try place.publish()
      #expect(empty.status == 1)
      #expect(empty.messages.contains("no hay ningún «torneo.json»"))
      #expect(place.publications == nil)
    }
    #expect(server.connections == 0)
  }

  @Test("sends nothing while what was published cannot be read, and check says why")
  func brokenMemory() throws {
    let server = try servers.start(Self.created)
    try ServerCase.with(server.url) { place in
      let text = #"{"publicaciones": [{"partido": 1}]}"#
      try Data(text.utf8).write(to: place.folder.appending(path: "publicaciones.json"))
      for result in try [place.publish(), Program.run(["check"], in: place.folder)] {
        #expect(result.status == 1)
        #expect(result.messages.contains("publicaciones.json:1:20: error: falta «servidor»"))
      }
      #expect(place.publications == text)
      let site = try Program.run(["build"], in: place.folder)
      #expect(site.status == 0)
    }
    #expect(server.connections == 0)
  }
}
