import Diagnostics

// Pieces of the sentences that the importers say.

/// `1 partido`, `3 partidos`
func plural(_ count: Int, _ one: String, _ many: String) -> String {
  "\(count) \(count == 1 ? one : many)"
}

func joined(_ parts: [String]) -> String { parts.joined(separator: ", ") }

func list(_ examples: [String], of count: Int) -> String {
  joined(examples) + (examples.count < count ? "…" : "")
}

func alias(_ name: String, _ other: String) -> String {
  "--alias \"\(name.visible)=\(other.visible)\""
}

/// A text of a file as Spanish quotes it.
func quoted(_ text: String) -> String { "«\(short(text))»" }

/// A text of a file as English quotes it.
func quotedInEnglish(_ text: String) -> String { "“\(short(text))”" }

private func short(_ text: String) -> String {
  let visible = text.visible
  return visible.count <= 80 ? visible : "\(visible.prefix(79))…"
}
