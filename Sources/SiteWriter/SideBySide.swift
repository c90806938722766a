internal import Dispatch
internal import Synchronization

/// With fewer files, starting threads takes longer than doing without.
private let worthThreads = 2_000

/// Runs `body` for every index, on several processors where there is enough to do.
/// - Parameter files: how many files are touched in all.
///
/// Throws, of what `body` threw, that of the lowest index.
func sideBySide<Failure: Error>(
  _ count: Int, files: Int, _ body: @Sendable (Int) throws(Failure) -> Void
) throws(Failure) {
  guard files > worthThreads else {
    for index in 0..<count { try body(index) }
    return
  }
  let failures = Mutex<[Int: Failure]>([:])
  DispatchQueue.concurrentPerform(iterations: count) { index in
    do throws(Failure) {
      try body(index)
    } catch {
      failures.withLock { $0[index] = error }
    }
  }
  if let first = failures.withLock({ $0 }).min(by: { $0.key < $1.key }) { throw first.value }
}
