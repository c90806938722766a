import Files
import Foundation
import Testing

@testable import SiteWriter

struct RecoveryTests {
  private func path(_ site: Site, _ name: String) -> String { site.folder.path + "/" + name }

  /// The list of a site with these pages.
  private func list(_ pages: [String: String]) -> String {
    var manifest = Manifest()
    for path in pages.keys.sorted() {
      manifest.paths.append(path)
      manifest.hashes.append(ContentHash(Array((pages[path] ?? "").utf8)))
    }
    return String(decoding: manifest.bytes, as: UTF8.self)
  }

  @Test func `what a journal of moves says is finished before anything else`() throws {
    try Site.withSite { site throws in
      try site.build(["a.html": "1", "b.html": "1", "vieja/c.html": "1"])
      let new = ["a.html": "2", "b.html": "1", "nueva/d.html": "2"]
      // As after a kill: one page is in place, the rest is not.
      try site.write("2", to: "site/a.html")
      try site.write("2", to: ".site.marcador-new/nueva/d.html")
      try site.write(list(new), to: ".site.marcador-new/.marcador")
      try site.write("1", to: ".site.marcador-old/a.html")
      try site.write(
        Journal.moves(
          Journal.Moves(
            placed: ["a.html", "nueva/d.html", ".marcador"], removed: ["vieja/c.html"],
            emptied: ["vieja"])
        ).text, to: ".site.marcador-journal")
      let report = try site.build(new)
      #expect(report.strategy == .nothing)
      #expect(report.unchanged == 3)
      #expect(report.notices.first == .finished(output: site.output))
      #expect(
        try site.snapshot() == [
          "site": "/", "site/a.html": "2", "site/b.html": "1", "site/nueva": "/",
          "site/nueva/d.html": "2", "site/.marcador": list(new),
        ])
    }
  }

  @Test func `a journal without its files does not make new pages foreign`() throws {
    try Site.withSite { site throws in
      try site.build(["a.html": "1"])
      try site.write("2", to: "site/b.html")
      try site.write(
        Journal.moves(Journal.Moves(placed: ["b.html", ".marcador"])).text,
        to: ".site.marcador-journal")
      let report = try site.build(["a.html": "1", "b.html": "3"])
      #expect(report.notices.contains(.damagedList(path: site.output + "/.marcador")))
      #expect(site.content("site/b.html") == "3")
      #expect(try site.build(["a.html": "1", "b.html": "3"]).notices == [])
    }
  }

  @Test(arguments: [false, true])
  func `a site that was deleted after the kill is built anew`(isEmptied: Bool) throws {
    try Site.withSite { site throws in
      try site.build(["a.html": "1", "b.html": "1"])
      try site.write("2", to: ".site.marcador-new/a.html")
      try site.write("1", to: ".site.marcador-old/a.html")
      try site.write(
        Journal.moves(Journal.Moves(placed: ["a.html"], removed: ["b.html"])).text,
        to: ".site.marcador-journal")
      try FileManager.default.removeItem(atPath: site.output)
      if isEmptied {
        try FileManager.default.createDirectory(
          atPath: site.output, withIntermediateDirectories: false)
      }
      let report = try site.build(["a.html": "3"])
      #expect(
        report.notices.allSatisfy { if case .leftoverRemoved = $0 { true } else { false } })
      #expect(
        try site.snapshot() == [
          "site": "/", "site/a.html": "3", "site/.marcador": list(["a.html": "3"]),
        ])
    }
  }

  @Test func `half a journal had not begun`() throws {
    try Site.withSite { site throws in
      try site.build(["a.html": "1"])
      let before = try site.snapshot()
      try site.write("marcador-journal 1\nmoves\n- a.html\n", to: ".site.marcador-journal")
      try site.write("2", to: ".site.marcador-new/a.html")
      #expect(try site.build(["a.html": "1"]).notices.count == 1)
      #expect(try site.snapshot() == before)
    }
  }

  @Test func `what came into the old folder after the new one was made lives on`() throws {
    try Site.withSite { site throws in
      let old = ["a.html": "1", "b/c.html": "1", "b/d/e.html": "1"]
      try site.build(old)
      try site.write("de git", to: "site/.git/HEAD")
      try site.write("de todos", to: "site/CNAME")
      try FileManager.default.copyItem(
        atPath: site.output, toPath: path(site, ".site.marcador-new"))
      // The folder at the name of the new one is the old site; this came too late.
      try site.write("tarde", to: ".site.marcador-new/.git/objects/1")
      try site.write("tarde", to: ".site.marcador-new/b/mio.txt")
      try site.write("tarde", to: ".site.marcador-new/nueva/mio.txt")
      try FileManager.default.removeItem(atPath: site.output + "/b")
      try site.write(list(["a.html": "1"]), to: "site/.marcador")
      let inode = try #require(try site.status("site")?.inode)
      try site.write(Journal.exchange(inode: inode).text, to: ".site.marcador-journal")
      let report = try site.build(["a.html": "1"])
      #expect(report.notices.count == 1)
      #expect(
        try site.snapshot() == [
          "site": "/", "site/a.html": "1", "site/.marcador": list(["a.html": "1"]),
          "site/CNAME": "de todos", "site/.git": "/", "site/.git/HEAD": "de git",
          "site/.git/objects": "/", "site/.git/objects/1": "tarde", "site/b": "/",
          "site/b/mio.txt": "tarde", "site/nueva": "/", "site/nueva/mio.txt": "tarde",
        ])
    }
  }

  /// The site just after a kill behind the exchange: the old one lies beside it.
  private func killed(_ site: Site) throws {
    try site.build(["a.html": "1"])
    try site.write("liga.example", to: "site/CNAME")
    try site.write("objeto", to: "site/.git/ab/1")
    var cloned: [Journal.Cloned] = []
    for path in ["CNAME", ".git/ab/1"] {
      cloned.append(
        Journal.Cloned(path: path, inode: try #require(try site.status("site/" + path)?.inode)))
    }
    let old = path(site, ".site.marcador-new")
    for folder in [".git", ".git/ab", ".git/vacía"] {
      for place in [site.output, old] {
        try FileManager.default.createDirectory(
          atPath: place + "/" + folder, withIntermediateDirectories: true)
      }
      let status = try #require(try site.status(".site.marcador-new/" + folder))
      cloned.append(Journal.Cloned(path: folder, inode: status.inode))
    }
    for name in ["a.html", ".marcador", "CNAME", ".git/ab/1"] {
      try FileManager.default.linkItem(atPath: site.output + "/" + name, toPath: old + "/" + name)
    }
    let inode = try #require(try site.status("site")?.inode)
    try site.write(
      Journal.exchange(inode: inode, cloned: cloned).text, to: ".site.marcador-journal")
  }

  @Test func `what somebody did to foreign files after the kill stays done`() throws {
    try Site.withSite { site throws in
      try killed(site)
      try FileManager.default.removeItem(atPath: site.output + "/CNAME")
      try FileManager.default.removeItem(atPath: site.output + "/.git")
      try site.build(["a.html": "1"])
      let left = try site.snapshot()
      #expect(left.keys.sorted() == ["site", "site/.marcador", "site/a.html"])
    }
    try Site.withSite { site throws in
      try killed(site)
      // With the time of long ago, as after unpacking.
      try site.write("otra.example", to: "nueva")
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path(site, "nueva"))
      try FileManager.default.removeItem(atPath: site.output + "/CNAME")
      try FileManager.default.moveItem(atPath: path(site, "nueva"), toPath: site.output + "/CNAME")
      try FileManager.default.removeItem(atPath: site.output + "/.git")
      try site.write("gitdir: x", to: "site/.git")
      try site.build(["a.html": "2"])
      #expect(site.content("site/CNAME") == "otra.example")
      #expect(site.content("site/.git") == "gitdir: x")
      #expect(try site.build(["a.html": "2"]).notices == [])
    }
  }

  @Test func `what came too late and cannot have its name any more gets another one`() throws {
    try Site.withSite { site throws in
      try killed(site)
      try site.write("tarde", to: ".site.marcador-new/.git/ab/2")
      try FileManager.default.removeItem(atPath: site.output + "/.git")
      try site.write("gitdir: x", to: "site/.git")
      try site.build(["a.html": "1"])
      #expect(site.content("site/.git") == "gitdir: x")
      #expect(site.content("site/.git.2/ab/2") == "tarde")
    }
  }

  @Test func `an exchange that had not happened is forgotten`() throws {
    try Site.withSite { site throws in
      try site.build(["a.html": "1"])
      let before = try site.snapshot()
      try site.write("2", to: ".site.marcador-new/a.html")
      try site.write("2", to: ".site.marcador-new/b.html")
      let inode = try #require(try site.status(".site.marcador-new")?.inode)
      try site.write(Journal.exchange(inode: inode).text, to: ".site.marcador-journal")
      #expect(try site.build(["a.html": "1"]).notices.count == 1)
      #expect(try site.snapshot() == before)
    }
  }

  @Test func `between two renames the new site is put in its place`() throws {
    try Site.withSite { site throws in
      try site.build(["a.html": "1"])
      try site.write("2", to: ".site.marcador-new/a.html")
      try site.write(list(["a.html": "2"]), to: ".site.marcador-new/.marcador")
      let inode = try #require(try site.status(".site.marcador-new")?.inode)
      try FileManager.default.moveItem(
        atPath: site.output, toPath: path(site, ".site.marcador-old"))
      try site.write(Journal.exchange(inode: inode).text, to: ".site.marcador-journal")
      let report = try site.build(["a.html": "2"])
      #expect(report.strategy == .nothing)
      #expect(report.notices.first == .finished(output: site.output))
      #expect(
        try site.snapshot() == [
          "site": "/", "site/a.html": "2", "site/.marcador": list(["a.html": "2"]),
        ])
    }
  }

  @Test func `files of other programs beside the output are left alone`() throws {
    try Site.withSite { site throws in
      try site.write("mío", to: "site.new")
      try site.write("mío", to: ".site")
      try site.build(["a.html": "1"])
      #expect(site.content("site.new") == "mío")
      #expect(site.content(".site") == "mío")
    }
  }
}
