internal import Files

/// The plan in the order of the list: by the bytes of the path.
struct OrderedPlan: Sendable {
  let files: [PlannedFile]
  /// Numbers of `files`, sorted by path.
  let order: [Int]
  /// The folders of the files, each after the one that it is in.
  let folders: [String]

  /// Throws `.invalidPath`, `.samePath` and `.fileAndFolder`: faults of whoever made the plan, found
  /// before the disk is touched.
  init(_ files: [PlannedFile]) throws(SiteWriterError) {
    for file in files where !PathRules.isValid(file.path) || file.path == Manifest.name {
      throw .invalidPath(file.path)
    }
    let order = orderByBytes(files.map(\.path))
    for (first, second) in zip(order, order.dropFirst())
    where files[first].path.hasSameBytes(as: files[second].path) {
      throw .samePath(files[first].path)
    }
    self.files = files
    self.order = order
    folders = PathRules.folders(of: order.lazy.map { files[$0].path })
    for folder in folders where contains(folder) {
      throw .fileAndFolder(folder)
    }
  }

  private func contains(_ path: String) -> Bool {
    var low = 0
    var high = order.count
    while low < high {
      let middle = (low + high) / 2
      if files[order[middle]].path.precedesInBytes(path) { low = middle + 1 } else { high = middle }
    }
    return low < order.count && files[order[low]].path.hasSameBytes(as: path)
  }
}
