import Diagnostics
import Files
import Foundation
import PreviewServer
import TestSupport
import Testing

@testable import marcador

@Suite("The parts of a preview")
struct ServePartsTests {
  @Test("know the sockets that listen on a port from the table of the system")
  func sockets() {
    let table = """
        sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode
         0: 0100007F:1F40 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4711 1
         1: 0100007F:1F40 0100007F:9C40 01 00000000:00000000 00:00000000 00000000     0        0 4712 1
         2: 0100007F:1F41 00000000:0000 0A 00000000:00000000 00:00000000 00000000     0        0 4713 1
         3: broken
      """
    #expect(PortOwner.inodes(in: table, listeningOn: 8_000) == ["4711"])
    #expect(PortOwner.inodes(in: "", listeningOn: 8_000).isEmpty)
  }

  @Test(
    "know what a page shows beside its text",
    arguments: [
      ("<link href=\"../estilo.css\">", ["estilo.css"]), ("<img src='a/b.png?x#y'>", ["b.png"]),
      ("<a href=\"equipos/a.html#b\">x=y</a>", []), ("<a href=\"\">=", []),
      ("<a href=\"#x\"><img src=\"b.svg\"><img src=\"b.svg\">", ["b.svg"]), ("=\"a", ["a"]),
    ] as [(String, Set<String>)])
  func references(page: String, names: Set<String>) {
    #expect(PageReferences.names(in: Array(page.utf8)) == names)
  }

  @Test(
    "see each change of a large file, however soon it comes and whatever its time says",
    arguments: [0, 30])
  func largeFile(_ pause: Int) async throws {
    let place = FileManager.default.temporaryDirectory.appending(
      path: "marcador-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let file = place.appending(path: "torneo.json")
    let folder = TournamentFolder(place.path)
    let watcher = PollingWatcher()
    defer { watcher.stop() }
    func write(_ letter: String) throws {
      try Data(String(repeating: letter, count: 2 << 20).utf8).write(to: file)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000)], ofItemAtPath: file.path)
    }
    func look(_ before: InputStamps) async throws -> InputStamps {
      try await Task.sleep(for: .milliseconds(pause))
      return InputStamps(folder, templates: nil, watcher: watcher, after: before)
    }
    try write("a")
    var last = InputStamps(folder, templates: nil, watcher: watcher)
    for letter in ["b", "c", "d"] {
      let same = try await look(last)
      #expect(same == last)
      try write(letter)
      last = try await look(same)
      #expect(last != same)
    }
  }

  @Test(
    "write no prose through a link that leads out of the folder",
    arguments: ["contenido", "contenido/cronicas", "contenido/cronicas/2.md"])
  func linksOut(_ link: String) throws {
    let place = FileManager.default.temporaryDirectory.appending(
      path: "marcador-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    let (own, other) = (place.appending(path: "liga"), place.appending(path: "otra"))
    let linked = own.appending(path: link)
    for folder in [linked.deletingLastPathComponent(), other.appending(path: "cronicas")] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let target = other.appending(path: link.hasSuffix(".md") ? "x.md" : "")
    if link.hasSuffix(".md") { try Data("de otro".utf8).write(to: target) }
    let folder = TournamentFolder(own.path)
    try folder.refuseLinksOut(2)
    try FileManager.default.createSymbolicLink(
      atPath: linked.path, withDestinationPath: target.path)
    let failure = #expect(throws: Failure.self) { try folder.refuseLinksOut(2) }
    let words = failure?.diagnostics.first?.message.es ?? ""
    #expect(words.contains(link) && words.contains("es un enlace a otra carpeta"))
  }

  @Test(
    "take prose that the site can be built with, and no other",
    arguments: [
      ("Un **gran** día: [tabla](../clasificacion.html)\n", nil), ("[nada](../nada.html)\n", 1),
      ("Hola\n\n" + String(repeating: "> ", count: 40) + "x\n", 3),
      ("---\nrelat: no\n---\n", 2),
    ] as [(String, Int?)])
  func prose(_ text: String, _ line: Int?) async throws {
    let place = FileManager.default.temporaryDirectory.appending(
      path: "marcador-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: place) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: Workplace.package.appending(path: "torneo.json"),
      to: place.appending(path: "torneo.json"))
    let console = Console(language: .es, environment: [:], verbosity: .quiet)
    var found: Failure?
    do {
      try await TournamentFolder(place.path).checkProse(Array(text.utf8), of: 1, console)
    } catch let failure as Failure {
      found = failure
    }
    #expect(found?.diagnostics.first?.location?.line == line, "\(String(describing: found))")
  }

  struct Source: Sendable, CustomTestStringConvertible {
    let text: String
    let shown: [String]
    var testDescription: String { text.visible }

    init(_ text: String, _ shown: [String]) {
      self.text = text
      self.shown = shown
    }
  }

  @Test(
    "show the line of a fault between its neighbours, whatever ends lines",
    arguments: [
      Source("uno\ndos\ntr‸es\ncuatro\ncinco\n", ["2 dos", "3>tres", "4 cuatro"]),
      Source("uno\r\ndo‸s\r\ntres", ["1 uno", "2>dos", "3 tres"]),
      Source("‸uno\rdos\r", ["1>uno", "2 dos"]), Source("uno\n‸", ["1 uno", "2>"]),
      Source("‸", ["1>"]), Source("a\u{1B}\t‸b", ["1>a\\u{1B}  b"]),
    ])
  func excerpt(_ source: Source) throws {
    let marked = Marked(source.text)
    try Workplace.withTemporaryFolder { folder in
      let file = folder.appending(path: "f").path
      try Data(marked.text.utf8).write(to: URL(filePath: file))
      let lines = SourceExcerpt.lines(
        around: SourceLocation(file: file, line: marked.line, column: marked.column), FileSystem())
      #expect(lines.map { "\($0.number)\($0.isMarked ? ">" : " ")\($0.text)" } == source.shown)
    }
  }

  @Test(
    "show of a very long line what is around the fault, and nothing of a file that is not there")
  func longLine() throws {
    try Workplace.withTemporaryFolder { folder in
      let file = folder.appending(path: "f").path
      let text = String(repeating: "a", count: 5_000) + "X" + String(repeating: "b", count: 5_000)
      try Data(text.utf8).write(to: URL(filePath: file))
      let place = SourceLocation(file: file, line: 1, column: 5_001)
      let line = try #require(SourceExcerpt.lines(around: place, FileSystem()).first)
      #expect(line.text.count == 162 && line.text.contains("aXb"))
      #expect(line.text.hasPrefix("…a") && line.text.hasSuffix("b…"))
      let other = SourceLocation(file: file + "-no", line: 1, column: 1)
      #expect(SourceExcerpt.lines(around: other, FileSystem()).isEmpty)
    }
  }
}
