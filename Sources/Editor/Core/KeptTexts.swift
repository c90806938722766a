import Diagnostics
import MarcadorApp
import Web

/// What somebody typed into a form that cannot be shown again: at least the words are not lost.
@MainActor
struct KeptTexts {
  /// More than any form of ours has.
  private static let most = 60

  private let visit: Visit
  private let fields: [WebForm.Field]

  init(_ visit: Visit) {
    self.visit = visit
    fields = visit.request.form.fields.filter {
      !FormFrame.isOurs($0.name) && !$0.value.isEmpty
    }
  }

  var html: [HTML] {
    guard visit.request.method == .post, !fields.isEmpty else { return [] }
    return [
      .tag("h2", [:], visit.say(EditorWords.whatYouTyped)),
      .tag(
        "dl", ["class": "guardado"],
        fields.prefix(Self.most).flatMap { field in
          [
            HTML.tag("dt", [:], label(field.name)),
            .tag("dd", [:], [.tag("pre", [:], field.value)]),
          ]
        }),
    ]
  }

  private func label(_ name: String) -> String {
    Dato(rawValue: name).map { visit.say($0.nombre).capitalizedFirst } ?? name
  }
}
