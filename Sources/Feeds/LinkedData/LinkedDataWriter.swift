/// Writes JSON for the inside of a `<script>` of HTML, straight into bytes: each page of a match has
/// some. No text can end the script or begin a comment in it, since `<`, `>` and `&` are escaped.
struct LinkedDataWriter {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  init() {
    // That of a match fits.
    bytes.reserveCapacity(1_500)
  }

  /// An object without a key: the root, or an element of a list.
  mutating func object(_ body: (inout LinkedDataWriter) -> Void) {
    separate()
    enclose("{", "}", body)
  }

  mutating func object(_ key: StaticString, _ body: (inout LinkedDataWriter) -> Void) {
    self.key(key)
    enclose("{", "}", body)
  }

  mutating func list(_ key: StaticString, _ body: (inout LinkedDataWriter) -> Void) {
    self.key(key)
    enclose("[", "]", body)
  }

  /// Nothing at all for nil.
  mutating func text(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    quote { $0.appendScriptText(text) }
  }

  mutating func number(_ key: StaticString, _ number: Int) {
    self.key(key)
    bytes += "\(number)".utf8
    needsComma = true
  }

  /// A text that needs no escapes, written by `body`.
  mutating func plain(_ key: StaticString, _ body: (inout [UInt8]) -> Void) {
    self.key(key)
    quote(body)
  }

  private mutating func quote(_ body: (inout [UInt8]) -> Void) {
    bytes.append(UInt8(ascii: "\""))
    body(&bytes)
    bytes.append(UInt8(ascii: "\""))
    needsComma = true
  }

  private mutating func enclose(
    _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ body: (inout LinkedDataWriter) -> Void
  ) {
    bytes.append(UInt8(ascii: start))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: end))
    needsComma = true
  }

  private mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    key.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = false
  }
}

extension [UInt8] {
  fileprivate mutating func appendScriptText(_ text: String) {
    if append(text, ifAll: \.isPlainInScript) { return }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(UInt8(ascii: "\\"))
        append(byte)
      case ..<0x20, UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"), 0x7F:
        self += "\\u00".utf8
        append(Self.hexDigit(byte >> 4))
        append(Self.hexDigit(byte & 0xF))
      default: append(byte)
      }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

extension UInt8 {
  fileprivate var isPlainInScript: Bool {
    switch self {
    case ..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "&"), 0x7F:
      false
    default: true
    }
  }
}
