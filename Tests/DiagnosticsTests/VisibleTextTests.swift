import Diagnostics
import Testing

@Suite("Text of the input in messages")
struct VisibleTextTests {
  @Test(
    "characters that nobody sees or that turn the line are written by their number",
    arguments: [
      ("a\u{0}b", "a\\u{0}b"), ("a\nb\tc\r", "a\\u{A}b\\u{9}c\\u{D}"),
      ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{7F}\u{9B}", "\\u{7F}\\u{9B}"),
      ("Iv\u{200B}án", "Iv\\u{200B}án"), ("\u{202E}abc", "\\u{202E}abc"),
      ("\u{2066}\u{61C}", "\\u{2066}\\u{61C}"), ("\u{AD}\u{FEFF}", "\\u{AD}\\u{FEFF}"),
      // Joiners that join nothing, or letters that do not join.
      ("Iv\u{200D}án", "Iv\\u{200D}án"), ("\u{200D}👩", "\\u{200D}👩"), ("👩\u{200D}", "👩\\u{200D}"),
      ("а\u{200C}б", "а\\u{200C}б"), ("👩\u{200D}a", "👩\\u{200D}a"),
      ("a\u{E0041}\u{E0042}", "a\\u{E0041}\\u{E0042}"), ("\u{2028}\u{2029}", "\\u{2028}\\u{2029}"),
      ("\u{E0041}", "\\u{E0041}"),
    ])
  func invisible(_ text: String, _ expected: String) {
    #expect(text.visible == expected)
  }

  @Test(
    "all that can be seen stays as it is",
    arguments: [
      "Águilas 3–2 «Toros»", "Pen\u{303}arol", "中文", "مرحبا", "⚽️", "👨‍👩‍👧 FC", "🏴‍☠️",
      "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F} FC", "❤️‍🔥", "क्‍ष", "می‌خواهم",
      "👩🏽‍🚀", "a b\u{A0}c", "\\u{41}", "",
    ])
  func seen(_ text: String) {
    #expect(Array(text.visible.utf8) == Array(text.utf8))
  }

  @Test("an excerpt is cut after 60 scalars, as they were before they were made visible")
  func excerpt() {
    let exact = String(repeating: "ñ", count: 60)
    #expect(exact.excerpt == exact)
    #expect((exact + "x").excerpt == exact + "…")
    let invisible = String(repeating: "\u{200B}", count: 61)
    #expect(invisible.excerpt == String(repeating: "\\u{200B}", count: 60) + "…")
    #expect("".excerpt == "")
  }
}
