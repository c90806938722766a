import PreviewServer

/// A site of a few files.
struct TestSite: ServedSite {
  var basePath = ""
  var files: [String: String]
  /// Whether they have to be made first.
  var isSlow = false

  func has(_ path: String) -> Bool { files[path] != nil }

  func known(_ path: String) -> ServedFile? {
    isSlow ? nil : files[path].map { ServedFile(Array($0.utf8)) }
  }

  func file(_ path: String) async -> ServedFile { ServedFile(Array((files[path] ?? "").utf8)) }
}
