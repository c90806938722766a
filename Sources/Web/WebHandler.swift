/// What answers the requests for a part of what a server serves.
package protocol WebHandler: Sendable {
  func answer(_ request: WebRequest) async -> WebResponse
}
