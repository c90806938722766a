/// The markup that pages are full of, as bytes: made once, because turning a string into bytes each
/// time costs more than copying them.
enum Markup {
  static let ampersand = bytes("&amp;")
  static let less = bytes("&lt;")
  static let greater = bytes("&gt;")
  static let quote = bytes("&quot;")
  static let apostrophe = bytes("&#x27;")

  static let paragraph = bytes("<p>")
  static let paragraphEnd = bytes("</p>\n")
  static let blockQuote = bytes("<blockquote>\n")
  static let blockQuoteEnd = bytes("</blockquote>\n")
  static let bulletList = bytes("<ul>\n")
  static let bulletListEnd = bytes("</ul>\n")
  static let orderedList = bytes("<ol>\n")
  static let orderedListEnd = bytes("</ol>\n")
  static let item = bytes("<li>")
  static let itemEnd = bytes("</li>\n")
  static let rule = bytes("<hr />\n")
  static let codeBlock = bytes("<pre><code>")
  static let codeBlockLanguage = bytes("<pre><code class=\"language-")
  static let codeBlockEnd = bytes("</code></pre>\n")
  /// By level, from 1.
  static let headings = (1...6).map { bytes("<h\($0)>") }
  static let headingsWithID = (1...6).map { bytes("<h\($0) id=\"") }
  static let headingEnds = (1...6).map { bytes("</h\($0)>\n") }

  static let lineBreak = bytes("<br />\n")
  static let code = bytes("<code>")
  static let codeEnd = bytes("</code>")
  static let emphasis = bytes("<em>")
  static let emphasisEnd = bytes("</em>")
  static let strong = bytes("<strong>")
  static let strongEnd = bytes("</strong>")
  static let link = bytes("<a href=\"")
  static let linkEnd = bytes("</a>")
  static let image = bytes("<img src=\"")
  static let imageAlternative = bytes("\" alt=\"")
  static let imageEnd = bytes("\" />")
  static let title = bytes("\" title=\"")
  static let attributeEnd = bytes("\">")

  static let table = bytes("<table>\n<thead>\n<tr>")
  static let tableHeadEnd = bytes("</tr>\n</thead>\n")
  static let tableBody = bytes("<tbody>\n")
  static let tableBodyEnd = bytes("</tbody>\n")
  static let tableEnd = bytes("</table>\n")
  static let row = bytes("<tr>")
  static let rowEnd = bytes("</tr>\n")
  static let cellEnd = bytes("</td>")
  static let headCellEnd = bytes("</th>")

  /// What stands for a sign in HTML; the sign itself if it needs nothing else.
  static func escape(of sign: UInt8) -> [UInt8] {
    switch sign {
    case .ampersand: ampersand
    case .less: less
    case .greater: greater
    case .quote: quote
    default: [sign]
    }
  }

  private static func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }
}
