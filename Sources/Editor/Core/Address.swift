/// An address below `/editar/`, with what it is about after `?`.
enum Address {
  static let root = "/editar/"

  static func of(_ path: String, _ query: [(String, String)] = []) -> String {
    let pairs = query.map { encoded($0.0) + "=" + encoded($0.1) }
    return root + path + (pairs.isEmpty ? "" : "?" + pairs.joined(separator: "&"))
  }

  /// The address with one more pair after `?`.
  static func adding(_ name: String, _ value: String, to address: String) -> String {
    let parts = address.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let (start, fragment) = (parts[0], parts.count > 1 ? "#" + parts[1] : "")
    return start + (start.contains("?") ? "&" : "?") + encoded(name) + "=" + encoded(value)
      + fragment
  }

  static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
        UInt8(ascii: "."), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return result
  }
}

extension Address {
  /// The name of the number of what a page is to tell.
  static let notice = "aviso"

  static func number(of location: String) -> Int? {
    location.split { "?&#".contains($0) }.compactMap { pair in
      pair.hasPrefix(notice + "=") ? Int(pair.dropFirst(notice.count + 1)) : nil
    }.first
  }

  /// The address with a notice, in the place of another one.
  static func withNotice(_ number: Int, in location: String) -> String {
    guard let old = Self.number(of: location) else {
      return adding(notice, "\(number)", to: location)
    }
    let text = "\(notice)=\(old)"
    guard let range = location.firstRange(of: text) else { return location }
    return location.replacingCharacters(in: range, with: "\(notice)=\(number)")
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    String(self[..<range.lowerBound]) + text + String(self[range.upperBound...])
  }
}
