import Diagnostics
import Testing

@Suite("The difference between two texts")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String) -> [String] {
    UnifiedDiff(name: "t", from: old, to: new).text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private let lines = (1...30).map { "\($0)" }

  private func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  @Test("is nothing between equal texts")
  func equal() {
    #expect(UnifiedDiff(name: "t", from: "a\nb\n", to: "a\nb\n").text.isEmpty)
    #expect(UnifiedDiff(name: "t", from: "", to: "").text.isEmpty)
  }

  @Test("shows a changed line with three lines around it")
  func changed() {
    var new = lines
    new[9] = "diez"
    #expect(
      diff(text(lines), text(new)) == [
        "--- t", "+++ t", "@@ -7,7 +7,7 @@", " 7", " 8", " 9", "-10", "+diez", " 11", " 12", " 13",
        "",
      ])
  }

  @Test("shows lines at the ends, and all of a new text")
  func ends() {
    #expect(
      diff("a\nb\n", "0\na\nb\nc\n") == [
        "--- t", "+++ t", "@@ -1,2 +1,4 @@", "+0", " a", " b", "+c", "",
      ])
    #expect(diff("", "a\n") == ["--- t", "+++ t", "@@ -0,0 +1,1 @@", "+a", ""])
    #expect(diff("a\n", "") == ["--- t", "+++ t", "@@ -1,1 +0,0 @@", "-a", ""])
  }

  @Test("keeps changes that are far apart in two pieces, near ones in one")
  func hunks() {
    var new = lines
    new.insert("uno y medio", at: 1)
    new.remove(at: 21)
    #expect(
      diff(text(lines), text(new)).filter { $0.hasPrefix("@@") } == [
        "@@ -1,4 +1,5 @@", "@@ -18,7 +19,6 @@",
      ])
    new = lines
    new[4] = "x"
    new[10] = "y"
    #expect(diff(text(lines), text(new)).filter { $0.hasPrefix("@@") } == ["@@ -2,13 +2,13 @@"])
  }

  @Test("lets no control character of the texts through, and minds carriage returns")
  func controls() {
    #expect(
      diff("\t\u{1B}[2J\r\n", "\tx\r\n") == [
        "--- t", "+++ t", "@@ -1,1 +1,1 @@", "-\t\\u{1B}[2J", "+\tx", "",
      ])
  }
}
