extension String {
  /// The name of a player as two ways of typing it share it: without capitals, invisible characters or
  /// differences of white space. Accents count: José and Jose may be two people.
  package var nombreSinMayusculas: String {
    var letras = String.UnicodeScalarView()
    var espacioPendiente = false
    for escalar in compuesto.unicodeScalars {
      if escalar.properties.isWhitespace {
        espacioPendiente = !letras.isEmpty
      } else if escalar.properties.generalCategory != .format {
        if espacioPendiente { letras.append(" ") }
        espacioPendiente = false
        letras.append(escalar)
      }
    }
    // Both ways, so that ß is ss whoever writes it.
    return String(letras).uppercased().lowercased()
  }
}
