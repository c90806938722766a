/// The attributes of a page that links are made of: those that lead somewhere, and those that are led
/// to.
struct LinkedAttributes {
  enum Kind {
    case link, id
  }

  /// Who wrote the HTML.
  enum Author {
    /// The Markdown renderer: all attributes are quoted with `"`, none but `href`, `src` and `id` ends
    /// like one of those, and text has no bare `"`.
    case program
    /// Anybody, in any way that a browser takes.
    case person
  }

  let html: [UInt8]
  let author: Author

  /// Calls `body` with the place of each value.
  func visit(_ body: (Kind, Range<Int>) -> Void) {
    switch author {
    case .program: visitQuoted(body)
    case .person:
      var tags = TagReader(html)
      while let attribute = tags.next() {
        if let kind = Kind(attribute) { body(kind, attribute.value) }
      }
    }
  }

  private func visitQuoted(_ body: (Kind, Range<Int>) -> Void) {
    let bytes = html.span
    let quote = UInt8(ascii: "\"")
    // Past a name and its sign at least.
    var index = 5
    while true {
      // Two short loops: most of the time is spent here.
      while index < bytes.count, bytes[index] != quote { index &+= 1 }
      guard index < bytes.count else { return }
      let start = index + 1
      guard bytes[index - 1] == UInt8(ascii: "=") else {
        index = start
        continue
      }
      var end = start
      while end < bytes.count, bytes[end] != quote { end &+= 1 }
      if let kind = kind(ofNameBefore: start - 2, in: bytes) { body(kind, start..<end) }
      index = end + 1
    }
  }

  /// `end` must be 4 at least.
  private func kind(ofNameBefore end: Int, in bytes: Span<UInt8>) -> Kind? {
    let name = (end - 4..<end).reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[$1]) }
    return switch name {
    case 0x6872_6566: .link  // href
    case 0x2073_7263: .link  // src, with the space before it
    case _ where name & 0xFF_FFFF == 0x20_6964: .id  // id, with the space before it
    default: nil
    }
  }

  /// The values of all `id`.
  var identifiers: Set<String> {
    var ids: Set<String> = []
    visit { kind, place in
      if kind == .id { ids.insert(LocalLink.withoutReferences(html[place])) }
    }
    return ids
  }
}

extension LinkedAttributes.Kind {
  fileprivate init?(_ attribute: TagReader.Attribute) {
    switch (attribute.name, attribute.tag) {
    case ("href", _), ("src", _), ("action", "form"), ("formaction", _), ("poster", _),
      ("data", "object"):
      self = .link
    case ("id", _), ("name", "a"): self = .id
    default: return nil
    }
  }
}
