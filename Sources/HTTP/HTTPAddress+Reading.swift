extension HTTPAddress {
  /// Reads an address as a person writes it.
  package init(_ text: String) throws(AddressFault) {
    guard !text.isEmpty else { throw .empty }
    guard text.utf8.count <= Self.longest else { throw .tooLong(limit: Self.longest) }
    let scalars = text.unicodeScalars
    guard let mark = text.firstRange(of: "://") else { throw .noScheme }
    scheme = try Self.scheme(scalars[..<mark.lowerBound])
    let rest = scalars[mark.upperBound...]
    let end = rest.firstIndex { "/?#\\".unicodeScalars.contains($0) } ?? rest.endIndex
    (host, port) = try Self.authority(rest[..<end])
    path = try Self.path(rest[end...])
  }

  private static func scheme(_ text: Substring.UnicodeScalarView) throws(AddressFault) -> String {
    let scheme = String(text).lowercased()
    if scheme == "http" || scheme == "https" { return scheme }
    // Any other word may be a password that somebody put there.
    guard ["file", "ftp", "ftps", "sftp", "ssh", "ws", "wss"].contains(scheme) else {
      throw .noScheme
    }
    throw .otherScheme(scheme)
  }

  private static func authority(
    _ text: Substring.UnicodeScalarView
  ) throws(AddressFault) -> (host: String, port: Int?) {
    if text.contains("@") { throw .credentials }
    let hostEnd: Substring.UnicodeScalarView.Index
    if text.first == "[" {
      guard let close = text.firstIndex(of: "]") else { throw .noHost }
      let inside = text[..<close].dropFirst()
      if let bad = inside.first(where: { !($0.properties.isASCIIHexDigit || ":.".has($0)) }) {
        throw .hostCharacter(Character(bad))
      }
      guard inside.contains(":") else { throw .noHost }
      hostEnd = text.index(after: close)
    } else {
      hostEnd = text.firstIndex(of: ":") ?? text.endIndex
      if let bad = text[..<hostEnd].first(where: { !isHost($0) }) {
        throw .hostCharacter(Character(bad))
      }
    }
    guard hostEnd != text.startIndex else { throw .noHost }
    return (String(text[..<hostEnd]).lowercased(), try port(text[hostEnd...]))
  }

  private static func port(_ text: Substring.UnicodeScalarView) throws(AddressFault) -> Int? {
    guard let colon = text.first else { return nil }
    let digits = text.dropFirst()
    guard colon == ":", (1...5).contains(digits.count), digits.allSatisfy({ "0"..."9" ~= $0 }),
      let port = Int(String(digits)), 1...65_535 ~= port
    else { throw .port }
    return port
  }

  private static func path(_ text: Substring.UnicodeScalarView) throws(AddressFault) -> String {
    var path = ""
    var digitsDue = 0
    for scalar in text {
      if digitsDue > 0 {
        guard scalar.properties.isASCIIHexDigit else { throw .percent }
        digitsDue -= 1
      }
      switch scalar {
      case "?", "#": throw .queryOrFragment
      case "%":
        digitsDue = 2
        path.unicodeScalars.append(scalar)
      case "!"..."~" where !"\"<>\\^`{|}".has(scalar): path.unicodeScalars.append(scalar)
      case _ where scalar.isASCII || !isLetterOrDigit(scalar):
        throw .pathCharacter(Character(scalar))
      default: for byte in UTF8.encode(scalar) ?? .init() { path += percentEncoded(byte) }
      }
    }
    if digitsDue > 0 { throw .percent }
    return path
  }

  private static func percentEncoded(_ byte: UInt8) -> String {
    "%" + (byte < 0x10 ? "0" : "") + String(byte, radix: 16, uppercase: true)
  }

  private static func isASCIILetter(_ scalar: Unicode.Scalar) -> Bool {
    "a"..."z" ~= scalar || "A"..."Z" ~= scalar
  }

  private static func isHost(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? isASCIILetter(scalar) || "0"..."9" ~= scalar || "-._".has(scalar)
      : isLetterOrDigit(scalar)
  }

  /// A letter, a mark on one, or a digit, of any script.
  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .otherLetter, .modifierLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      true
    default: false
    }
  }
}

extension String {
  fileprivate func has(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
