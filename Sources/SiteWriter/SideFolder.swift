internal import Files
internal import Synchronization

/// A hidden folder beside the output, in which files are laid out as in the output before they are
/// put into their places. Made when the first file comes; used from several threads.
///
/// A class because threads share what is already made.
final class SideFolder: Sendable {
  private struct State {
    var root: Folder?
    var made: Set<ExactPath> = []
  }

  let parent: Folder
  let name: String
  private let state = Mutex(State())

  init(_ name: String, in parent: Folder) {
    self.name = name
    self.parent = parent
  }

  /// One that is there already.
  init(_ root: Folder, named name: String, in parent: Folder) {
    self.name = name
    self.parent = parent
    state.withLock { $0.root = root }
  }

  /// Takes note of a folder in it that is there already.
  func adopt(_ folder: String) {
    state.withLock { state in _ = state.made.insert(ExactPath(folder)) }
  }

  /// The folder itself, made if need be.
  func root() throws -> Folder {
    try state.withLock { state in
      try SideFolder.root(&state, parent, name)
    }
  }

  /// The folder with `folder` made in it, and whatever that is in.
  func root(with folder: String) throws -> Folder {
    try state.withLock { state in
      let root = try SideFolder.root(&state, parent, name)
      if folder.isEmpty || state.made.contains(ExactPath(folder)) { return root }
      for ancestor in PathRules.chain(folder) where !state.made.contains(ExactPath(ancestor)) {
        try root.makeFolder(ancestor)
        state.made.insert(ExactPath(ancestor))
      }
      return root
    }
  }

  private static func root(_ state: inout State, _ parent: Folder, _ name: String) throws -> Folder
  {
    if let root = state.root { return root }
    try parent.makeFolder(name)
    let root = try parent.folder(name)
    state.root = root
    return root
  }

  /// Removes the folder and all that is in it, if it was made.
  func remove() throws {
    try state.withLock { state in
      if state.root == nil { return }
      try parent.removeTree(name)
      state = State()
    }
  }
}
