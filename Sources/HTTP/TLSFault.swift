/// Why a server could not show who it is.
package enum TLSFault: Sendable, Hashable {
  /// It does not speak TLS, or none that is safe.
  case handshake
  case selfSigned
  case unknownIssuer
  case expired
  case notYetValid
  /// The certificate is somebody else's.
  case wrongName
  case certificate
  /// The file of authorities to trust cannot be read.
  case authorities
}
