import Files
package import Web

/// Answers with a file as a static host does.
package struct FileResponse: Sendable {
  let head: RequestHead
  /// Of the file, for its type.
  let path: String
  /// What pages get added while they are looked at; nil to give every file as it is.
  let reloading: ReloadTag?

  package init(_ head: RequestHead, path: String, reloading: ReloadTag?) {
    self.head = head
    self.path = path
    self.reloading = reloading
  }

  /// - Parameter isMissing: whether the file stands for one that is not there.
  package func response(_ file: ServedFile, isMissing: Bool = false) -> WebResponse {
    let type = MediaType.of(path)
    var bytes = file.bytes
    var tag = "\"\(file.hash.hex)\""
    var headers = [(name: "Cache-Control", value: "no-cache")]
    if type == MediaType.html {
      headers.append((name: "Vary", value: "Accept"))
      if let reloading, ReloadTag.isWanted(head) {
        bytes = reloading.added(to: bytes, version: file.version)
        tag = "\"\(file.version.hex)-r\""
      }
    }
    let status = isMissing ? 404 : file.status
    guard status == 200 else {
      return WebResponse(status: status, contentType: type, headers: headers, body: bytes)
    }
    headers += [(name: "ETag", value: tag), (name: "Accept-Ranges", value: "bytes")]
    if isKnown(tag) {
      return WebResponse(status: 304, contentType: type, headers: headers, body: [])
    }
    switch range(tag, bytes.count) {
    case .whole: return WebResponse(contentType: type, headers: headers, body: bytes)
    case .unsatisfiable:
      headers.append((name: "Content-Range", value: "bytes */\(bytes.count)"))
      return WebResponse(
        status: 416, contentType: MediaType.plain, headers: headers, body: [])
    case .part(let part):
      headers.append(
        (
          name: "Content-Range",
          value: "bytes \(part.lowerBound)-\(part.upperBound - 1)/\(bytes.count)"
        ))
      return WebResponse(
        status: 206, contentType: type, headers: headers, body: Array(bytes[part]))
    }
  }

  /// Whether the client has the file already.
  private func isKnown(_ tag: String) -> Bool {
    head.values("if-none-match").contains { list in
      list == "*"
        || list.split(separator: ",").contains { known in
          let known = known.trimmingPrefix(while: \.isWhitespace)
          return known == tag || known == "W/\(tag)"
        }
    }
  }

  private func range(_ tag: String, _ count: Int) -> ByteRange {
    guard head.method == "GET", let field = head.only("range") else { return .whole }
    // Part of a file that has changed since is of no use.
    if let condition = head.values("if-range").first, condition != tag { return .whole }
    return ByteRange(field, of: count)
  }
}
