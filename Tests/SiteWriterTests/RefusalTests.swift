import Files
import Foundation
import TestSupport
import Testing

@testable import SiteWriter

struct RefusalTests {
  /// What a place is made of before it is refused, and why.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var output: String
    var prepare: @Sendable (Site) throws -> Void
    var refusal: @Sendable (Site) -> SiteWriterError.Refusal

    init(
      _ name: String, _ output: String = "site",
      _ refusal: @escaping @Sendable (Site) -> SiteWriterError.Refusal,
      prepare: @escaping @Sendable (Site) throws -> Void = { _ in }
    ) {
      testDescription = name
      self.output = output
      self.prepare = prepare
      self.refusal = refusal
    }
  }

  private static func protected(_ site: Site) -> [ProtectedFolder] {
    [
      ProtectedFolder(site.folder.path, .tournament),
      ProtectedFolder(site.folder.path + "/casa", .home),
      ProtectedFolder(site.folder.path + "/templates", .source),
      ProtectedFolder(site.folder.path + "/no-existe", .source),
    ]
  }

  static let cases: [Case] = [
    Case("no name", "\0") { _ in .emptyPath },
    Case("a place in a folder that is not there", "falta/mas/site") {
      .noFolder($0.folder.path + "/falta/mas")
    },
    Case("the root", "/") { _ in .root },
    Case("the tournament", ".") { .isProtected(protected($0)[0]) },
    Case("what holds it", "..") { .holds(protected($0)[0]) },
    Case("what holds what holds it", "../..") { .holds(protected($0)[0]) },
    Case("home", "casa") { .isProtected(protected($0)[1]) },
    Case("templates", "templates") { .isProtected(protected($0)[2]) },
    Case("inside templates", "templates/partes") { .isInside(protected($0)[2]) },
    Case("new inside templates", "templates/nueva/") { .isInside(protected($0)[2]) },
    Case("templates by another name", "alias") {
      .isProtected(protected($0)[2])
    } prepare: {
      try FileManager.default.createSymbolicLink(
        atPath: $0.folder.path + "/alias", withDestinationPath: "templates")
    },
    Case("a file") { _ in
      .notAFolder(.file)
    } prepare: {
      try $0.write("", to: "site")
    },
    Case("a device", "/dev/null") { _ in .notAFolder(.device) },
    Case("a link to nothing") { _ in
      .danglingLink(target: "nada")
    } prepare: {
      try FileManager.default.createSymbolicLink(
        atPath: $0.output, withDestinationPath: "nada")
    },
    Case("a folder with something in it") { _ in
      .notOurs(examples: ["a.txt", "b.txt"])
    } prepare: {
      try $0.write("", to: "site/b.txt")
      try $0.write("", to: "site/a.txt")
    },
    Case("a link to a folder with something in it") { _ in
      .notOurs(examples: ["a.txt"])
    } prepare: {
      try $0.write("", to: "otra/a.txt")
      try FileManager.default.createSymbolicLink(
        atPath: $0.output, withDestinationPath: "otra")
    },
    Case("a repository") { _ in
      .repository
    } prepare: {
      try $0.write("", to: "site/.git/HEAD")
    },
    Case("a mark that is a folder") { _ in
      .notOurs(examples: [".marcador"])
    } prepare: {
      try $0.write("", to: "site/.marcador/x")
    },
    Case("a mark of somebody else") { _ in
      .notOurs(examples: [".marcador", "a"])
    } prepare: {
      try $0.write("hola\n", to: "site/.marcador")
      try $0.write("", to: "site/a")
    },
    Case("a newer list") { _ in
      .newerVersion
    } prepare: {
      try $0.write("marcador-site 2\nx\n", to: "site/.marcador")
    },
  ]

  @Test(arguments: cases) func `is refused, and nothing is touched`(example: Case) throws {
    try Site.withSite { site throws in
      for folder in ["templates/partes", "casa"] {
        try FileManager.default.createDirectory(
          at: site.folder.appending(path: folder), withIntermediateDirectories: true)
      }
      try example.prepare(site)
      let before = try site.statuses()
      let output =
        switch example.output {
        case "\0": ""
        case let path where path.hasPrefix("/"): path
        case let path: site.folder.path + "/" + path
        }
      for dryRun in [true, false] {
        let writer = SiteWriter(
          output: output, cacheFolder: site.folder.path + "/.marcador",
          protected: RefusalTests.protected(site), generator: "1", patience: .zero,
          system: FileSystem())
        let error = #expect(throws: SiteWriterError.self) {
          try site.build(["index.html": "x"], with: writer, dryRun: dryRun)
        }
        #expect(error == .refused(output: output, example.refusal(site)))
        #expect(error?.isWrongUse == true)
      }
      #expect(try site.statuses() == before)
    }
  }

  #if os(Linux)
    @Test func `a place where another disk is mounted is refused`() throws {
      let writer = SiteWriter(
        output: "/proc", cacheFolder: nil, protected: [], generator: "1", system: FileSystem())
      #expect(throws: SiteWriterError.refused(output: "/proc", .mountPoint)) {
        try writer.begin([])
      }
    }
  #endif

  @Test(arguments: [EBUSY, EXDEV], Site.Way.allCases)
  func `a place where part of the same disk is mounted is refused when that is found out`(
    errno: Int32, way: Site.Way
  ) throws {
    try Site.withSite { site throws in
      let pages = ["a.html": "1", "b.html": "2"]
      try site.build(pages, way)
      let calls = FaultyCalls { _, call in call == .rename || call == .exchange ? errno : 0 }
      #expect(throws: SiteWriterError.refused(output: site.output, .mountPoint)) {
        try site.build(["a.html": "nueva", "b.html": "2"], way, system: calls.system)
      }
      #expect(site.content("site/a.html") == "1")
      #expect(try site.build(pages, way).strategy == .nothing)
    }
  }

  @Test func `inside the tournament and inside home is a good place`() throws {
    try Site.withSite { site throws in
      let writer = SiteWriter(
        output: site.output, cacheFolder: nil,
        protected: [
          ProtectedFolder(site.folder.path, .home), ProtectedFolder(site.folder.path, .tournament),
        ], generator: "1", system: FileSystem())
      #expect(try site.build(["a": "x"], with: writer).strategy == .newFolder)
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `a link to a site of ours stays a link, and the site is built where it is`(
    way: Site.Way
  ) throws {
    try Site.withSite { site throws in
      try FileManager.default.createDirectory(
        at: site.folder.appending(path: "publico/web"), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: site.output, withDestinationPath: "publico/web")
      #expect(try site.build(["a.html": "1", "b.html": "1"], way).strategy == .newFolder)
      #expect(try site.build(["a.html": "2", "b.html": "1"], way).strategy == way.strategy)
      let snapshot = try site.snapshot()
      #expect(snapshot["site"] == "→ publico/web")
      #expect(snapshot["publico/web/a.html"] == "2")
      #expect(snapshot.count == 6)
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `a foreign file where a page goes is never written over`(way: Site.Way) throws {
    for foreign in ["site/b.html", "site/b.html/dentro.txt", "site/partidos"] {
      try Site.withSite { site throws in
        try site.build(["a.html": "1"])
        try site.write("ajeno", to: foreign)
        let before = try site.snapshot()
        let path = foreign == "site/partidos" ? "partidos" : "b.html"
        for dryRun in [true, false] {
          #expect(throws: SiteWriterError.collisions(output: site.output, paths: [path])) {
            try site.build(
              ["a.html": "2", "b.html": "2", "partidos/1.html": "2"], way, dryRun: dryRun)
          }
        }
        #expect(try site.snapshot() == before)
      }
    }
  }

  @Test func `all foreign files in the way are told, before anything is made`() throws {
    try Site.withSite { site throws in
      try site.build(["a.html": "1"])
      try site.write("ajeno", to: "site/b.html")
      try site.write("ajeno", to: "site/c.html")
      #expect(
        throws: SiteWriterError.collisions(output: site.output, paths: ["b.html", "c.html"])
      ) {
        try site.writer().begin(["c.html", "a.html", "b.html"].map { PlannedFile(path: $0) })
      }
    }
  }

  @Test(arguments: Site.Way.allCases)
  func `a link where a folder of pages goes is not written through`(way: Site.Way) throws {
    try Site.withSite { site throws in
      try site.build(["a.html": "1"])
      try FileManager.default.createSymbolicLink(
        atPath: site.output + "/partidos", withDestinationPath: "..")
      let before = try site.snapshot()
      #expect(throws: SiteWriterError.collisions(output: site.output, paths: ["partidos"])) {
        try site.build(["a.html": "1", "partidos/1.html": "1"], way)
      }
      #expect(try site.snapshot() == before)
    }
  }

  @Test(arguments: [
    ["../a"], ["a/../b"], ["/a"], ["a//b"], ["a/"], [""], ["."], ["a/."], ["a\0b"], ["a\nb"],
    [".marcador"],
  ])
  func `a path that leads out of the output or breaks the list is refused`(paths: [String]) throws {
    try Site.withSite { site throws in
      #expect(throws: SiteWriterError.invalidPath(paths[0])) {
        try site.writer().begin(paths.map { PlannedFile(path: $0) })
      }
    }
  }

  @Test(arguments: ["...", "a.b/..c", ".well-known/x", "a b", "é"])
  func `unusual names are good paths`(path: String) {
    #expect(PathRules.isValid(path))
  }

  @Test func `one path for two files, or for a file and a folder, is refused`() throws {
    try Site.withSite { site throws in
      #expect(throws: SiteWriterError.samePath("a/b")) {
        try site.writer().begin(["a/b", "c", "a/b"].map { PlannedFile(path: $0) })
      }
      #expect(throws: SiteWriterError.fileAndFolder("a/b")) {
        try site.writer().begin(["a/b", "a/b-c", "a/b/c"].map { PlannedFile(path: $0) })
      }
    }
  }

  @Test func `two spellings of a name are two files`() throws {
    try Site.withSite { site throws in
      let paths = ["\u{E9}/\u{E9}.txt", "e\u{301}/e\u{301}.txt"]
      let session = try site.writer().begin(paths.map { PlannedFile(path: $0) })
      for index in paths.indices { try session.add(index, [UInt8(index)]) }
      #expect(try session.commit().new.count == 2)
      for (index, path) in paths.enumerated() {
        let file = site.output + "/" + path
        #expect(try FileSystem().readFile(file, limit: 9) == [UInt8(index)])
      }
    }
  }
}
