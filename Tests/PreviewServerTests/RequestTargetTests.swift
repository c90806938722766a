import PreviewServer
import Testing

@Suite("The target of a request")
struct RequestTargetTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let target: String
    let path: [String]
    var testDescription: String { target }

    init(_ target: String, _ path: [String]) {
      self.target = target
      self.path = path
    }
  }

  @Test(
    "is cut at slashes, and its escapes are undone once",
    arguments: [
      Case("/", [""]), Case("/index.html", ["index.html"]), Case("/a/b/", ["a", "b", ""]),
      Case("/%C3%A1?x=/../", ["á"]), Case("/%252e%252e/a", ["%2e%2e", "a"]),
      Case("//etc", ["", "etc"]), Case("/....//x", ["....", "", "x"]), Case("/a+b", ["a+b"]),
    ])
  func path(_ each: Case) throws {
    #expect(try RequestTarget(Array(each.target.utf8)).path == each.path)
  }

  @Test(
    "is refused when it leads up, hides another one or is no path",
    arguments: [
      "", "*", "index.html", "http://evil.example/", "/..", "/../", "/a/../b", "/.", "/./a",
      "/%2e%2e/",
      "/.%2e/", "/%2E/", "/..%2f", "/a%2fb", "/a%5cb", "/a\\b", "/%00", "/a%0d%0aX:%201", "/%7f",
      "/%", "/%z", "/%zz", "/%1", "/%e9", "/%ff%fe", "/%c0%ae%c0%ae/", "/%e0%80%ae/", "/a b",
      "/a#/b",
      "/#/../../etc/passwd",
    ])
  func refused(target: String) {
    #expect(throws: Refusal.badTarget) { try RequestTarget(Array(target.utf8)) }
  }
}
