internal import Files

/// The list of what is ours in an output folder, kept in it as `.marcador`; its first line is also
/// the mark by which we know the folder again.
///
///     marcador-site 1
///     0f3c… clasificacion.html
///     77ab… partidos/1.html
///     end 2
///
/// The same files give the same bytes: no times, sorted by path. The last line tells a list that was
/// cut short.
struct Manifest: Sendable, Equatable {
  static let name = ".marcador"
  /// The most bytes that a list is read of: a million pages.
  static let limit = 128 << 20

  /// Sorted by bytes, without doubles.
  var paths: [String] = []
  /// Fingerprints of the contents, in the same order.
  var hashes: [ContentHash] = []

  /// What a file of that name turned out to be.
  enum Reading: Sendable {
    case list(Manifest)
    /// Ours, but what is in the folder is not known: cut short, emptied by a power cut, changed by
    /// hand or by a merge.
    case damaged
    case newerVersion
    case notOurs
  }

  var bytes: [UInt8] {
    var bytes = Array("\(Manifest.signature) 1\n".utf8)
    bytes.reserveCapacity(paths.count * 64)
    for (path, hash) in zip(paths, hashes) {
      hash.appendHex(to: &bytes)
      bytes.append(0x20)
      bytes.append(contentsOf: path.utf8)
      bytes.append(0x0A)
    }
    bytes.append(contentsOf: "end \(paths.count)\n".utf8)
    return bytes
  }

  private static let signature = "marcador-site"

  static func read(_ bytes: [UInt8]) -> Reading {
    if bytes.allSatisfy({ $0 == 0 }) { return .damaged }
    var lines = Lines(bytes)
    guard let first = lines.next(), lines.text(first).hasPrefix(signature + " ") else {
      return .notOurs
    }
    guard let version = Int(lines.text(first).dropFirst(signature.count + 1)) else {
      return .damaged
    }
    if version > 1 { return .newerVersion }
    var manifest = Manifest()
    manifest.paths.reserveCapacity(bytes.count / 50)
    manifest.hashes.reserveCapacity(bytes.count / 50)
    while let line = lines.next() {
      guard line.count > 33, bytes[line.lowerBound + 32] == 0x20,
        let hash = ContentHash(hexIn: bytes, at: line.lowerBound)
      else {
        let isWhole = lines.text(line) == "end \(manifest.paths.count)" && lines.next() == nil
        return isWhole ? .list(manifest) : .damaged
      }
      let path = lines.text((line.lowerBound + 33)..<line.upperBound)
      guard PathRules.isValid(path), path != name,
        manifest.paths.last?.precedesInBytes(path) ?? true
      else { return .damaged }
      manifest.paths.append(path)
      manifest.hashes.append(hash)
    }
    return .damaged
  }
}
