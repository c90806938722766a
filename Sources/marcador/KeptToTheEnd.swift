import Synchronization

/// What is needed to the end of the program, and is given back with it: to give back a large tournament
/// piece by piece takes as long as to look whether each page of its site is still right.
enum KeptToTheEnd {
  private static let kept = Mutex<[any Sendable]>([])

  static func keep(_ values: any Sendable...) {
    kept.withLock { $0 += values }
  }
}
