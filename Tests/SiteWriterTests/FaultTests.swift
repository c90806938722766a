import Files
import Foundation
import TestSupport
import Testing

@testable import SiteWriter

/// A build in which the disk fails, or the process dies, at each of its calls in turn.
struct FaultTests {
  /// What is there before, and how the disk differs from a good one.
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var way: Site.Way
    var isFresh = false
    /// Calls that this disk never can do, with what it says.
    var lacking: [FileSystem.Call: Int32] = [:]
    /// The old or the new site, whole, is there at every moment; else at least after the next build.
    var isOneStep = true
    /// Failures (unlike deaths) can be undone.
    var canUndo = true
    /// Between two renames there is no site for a moment.
    var hasGap = false
  }

  static let cases = [
    Case(testDescription: "no site yet", way: .exchange, isFresh: true),
    Case(testDescription: "exchange", way: .exchange),
    Case(testDescription: "exchange with a spare site", way: .exchangeWithSpare),
    Case(
      testDescription: "spare site, two renames", way: .exchangeWithSpare,
      lacking: [.exchange: ENOSYS], isOneStep: false, hasGap: true),
    Case(
      testDescription: "no exchange: two renames", way: .exchange, lacking: [.exchange: ENOSYS],
      isOneStep: false, hasGap: true),
    Case(testDescription: "moves", way: .moves, isOneStep: false),
    Case(
      testDescription: "no second names: moves", way: .exchange, lacking: [.link: EPERM],
      isOneStep: false, canUndo: false),
  ]

  private let pages = [
    ["index.html": "vieja", "partidos/1.html": "1", "sobra/mas/2.html": "x"],
    ["index.html": "nueva", "partidos/1.html": "1", "nueva/1.html": "y"],
  ]

  private func isOfSite(_ path: String) -> Bool { path == "site" || path.hasPrefix("site/") }

  /// Builds one site and then the other by turns, each time with the next call going wrong first,
  /// until none does any more.
  ///
  /// `check` looks at what that left: what is in the output, what was there before, and what the
  /// build should have made. Then the build is repeated on a good disk, which must leave the site and
  /// nothing else.
  private func forEachCall(
    of example: Case, dies: Bool, code: Int32,
    _ check: (
      _ after: [String: String], _ before: [String: String], _ target: [String: String],
      _ outcome: Result<BuildReport, any Error>, _ call: Comment
    ) throws -> Void
  ) throws {
    try Site.withSite { site throws in
      var targets: [[String: String]] = []
      for pages in pages {
        try site.build(pages)
        if !example.isFresh { try site.write("objeto", to: "site/.git/ab") }
        targets.append(try site.snapshot())
      }
      var number = 0
      var turn = 1
      var goodBuilds = 0
      while goodBuilds < 2 {
        number += 1
        let before = example.isFresh ? [:] : targets[turn]
        if example.isFresh { try FileManager.default.removeItem(atPath: site.output) }
        turn = 1 - turn
        let calls = FaultyCalls { [number] count, call in
          if count == number || (dies && count > number) { return code }
          return example.lacking[call] ?? 0
        }
        let outcome = Result {
          try site.build(pages[turn], example.way, system: calls.system)
        }
        if calls.made < number { goodBuilds += 1 }
        let call: Comment = "call \(number)"
        let after = try site.snapshot().filter { isOfSite($0.key) }
        try check(after, before, targets[turn], outcome, call)
        if dies, number % 3 == 0, !example.isFresh {
          // Whatever the dead build was for, it is not what is wanted now.
          try site.build(pages[1 - turn], example.way)
          #expect(try site.snapshot() == before, call)
        }
        try site.build(pages[turn], example.way)
        #expect(try site.snapshot() == targets[turn], call)
      }
      #expect(number > 25)
    }
  }

  /// `EPERM` is what a disk says that cannot do something at all, so that another way is tried.
  @Test(
    arguments: cases.map { ($0, ENOSPC) }
      + cases.filter { !$0.isFresh && $0.lacking.isEmpty }.map { ($0, EPERM) })
  func `whatever call fails, the site is old or new and the next build is clean`(
    example: Case, code: Int32
  ) throws {
    try forEachCall(of: example, dies: false, code: code) { after, before, target, outcome, call in
      switch outcome {
      case .success: #expect(after == target, call)
      case .failure(SiteWriterError.unfinished) where !example.canUndo: break
      case .failure(let error):
        #expect(error is FileError || error is SiteWriterError)
        #expect(after == before, call)
      }
    }
  }

  @Test(arguments: cases)
  func `whenever the process dies, the next build makes the site and leaves no litter`(
    example: Case
  ) throws {
    try forEachCall(of: example, dies: true, code: EIO) { after, before, target, _, call in
      if example.isOneStep || example.hasGap {
        #expect(after == before || after == target || (example.hasGap && after.isEmpty), call)
      }
    }
  }

  @Test(arguments: cases)
  func `the disk's limits decide the way, not whether it works`(example: Case) throws {
    try Site.withSite { site throws in
      if !example.isFresh { try site.build(pages[0]) }
      let calls = FaultyCalls { _, call in example.lacking[call] ?? 0 }
      let report = try site.build(pages[1], example.way, system: calls.system)
      let expected: BuildReport.Strategy =
        example.isFresh
        ? .newFolder : example.lacking[.link] != nil ? .moves : example.way.strategy
      #expect(report.strategy == expected)
      #expect(site.content("site/nueva/1.html") == "y")
    }
  }

  @Test func `where not even renaming the folder works, files are moved one by one`() throws {
    try Site.withSite { site throws in
      try site.build(pages[0])
      // As on disks made of layers: a folder of the lower one can be neither exchanged nor renamed.
      let journal = site.folder.path + "/.site.marcador-journal"
      let system = FileSystem { call in
        guard call == .exchange || call == .rename,
          let bytes = FileManager.default.contents(atPath: journal),
          bytes.starts(with: Data("marcador-journal 1\nexchange".utf8))
        else { return 0 }
        return EXDEV
      }
      #expect(try site.build(pages[1], system: system).strategy == .moves)
      let after = try site.snapshot()
      #expect(after.keys.filter { !isOfSite($0) } == [])
      #expect(after["site/nueva/1.html"] == "y")
      #expect(after["site/sobra"] == nil)
    }
  }
}
