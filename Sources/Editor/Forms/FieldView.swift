import Diagnostics

/// A field with its label, its hint and what is wrong with it.
@MainActor
struct FieldView {
  private let field: Field
  private let visit: Visit

  init(_ field: Field, _ visit: Visit) {
    self.field = field
    self.visit = visit
  }

  var html: HTML {
    let pieces: [HTML] =
      if case .checkbox = field.control {
        [.tag("div", ["class": "casilla"], [control, label])]
      } else {
        [label, control]
      }
    return .tag(
      "div", ["class": field.complaints.isEmpty ? "campo" : "campo mal"],
      pieces + [hint, complaints]
    )
  }

  private var label: HTML {
    let optional =
      field.isRequired
      ? HTML.nothing
      : .tag("span", ["class": "opcional"], " " + visit.say(EditorWords.optional))
    return .tag(
      "label", ["for": field.id], [.text(visit.say(field.label).capitalizedFirst), optional])
  }

  private var hint: HTML {
    guard let hint = field.hint else { return .nothing }
    return .tag("p", ["class": "ayuda", "id": field.hintId], visit.say(hint))
  }

  /// There also while nothing is wrong, so that a script has where to say it.
  private var complaints: HTML {
    .tag(
      "div", ["class": "error", "id": field.complaintsId, "aria-live": "polite"],
      field.complaints.flatMap { visit.say($0).split(separator: "\n") }
        .map { .tag("p", [:], String($0).visible) })
  }

  private var describedBy: String {
    (field.hint == nil ? "" : field.hintId + " ") + field.complaintsId
  }

  private var invalid: String? { field.complaints.isEmpty ? nil : "true" }

  private var control: HTML {
    switch field.control {
    case .text: input("text")
    case .digits: input("text", mode: "numeric")
    case .email: input("email")
    case .day: input("date")
    case .hour: input("time")
    case .area(let lines):
      .tag(
        "textarea",
        [
          "id": field.id, "name": field.name, "rows": "\(lines)",
          "aria-describedby": describedBy, "aria-invalid": invalid,
          "aria-required": required,
        ], field.value)
    case .suggestions(let names):
      .several([
        input("text", list: field.listId),
        .tag(
          "datalist", ["id": field.listId],
          names.map { .tag("option", ["value": $0]) }),
      ])
    case .choice(let choices): select(choices)
    case .checkbox:
      .tag(
        "input",
        [
          "type": "checkbox", "id": field.id, "name": field.name, "value": "si",
          "checked": field.value.isEmpty ? nil : "", "aria-describedby": describedBy,
          "aria-invalid": invalid, "aria-required": required,
        ])
    }
  }

  /// The page's own checks of what is required would get in the way of the form's.
  private var required: String? { field.isRequired ? "true" : nil }

  private func input(_ type: String, mode: String? = nil, list: String? = nil) -> HTML {
    .tag(
      "input",
      [
        "type": type, "id": field.id, "name": field.name, "value": field.value,
        "inputmode": mode, "list": list, "autocomplete": field.isKept ? nil : "off",
        "aria-describedby": describedBy,
        "aria-invalid": invalid, "aria-required": required,
      ])
  }

  private func select(_ choices: [Field.Choice]) -> HTML {
    var all = choices
    // What was typed stays, whatever there is to choose from by now.
    if !all.contains(where: { $0.value == field.value }) {
      all.insert(Field.Choice(field.value, field.value.isEmpty ? "—" : nil), at: 0)
    }
    var pieces: [HTML] = []
    var groups: [String] = []
    for choice in all {
      guard let group = choice.group else {
        pieces.append(option(choice))
        continue
      }
      if groups.contains(group) { continue }
      groups.append(group)
      pieces.append(
        .tag("optgroup", ["label": group], all.filter { $0.group == group }.map(option)))
    }
    return .tag(
      "select",
      [
        "id": field.id, "name": field.name, "aria-describedby": describedBy,
        "aria-invalid": invalid, "aria-required": required,
      ], pieces)
  }

  private func option(_ choice: Field.Choice) -> HTML {
    .tag(
      "option",
      ["value": choice.value, "selected": choice.value == field.value ? "" : nil],
      choice.text)
  }
}

extension String {
  /// A label begins like a sentence.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
