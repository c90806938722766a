import Web

/// What browsers are told about who may use an answer, and how.
struct Policy {
  let headers: [(name: String, value: String)]

  /// The site's pages get what no host would mind: nobody guesses at types, and no page shows or loads
  /// what is here within itself.
  static let site = Policy(
    headers: common + [(name: "Content-Security-Policy", value: "frame-ancestors 'none'")])

  /// Nothing but what comes from here, and no frames.
  static let editor = Policy(
    headers: common + [
      (
        name: "Content-Security-Policy",
        value: "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
          + "font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; "
          + "frame-ancestors 'none'"
      ), (name: "Referrer-Policy", value: "same-origin"),
      (name: "Cross-Origin-Opener-Policy", value: "same-origin"),
    ])

  private static let common = [
    (name: "X-Content-Type-Options", value: "nosniff"),
    (name: "Cross-Origin-Resource-Policy", value: "same-origin"),
    (name: "X-Frame-Options", value: "DENY"),
  ]

  func applied(to response: WebResponse) -> WebResponse {
    var headers = response.headers + headers
    if !headers.contains(where: { $0.name.lowercased() == "cache-control" }) {
      headers.append((name: "Cache-Control", value: "no-store"))
    }
    return WebResponse(
      status: response.status, contentType: response.contentType, headers: headers,
      body: response.body)
  }
}
