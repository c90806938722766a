/// Says again and again that something may have changed: for systems that tell nothing, and for more
/// folders than the system will watch.
package struct PollingWatcher: FolderWatcher {
  package let changes: AsyncStream<Void>
  private let clock: Task<Void, Never>

  package init(every pause: Duration = .milliseconds(400)) {
    let (changes, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    self.changes = changes
    clock = Task(priority: .utility) {
      // Ended while it sleeps: nobody wants to know any more.
      while (try? await Task.sleep(for: pause)) != nil { continuation.yield() }
      continuation.finish()
    }
  }

  package func watch(_ folder: String) -> Bool { true }

  package func stop() { clock.cancel() }
}
