/// The pages of a site for search engines (sitemaps.org).
package enum Sitemap {
  /// What one file may have, by the rules that search engines agreed on.
  private static let mostPages = 50_000
  private static let mostBytes = 50 << 20

  private static let head = """
    <?xml version="1.0" encoding="utf-8"?>

    """
  private static let namespace = "xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\""

  /// The files that list `pages`, by their addresses within the site: `sitemap.xml` or, of more pages
  /// than one may have, the list of `sitemap-1.xml`, `sitemap-2.xml`… in it. They are all at the root,
  /// since a file speaks only of what is in its own folder.
  /// - Parameters:
  ///   - pages: addresses within the site; nothing for its root.
  ///   - mostPages, mostBytes: other limits than those agreed on.
  package static func files(
    _ pages: [String], urlBase: String, mostPages: Int = mostPages, mostBytes: Int = mostBytes
  ) -> [(path: String, bytes: [UInt8])] {
    let start = Array("\(head)<urlset \(namespace)>\n".utf8)
    let end = Array("</urlset>\n".utf8)
    var files: [[UInt8]] = []
    var file = start
    var count = 0
    var line: [UInt8] = []
    for page in pages {
      line.removeAll(keepingCapacity: true)
      line += "<url><loc>".utf8
      line.appendXML(urlBase)
      line += "/".utf8
      line.appendXML(page)
      line += "</loc></url>\n".utf8
      if count == mostPages || count > 0 && file.count + line.count + end.count > mostBytes {
        files.append(file + end)
        file = start
        count = 0
      }
      file += line
      count += 1
    }
    files.append(file + end)
    guard files.count > 1 else { return files.map { ("sitemap.xml", $0) } }
    let parts = files.enumerated().map { ("sitemap-\($0 + 1).xml", $1) }
    return [("sitemap.xml", index(of: parts.map(\.0), urlBase))] + parts
  }

  private static func index(of paths: [String], _ urlBase: String) -> [UInt8] {
    var index = Array("\(head)<sitemapindex \(namespace)>\n".utf8)
    for path in paths {
      index += "<sitemap><loc>".utf8
      index.appendXML("\(urlBase)/\(path)")
      index += "</loc></sitemap>\n".utf8
    }
    index += "</sitemapindex>\n".utf8
    return index
  }

  /// `robots.txt`: everybody may read everything, and where the list of pages is.
  package static func robots(urlBase: String) -> [UInt8] {
    Array("User-agent: *\nAllow: /\n\nSitemap: \(urlBase)/sitemap.xml\n".utf8)
  }
}
