import Files
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SiteWriter

/// The site before the last exchange, of which the next one is made.
struct SpareSiteTests {
  private func spares(_ site: Site) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: site.folder.path + "/.marcador")
      .filter { $0.contains(".spare-") }
  }

  private func numbered(_ changed: Int = -1) -> [String: String] {
    var pages: [String: String] = [:]
    for number in 0..<40 { pages["\(number % 3)/\(number).html"] = "\(number)" }
    if changed >= 0 { pages["0/0.html"] = "cambio \(changed)" }
    return pages
  }

  @Test func `what stays has its second name already, and gets none anew`() throws {
    try Site.withSite { site throws in
      let thresholds = SiteWriter.Thresholds(spare: 0)
      func links(making pages: [String: String]) throws -> Int {
        let count = Mutex(0)
        let calls = FaultyCalls { _, call in
          if call == .link { count.withLock { $0 += 1 } }
          return 0
        }
        let writer = SiteWriter(
          output: site.output, cacheFolder: site.folder.path + "/.marcador", protected: [],
          generator: "1", thresholds: thresholds, patience: .zero, system: calls.system)
        #expect(try site.build(pages, with: writer).strategy != .moves)
        return count.withLock { $0 }
      }
      #expect(try links(making: numbered()) == 0)
      #expect(try links(making: numbered(1)) == 39)
      // That of the page that had changed before.
      #expect(try links(making: numbered(2)) == 0)
      var more = numbered(2)
      more["1/1.html"] = "otra"
      #expect(try links(making: more) == 1)
      #expect(try spares(site).count == 1)
    }
  }

  /// What a file that was saved just now looks like.
  private func newer(_ site: Site) throws -> [FileStatus] {
    var status = try #require(try site.status("site/.marcador"))
    status.modified = .max
    return [status]
  }

  @Test func `it can be made before it is known what changes, and is the one of the next commit`()
    throws
  {
    try Site.withSite { site throws in
      let links = Mutex(0)
      let calls = FaultyCalls { _, call in
        if call == .link { links.withLock { $0 += 1 } }
        return 0
      }
      try site.build(numbered(), .exchangeWithSpare)
      let writer = site.writer(.exchangeWithSpare, system: calls.system)
      try writer.prepare(for: newer(site))
      #expect(links.withLock { $0 } == 40)
      #expect(try spares(site).count == 1)
      #expect(try site.build(numbered(1), with: writer).strategy == .exchange)
      #expect(links.withLock { $0 } == 40)
      try writer.prepare(for: newer(site))
      #expect(links.withLock { $0 } == 40)
      #expect(site.content("site/0/0.html") == "cambio 1")
    }
  }

  @Test func `it is not made before where nothing is newer than the last build`() throws {
    try Site.withSite { site throws in
      try site.write("antes", to: "torneo.json")
      let before = try [site.status("torneo.json")].compactMap(\.self)
      site.writer(.exchangeWithSpare).prepare(for: before)
      #expect(try site.status(".marcador") == nil)
      try site.build(numbered(), .exchangeWithSpare)
      let statuses = try site.statuses()
      site.writer(.exchangeWithSpare).prepare(for: before)
      try site.writer().prepare(for: newer(site))
      #expect(try site.statuses() == statuses)
    }
  }

  @Test func `made of a site that somebody has changed, or not whole, it changes nothing`() throws {
    try Site.withSite { site throws in
      try site.build(numbered(), .exchangeWithSpare)
      try FileManager.default.removeItem(atPath: site.output + "/1/1.html")
      try site.write("a mano", to: "site/2/2.html")
      try site.write("ajeno", to: "site/0/ajeno.txt")
      for failing in [nil, 20] {
        let calls = FaultyCalls { number, _ in number == failing ? EIO : 0 }
        try site.writer(.exchangeWithSpare, system: calls.system).prepare(for: newer(site))
      }
      try site.build(numbered(1), .exchangeWithSpare)
      var expected = numbered(1)
      expected["0/ajeno.txt"] = "ajeno"
      let found = try site.snapshot()
        .filter { $0.value != "/" && $0.key != "site/.marcador" }
      #expect(
        found == Dictionary(uniqueKeysWithValues: expected.map { ("site/" + $0.key, $0.value) }))
    }
  }

  @Test func `whatever is done to the site between builds, the next one is right`() throws {
    var random = SeededGenerator(seed: 7)
    try Site.withSite { site throws in
      var pages = numbered()
      var foreign: [String: String] = [:]
      try site.build(pages, .exchangeWithSpare)
      for round in 0..<60 {
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let number = Int.random(in: 0..<50, using: &random)
          let path = "\(number % 4)/\(number).html"
          pages[path] = Bool.random(using: &random) ? "\(round)" : nil
        }
        switch Int.random(in: 0..<6, using: &random) {
        case 0:
          let path = "\(round % 5)/mío/\(round).txt"
          try site.write("ajeno \(round)", to: "site/" + path)
          foreign[path] = "ajeno \(round)"
        case 1:
          guard let path = foreign.keys.min() else { continue }
          try FileManager.default.removeItem(atPath: site.output + "/" + path)
          foreign[path] = nil
        case 2:
          guard let path = foreign.keys.max() else { continue }
          try site.write("cambiado \(round)", to: "site/" + path)
          foreign[path] = "cambiado \(round)"
        case 3:
          // By hand, into the same file, which the spare site has too.
          guard let path = pages.keys.min(), site.content("site/" + path) != nil else { continue }
          let file = try FileHandle(forWritingTo: URL(filePath: site.output + "/" + path))
          try file.write(contentsOf: Data("a mano".utf8))
          try file.close()
          pages[path] = "\(round) tras la mano"
        case 4:
          guard let path = pages.keys.max() else { continue }
          try? FileManager.default.removeItem(atPath: site.output + "/" + path)
        default:
          let spare = try spares(site).map { site.folder.path + "/.marcador/" + $0 }.first
          if let spare {
            try? FileManager.default.removeItem(atPath: spare + "/0")
            try Data("ajeno".utf8).write(to: URL(filePath: spare + "/0"))
            try Data("ajeno".utf8).write(to: URL(filePath: spare + "/mío"))
          }
        }
        try site.build(pages, .exchangeWithSpare)
        let found = try site.snapshot()
          .filter { $0.value != "/" && $0.key != "site/.marcador" }
        let all = pages.merging(foreign) { page, _ in page }
        #expect(
          found == Dictionary(uniqueKeysWithValues: all.map { ("site/" + $0.key, $0.value) }),
          "round \(round)")
      }
    }
  }

  @Test func `what is not ours is never kept in it`() throws {
    try Site.withSite { site throws in
      try site.build(numbered(), .exchangeWithSpare)
      try site.write("secreto", to: "site/.git/config")
      try site.build(numbered(1), .exchangeWithSpare)
      let kept = try FileManager.default.subpathsOfDirectory(
        atPath: site.folder.path + "/.marcador/" + (spares(site).first ?? "no hay"))
      #expect(kept.contains("0/0.html"))
      #expect(!kept.contains { $0.contains(".git") })
      #expect(site.content("site/.git/config") == "secreto")
    }
  }

  @Test func `a small site has none, nor has one where no other is kept`() throws {
    try Site.withSite { site throws in
      try site.build(numbered())
      try site.build(numbered(1))
      #expect(try spares(site) == [])
      try site.build(numbered(2), .exchangeWithSpare)
      try FileManager.default.removeItem(atPath: site.output)
      try site.build(numbered(3), .exchangeWithSpare)
      // Of another folder than the one that is there now: it would save nothing.
      try site.build(numbered(4), .exchangeWithSpare)
      try site.build(numbered(5), .exchangeWithSpare)
      #expect(try spares(site).count == 1)
      try site.build(numbered(6))
      #expect(try spares(site) == [])
    }
  }

  @Test(
    "a spare site that is of no use is done without",
    arguments: ["a file in the place of a folder", "read-only folder"])
  func damaged(damage: String) throws {
    try Site.withSite { site throws in
      try site.build(numbered(), .exchangeWithSpare)
      try site.build(numbered(1), .exchangeWithSpare)
      let spare = site.folder.path + "/.marcador/" + (try #require(try spares(site).first))
      switch damage {
      case "read-only folder":
        try FileManager.default.setAttributes(
          [.posixPermissions: 0o555], ofItemAtPath: spare + "/1")
      default:
        try FileManager.default.removeItem(atPath: spare + "/1")
        try Data().write(to: URL(filePath: spare + "/1"))
      }
      var pages = numbered(2)
      pages["1/1.html"] = nil
      #expect(try site.build(pages, .exchangeWithSpare).strategy == .exchange)
      let found = try site.snapshot().filter { $0.value != "/" && $0.key != "site/.marcador" }
      #expect(
        found == Dictionary(uniqueKeysWithValues: pages.map { ("site/" + $0.key, $0.value) }))
      #expect(try site.build(numbered(3), .exchangeWithSpare).notices == [])
    }
  }

  @Test func `where nothing can be kept, the old site is removed`() throws {
    try Site.withSite { site throws in
      try site.build(numbered(), .exchangeWithSpare)
      try FileManager.default.removeItem(atPath: site.folder.path + "/.marcador")
      try site.write("un fichero", to: ".marcador")
      try site.write("mío", to: "site/CNAME")
      try site.build(numbered(1), .exchangeWithSpare)
      try FileManager.default.removeItem(atPath: site.output + "/CNAME")
      let report = try site.build(numbered(2), .exchangeWithSpare)
      #expect(report.foreign == [])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: site.folder.path).sorted() == [
          ".marcador", "site",
        ])
    }
  }
}
