import Diagnostics

/// What is said of the setting `privacidad`.
enum PrivacidadWords {
  static let forma = Words(
    es: "escriba \"iniciales\" para todo el torneo, o {\"equipos\": [\"Rayo FC\"], \"jugadores\": "
      + "[{\"equipo\": \"Toros\", \"nombre\": \"Leo\"}]}",
    en:
      "write \"iniciales\" for the whole tournament, or {\"equipos\": [\"Rayo FC\"], \"jugadores\": "
      + "[{\"equipo\": \"Toros\", \"nombre\": \"Leo\"}]}")

  static let noEsPrivacidad = Words(
    es: "«privacidad» no dice de quién son los nombres que se reducen",
    en: "“privacidad” does not say whose names are reduced")

  static let noDiceANadie = Words(
    es: "«privacidad» no nombra a nadie", en: "“privacidad” names nobody")

  static func sinEquipo(
    _ nombre: String, conocidos: [String], _ lugar: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, at: lugar,
      Words(
        es: "no hay ningún equipo «\(nombre.excerpt)»: sus nombres se publicarían enteros",
        en: "there is no team “\(nombre.excerpt)”: its names would be published in full"),
      help: ayuda(nombre, conocidos))
  }

  static func sinJugador(
    _ nombre: String, de equipo: String, conocidos: [String], _ lugar: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .error, at: lugar,
      Words(
        es: "en «\(equipo.excerpt)» no juega «\(nombre.excerpt)»: su nombre se publicaría entero",
        en:
          "“\(nombre.excerpt)” does not play in “\(equipo.excerpt)”: the name would be published in "
          + "full"),
      help: ayuda(nombre, conocidos))
  }

  private static func ayuda(_ nombre: String, _ conocidos: [String]) -> Words {
    guard let parecido = nearestName(to: nombre, among: conocidos) else {
      return Words(
        es: "escríbalo como está en «torneo.json»", en: "write it as it is in “torneo.json”")
    }
    return Words(
      es: "¿quiso decir «\(parecido.visible)»?", en: "did you mean “\(parecido.visible)”?")
  }

  /// - Parameter lugar: where in a text that somebody wrote.
  static func nombreEnTexto(
    _ nombre: String, _ lugar: SourceLocation
  ) -> Diagnostic {
    Diagnostic(
      .warning, at: lugar,
      Words(
        es: "aquí está «\(nombre.excerpt)», que el resto del sitio reduce a iniciales",
        en: "here is “\(nombre.excerpt)”, which the rest of the site reduces to initials"),
      help: Words(
        es: "este texto se publica como está: cámbielo si habla de esa persona",
        en: "this text is published as it is: change it if it is about that person"))
  }
}
