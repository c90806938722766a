import PreviewServer
import Testing
import Web

@Suite("A form that was sent")
struct FormReaderTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let fields: [WebForm.Field]
    var testDescription: String { text }

    init(_ text: String, _ fields: (String, String)...) {
      self.text = text
      self.fields = fields.map { WebForm.Field($0.0, $0.1) }
    }
  }

  @Test(
    "is read field by field, in order",
    arguments: [
      Case(""), Case("&&"), Case("a=1", ("a", "1")), Case("a", ("a", "")), Case("=x", ("", "x")),
      Case("a=1&b=2&a=3", ("a", "1"), ("b", "2"), ("a", "3")),
      Case("nombre=Ana+Gil", ("nombre", "Ana Gil")), Case("a=%2B%26%3D", ("a", "+&=")),
      Case("a=x=y", ("a", "x=y")), Case("n=%C3%B1%c3%B1", ("n", "ññ")),
      Case("t=a%0D%0Ab", ("t", "a\r\nb")), Case("a[b]=1", ("a[b]", "1")),
    ])
  func fields(_ each: Case) throws {
    #expect(try FormReader.form(Array(each.text.utf8)).fields == each.fields)
  }

  struct Broken: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let fault: FormReader.Fault
    var testDescription: String { String(decoding: bytes.prefix(20), as: UTF8.self) }

    init(_ text: String, _ fault: FormReader.Fault) {
      bytes = Array(text.utf8)
      self.fault = fault
    }

    init(_ bytes: [UInt8], _ fault: FormReader.Fault) {
      self.bytes = bytes
      self.fault = fault
    }
  }

  @Test(
    "is refused whole when a part of it cannot be read",
    arguments: [
      Broken("a=%", .badEscape), Broken("a=%z1", .badEscape), Broken("%4=1", .badEscape),
      Broken("a=1&b=%0", .badEscape), Broken("a=%00", .nul), Broken("a=%e9", .notUTF8),
      Broken("a=%C0%AE", .notUTF8), Broken([0x61, 0x3D, 0xFF], .notUTF8),
      Broken([0x61, 0x3D, 0], .nul),
      Broken(String(repeating: "a=1&", count: 1_000), .tooManyFields(limit: 1_000)),
    ])
  func refused(_ each: Broken) {
    #expect(throws: each.fault) { try FormReader.form(each.bytes) }
  }

  @Test("may have as many fields as a form of ours can")
  func many() throws {
    let text = (0..<1_000).map { "f\($0)=1" }.joined(separator: "&")
    #expect(try FormReader.form(Array(text.utf8)).fields.count == 1_000)
  }
}
