/// Finds keys that an object has twice.
///
/// While an object is open, one fingerprint of each of its keys is on a stack. A small object whose
/// fingerprints all differ, that is nearly every one, is done with that; the others are looked at
/// key by key through a hash, so that an object of any size costs linear time.
struct DuplicateKeys {
  /// How many are told: enough to see that something is wrong with the file as a whole.
  private static let limit = 50
  /// The largest object whose fingerprints are compared each with each.
  private static let small = 24

  private(set) var found: [JSONDuplicateKey] = []
  private var fingerprints: [UInt64] = []
  private var starts: [Int] = []

  mutating func openObject() {
    starts.append(fingerprints.count)
  }

  /// Notes the key at `offset`; `entry` is the second entry of its string on the tape.
  @inline(__always)
  mutating func addKey(_ input: Span<UInt8>, offset: Int, entry: UInt32) {
    fingerprints.append(fingerprint(input, start: offset + 1, entry: entry))
  }

  /// Ends the object whose tape entries start at `node`, and notes the keys it repeats.
  mutating func closeObject(_ input: Span<UInt8>, tape: [UInt32], node: Int) {
    guard let start = starts.popLast() else { return }
    if mayRepeat(from: start), found.count < Self.limit {
      collect(input, tape: tape, node: node)
    }
    while fingerprints.count > start { fingerprints.removeLast() }
  }

  /// Equal for equal keys. Escaped keys all get the same one, as two spellings may be one key.
  @inline(__always)
  private func fingerprint(_ input: Span<UInt8>, start: Int, entry: UInt32) -> UInt64 {
    let length = Int(entry >> 1)
    if entry & 1 != 0 { return Self.escaped }
    if length >= 8 {
      let last = input.word(at: start + length - 8)
      return input.word(at: start) ^ (last &* 0x9E37_79B9_7F4A_7C15)
    }
    if start + 8 <= input.count {
      return input.word(at: start) & ((1 << UInt64(length * 8)) - 1)
    }
    return (start..<start + length).reversed().reduce(0) { $0 << 8 | UInt64(input.byte(at: $1)) }
  }

  /// No key in UTF-8 has this fingerprint by its bytes alone; if one has it by chance, the object
  /// gets the slow look.
  private static let escaped: UInt64 = .max

  private func mayRepeat(from start: Int) -> Bool {
    let count = fingerprints.count - start
    guard count <= Self.small else { return true }
    for later in start..<fingerprints.count {
      let print = fingerprints[later]
      if print == Self.escaped { return true }
      for earlier in start..<later where fingerprints[earlier] == print { return true }
    }
    return false
  }

  /// Where a key is in the table of the slow look: under its hash, moved on by one for each other
  /// key that is there already. The hash is seeded by chance, so that no text is made to collide.
  private struct Slot: Hashable {
    var hash: Int
    var moves = 0
  }

  /// Notes the repeated keys of one object, in their order; keys are compared byte by byte once
  /// their escapes are resolved.
  private mutating func collect(_ input: Span<UInt8>, tape: [UInt32], node: Int) {
    var entries: [Slot: Int] = [:]
    entries.reserveCapacity(Int(tape[node + 3]))
    var index = node + JSONStorage.containerHeader
    let end = Int(tape[node + 2])
    while index < end, found.count < Self.limit {
      let key = Key(entry: index, tape)
      var slot = Slot(hash: key.hash(input))
      while let first = entries[slot] {
        let other = Key(entry: first, tape)
        if key.isEqual(to: other, input) {
          found.append(
            JSONDuplicateKey(
              key: key.text(input), firstOffset: other.start - 1, secondOffset: key.start - 1))
          break
        }
        slot.moves += 1
      }
      if entries[slot] == nil { entries[slot] = index }
      index += JSONStorage.stringEntries
      switch input.byte(at: Int(tape[index])) {
      case ASCII.quote: index += JSONStorage.stringEntries
      case ASCII.openBrace, ASCII.openBracket: index = Int(tape[index + 2])
      default: index += 1
      }
    }
  }
}

/// A key as it is in the text.
private struct Key {
  let start: Int
  let end: Int
  let hasEscapes: Bool

  /// The key whose string is at `entry` of the tape.
  init(entry: Int, _ tape: [UInt32]) {
    start = Int(tape[entry]) + 1
    end = start + Int(tape[entry + 1] >> 1)
    hasEscapes = tape[entry + 1] & 1 != 0
  }

  func hash(_ input: Span<UInt8>) -> Int {
    guard hasEscapes else { return input.extracting(start..<end).contentHash }
    let resolved = unescaped(input, start..<end)
    return resolved.span.contentHash
  }

  func isEqual(to other: Key, _ input: Span<UInt8>) -> Bool {
    if hasEscapes || other.hasEscapes {
      return unescaped(input, start..<end) == unescaped(input, other.start..<other.end)
    }
    return end - start == other.end - other.start
      && (0..<end - start).allSatisfy {
        input.byte(at: start + $0) == input.byte(at: other.start + $0)
      }
  }

  func text(_ input: Span<UInt8>) -> String {
    String(decoding: unescaped(input, start..<end), as: UTF8.self)
  }
}
