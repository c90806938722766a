/// What is answered to a request. What every answer has (lengths, policies) is the server's to add.
package struct WebResponse: Sendable {
  package let status: Int
  package let contentType: String
  /// Other heads, in order: `Location`, say.
  package let headers: [(name: String, value: String)]
  package let body: [UInt8]

  package init(
    status: Int = 200, contentType: String, headers: [(name: String, value: String)] = [],
    body: [UInt8]
  ) {
    self.status = status
    self.contentType = contentType
    self.headers = headers
    self.body = body
  }

  /// Sends the browser on to another page, which it is to get.
  package static func seeOther(_ location: String) -> WebResponse {
    WebResponse(
      status: 303, contentType: "text/plain; charset=utf-8",
      headers: [(name: "Location", value: location)], body: [])
  }
}
