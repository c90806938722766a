import Diagnostics
import Web

/// The page that says why something was not done.
struct RefusalPage {
  let language: Language

  func response(_ refusal: Refusal) -> WebResponse {
    var headers: [(name: String, value: String)] = []
    if case .method(let allowed) = refusal {
      headers.append((name: "Allow", value: allowed.joined(separator: ", ")))
    }
    return page(
      refusal.status, ServerWords.refusal(refusal), more: ServerWords.keptText, headers: headers)
  }

  var missing: WebResponse { page(404, ServerWords.missing) }

  var tooManyStreams: WebResponse { page(503, ServerWords.tooManyStreams) }

  private func page(
    _ status: Int, _ words: Words, more: Words? = nil,
    headers: [(name: String, value: String)] = []
  ) -> WebResponse {
    let text = words[language]
    let paragraphs = [more?[language]].compactMap { $0 }.map { "<p>\($0.escapedForHTML)</p>\n" }
    let html = """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(text.escapedForHTML)</title>
      </head>
      <body>
      <main>
      <h1>\((text.prefix(1).uppercased() + text.dropFirst()).escapedForHTML)</h1>
      \(paragraphs.joined())</main>
      </body>
      </html>

      """
    return WebResponse(
      status: status, contentType: MediaType.html,
      headers: [(name: "Cache-Control", value: "no-store")] + headers, body: Array(html.utf8))
  }
}

extension StringProtocol {
  /// As text and in attributes between `"`.
  var escapedForHTML: String {
    var escaped = ""
    for character in unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.unicodeScalars.append(character)
      }
    }
    return escaped
  }
}
