import Files
import Foundation
import SiteWriter
import Testing

struct BuildTests {
  private let pages = [
    "index.html": "portada", "partidos/1.html": "uno", "partidos/2.html": "dos",
    "equipos/rayo-fc/index.html": "Rayo FC",
  ]

  @Test func `where there is no site, all of it is new`() throws {
    try Site.withSite { site throws in
      let report = try site.build(pages)
      #expect(report.strategy == .newFolder)
      #expect(report.new == pages.keys.sorted())
      #expect(report.unchanged == 0)
      for (path, text) in pages { #expect(site.content("site/" + path) == text) }
      #expect(
        try site.snapshot().keys.filter { !$0.hasPrefix("site/") } == ["site"])
    }
  }

  @Test func `an empty folder is filled, and keeps its permissions`() throws {
    try Site.withSite { site throws in
      try FileManager.default.createDirectory(
        atPath: site.output, withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0o750])
      #expect(try site.build(pages).strategy == .newFolder)
      #expect(try site.status("site")?.mode == 0o750)
    }
  }

  @Test func `a build without a change writes nothing at all`() throws {
    try Site.withSite { site throws in
      try site.build(pages)
      let before = try site.statuses()
      let report = try site.build(pages)
      #expect(report.strategy == .nothing)
      #expect(report.unchanged == pages.count)
      #expect(try site.statuses() == before)
    }
  }

  @Test func `without a cache, as in a fresh clone, it writes no page either`() throws {
    try Site.withSite { site throws in
      try site.build(pages)
      try FileManager.default.removeItem(at: site.folder.appending(path: ".marcador"))
      let before = try site.status("site/partidos/1.html")
      #expect(try site.build(pages).strategy == .nothing)
      #expect(try site.status("site/partidos/1.html") == before)
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `only what changes is written, what is gone from the plan is removed`(way: Site.Way) throws {
    try Site.withSite { site throws in
      try site.build(pages)
      let before = try site.status("site/partidos/2.html")
      var changed = pages
      changed["partidos/1.html"] = "uno, corregido"
      changed["jornadas/1.html"] = "nueva"
      changed["equipos/rayo-fc/index.html"] = nil
      let report = try site.build(changed, way)
      #expect(report.strategy == way.strategy)
      #expect(report.new == ["jornadas/1.html"])
      #expect(report.changed == ["partidos/1.html"])
      #expect(report.removed == ["equipos/rayo-fc/index.html"])
      #expect(report.unchanged == 2)
      let after = try site.status("site/partidos/2.html")
      #expect(after?.inode == before?.inode)
      #expect(after?.modified == before?.modified)
      #expect(after?.links == (way == .exchangeWithSpare ? 2 : 1))
      let snapshot = try site.snapshot()
      #expect(snapshot["site/equipos"] == nil)
      var expected = Dictionary(uniqueKeysWithValues: changed.map { ("site/" + $0, $1) })
      for folder in ["site", "site/partidos", "site/jornadas"] { expected[folder] = "/" }
      #expect(snapshot.filter { $0.key != "site/.marcador" } == expected)
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `what is not ours stays as it is, and is told`(way: Site.Way) throws {
    try Site.withSite { site throws in
      try site.build(pages)
      try site.write("ejemplo.org", to: "site/CNAME")
      try site.write("objeto", to: "site/.git/objects/ab/cd")
      try site.write("mío", to: "site/partidos/notas.txt")
      let manager = FileManager.default
      try manager.createDirectory(
        at: site.folder.appending(path: "site/vacia"), withIntermediateDirectories: false)
      try manager.createSymbolicLink(
        atPath: site.output + "/enlace", withDestinationPath: "/no/existe")
      let before = try site.statuses()
      var changed = pages
      changed["partidos/1.html"] = "otro"
      changed["partidos/2.html"] = nil
      let report = try site.build(changed, way)
      #expect(report.strategy == way.strategy)
      #expect(report.foreign == [".git/", "CNAME", "enlace", "partidos/notas.txt", "vacia/"])
      let after = try site.statuses()
      for path in ["CNAME", ".git/objects/ab/cd", "partidos/notas.txt"] {
        #expect(after["site/" + path]?.inode == before["site/" + path]?.inode)
        #expect(after["site/" + path]?.modified == before["site/" + path]?.modified)
      }
      #expect(after["site/vacia"]?.modified == before["site/vacia"]?.modified)
      #expect(
        try manager.destinationOfSymbolicLink(atPath: site.output + "/enlace") == "/no/existe")
      #expect(try site.snapshot().keys.filter { !$0.hasPrefix("site") } == [])
      #expect(try site.build(changed, way).strategy == .nothing)
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `a page of ours that was changed by hand is told before it is replaced`(
    way: Site.Way
  ) throws {
    try Site.withSite { site throws in
      try site.build(pages)
      try site.write("a mano", to: "site/partidos/1.html")
      let plan = try site.build(pages, way, dryRun: true)
      #expect(plan.replacedEdits == ["partidos/1.html"])
      #expect(site.content("site/partidos/1.html") == "a mano")
      let report = try site.build(pages, way)
      #expect(report.replacedEdits == ["partidos/1.html"])
      #expect(report.changed == ["partidos/1.html"])
      #expect(site.content("site/partidos/1.html") == "uno")
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `a page that goes, but was changed by hand, is kept and told`(way: Site.Way) throws {
    try Site.withSite { site throws in
      try site.build(pages)
      try site.write("a mano", to: "site/partidos/1.html")
      var fewer = pages
      fewer["partidos/1.html"] = nil
      let report = try site.build(fewer, way)
      #expect(report.keptEdits == ["partidos/1.html"])
      #expect(report.removed == [])
      #expect(report.foreign == [])
      #expect(site.content("site/partidos/1.html") == "a mano")
      #expect(try site.build(fewer, way).foreign == ["partidos/1.html"])
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `a page that somebody removed is written again`(way: Site.Way) throws {
    try Site.withSite { site throws in
      try site.build(pages)
      try FileManager.default.removeItem(atPath: site.output + "/partidos")
      let report = try site.build(pages, way)
      #expect(report.new == ["partidos/1.html", "partidos/2.html"])
      #expect(site.content("site/partidos/2.html") == "dos")
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `a page that became a link is replaced, not written through`(way: Site.Way) throws {
    try Site.withSite { site throws in
      try site.build(pages)
      try site.write("precioso", to: "fuera.txt")
      try FileManager.default.removeItem(atPath: site.output + "/index.html")
      try FileManager.default.createSymbolicLink(
        atPath: site.output + "/index.html", withDestinationPath: "../fuera.txt")
      #expect(try site.build(pages, way).replacedEdits == ["index.html"])
      #expect(site.content("fuera.txt") == "precioso")
      #expect(try site.snapshot()["site/index.html"] == "portada")
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `pages below a folder that became a link are not removed through it`(way: Site.Way) throws {
    try Site.withSite { site throws in
      try site.build(pages)
      try FileManager.default.moveItem(
        atPath: site.output + "/partidos", toPath: site.folder.appending(path: "fuera").path)
      try FileManager.default.createSymbolicLink(
        atPath: site.output + "/partidos", withDestinationPath: "../fuera")
      let report = try site.build(["index.html": "otra"], way)
      #expect(report.foreign == ["partidos"])
      #expect(site.content("fuera/1.html") == "uno")
    }
  }

  @Test func `a dry run says what a build would do, and does nothing`() throws {
    try Site.withSite { site throws in
      #expect(try site.build(pages, dryRun: true).new == pages.keys.sorted())
      #expect(try site.snapshot() == [:])
      try site.build(pages)
      let before = try site.statuses()
      var changed = pages
      changed["index.html"] = "otra"
      changed["partidos/1.html"] = nil
      let report = try site.build(changed, dryRun: true)
      #expect(report.changed == ["index.html"])
      #expect(report.removed == ["partidos/1.html"])
      #expect(report.unchanged == 2)
      #expect(try site.statuses() == before)
      #expect(try site.build(changed) == report)
    }
  }

  @Test func `an abandoned or forgotten session leaves no trace`() throws {
    try Site.withSite { site throws in
      try site.build(pages)
      let before = try site.snapshot()
      for isForgotten in [false, true] {
        let session = try site.writer().begin([PlannedFile(path: "index.html")])
        try session.add(0, [1, 2, 3])
        if !isForgotten { session.abandon() }
      }
      #expect(try site.snapshot() == before)
    }
  }

  @Test func `a plan with a file that nobody added is not committed`() throws {
    try Site.withSite { site throws in
      let session = try site.writer().begin([
        PlannedFile(path: "a.html"), PlannedFile(path: "b.html"),
      ])
      try session.add(1, [])
      #expect(throws: SiteWriterError.missingFile("a.html")) { try session.commit() }
      #expect(try site.snapshot() == [:])
    }
  }

  @Test func `a page that somebody removes during the build is not lost from the new site`() throws
  {
    try Site.withSite { site throws in
      try site.build(pages)
      let paths = pages.keys.sorted()
      let session = try site.writer().begin(paths.map { PlannedFile(path: $0) })
      for (index, path) in paths.enumerated() {
        try session.add(index, Array((path == "index.html" ? "otra" : pages[path] ?? "").utf8))
      }
      try FileManager.default.removeItem(atPath: site.output + "/partidos/1.html")
      let before = try site.snapshot()
        .filter { !$0.key.hasPrefix(".site") }
      #expect(throws: SiteWriterError.changedMeanwhile(site.output + "/partidos/1.html")) {
        try session.commit()
      }
      #expect(try site.snapshot() == before)
    }
  }

  @Test func `the same pages give the same list, in whatever order and folder`() throws {
    try Site.withSite { a in
      try Site.withSite { b in
        try a.build(["index.html": "otra"])
        try a.build(pages)
        let plan = pages.keys.sorted { $1 < $0 }
        let session = try b.writer().begin(plan.map { PlannedFile(path: $0) })
        for (index, path) in plan.enumerated() {
          try session.add(index, Array((pages[path] ?? "").utf8))
        }
        _ = try session.commit()
        #expect(a.content("site/.marcador") == b.content("site/.marcador"))
        #expect(a.content("site/.marcador")?.hasPrefix("marcador-site 1\n") == true)
      }
    }
  }

  @Test func `a second build waits for the first`() throws {
    try Site.withSite { site throws in
      let first = try site.writer().begin([PlannedFile(path: "a.html")])
      let error = #expect(throws: FileError.self) { try site.build(pages) }
      #expect(error?.path == site.output)
      try first.add(0, [])
      _ = try first.commit()
      #expect(try site.build(pages).removed == ["a.html"])
    }
  }

  @Test func `who waits for another build is told once, and nobody else is`() throws {
    try Site.withSite { site throws in
      let patient = SiteWriter(
        output: site.output, cacheFolder: nil, protected: [], generator: "1",
        patience: .milliseconds(200), system: FileSystem())
      var told = 0
      let first = try patient.begin([PlannedFile(path: "a.html")]) { told += 1 }
      #expect(told == 0)
      #expect(throws: FileError.self) {
        try patient.begin([PlannedFile(path: "a.html")]) { told += 1 }
      }
      #expect(told == 1)
      first.abandon()
    }
  }

  @Test func `pages may come from several threads`() async throws {
    let count = 300
    try await Task.detached {
      try Site.withSite { site throws in
        let plan = (0..<count).map { PlannedFile(path: "\($0 % 7)/\($0).html") }
        let session = try site.writer().begin(plan)
        DispatchQueue.concurrentPerform(iterations: 4) { part in
          for index in 0..<count where index % 4 == part {
            do {
              try session.add(index, Array("\(index)".utf8))
            } catch {
              Issue.record(error)
            }
          }
        }
        #expect(try session.commit().new.count == count)
        #expect(site.content("site/3/10.html") == "10")
      }
    }.value
  }

  @Test
  func `a site of thousands of pages is exchanged as a whole too, and what stays is the same file`()
    throws
  {
    try Site.withSite { site throws in
      var pages: [String: String] = ["index.html": "portada"]
      for number in 0..<2_500 { pages["\(number % 3)/\(number).html"] = "\(number)" }
      try site.build(pages)
      try site.write("liga.example", to: "site/CNAME")
      try site.write("nota", to: "site/1/nota.txt")
      let kept = ["1/1.html", "2/2.html", "CNAME", "1/nota.txt", "index.html"]
      let before = try kept.map { try site.status("site/" + $0) }
      pages["0/0.html"] = "otra"
      pages["1/4.html"] = nil
      let report = try site.build(pages)
      #expect(report.strategy == .exchange)
      #expect(report.changed == ["0/0.html"])
      #expect(report.removed == ["1/4.html"])
      let after = try kept.map { try site.status("site/" + $0) }
      #expect(
        zip(before, after).allSatisfy { $0?.inode == $1?.inode && $0?.modified == $1?.modified })
      #expect(site.content("site/0/0.html") == "otra")
      let found = try site.snapshot().filter { $0.key.hasPrefix("site/") && $0.value != "/" }
      #expect(found.count == pages.count + 3)
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: site.folder.path).sorted() == [
          ".marcador", "site",
        ])
    }
  }

  @Test func `an output with very much that is not ours is changed file by file`() throws {
    try Site.withSite { site throws in
      try site.build(pages)
      for number in 0...100 { try site.write("", to: "site/ajenos/\(number)") }
      #expect(try site.build(["index.html": "otra"]).strategy == .moves)
      try FileManager.default.removeItem(atPath: site.output + "/ajenos/7")
      #expect(try site.build(["index.html": "una más"]).strategy == .exchange)
    }
  }
}
