import Diagnostics

/// The forms of referees, who are in a list and in matches.
@MainActor
enum RefereeForms {
  static let all: [any Screen] = [
    RefereeForm(path: "arbitro-nuevo", title: EditorWords.newReferee, kind: .add),
    RefereeForm(path: "arbitro-nombre", title: EditorWords.renameReferee, kind: .rename),
    RefereeForm(path: "arbitro-quitar", title: EditorWords.removeReferee, kind: .remove),
  ]
}
