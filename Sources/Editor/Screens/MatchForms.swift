import Diagnostics
import MarcadorApp
import Torneo

/// The forms of a match as a whole.
@MainActor
enum MatchForms {
  typealias Keys = [Dato: String]

  static let links: [(String, Words)] = [("resultado", EditorWords.result)]

  static let all: [any Screen] = [
    FormScreen<CamposDeResultado>(
      path: "resultado", section: .partidos, title: EditorWords.result,
      submit: Words(es: "Guardar el resultado", en: "Save the result"), keys: [.partido],
      blank: { keys, torneo throws(EdicionRechazada) in
        try CamposDeResultado(de: id(keys, torneo), en: torneo)
      }, intro: sides, back: backToMatch)
  ]

  /// The number of the match that a form is about.
  nonisolated static func id(_ keys: Keys, _ torneo: Torneo) throws(EdicionRechazada) -> Int {
    guard
      let id = try Dato.partido.entero(keys[.partido] ?? "", en: PartidoDeLista.idsPermitidos)
    else { throw .obligatorio(.partido) }
    _ = try torneo.partido(id)
    return id
  }

  static func sides(_ visit: Visit, _ keys: Keys) -> [HTML] {
    guard let id = Int(keys[.partido] ?? ""), let match = visit.app.partidos.partido(id: id) else {
      return []
    }
    return [.tag("p", ["class": "ficha"], [.tag("bdi", [:], visit.say(match.sides))])]
  }

  static func backToMatch(_ keys: Keys, _: Torneo) -> (address: String, words: Words) {
    let id = keys[.partido] ?? ""
    return (Address.of("partido", [("partido", id)]), EditorWords.backToMatch(Int(id) ?? 0))
  }
}
