/// The names of a kind of record, in the order of its values: all that can be said of a vocabulary
/// without the Swift type that fills it.
package struct Shape: Sendable {
  /// One name that templates can use.
  package struct Field: Sendable {
    package let name: String
    package let kind: Kind
    /// What it is, in one line, for the reference of the theme.
    package let summary: String

    package init(_ name: String, _ kind: Kind, _ summary: String = "") {
      self.name = name
      self.kind = kind
      self.summary = summary
    }
  }

  package let name: String
  package let fields: [Field]
  /// Tells shapes apart: a digest of all the names and kinds, nested ones too. The same in every
  /// run, so that it can be part of a fingerprint that is kept. A record carries this number and
  /// no reference, because threads that count references to one shared shape wait for each other.
  package let signature: UInt64

  /// Names must differ from each other.
  package init(_ name: String, _ fields: [Field]) {
    self.name = name
    self.fields = fields
    var digest = Digest()
    digest.feed(name)
    for field in fields {
      digest.feed(field.name)
      digest.feed(field.kind)
    }
    signature = digest.value
    precondition(Set(fields.map(\.name)).count == fields.count, "a name twice in \(name)")
  }

  /// The place of a name among the values of a record; nil if it has no such name.
  func slot(of name: String) -> Int? {
    fields.firstIndex { $0.name == name }
  }

  /// The signature of lists whose elements are values without a shape in common.
  static let loose: UInt64 = 0
}

extension Kind {
  /// Tells kinds apart, as a shape's signature tells shapes.
  var signature: UInt64 {
    var digest = Digest()
    digest.feed(self)
    return digest.value
  }
}

/// FNV-1a of 64 bits, each part closed by a byte that no name has.
private struct Digest {
  var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func feed(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
  }

  mutating func feed(_ text: String) {
    for byte in text.utf8 { feed(byte) }
    feed(0xFF)
  }

  mutating func feed(_ kind: Kind) {
    switch kind {
    case .text: feed(1)
    case .number: feed(2)
    case .flag: feed(3)
    case .markup(let language):
      feed(4)
      feed(language.rawValue)
    case .picture: feed(8)
    case .template(let names):
      feed(5)
      for name in names { feed(name) }
      feed(0xFE)
    case .record(let shape):
      feed(6)
      for shift in stride(from: 0, to: 64, by: 8) {
        feed(UInt8(truncatingIfNeeded: shape.signature &>> shift))
      }
    case .list(let element):
      feed(7)
      feed(element)
    }
  }
}
