internal import Files

/// What the last build knew of the files it left: enough to see, by looking at a file from outside,
/// that it is still as it was and still what the plan asks for.
///
/// Only ever saves work. It belongs to one list (`Manifest`), of which it has one record for each
/// line; whatever is wrong with it, it is as if there were none.
struct BuildCache: Sendable {
  /// What tells a file that nobody touched; `fingerprint` as in the plan.
  struct Record: Sendable, Equatable {
    var fingerprint: ContentHash?
    var size: Int
    var modified: Int64
    var inode: UInt64

    init(fingerprint: ContentHash?, _ status: FileStatus) {
      self.fingerprint = fingerprint
      size = status.size
      modified = status.modified
      inode = status.inode
    }

    fileprivate init(fingerprint: ContentHash?, size: Int, modified: Int64, inode: UInt64) {
      self.fingerprint = fingerprint
      self.size = size
      self.modified = modified
      self.inode = inode
    }

    func describes(_ status: FileStatus) -> Bool {
      status.kind == .file && status.size == size && status.modified == modified
        && status.inode == inode
    }
  }

  /// The file, as it is on the disk.
  let bytes: [UInt8]

  private static let magic = Array("marcache".utf8)
  private static let headerSize = 40
  private static let recordSize = 48
  /// The most bytes that one is read of: a million pages.
  static let limit = 64 << 20

  /// - Parameter owner: fingerprint of all that the cache is valid for: the program, the output, the
  ///   list.
  init(owner: ContentHash, records: [Record]) {
    var bytes = BuildCache.magic
    bytes.reserveCapacity(BuildCache.headerSize + records.count * BuildCache.recordSize + 16)
    append(owner.high, to: &bytes)
    append(owner.low, to: &bytes)
    append(UInt64(records.count), to: &bytes)
    append(1, to: &bytes)
    for record in records {
      append(record.fingerprint?.high ?? 0, to: &bytes)
      append(record.fingerprint?.low ?? 0, to: &bytes)
      append(UInt64(bitPattern: Int64(record.size)), to: &bytes)
      append(UInt64(bitPattern: record.modified), to: &bytes)
      append(record.inode, to: &bytes)
      append(record.fingerprint == nil ? 0 : 1, to: &bytes)
    }
    let sum = ContentHash(bytes)
    append(sum.high, to: &bytes)
    append(sum.low, to: &bytes)
    self.bytes = bytes
  }

  /// Nil when it is not a whole cache of this owner with one record for each of `count` files.
  init?(_ bytes: [UInt8], owner: ContentHash, count: Int) {
    let size = BuildCache.headerSize + count * BuildCache.recordSize
    guard bytes.count == size + 16, bytes.starts(with: BuildCache.magic),
      word(bytes, 8) == owner.high, word(bytes, 16) == owner.low,
      word(bytes, 24) == UInt64(count), word(bytes, 32) == 1
    else { return nil }
    let sum = ContentHash(Array(bytes[..<size]))
    guard word(bytes, size) == sum.high, word(bytes, size + 8) == sum.low else { return nil }
    self.bytes = bytes
  }

  /// The record of the file on line `index` of the list.
  subscript(index: Int) -> Record {
    let start = BuildCache.headerSize + index * BuildCache.recordSize
    let isKnown = word(bytes, start + 40) == 1
    return Record(
      fingerprint: isKnown
        ? ContentHash(high: word(bytes, start), low: word(bytes, start + 8)) : nil,
      size: Int(truncatingIfNeeded: word(bytes, start + 16)),
      modified: Int64(bitPattern: word(bytes, start + 24)), inode: word(bytes, start + 32))
  }
}

private func append(_ word: UInt64, to bytes: inout [UInt8]) {
  for shift in stride(from: UInt64(0), to: 64, by: 8) {
    bytes.append(UInt8(truncatingIfNeeded: word >> shift))
  }
}

private func word(_ bytes: [UInt8], _ offset: Int) -> UInt64 {
  var word: UInt64 = 0
  for index in (0..<8).reversed() {
    word = word << 8 | UInt64(bytes[offset + index])
  }
  return word
}
