import Web

/// The forms that were sent, by the number of each: sent again with the same in it, as by a double
/// click, nothing is done a second time.
@MainActor
struct SentForms {
  private struct Entry {
    let number: String
    /// Of the fields: they may be long.
    let digest: Int
    let task: Task<WebResponse, Never>
  }

  private var entries: [Entry] = []
  private static let most = 200

  subscript(number: String, form: WebForm) -> Task<WebResponse, Never>? {
    entries.first { $0.number == number && $0.digest == form.hashValue }?.task
  }

  mutating func note(_ task: Task<WebResponse, Never>, _ number: String, _ form: WebForm) {
    entries.append(Entry(number: number, digest: form.hashValue, task: task))
    if entries.count > Self.most { entries.removeFirst() }
  }

  mutating func forget(_ number: String, _ form: WebForm) {
    entries.removeAll { $0.number == number && $0.digest == form.hashValue }
  }
}
