import Files
import Foundation
import SiteWriter
import Testing

struct CacheTests {
  private let pages = ["index.html": "portada", "partidos/1.html": "uno"]

  /// How many of the pages are up to date for a writer.
  private func upToDate(_ site: Site, _ writer: SiteWriter) throws -> Int {
    let plan = pages.sorted { $0.key < $1.key }.map {
      PlannedFile(path: $0.key, fingerprint: ContentHash(Array($0.value.utf8)))
    }
    let session = try writer.begin(plan)
    defer { session.abandon() }
    return try plan.indices.filter { try session.isUpToDate($0) }.count
  }

  private func cacheFile(_ site: Site) throws -> URL {
    let folder = site.folder.appending(path: ".marcador")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names.count == 2)
    #expect(names.first == ".gitignore")
    return folder.appending(path: names.last ?? "")
  }

  @Test func `pages as the last build left them are up to date`() throws {
    try Site.withSite { site throws in
      try site.build(pages)
      #expect(try upToDate(site, site.writer()) == 2)
      #expect(site.content(".marcador/.gitignore") == "*\n")
    }
  }

  @Test func `they still are where the whole tournament was moved to`() throws {
    try Site.withSite { site throws in
      try site.build(pages)
      let moved = Site(folder: site.folder.deletingLastPathComponent().appending(path: "mudado"))
      try FileManager.default.moveItem(at: site.folder, to: moved.folder)
      #expect(try upToDate(moved, moved.writer()) == 2)
      #expect(try moved.build(["index.html": "otra"]).strategy == .exchange)
      _ = try cacheFile(moved)
    }
  }

  @Test func `a page that was touched is not`() throws {
    try Site.withSite { site throws in
      try site.build(pages)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1)],
        ofItemAtPath: site.output + "/index.html")
      #expect(try upToDate(site, site.writer()) == 1)
      #expect(try site.build(pages).unchanged == 2)
      #expect(try upToDate(site, site.writer()) == 2)
    }
  }

  @Test func `another fingerprint, or another program, makes it again`() throws {
    try Site.withSite { site throws in
      try site.build(pages)
      #expect(try upToDate(site, site.writer(generator: "2")) == 0)
      let session = try site.writer().begin([
        PlannedFile(path: "index.html", fingerprint: ContentHash([]))
      ])
      #expect(try !session.isUpToDate(0))
    }
  }

  @Test func `with another list, as after a checkout, nothing is taken on trust`() throws {
    try Site.withSite { site throws in
      try site.build(pages)
      let old = site.content("site/.marcador")
      try site.build(["index.html": "otra", "partidos/1.html": "uno"])
      try site.write(try #require(old), to: "site/.marcador")
      #expect(try upToDate(site, site.writer()) == 0)
    }
  }

  @Test func `whatever is wrong with it, it is as if there were none`() throws {
    try Site.withSite { site throws in
      try site.build(pages)
      let file = try cacheFile(site)
      let good = try Data(contentsOf: file)
      for position in good.indices {
        var bad = good
        bad[position] ^= 0x55
        try bad.write(to: file)
        #expect(try upToDate(site, site.writer()) == 0)
      }
      for length in 0..<good.count {
        try good.prefix(length).write(to: file)
        #expect(try upToDate(site, site.writer()) == 0)
      }
      try good.write(to: file)
      #expect(try upToDate(site, site.writer()) == 2)
    }
  }

  @Test func `where it cannot be kept, the site is written all the same`() throws {
    try Site.withSite { site throws in
      try site.write("", to: ".marcador")
      let report = try site.build(pages)
      #expect(report.new.count == 2)
      guard case .noCache? = report.notices.first else {
        Issue.record("\(report.notices)")
        return
      }
    }
  }
}
