import PreviewServer
import Testing

@Suite("The policy of a page")
struct PagePolicyTests {
  @Test(
    "lets the script of the preview work",
    arguments: [
      "", "default-src 'self'", "default-src *", "script-src 'self'; connect-src 'self'",
      "img-src 'none'", "Default-Src 'SELF'; object-src 'none'",
      "default-src 'none'; script-src-elem 'self'; connect-src http://localhost:*",
    ])
  func allowed(_ policy: String) {
    #expect(!ReloadTag.isForbidden(by: page(policy)))
  }

  @Test(
    "forbids the script of the preview, or what it asks",
    arguments: [
      "default-src 'none'", "default-src", "script-src 'none'", "connect-src https:",
      "default-src 'self'; script-src 'sha256-AAAA'", "default-src 'self'; connect-src 'none'",
      "script-src 'nonce-x' 'strict-dynamic' 'self'", "script-src 'none'; script-src 'self'",
    ])
  func forbidden(_ policy: String) {
    #expect(ReloadTag.isForbidden(by: page(policy)))
    #expect(ReloadTag.isForbidden(by: page("default-src *") + page(policy)))
  }

  @Test("is read however it is written")
  func written() {
    for tag in [
      "<META CONTENT=\"default-src &#39;none&#39;\"\n HTTP-EQUIV='Content-Security-Policy'>",
      "<meta http-equiv = \"content-security-policy\" content = \"default-src 'none'\" />",
    ] {
      #expect(ReloadTag.isForbidden(by: Array(tag.utf8)), "\(tag)")
    }
    let other = "<meta name=\"description\" content=\"default-src 'none'\">"
    #expect(!ReloadTag.isForbidden(by: Array(other.utf8)))
  }

  private func page(_ policy: String) -> [UInt8] {
    Array(
      "<head><meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\"></head>".utf8)
  }
}
