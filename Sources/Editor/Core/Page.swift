import Diagnostics

/// A page of the editor, before the frame that all have is put around it.
struct Page {
  /// The parts of the editor that one can go to from everywhere.
  enum Section: String, CaseIterable {
    case partidos = ""
    case clasificacion, goleadores, equipos, arbitros, inscripcion, importar, ajustes
  }

  var status = 200
  let title: Words
  let section: Section?
  var notices: [Notice] = []
  /// A link to where this page was come to from.
  var back: (address: String, words: Words)?
  var body: [HTML]
  /// The part of the page that the keyboard may skip to, past what is before it.
  var controls: (id: String, words: Words)?

  init(
    status: Int = 200, _ title: Words, _ section: Section?, notices: [Notice] = [],
    back: (address: String, words: Words)? = nil, _ body: [HTML]
  ) {
    self.status = status
    self.title = title
    self.section = section
    self.notices = notices
    self.back = back
    self.body = body
  }

  @MainActor
  static func notFound(_ visit: Visit, _ reason: Words = EditorWords.noSuchPage) -> Page {
    Page(
      status: 404, EditorWords.notFound, nil, notices: [Notice(.problem, reason)],
      [HTML.tag("p", [:], [.link(to: Address.root, visit.say(EditorWords.toMatches))])]
        + KeptTexts(visit).html)
  }

  /// For what has no text that could be sent again.
  @MainActor
  static func earlierRun(_ visit: Visit) -> Page {
    Page(
      status: 403, EditorWords.nothingDone, nil,
      notices: [Notice(.problem, EditorWords.earlierRun)],
      [.tag("p", [:], [.link(to: Address.root, visit.say(EditorWords.toMatches))])])
  }
}
