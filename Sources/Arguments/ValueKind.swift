package import Diagnostics

/// What may be written as the value of an option or as an operand: its name in help, the texts that
/// are accepted, and how one becomes a `Value`.
///
///     Option("jobs", letter: "j", .integer(es: "N", en: "N", in: 1...64), …)
package struct ValueKind<Value: Sendable>: Sendable {
  let declaration: ValueDeclaration

  /// - Parameters:
  ///   - placeholder: what stands for the value in help, in capitals.
  ///   - allowed: all the texts that `read` accepts, when they are few.
  ///   - read: gives the value, or throws what was expected in place of the text.
  package init(
    _ placeholder: Words, allowed: [String] = [],
    read: @escaping @Sendable (String) throws(UnexpectedValue) -> Value
  ) {
    declaration = ValueDeclaration(placeholder: placeholder, allowed: allowed) {
      text throws(UnexpectedValue) in try read(text)
    }
  }
}

/// What was expected in place of a text: `se esperaba un número entre 1 y 64`.
package struct UnexpectedValue: Error, Sendable, Hashable {
  package var words: Words

  package init(_ words: Words) {
    self.words = words
  }
}

/// A `ValueKind` without its type, as the reader of arguments needs it.
struct ValueDeclaration: Sendable {
  var placeholder: Words
  var allowed: [String]
  var read: @Sendable (String) throws(UnexpectedValue) -> any Sendable
}

extension ValueKind where Value == String {
  /// Any text but an empty one, which nearly always is a variable that a script forgot to set.
  package static func text(es: String, en: String) -> Self {
    Self(Words(es: es, en: en)) { text throws(UnexpectedValue) in
      if text.isEmpty { throw UnexpectedValue(ValueWords.nonEmpty) }
      return text
    }
  }

  /// Any text, also the empty one.
  package static func anyText(es: String, en: String) -> Self {
    Self(Words(es: es, en: en)) { text throws(UnexpectedValue) in text }
  }

  /// The path of a folder.
  package static var folder: Self { text(es: "CARPETA", en: "FOLDER") }

  /// The path of a file.
  package static var file: Self { text(es: "FICHERO", en: "FILE") }
}

extension ValueKind where Value == String {
  /// One of a few texts.
  package static func choice(es: String, en: String, among allowed: [String]) -> Self {
    Self(Words(es: es, en: en), allowed: allowed) { text throws(UnexpectedValue) in
      guard allowed.contains(text) else { throw UnexpectedValue(ValueWords.choice(of: allowed)) }
      return text
    }
  }
}

extension ValueKind where Value == Int {
  /// A whole number in decimal figures, within `range`.
  package static func integer(es: String, en: String, in range: ClosedRange<Int>) -> Self {
    Self(Words(es: es, en: en)) { text throws(UnexpectedValue) in
      guard let number = Int(text), range.contains(number) else {
        throw UnexpectedValue(ValueWords.integer(in: range))
      }
      return number
    }
  }
}

extension ValueKind
where Value: CaseIterable & RawRepresentable<String> {
  /// One of the cases of an enumeration, by its raw value.
  package static func choice(of type: Value.Type = Value.self, es: String, en: String) -> Self {
    let allowed = type.allCases.map(\.rawValue)
    return Self(Words(es: es, en: en), allowed: allowed) { text throws(UnexpectedValue) in
      guard let value = type.init(rawValue: text) else {
        throw UnexpectedValue(ValueWords.choice(of: allowed))
      }
      return value
    }
  }
}
