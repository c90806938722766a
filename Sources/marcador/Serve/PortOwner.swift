import Foundation

/// Which process listens on a port, where the system tells in `/proc`.
enum PortOwner {
  /// Nil where it does not, or where the process is somebody else's.
  static func process(on port: Int) -> Int? {
    // The tables are given piece by piece, and a piece may lack a line where sockets come and go.
    for _ in 0..<10 {
      if let process = look(on: port) { return process }
      Thread.sleep(forTimeInterval: 0.02)
    }
    return nil
  }

  private static func look(on port: Int) -> Int? {
    let tables = ["/proc/net/tcp", "/proc/net/tcp6"].compactMap { path in
      FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
    }
    let sockets = Set(tables.flatMap { inodes(in: $0, listeningOn: port) }.map { "socket:[\($0)]" })
    if sockets.isEmpty { return nil }
    return names(in: "/proc").compactMap { Int($0) }.sorted().first { process in
      names(in: "/proc/\(process)/fd").contains { name in
        // A process may end, or close, while it is being looked at.
        let target = try? FileManager.default.destinationOfSymbolicLink(
          atPath: "/proc/\(process)/fd/\(name)")
        return target.map { sockets.contains($0) } ?? false
      }
    }
  }

  /// The inodes of the sockets in a table of the system that listen on a port.
  static func inodes(in table: String, listeningOn port: Int) -> [String] {
    table.split(separator: "\n").dropFirst().compactMap { line in
      let cells = line.split(separator: " ")
      // Number, own address, the other's, state (0A: listening), …, inode.
      guard cells.count > 9, cells[3] == "0A",
        let colon = cells[1].lastIndex(of: ":"),
        Int(cells[1][cells[1].index(after: colon)...], radix: 16) == port
      else { return nil }
      return String(cells[9])
    }
  }

  private static func names(in folder: String) -> [String] {
    // Folders of other people's processes cannot be listed.
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }
}
