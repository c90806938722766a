/// Writes values in a style.
///
/// The fitted layout: a container goes on one line when it fits in the width and is small. An array
/// is small when nothing in it has a content of its own; an object when what it has is at most one
/// level deep; the width is larger for an object that has only scalars. So players and events get a line each, and their list opens up.
struct JSONPrinter {
  /// How one value must be laid out, whatever the style says.
  enum Form {
    case asStyle, oneLine, expanded
  }

  let style: JSONStyle
  var out: [UInt8] = []

  init(style: JSONStyle) {
    self.style = style
  }

  /// Writes the value that a document is; a fitted one opens up, so that it is ready to grow.
  mutating func writeRoot(_ value: JSONValue) {
    write(value, form: style.layout == .oneLine ? .oneLine : .expanded, indentation: [], column: 0)
  }

  /// Writes a value from `column` (counted from 0) on, in a line indented by `indentation`.
  mutating func write(_ value: JSONValue, form: Form, indentation: [UInt8], column: Int) {
    let onOneLine =
      switch form {
      case .oneLine: true
      case .expanded: value.isEmptyOrScalar
      case .asStyle: fitsOnLine(value, column: column)
      }
    guard !onOneLine else {
      writeOnLine(value)
      return
    }
    let inner = indentation + style.indent
    switch value {
    case .array(let elements):
      out.append(ASCII.openBracket)
      for (index, element) in elements.enumerated() {
        startItem(isFirst: index == 0, inner)
        write(element, form: .asStyle, indentation: inner, column: inner.count)
      }
      endItems(ASCII.closeBracket, indentation)
    case .object(let object):
      out.append(ASCII.openBrace)
      for (index, member) in object.members.enumerated() {
        startItem(isFirst: index == 0, inner)
        let start = out.count
        writeKey(member.key)
        let column = inner.count + out[start...].columns
        write(member.value, form: .asStyle, indentation: inner, column: column)
      }
      endItems(ASCII.closeBrace, indentation)
    default:
      writeOnLine(value)
    }
  }

  mutating func writeKey(_ key: String) {
    out.appendJSONString(key)
    out += style.colon
  }

  /// Whether the style puts the value on one line that has `column` columns already; a comma after
  /// it must find room too.
  func fitsOnLine(_ value: JSONValue, column: Int) -> Bool {
    if value.isEmptyOrScalar { return true }
    switch style.layout {
    case .oneLine: return true
    case .expanded: return false
    case .fitted:
      guard value.isSmall else { return false }
      let width = value.isRecord ? style.recordWidth : style.width
      var printer = JSONPrinter(style: style)
      return printer.writeOnLine(value, limit: width * 4)
        && column + printer.out[...].columns + 1 <= width
    }
  }

  /// Writes a value without line breaks; gives up once there are more bytes than `limit`.
  @discardableResult
  private mutating func writeOnLine(_ value: JSONValue, limit: Int = .max) -> Bool {
    switch value {
    case .null: out += "null".utf8
    case .bool(let value): out += (value ? "true" : "false").utf8
    case .number(let number): out += number.text.utf8
    case .string(let text): out.appendJSONString(text)
    case .array(let elements):
      out.append(ASCII.openBracket)
      for (index, element) in elements.enumerated() {
        out += index == 0 ? style.bracketPadding : style.comma
        guard writeOnLine(element, limit: limit) else { return false }
      }
      if !elements.isEmpty { out += style.bracketPadding }
      out.append(ASCII.closeBracket)
    case .object(let object):
      out.append(ASCII.openBrace)
      for (index, member) in object.members.enumerated() {
        out += index == 0 ? style.bracePadding : style.comma
        writeKey(member.key)
        guard writeOnLine(member.value, limit: limit) else { return false }
      }
      if !object.isEmpty { out += style.bracePadding }
      out.append(ASCII.closeBrace)
    }
    return out.count <= limit
  }

  private mutating func startItem(isFirst: Bool, _ indentation: [UInt8]) {
    if !isFirst { out.append(ASCII.comma) }
    out += style.newline
    out += indentation
  }

  private mutating func endItems(_ closer: UInt8, _ indentation: [UInt8]) {
    out += style.newline
    out += indentation
    out.append(closer)
  }
}

extension ArraySlice<UInt8> {
  /// How many columns a text takes: one each character.
  var columns: Int { count { $0 & 0xC0 != 0x80 } }
}

extension JSONValue {
  fileprivate var isEmptyOrScalar: Bool {
    switch self {
    case .array(let elements): elements.isEmpty
    case .object(let object): object.isEmpty
    default: true
    }
  }

  /// Whether nothing in it has a content of its own.
  private var isFlat: Bool {
    switch self {
    case .array(let elements): elements.allSatisfy(\.isEmptyOrScalar)
    case .object(let object): object.members.allSatisfy { $0.value.isEmptyOrScalar }
    default: true
    }
  }

  /// Whether it is an object of nothing but scalars.
  fileprivate var isRecord: Bool {
    guard case .object(let object) = self else { return false }
    return object.members.allSatisfy { $0.value.kind != .array && $0.value.kind != .object }
  }

  fileprivate var isSmall: Bool {
    switch self {
    case .object(let object): object.members.allSatisfy { $0.value.isFlat }
    default: isFlat
    }
  }
}
