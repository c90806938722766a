/// What a request asks for; others are not answered.
package enum WebMethod: String, Sendable {
  case get = "GET"
  case head = "HEAD"
  case post = "POST"
}
