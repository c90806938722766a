package import Diagnostics
package import JSON

/// All settings of `marcador.json`, for people and for programs.
package enum SettingsReference {
  /// Markdown.
  package static func text(_ language: Language) -> String {
    let heads = [
      Words(es: "ajuste", en: "setting"), Words(es: "qué es", en: "what it is"),
      Words(es: "valor", en: "value"), Words(es: "sin él", en: "without it"),
    ].map { $0[language] }
    var table = ReferenceTable(heads)
    for ajuste in Ajuste.allCases {
      table.add([
        "`\(ajuste.rawValue)`", ajuste.resumen[language], value(of: ajuste)[language],
        ajuste.habitual[language],
      ])
    }
    return title[language] + "\n\n" + introduction[language] + "\n\n" + table.text
  }

  package static func json(_ language: Language) -> JSONValue {
    .array(
      Ajuste.allCases.map { ajuste in
        var members: JSONObject = ["nombre": .string(ajuste.rawValue)]
        members["resumen"] = .string(ajuste.resumen[language])
        members["valor"] = .string(value(of: ajuste)[language])
        if !ajuste.opciones.isEmpty {
          members["opciones"] = .array(ajuste.opciones.map { .string($0) })
        }
        members["habitual"] = .string(ajuste.habitual[language])
        return .object(members)
      })
  }

  private static let title = Words(
    es: "# Ajustes: `marcador.json`", en: "# Settings: `marcador.json`")

  private static let introduction = Words(
    es:
      "Un objeto JSON con estas claves, todas opcionales. Una desconocida, o que está dos veces, es un "
      + "error. Esta página la escribe `marcador reference settings`.",
    en:
      "A JSON object with these keys, all of them optional. An unknown one, or one that is there twice, "
      + "is an error. This page is written by `marcador reference settings`.")

  private static func value(of ajuste: Ajuste) -> Words {
    let opciones = ajuste.opciones.map { "`\($0)`" }.joined(separator: ", ")
    switch ajuste.valor {
    case .texto(let maximo):
      return Words(
        es: "texto, de 1 a \(maximo) caracteres", en: "text, of 1 to \(maximo) characters")
    case .direccion(let ejemplo, let maximo):
      return Words(
        es: "dirección, como `\(ejemplo)`, de \(maximo) caracteres como mucho",
        en: "address, as `\(ejemplo)`, of at most \(maximo) characters")
    case .uno: return Words(es: "una de: \(opciones)", en: "one of: \(opciones)")
    case .varios: return Words(es: "lista de: \(opciones)", en: "list of: \(opciones)")
    case .privacidad:
      let ejemplo =
        "`{\"equipos\": [\"Rayo FC\"], \"jugadores\": [{\"equipo\": \"Toros\", \"nombre\": \"Leo\"}]}`"
      return Words(
        es: "`\"iniciales\"` para todos, o un objeto: \(ejemplo)",
        en: "`\"iniciales\"` for everybody, or an object: \(ejemplo)")
    }
  }
}
