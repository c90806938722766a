import Diagnostics

extension Words {
  /// - Parameter origen: the file or the variable that it is in.
  static func noEsUnToken(_ origen: String) -> Words {
    Words(
      es: "lo que hay en «\(origen.visible)» no es un token: una sola línea de letras, cifras y "
        + "signos ASCII, sin espacios, de hasta 4096 bytes",
      en:
        "what is in “\(origen.visible)” is no token: one line of ASCII letters, digits and signs, "
        + "without spaces, of up to 4096 bytes")
  }
}
