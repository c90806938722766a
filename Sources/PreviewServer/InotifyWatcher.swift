#if os(Linux)
  import Dispatch
  internal import Glibc
  import Synchronization

  /// Is told by Linux when something in a folder changes; the only code that calls inotify.
  ///
  /// A class because it owns a descriptor, which is closed when its source has ended.
  package final class InotifyWatcher: FolderWatcher {
    package let changes: AsyncStream<Void>
    private let descriptor: Int32
    private let continuation: AsyncStream<Void>.Continuation
    /// Nil once it was stopped.
    private let source: Mutex<(any DispatchSourceRead)?>

    /// What of a folder is of interest: names that come, go and change place, and files that were
    /// written. A file that is only read says nothing, or whoever looks would wake themselves.
    private static let events = UInt32(
      IN_CREATE | IN_CLOSE_WRITE | IN_MODIFY | IN_ATTRIB | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE
        | IN_DELETE_SELF | IN_MOVE_SELF)

    /// Nil where the system has no room for it.
    package init?() {
      let descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
      if descriptor < 0 { return nil }
      let (changes, continuation) = AsyncStream.makeStream(
        of: Void.self, bufferingPolicy: .bufferingNewest(1))
      self.changes = changes
      self.descriptor = descriptor
      self.continuation = continuation
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .global())
      source.setEventHandler {
        Self.drain(descriptor)
        continuation.yield()
      }
      source.setCancelHandler { _ = close(descriptor) }
      source.resume()
      self.source = Mutex(source)
    }

    deinit { stop() }

    package func watch(_ folder: String) -> Bool {
      if unsafe inotify_add_watch(descriptor, folder, Self.events) >= 0 { return true }
      return errno != ENOSPC && errno != ENOMEM
    }

    package func stop() {
      continuation.finish()
      let source = source.withLock { $0.take() }
      source?.cancel()
    }

    /// What exactly happened is looked up on the disk, where it may have gone on since.
    private static func drain(_ descriptor: Int32) {
      var room = [UInt8](repeating: 0, count: 16 << 10)
      var count = room.count
      while count > 0 { count = unsafe read(descriptor, &room, room.count) }
    }
  }
#endif
