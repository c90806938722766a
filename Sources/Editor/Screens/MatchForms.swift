import Diagnostics
import MarcadorApp
import Torneo

/// The forms of a match as a whole.
@MainActor
enum MatchForms {
  typealias Keys = [Dato: String]

  static let links: [(String, Words)] =
    [
      ("resultado", EditorWords.result), ("datos", EditorWords.data),
      ("alineacion-local", EditorWords.homeLineup),
      ("alineacion-visitante", EditorWords.awayLineup),
      ("cronica", EditorWords.chronicle),
    ]

  static let all: [any Screen] = [
    result, removeResult, award, DatedScreen(data), DatedScreen(new), removeMatch,
    LineupScreen(path: "alineacion-local", isHome: true),
    LineupScreen(path: "alineacion-visitante", isHome: false),
  ]

  private static let result = FormScreen<CamposDeResultado>(
    path: "resultado", section: .partidos, title: EditorWords.result,
    submit: Words(es: "Guardar el resultado", en: "Save the result"), keys: [.partido],
    blank: { keys, torneo throws(EdicionRechazada) in
      let id = try id(keys, torneo)
      let form = try CamposDeResultado(de: id, en: torneo)
      if let wrong = form.rechazo(de: .partido, en: torneo) { throw wrong }
      return form
    }, intro: sides, back: backToMatch)

  private static let removeResult = FormScreen<BajaDeResultado>(
    path: "resultado-quitar", section: .partidos,
    title: Words(es: "Quitar el resultado escrito", en: "Remove the written result"),
    submit: EditorWords.remove, keys: [.partido], removes: true,
    blank: { keys, torneo throws(EdicionRechazada) in
      try blank(BajaDeResultado(), keys, torneo)
    }, looked: lookedAt, intro: sides, back: backToMatch)

  private static let award = FormScreen<CamposDeAdjudicacion>(
    path: "adjudicar", section: .partidos,
    title: Words(es: "Adjudicar el partido", en: "Award the match"),
    submit: Words(es: "Adjudicar", en: "Award"), keys: [.partido],
    blank: { keys, torneo throws(EdicionRechazada) in
      try blank(CamposDeAdjudicacion(), keys, torneo)
    }, looked: lookedAt, intro: sides, back: backToMatch)

  private static let data = FormScreen<CorreccionDePartido>(
    path: "datos", section: .partidos,
    title: Words(es: "Datos del partido", en: "Data of the match"), submit: EditorWords.save,
    keys: [.partido],
    blank: { keys, torneo throws(EdicionRechazada) in
      try CorreccionDePartido(de: id(keys, torneo), en: torneo)
    }, intro: sides, back: backToMatch)

  private static let new = FormScreen<CamposDePartido>(
    path: "partido-nuevo", section: .partidos, title: EditorWords.newMatch,
    submit: Words(es: "Programar el partido", en: "Schedule the match"),
    blank: { _, _ in CamposDePartido() }, looked: { _, _ in [] },
    back: { _, _ in (Address.of(""), EditorWords.backToMatches) },
    next: { done, _, _ in
      guard case .partido(let id) = done else { return Address.of("") }
      return Address.of("partido", [("partido", "\(id)")])
    })

  private static let removeMatch = FormScreen<BajaDePartido>(
    path: "partido-quitar", section: .partidos,
    title: Words(es: "Quitar el partido", en: "Remove the match"), submit: EditorWords.remove,
    keys: [.partido], removes: true,
    blank: { keys, torneo throws(EdicionRechazada) in
      try blank(BajaDePartido(), keys, torneo)
    }, looked: lookedAt, intro: sides, back: backToMatch,
    next: { _, _, _ in Address.of("") })

  // MARK: What they share

  /// A form of a match that is there.
  nonisolated static func blank<Campos: CamposDeEdicion>(
    _ form: Campos, _ keys: Keys, _ torneo: Torneo
  ) throws(EdicionRechazada) -> Campos {
    var form = form
    form[.partido] = "\(try id(keys, torneo))"
    return form
  }

  /// The number of the match that a form is about.
  nonisolated static func id(_ keys: Keys, _ torneo: Torneo) throws(EdicionRechazada) -> Int {
    guard
      let id = try Dato.partido.entero(keys[.partido] ?? "", en: PartidoDeLista.idsPermitidos)
    else { throw .obligatorio(.partido) }
    _ = try torneo.partido(id)
    return id
  }

  /// Where a match stands, as its page shows it.
  nonisolated static func lookedAt(
    _ keys: Keys, _ torneo: Torneo
  ) throws(EdicionRechazada) -> [Looked] {
    let match = try torneo.partido(id(keys, torneo))
    return [
      Looked(name: "partido", label: EditorWords.match, text: match.sides.es),
      Looked(name: "estado", label: EditorWords.state, text: match.estado.words.es),
    ]
  }

  static func sides(_ visit: Visit, _ keys: Keys) -> [HTML] {
    guard let id = Int(keys[.partido] ?? ""), let match = visit.app.partidos.partido(id: id) else {
      return []
    }
    return [.tag("p", ["class": "ficha"], [.tag("bdi", [:], visit.say(match.sides))])]
  }

  static func backToMatch(_ keys: Keys, _: Torneo) -> (address: String, words: Words) {
    let id = keys[.partido] ?? ""
    return (Address.of("partido", [("partido", id)]), EditorWords.backToMatch)
  }
}
