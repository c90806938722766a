/// Where each name of a program is in each shape that it can meet: what makes looking up a name an
/// index and a comparison for each level of the context stack, with no text and no dictionary.
struct SlotTable: Sendable {
  /// No such name in a shape.
  static let absent: Int32 = -1

  private let names: Int
  /// Signatures of shapes by an open hash; a row number with each.
  private let buckets: [(signature: UInt64, row: Int32)]
  private let mask: UInt64
  let widths: [Int]
  private let slots: [Int32]

  /// `names` in the order of their numbers; `shapes` with all their parts.
  init(names: [String], shapes: [Shape]) {
    var all: [Shape] = []
    var seen: Set<UInt64> = []
    var next = shapes
    while let shape = next.popLast() {
      guard seen.insert(shape.signature).inserted else { continue }
      all.append(shape)
      next += shape.fields.compactMap { $0.kind.innerShape }
    }
    var size = 8
    while size < all.count * 2 { size *= 2 }
    let mask = UInt64(size - 1)
    var buckets = Array(repeating: (signature: UInt64(0), row: Self.absent), count: size)
    for (row, shape) in all.enumerated() {
      var index = shape.signature & mask
      while buckets[Int(index)].row >= 0 { index = (index + 1) & mask }
      buckets[Int(index)] = (shape.signature, Int32(row))
    }
    self.names = names.count
    self.buckets = buckets
    self.mask = mask
    widths = all.map(\.fields.count)
    slots = all.flatMap { shape in
      names.map { shape.slot(of: $0).map { Int32($0) } ?? Self.absent }
    }
  }

  /// The row of a shape; nil for one that the program cannot meet.
  @inline(__always)
  func row(of signature: UInt64) -> Int? {
    var index = signature & mask
    while true {
      let bucket = buckets[Int(index)]
      if bucket.row < 0 { return nil }
      if bucket.signature == signature { return Int(bucket.row) }
      index = (index + 1) & mask
    }
  }

  /// The slot of a name in a row, or `absent`.
  @inline(__always)
  func slot(of name: Int, row: Int) -> Int {
    Int(slots[row * names + name])
  }
}

extension Kind {
  fileprivate var innerShape: Shape? {
    switch self {
    case .record(let shape): shape
    case .list(let element): element.innerShape
    case .text, .number, .flag, .markup, .picture, .template: nil
    }
  }
}
