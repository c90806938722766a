import Files
import Foundation
import Testing

@testable import SiteWriter

struct ManifestTests {
  private static let hash = String(repeating: "0", count: 31) + "1"
  private static let good = "marcador-site 1\n\(hash) a.html\n\(hash) b/ñ.html\nend 2\n"

  private func read(_ text: String) -> Manifest.Reading {
    Manifest.read(Array(text.utf8))
  }

  @Test func `a list is written as it is read`() throws {
    guard case .list(let list) = read(ManifestTests.good) else {
      Issue.record("not a list")
      return
    }
    #expect(list.paths == ["a.html", "b/ñ.html"])
    #expect(list.hashes == Array(repeating: ContentHash(high: 0, low: 1), count: 2))
    #expect(String(decoding: list.bytes, as: UTF8.self) == ManifestTests.good)
  }

  @Test func `line ends of Windows are taken`() throws {
    guard
      case .list(let list) = read(
        ManifestTests.good.replacingOccurrences(of: "\n", with: "\r\n"))
    else {
      Issue.record("not a list")
      return
    }
    #expect(list.paths == ["a.html", "b/ñ.html"])
  }

  @Test(arguments: [
    "", "\0\0\0", "marcador-site 1\n", "marcador-site x\nend 0\n", "marcador-site 1\nend 1\n",
    "marcador-site 1\n\(hash) b\n\(hash) a\nend 2\n",
    "marcador-site 1\n\(hash) a\n\(hash) a\nend 2\n",
    "marcador-site 1\n\(hash) ../a\nend 1\n", "marcador-site 1\n\(hash) .marcador\nend 1\n",
    "marcador-site 1\n<<<<<<< HEAD\n\(hash) a\nend 1\n", "marcador-site 1\nend 0\nmás\n",
    "marcador-site 1\n\(hash)\u{20AC}a\nend 1\n",
  ])
  func `a damaged list is told as such`(text: String) {
    guard case .damaged = read(text) else {
      Issue.record("\(read(text))")
      return
    }
  }

  @Test func `cut short anywhere, it is damaged or bears no mark`() {
    let bytes = Array(ManifestTests.good.utf8)
    for length in 0..<bytes.count {
      switch Manifest.read(Array(bytes.prefix(length))) {
      case .damaged: continue
      case .notOurs where length < 16 && length > 0: continue
      case let other: Issue.record("\(length): \(other)")
      }
    }
  }

  @Test func `other files and newer versions are told apart`() {
    guard case .notOurs = read("hola\n") else {
      Issue.record("ours")
      return
    }
    guard case .newerVersion = read("marcador-site 2\n???\n") else {
      Issue.record("not newer")
      return
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `with a damaged list pages are taken for ours, and all else for foreign`(
    way: Site.Way
  ) throws {
    for damage in ["", "marcador-site 1\n"] {
      try Site.withSite { site throws in
        try site.build(["a.html": "1", "b.html": "1", "c.html": "1"], way)
        try site.write("a mano", to: "site/a.html")
        try site.write(damage, to: "site/.marcador")
        let report = try site.build(["a.html": "1", "b.html": "1"], way)
        #expect(report.notices == [.damagedList(path: site.output + "/.marcador")])
        #expect(report.replacedEdits == ["a.html"])
        #expect(report.foreign == ["c.html"])
        #expect(report.removed == [])
        #expect(site.content("site/c.html") == "1")
        #expect(try site.build(["a.html": "1", "b.html": "1"], way).notices == [])
      }
    }
  }

  @Test(arguments: [
    Journal.exchange(inode: 42),
    .exchange(
      inode: 42,
      cloned: [
        Journal.Cloned(path: "a b/c", inode: 7), Journal.Cloned(path: "a\nend\n%0A", inode: 8),
      ]),
    .moves(Journal.Moves()),
    .moves(Journal.Moves(placed: ["a/b", "c"], removed: ["d"], emptied: ["e/f", "e"])),
  ])
  func `a journal is read as it was written, and only whole`(journal: Journal) {
    let bytes = Array(journal.text.utf8)
    #expect(Journal(bytes) == journal)
    for length in 0..<bytes.count { #expect(Journal(Array(bytes.prefix(length))) == nil) }
  }

  @Test func `a journal never leads out of the output`() {
    #expect(Journal(Array("marcador-journal 1\nmoves\n- ../a\nend\n".utf8)) == nil)
  }
}
