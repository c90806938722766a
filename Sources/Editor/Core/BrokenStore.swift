import Diagnostics

/// What is shown in the place of a screen while the store cannot be read.
@MainActor
enum BrokenStore {
  static func page(_ visit: Visit) -> Page {
    Page(
      status: 503, EditorWords.brokenStore, nil,
      notices: [Notice(.problem, EditorWords.brokenStoreAdvice)],
      [faults(visit)] + KeptTexts(visit).html)
  }

  /// All that is wrong, with places.
  private static func faults(_ visit: Visit) -> HTML {
    let faults = visit.session.fault?.diagnostics ?? []
    return .tag(
      "ul", ["class": "fallos"],
      faults.prefix(DiagnosticRenderer.limit).map { fault in
        let notice = Notice(fault)
        return .tag(
          "li", [:],
          [.tag("strong", [:], visit.say(notice.words).visible)]
            + notice.details.map { .tag("p", [:], visit.say($0).visible) })
      })
  }
}
