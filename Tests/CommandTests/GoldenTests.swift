import Foundation
import TestSupport
import Testing

@Suite("The example's site")
struct GoldenTests {
  private static let inputs = ["torneo.json", "arbitros.json", "marcador.json"]

  private func buildExample(
    in folder: URL, environment: [String: String] = [:]
  ) throws -> [String: Data] {
    for name in Self.inputs {
      try FileManager.default.copyItem(
        at: Workplace.package.appending(path: name), to: folder.appending(path: name))
    }
    let result = try Program.run(["build"], in: folder, environment: environment)
    #expect(result.status == 0, "\(result.messages)")
    return try contents(of: folder.appending(path: "site"))
  }

  @Test("rebuilding the example changes no byte of the committed site")
  func golden() throws {
    try Workplace.withTemporaryFolder { folder in
      let built = try buildExample(in: folder)
      let committed = try contents(of: Workplace.package.appending(path: "site"))
      #expect(Set(built.keys) == Set(committed.keys))
      for (path, bytes) in committed {
        #expect(built[path] == bytes, "\(path): marcador build escribe otra cosa")
      }
    }
  }

  @Test(
    "the bytes do not depend on the zone, the language or the number of workers of the machine",
    arguments: [
      ["TZ": "Pacific/Kiritimati", "LANG": "en_US.UTF-8"], ["TZ": "America/Caracas", "LANG": "C"],
      ["LC_ALL": "tr_TR.UTF-8"],
    ])
  func sameBytes(environment: [String: String]) throws {
    try Workplace.withTemporaryFolder { folder in
      let built = try buildExample(in: folder, environment: environment)
      let committed = try contents(of: Workplace.package.appending(path: "site"))
      #expect(built == committed)
    }
  }
}
