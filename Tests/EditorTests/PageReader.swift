/// Reads a page as strictly as a test can: every tag closed in its turn, every attribute quoted, no
/// name of a part twice. Gives its forms, its text and its links.
struct PageReader {
  struct Form {
    var action: String
    var method: String
    var fields: [(name: String, value: String)] = []
    /// Buttons that have a name.
    var buttons: [(name: String, value: String)] = []
  }

  private(set) var forms: [Form] = []
  private(set) var links: [String] = []
  private(set) var ids: [String] = []
  private(set) var labels: [String] = []
  /// What names a part of the page: it has to be there.
  private(set) var references: [String] = []
  private(set) var controls: [String] = []
  private(set) var headings: [Int] = []
  private(set) var text = ""
  private(set) var faults: [String] = []

  private static let void: Set<String> = ["br", "hr", "input", "link", "meta"]

  private var open: [String] = []
  private var rest: Substring
  private var pending: (name: String, text: String)?
  private var select: (name: String, first: String?, chosen: String?)?

  init(_ html: String) {
    rest = html[...]
    if rest.hasPrefix("<!doctype html>") {
      rest = rest.dropFirst("<!doctype html>".count)
    } else {
      faults.append("no doctype")
    }
    while !rest.isEmpty { step() }
    if !open.isEmpty { faults.append("open: \(open)") }
    if Set(ids).count != ids.count { faults.append("an id twice: \(ids)") }
    for id in ids where id.isEmpty || id.contains(where: \.isWhitespace) {
      faults.append("a bad id: \(id)")
    }
    for reference in references where !ids.contains(reference) {
      faults.append("leads nowhere: \(reference)")
    }
    for control in controls where !labels.contains(control) {
      faults.append("no label: \(control)")
    }
    for (one, next) in zip(headings, headings.dropFirst()) where next > one + 1 {
      faults.append("h\(one) before h\(next)")
    }
  }

  /// What a form sends, with other values in the place of some.
  func fields(of action: String, _ typed: [String: String] = [:]) -> [(String, String)] {
    guard let form = forms.first(where: { $0.action == action }) else { return [] }
    var fields = form.fields.map { ($0.name, typed[$0.name] ?? $0.value) }
    for (name, value) in typed.sorted(by: { $0.key < $1.key })
    where !form.fields.contains(where: { $0.name == name }) {
      fields.append((name, value))
    }
    return fields
  }

  private mutating func step() {
    guard rest.first == "<" else {
      let end = rest.firstIndex(of: "<") ?? rest.endIndex
      let raw = String(rest[..<end])
      if raw.contains(">") { faults.append("a bare >: \(raw)") }
      let read = Self.unescaped(raw)
      text += read
      pending?.text += read
      rest = rest[end...]
      return
    }
    guard let end = rest.firstIndex(of: ">") else {
      faults.append("a tag without end")
      rest = ""
      return
    }
    let tag = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.first == "/" {
      close(String(tag.dropFirst()))
    } else {
      begin(tag)
    }
  }

  private mutating func close(_ name: String) {
    if open.popLast() != name { faults.append("</\(name)> out of turn") }
    switch name {
    case "textarea":
      if let field = pending { add(field.name, String(field.text.drop { $0 == "\n" })) }
      pending = nil
    case "select":
      if let select { add(select.name, select.chosen ?? select.first ?? "") }
      select = nil
    case "p", "li", "h1", "h2", "td", "th", "div", "legend", "label", "option", "dt", "dd":
      text += "\n"
    default: break
    }
  }

  private mutating func begin(_ tag: Substring) {
    let name = String(tag.prefix { $0 != " " })
    let attributes = attributes(of: tag.dropFirst(name.count))
    if !Self.void.contains(name) { open.append(name) }
    if let id = attributes["id"] { ids.append(id) }
    if let target = attributes["for"] { labels.append(target) }
    for name in ["for", "list", "aria-describedby", "aria-labelledby", "aria-controls"] {
      references += attributes[name]?.split(separator: " ").map(String.init) ?? []
    }
    if let href = attributes["href"] {
      links.append(href)
      if href.hasPrefix("#") { references.append(String(href.dropFirst())) }
    }
    if ["h1", "h2", "h3"].contains(name) { headings.append(Int(name.dropFirst()) ?? 0) }
    note(name, attributes)
  }

  private mutating func note(_ name: String, _ attributes: [String: String]) {
    let type = attributes["type"] ?? "text"
    if ["textarea", "select"].contains(name) || name == "input" && type != "hidden" {
      controls.append(attributes["id"] ?? "")
    }
    switch name {
    case "form":
      forms.append(
        Form(action: attributes["action"] ?? "", method: attributes["method"] ?? "get"))
    case "input":
      if type == "checkbox", attributes["checked"] == nil { return }
      add(attributes["name"] ?? "", attributes["value"] ?? "")
    case "textarea": pending = (attributes["name"] ?? "", "")
    case "select": select = (attributes["name"] ?? "", nil, nil)
    case "option":
      let value = attributes["value"] ?? ""
      if select?.first == nil { select?.first = value }
      if attributes["selected"] != nil { select?.chosen = value }
    case "button":
      guard let own = attributes["name"], !forms.isEmpty else { return }
      forms[forms.count - 1].buttons.append((own, attributes["value"] ?? ""))
    default: break
    }
  }

  private mutating func add(_ name: String, _ value: String) {
    guard open.contains("form"), !forms.isEmpty else {
      return faults.append("a field alone: \(name)")
    }
    forms[forms.count - 1].fields.append((name, value))
  }

  private mutating func attributes(of text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while let first = rest.first {
      if first == " " {
        rest = rest.dropFirst()
        continue
      }
      let name = String(rest.prefix { $0 != "=" && $0 != " " })
      rest = rest.dropFirst(name.count)
      guard rest.hasPrefix("=\"") else {
        faults.append("not quoted: \(text)")
        return attributes
      }
      rest = rest.dropFirst(2)
      let value = String(rest.prefix { $0 != "\"" })
      rest = rest.dropFirst(value.count + 1)
      if attributes.updateValue(Self.unescaped(value), forKey: name) != nil {
        faults.append("\(name) twice")
      }
    }
    return attributes
  }

  private static func unescaped(_ text: String) -> String {
    [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#13;", "\r"),
      ("&amp;", "&"),
    ].reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
