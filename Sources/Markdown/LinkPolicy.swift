/// Where links and images may lead: http, https, mailto, and relative destinations.
enum LinkPolicy {
  /// Decides on a destination as cmark leaves it, entities and backslashes decoded. Stricter than a
  /// browser: control characters, which browsers skip, a leading space, and a colon that is
  /// percent-encoded are no way round.
  static func allows(_ destination: Span<UInt8>) -> Bool {
    guard destination.count > 0 else { return true }
    for index in destination.indices where destination[index] < 0x20 || destination[index] == 0x7F {
      return false
    }
    // Browsers take a backslash for a slash, and two of them for the start of a host.
    switch destination[0] {
    case .space, .backslash: return false
    case .slash:
      return destination.count == 1 || destination[1] != .slash && destination[1] != .backslash
    default: break
    }
    guard let scheme = schemeEnd(of: destination) else { return true }
    return destination[scheme] == .colon
      && ["http", "https", "mailto"].contains { name in
        name.utf8.count == scheme
          && zip(name.utf8, destination.indices).allSatisfy { $0 == destination[$1] | 0x20 }
      }
  }

  /// Where the colon is, plain or encoded, that ends a scheme: it comes before any of `/?#`.
  private static func schemeEnd(of destination: Span<UInt8>) -> Int? {
    for index in destination.indices {
      switch destination[index] {
      case .slash, .question, .hash: return nil
      case .colon: return index
      case .percent
      where index + 2 < destination.count && destination[index + 1] == 0x33
        && destination[index + 2] | 0x20 == 0x61:
        return index
      default: break
      }
    }
    return nil
  }
}
