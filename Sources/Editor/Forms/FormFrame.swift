import Diagnostics
import Web

/// What every form of the editor has beside its fields.
@MainActor
struct FormFrame {
  /// What a form is told apart by from all others of this run.
  nonisolated static let numberField = "formulario"
  nonisolated static let tokenField = "token"
  /// Asks only what is wrong.
  nonisolated static let checkField = "comprobar"
  /// A field that the person changed.
  nonisolated static let touchedField = "tocado"
  /// Before the names of what the person looked at.
  nonisolated static let lookedPrefix = "antes."

  /// The minute that a page put into its form, to tell it from one that somebody wrote.
  nonisolated static let shownMinuteField = "mostrado"

  /// Whether a field is none that a person fills in.
  nonisolated static func isOurs(_ name: String) -> Bool {
    [
      numberField, tokenField, checkField, touchedField, shownMinuteField, HistoryScreen.backField,
      HistoryScreen.skipField,
    ].contains(name)
      || name.hasPrefix(lookedPrefix) || name.hasPrefix(RecordList.fieldPrefix)
  }

  private let visit: Visit
  private let action: String

  init(_ visit: Visit, action: String) {
    self.visit = visit
    self.action = action
  }

  func html(kind: String? = nil, hidden: [(String, String)] = [], _ children: [HTML]) -> HTML {
    .tag(
      "form", ["method": "post", "action": action, "class": kind, "novalidate": ""],
      [
        .hidden(Self.tokenField, visit.session.setup.token),
        .hidden(Self.numberField, "\(visit.session.newNumber())"),
      ] + hidden.map { .hidden($0.0, $0.1) } + children)
  }

  /// A button that sends the form.
  static func button(_ text: String, kind: String? = nil) -> HTML {
    .tag("p", ["class": "enviar"], [.tag("button", ["type": "submit", "class": kind], text)])
  }
}

extension Visit {
  /// Whether the form was sent only to be told what is wrong.
  var isCheck: Bool { request.form[FormFrame.checkField] != nil }
}
