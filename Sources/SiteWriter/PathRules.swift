internal import Files

/// Rules for the paths of files in a site, whoever wrote them: the plan, or the list found on the disk.
enum PathRules {
  /// Whether the path stays inside the output and can stand in a line of the list: relative, no empty
  /// part, no `.` or `..`, no control character.
  static func isValid(_ path: String) -> Bool {
    var partLength = 0
    var dots = 0
    for byte in path.utf8 {
      switch byte {
      case 0x2F:
        if partLength == 0 || (dots == partLength && dots <= 2) { return false }
        (partLength, dots) = (0, 0)
        continue
      case 0..<0x20, 0x7F: return false
      case 0x2E: dots += 1
      default: break
      }
      partLength += 1
    }
    return partLength > 0 && !(dots == partLength && dots <= 2)
  }

  /// A name of any bytes as it can stand in a line.
  static func escaped(_ path: String) -> String {
    if !path.utf8.contains(where: mustBeEscaped) { return path }
    var text: [UInt8] = []
    for byte in path.utf8 {
      if mustBeEscaped(byte) {
        text += "%\(byte < 0x10 ? "0" : "")\(String(byte, radix: 16))".utf8
      } else {
        text.append(byte)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// What `escaped` was made of.
  static func unescaped(_ text: String) -> String {
    if !text.utf8.contains(UInt8(ascii: "%")) { return text }
    var path: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        path.append(code)
        rest = rest.dropFirst(2)
      } else {
        path.append(byte)
      }
    }
    return String(decoding: path, as: UTF8.self)
  }

  private static func mustBeEscaped(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%")
  }

  /// The folder of a path, without the `/` at its end; empty for a file at the top.
  static func folder(of path: String) -> Substring {
    Substring(path.utf8.prefix(path.offset(ofLast: 0x2F) ?? 0))
  }

  /// The same path with a number before its ending: `a/b.2.html`.
  static func numbered(_ path: String, _ number: Int) -> String {
    let folder = folder(of: path)
    let name = path.utf8.dropFirst(folder.utf8.count)
    guard let dot = name.lastIndex(of: UInt8(ascii: ".")) else { return "\(path).\(number)" }
    return "\(folder)\(Substring(name[..<dot])).\(number)\(Substring(name[dot...]))"
  }

  /// The folders of `paths`, each after the one that it is in; quicker where those of one folder come
  /// together.
  static func folders(of paths: some Sequence<String>) -> [String] {
    var found: [String] = []
    var known: Set<ExactPath> = []
    var last: String?
    for path in paths {
      if let last, path.sharesFolder(with: last) { continue }
      last = path
      for ancestor in chain(String(folder(of: path)))
      where known.insert(ExactPath(ancestor)).inserted {
        found.append(ancestor)
      }
    }
    return found
  }

  /// Places of neighbours in `paths` that are in one folder.
  static func groups(of paths: [String]) -> [Range<Int>] {
    var groups: [Range<Int>] = []
    var start = 0
    for end in paths.indices.map({ $0 + 1 })
    where end == paths.count || !paths[end].sharesFolder(with: paths[start]) {
      groups.append(start..<end)
      start = end
    }
    return groups
  }

  /// A folder after all those that it is in: `a`, `a/b`, `a/b/c`; nothing for the top.
  static func chain(_ folder: String) -> [String] {
    var chain: [String] = []
    var rest = folder[...]
    while !rest.isEmpty {
      chain.append(String(rest))
      rest = PathRules.folder(of: String(rest))
    }
    return chain.reversed()
  }
}
