/// Why a text is not the address of a server. Holds nothing of the text that could be a secret.
package enum AddressFault: Error, Sendable, Hashable {
  case empty
  case tooLong(limit: Int)
  /// It does not begin with `http://` or `https://`.
  case noScheme
  /// It begins with the name of another protocol.
  case otherScheme(String)
  /// A name or a password before the server's name.
  case credentials
  case noHost
  case hostCharacter(Character)
  case port
  /// A space, a control character or another one that an address never has as it is.
  case pathCharacter(Character)
  /// A `%` that is not followed by two hexadecimal digits.
  case percent
  /// `?…` or `#…`, which the address of a whole server has no use for.
  case queryOrFragment
  /// The library does not take it.
  case malformed
}
