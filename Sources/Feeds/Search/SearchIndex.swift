import JSON

/// What the search of a site looks in: a script that gives one value a name, since a page that was opened
/// from disk may load a script but no JSON.
///
/// What many entries say (teams, matchdays, days) is written once, and entries have its number. A text of
/// several parts is a list.
package struct SearchIndex: Sendable {
  /// Where a browser finds it: a name of the global object.
  package static let name = "indiceDeBusqueda"

  private var numbers: [String: Int] = [:]
  private var texts: [JSONValue] = []
  private var kinds: [JSONValue] = []

  package init() {}

  /// Entries of one kind, whose addresses begin and end alike.
  /// - Parameters:
  ///   - name: what a person calls one of them.
  ///   - also: the name and the beginning of the address of a second page that some have.
  ///   - entries: none makes nothing.
  package mutating func add(
    _ name: String, from prefix: String, to suffix: String = ".html",
    also second: (name: String, prefix: String)? = nil, _ entries: [Entry]
  ) {
    if entries.isEmpty { return }
    var kind: JSONObject = [
      "clase": .string(name), "desde": .string(prefix), "hasta": .string(suffix),
    ]
    if let second {
      kind["otra"] = ["clase": .string(second.name), "desde": .string(second.prefix)]
    }
    kind["entradas"] = .array(entries.map { value(of: $0) })
    kinds.append(.object(kind))
  }

  /// - Parameter letters: what letters are folded into, as ``FoldedLetters`` gives them.
  package func bytes(folding letters: [FoldedLetters]) -> [UInt8] {
    let index: JSONObject = [
      "letras": .array(letters.map { [.string($0.base), .string($0.letters)] }),
      "textos": .array(texts), "clases": .array(kinds),
    ]
    return Array("var \(Self.name)=".utf8) + JSONWriter.compact.text(of: .object(index))
      + Array(";\n".utf8)
  }

  private mutating func value(of entry: Entry) -> JSONValue {
    var values: [JSONValue] = [address(of: entry), value(of: entry.title)]
    if !entry.details.isEmpty || entry.hasSecond { values.append(value(of: entry.details)) }
    if entry.hasSecond { values.append(1) }
    return .array(values)
  }

  /// A list only where it has parts that are shared: the number of a match stands for itself, and needs no
  /// quotes.
  private mutating func address(of entry: Entry) -> JSONValue {
    guard entry.address.count == 1, case .own(let text) = entry.address[0] else {
      return .array(entry.address.map { value(of: $0) })
    }
    guard let number = Int(text), "\(number)" == text else { return .string(text) }
    return .number(number)
  }

  private mutating func value(of parts: [Part]) -> JSONValue {
    let values = parts.map { value(of: $0) }
    return values.count == 1 ? values[0] : .array(values)
  }

  private mutating func value(of part: Part) -> JSONValue {
    switch part {
    case .own(let text): return .string(text)
    case .shared(let text):
      if let number = numbers[text] { return .number(number) }
      let number = texts.count
      numbers[text] = number
      texts.append(.string(text))
      return .number(number)
    }
  }
}

extension SearchIndex {
  /// A part of a text.
  package enum Part: Sendable {
    /// One that no other entry is likely to have.
    case own(String)
    case shared(String)
  }

  /// A page that can be found.
  package struct Entry: Sendable {
    let address: [Part]
    let title: [Part]
    let details: [Part]
    let hasSecond: Bool

    /// - Parameters:
    ///   - address: between the beginning and the end that all of its kind share.
    ///   - title: parts of its title, with blanks between them.
    ///   - details: what else it is found by, and told apart by.
    ///   - hasSecond: whether there is a second page of that address.
    package init(
      _ address: [Part], _ title: [Part], details: [Part] = [], hasSecond: Bool = false
    ) {
      self.address = address
      self.title = title
      self.details = details
      self.hasSecond = hasSecond
    }
  }

  /// Letters that are looked for as plain ones.
  package struct FoldedLetters: Sendable, Equatable {
    package let base: String
    package let letters: String

    package init(base: String, letters: String) {
      self.base = base
      self.letters = letters
    }
  }
}
