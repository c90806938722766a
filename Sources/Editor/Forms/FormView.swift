import Diagnostics

/// A form with its fields, and a list of all that is wrong before them.
@MainActor
struct FormView {
  var action: String
  var hidden: [(String, String)] = []
  var fields: [Field]
  var submit: Words
  /// Whether something goes away with it.
  var removes = false
  /// Beside the one that sends it.
  var buttons = HTML.nothing

  func html(_ visit: Visit) -> [HTML] {
    [summary(visit)] + [
      FormFrame(visit, action: action).html(
        kind: "formulario", hidden: hidden,
        fields.map { FieldView($0, visit).html }
          + [
            .tag(
              "p", ["class": "enviar"],
              [
                .tag(
                  "button", ["type": "submit", "class": removes ? "quita" : nil],
                  visit.say(submit)), " ", buttons,
              ])
          ])
    ]
  }

  /// Links to the fields with something wrong.
  private func summary(_ visit: Visit) -> HTML {
    let wrong = fields.filter { !$0.complaints.isEmpty }
    if wrong.isEmpty { return .nothing }
    return .tag(
      "div", ["class": "resumen", "role": "alert", "tabindex": "-1"],
      [
        .tag("h2", [:], visit.say(EditorWords.notYet(wrong.count))),
        .tag(
          "ul", [:],
          wrong.map { field in
            .tag(
              "li", [:],
              [
                .link(
                  to: "#\(field.id)",
                  String(
                    visit.say(field.complaints.first ?? field.label).prefix { $0 != "\n" }
                  ).visible)
              ])
          }),
      ])
  }
}
