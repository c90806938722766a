/// What kind of file an address is of, as hosts tell it by its ending.
enum MediaType {
  static let html = "text/html; charset=utf-8"
  static let plain = "text/plain; charset=utf-8"

  private static let types = [
    "html": html, "htm": html, "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8", "mjs": "text/javascript; charset=utf-8",
    "json": "application/json; charset=utf-8", "map": "application/json; charset=utf-8",
    "webmanifest": "application/manifest+json; charset=utf-8",
    "xml": "application/xml; charset=utf-8", "atom": "application/atom+xml; charset=utf-8",
    "rss": "application/rss+xml; charset=utf-8", "ics": "text/calendar; charset=utf-8",
    "csv": "text/csv; charset=utf-8", "txt": plain, "md": "text/markdown; charset=utf-8",
    "svg": "image/svg+xml; charset=utf-8", "png": "image/png", "jpg": "image/jpeg",
    "jpeg": "image/jpeg", "gif": "image/gif", "webp": "image/webp", "avif": "image/avif",
    "ico": "image/x-icon", "bmp": "image/bmp", "woff": "font/woff", "woff2": "font/woff2",
    "ttf": "font/ttf", "otf": "font/otf", "pdf": "application/pdf", "zip": "application/zip",
    "gz": "application/gzip", "mp3": "audio/mpeg", "ogg": "audio/ogg", "mp4": "video/mp4",
    "webm": "video/webm", "wasm": "application/wasm",
  ]

  static func of(_ path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return "application/octet-stream"
    }
    return types[name[name.index(after: dot)...].lowercased()] ?? "application/octet-stream"
  }
}
