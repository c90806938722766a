import Files
import PreviewServer
import Testing
import Web

@Suite("A file of a site")
struct FileResponseTests {
  private func response(
    _ fields: [String: String] = [:], method: String = "GET", path: String = "a.txt",
    file: ServedFile = ServedFile(Array("0123456789".utf8)), isMissing: Bool = false
  ) -> WebResponse {
    FileResponse(
      RequestHead(
        method: method, target: Array("/\(path)".utf8),
        fields: fields.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }),
      path: path, reloading: ReloadTag()
    ).response(file, isMissing: isMissing)
  }

  private func header(_ name: String, _ response: WebResponse) -> String? {
    response.headers.first { $0.name == name }?.value
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let range: String
    let status: Int
    let body: String
    let place: String?
    var testDescription: String { range }

    init(_ range: String, _ status: Int, _ body: String, _ place: String? = nil) {
      self.range = range
      self.status = status
      self.body = body
      self.place = place
    }
  }

  private static let all = "0123456789"

  @Test(
    "is given in part to who asks for a part",
    arguments: [
      Case("bytes=0-0", 206, "0", "bytes 0-0/10"), Case("bytes=2-4", 206, "234", "bytes 2-4/10"),
      Case("bytes=7-", 206, "789", "bytes 7-9/10"), Case("bytes=-3", 206, "789", "bytes 7-9/10"),
      Case("bytes=0-", 206, all, "bytes 0-9/10"), Case("bytes=-99", 206, all, "bytes 0-9/10"),
      Case("bytes=5-99999999999999999999", 206, "56789", "bytes 5-9/10"),
      Case("bytes=0-9223372036854775807", 206, all, "bytes 0-9/10"),
      Case("bytes=10-", 416, "", "bytes */10"), Case("bytes=-0", 416, "", "bytes */10"),
      Case("bytes=99999999999999999999-", 416, "", "bytes */10"),
      Case("bytes=9223372036854775807-", 416, "", "bytes */10"),
      Case("bytes=5-2", 200, all), Case("bytes=", 200, all), Case("bytes=-", 200, all),
      Case("bytes=--1", 200, all), Case("bytes=a-b", 200, all), Case("bytes=1-2-3", 200, all),
      Case("bytes=+1-2", 200, all), Case("bytes=0-1,3-4", 200, all), Case("octets=0-1", 200, all),
      Case("0-1", 200, all),
    ])
  func range(_ each: Case) {
    let answer = response(["Range": each.range])
    #expect(answer.status == each.status)
    #expect(String(decoding: answer.body, as: UTF8.self) == each.body)
    #expect(header("Content-Range", answer) == each.place)
  }

  @Test("is given whole when the part that is asked for is of another version")
  func ifRange() throws {
    let tag = try #require(header("ETag", response()))
    #expect(response(["Range": "bytes=0-0", "If-Range": tag]).status == 206)
    #expect(response(["Range": "bytes=0-0", "If-Range": "\"x\""]).status == 200)
    #expect(response(["Range": "bytes=0-0"], method: "HEAD").status == 200)
  }

  @Test("is not given again to who has it")
  func known() throws {
    let tag = try #require(header("ETag", response()))
    for list in [tag, "W/\(tag)", "\"a\", \(tag)", "*"] {
      let answer = response(["If-None-Match": list])
      #expect(answer.status == 304 && answer.body.isEmpty, "\(list)")
      #expect(header("ETag", answer) == tag)
    }
    #expect(response(["If-None-Match": "\"otra\""]).status == 200)
    #expect(response(["If-None-Match": tag], file: ServedFile([1])).status == 200)
  }

  @Test(
    "has the type of its ending",
    arguments: [
      ("a.html", "text/html; charset=utf-8"), ("estilo.css", "text/css; charset=utf-8"),
      ("a.JPG", "image/jpeg"), ("x/a.svg", "image/svg+xml; charset=utf-8"),
      ("calendario.ics", "text/calendar; charset=utf-8"), ("CNAME", "application/octet-stream"),
      ("a.b/c", "application/octet-stream"), ("a.", "application/octet-stream"),
    ])
  func types(path: String, type: String) {
    #expect(response(path: path).contentType == type)
  }

  @Test("gets the script before its end when a browser shows it, and is as in the site for others")
  func script() throws {
    let page = ServedFile(Array("<p></BODY>x</body\n></html>".utf8))
    let shown = response(["Accept": "text/html,*/*"], path: "a.html", file: page)
    let text = String(decoding: shown.body, as: UTF8.self)
    let tag =
      "<script src=\"/editar/recarga.js\" data-version=\"\(page.version.hex)\" defer></script>\n"
    #expect(text == "<p></BODY>x\(tag)</body\n></html>")
    let plain = response(["Accept": "*/*"], path: "a.html", file: page)
    #expect(plain.body == page.bytes)
    #expect(header("ETag", plain) != header("ETag", shown))
    #expect(header("Vary", plain) == "Accept")
    let other = response(["Accept": "text/html"], path: "a.svg", file: page)
    #expect(other.body == page.bytes)
    let open = ServedFile(Array("<p>".utf8))
    let end = response(["Accept": "text/html"], path: "a.html", file: open)
    #expect(String(decoding: end.body, as: UTF8.self).hasPrefix("<p><script "))
  }

  @Test("says that it stands for one that is not there")
  func missing() {
    let answer = response(["Range": "bytes=0-0", "If-None-Match": "*"], isMissing: true)
    #expect(answer.status == 404)
    #expect(answer.body.count == 10)
  }
}
