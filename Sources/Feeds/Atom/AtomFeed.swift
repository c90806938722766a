/// News as an Atom feed (RFC 4287). Pure: its dates are those of the matches, so that the same
/// tournament gives the same bytes. That a result was corrected later is in no data, and moves nothing.
package struct AtomFeed: Sendable {
  package struct Entry: Sendable {
    /// What makes its id: the same for the same match, for ever.
    package var key: String
    package var title: String
    /// Seconds since 1970.
    package var updated: Int
    /// The page that tells it, as an address within the site.
    package var page: String?
    package var category: String?
    /// What is told, a text per paragraph.
    package var paragraphs: [String]
    /// What comes behind that, as a list.
    package var lines: [String]

    package init(
      key: String, title: String, updated: Int, page: String?, category: String?,
      paragraphs: [String], lines: [String]
    ) {
      self.key = key
      self.title = title
      self.updated = updated
      self.page = page
      self.category = category
      self.paragraphs = paragraphs
      self.lines = lines
    }
  }

  private let title: String
  private let author: String
  private let language: String
  private let origin: SiteOrigin
  /// Where the feed is in the site, at its root.
  private let path: String
  private let home: String?

  /// - Parameter home: the home page, as an address within the site.
  package init(
    title: String, author: String, language: String, origin: SiteOrigin, path: String,
    home: String?
  ) {
    self.title = title
    self.author = author
    self.language = language
    self.origin = origin
    self.path = path
    self.home = home
  }

  /// All of it. `entries` are in their order.
  ///
  /// Where nobody knows the address of the site, links are relative, which a reader takes from where it
  /// got the feed, and none says where that is.
  package func bytes(_ entries: [Entry]) -> [UInt8] {
    var bytes = Array(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\(language)">

      """.utf8)
    bytes.appendElement("title", title)
    bytes.appendElement("id", origin.id(of: path))
    Self.append("updated", entries.map(\.updated).max() ?? 0, to: &bytes)
    bytes += "<author>\n".utf8
    bytes.appendElement("name", author)
    bytes += "</author>\n".utf8
    bytes += "<generator>Marcador</generator>\n".utf8
    if let url = origin.url(of: path) { Self.link("self", url, to: &bytes) }
    if let home { link("alternate", home, to: &bytes) }
    for entry in entries { append(entry, to: &bytes) }
    bytes += "</feed>\n".utf8
    return bytes
  }

  private func append(_ entry: Entry, to bytes: inout [UInt8]) {
    bytes += "<entry>\n".utf8
    bytes.appendElement("title", entry.title)
    bytes.appendElement("id", origin.id(of: entry.key))
    Self.append("updated", entry.updated, to: &bytes)
    if let page = entry.page { link("alternate", page, to: &bytes) }
    if let category = entry.category {
      bytes += "<category term=\"".utf8
      bytes.appendXML(category)
      bytes += "\"/>\n".utf8
    }
    bytes += "<content type=\"xhtml\">\n<div xmlns=\"http://www.w3.org/1999/xhtml\">\n".utf8
    for paragraph in entry.paragraphs { bytes.appendElement("p", paragraph) }
    if !entry.lines.isEmpty {
      bytes += "<ul>\n".utf8
      for line in entry.lines { bytes.appendElement("li", line) }
      bytes += "</ul>\n".utf8
    }
    bytes += "</div>\n</content>\n</entry>\n".utf8
  }

  private func link(_ relation: StaticString, _ page: String, to bytes: inout [UInt8]) {
    Self.link(relation, origin.url(of: page) ?? page, to: &bytes)
  }

  private static func link(_ relation: StaticString, _ url: String, to bytes: inout [UInt8]) {
    bytes += "<link rel=\"\(relation)\" href=\"".utf8
    bytes.appendXML(url)
    bytes += "\"/>\n".utf8
  }

  private static func append(_ name: StaticString, _ seconds: Int, to bytes: inout [UInt8]) {
    bytes += "<\(name)>".utf8
    ClockReading(seconds: seconds).appendISO(to: &bytes)
    bytes += "Z</\(name)>\n".utf8
  }
}
