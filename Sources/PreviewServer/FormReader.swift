package import Web

/// Reads what a form sends: `nombre=Ana+Gil&dorsal=9`.
package enum FormReader {
  /// Why it cannot be what a form of ours sent.
  package enum Fault: Error, Sendable, Hashable {
    case tooManyFields(limit: Int)
    case badEscape
    case notUTF8
    case nul
  }

  package static let limit = 1_000

  package static func form(_ bytes: [UInt8]) throws(Fault) -> WebForm {
    let ampersand = UInt8(ascii: "&")
    guard bytes.count(where: { $0 == ampersand }) < limit else {
      throw .tooManyFields(limit: limit)
    }
    var fields: [WebForm.Field] = []
    for pair in bytes.split(separator: ampersand) {
      let sign = pair.firstIndex(of: UInt8(ascii: "=")) ?? pair.endIndex
      fields.append(
        WebForm.Field(try text(pair[..<sign]), try text(pair[sign...].dropFirst())))
    }
    return WebForm(fields)
  }

  private static func text(_ written: ArraySlice<UInt8>) throws(Fault) -> String {
    guard let bytes = PercentEscapes.undone(written, plusIsSpace: true) else { throw .badEscape }
    if bytes.contains(0) { throw .nul }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8 }
    return text
  }
}
