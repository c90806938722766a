import Diagnostics

/// A field of a form as a page shows it.
struct Field {
  enum Control {
    case text
    /// Digits, on the keyboard of a phone.
    case digits
    case email
    case day
    case hour
    case area(lines: Int)
    /// A text with names that may be meant.
    case suggestions([String])
    case choice([Choice])
    case checkbox
  }

  /// Something to choose from, in groups where these have a name.
  struct Choice {
    var group: String?
    var value: String
    var text: String

    init(_ value: String, _ text: String? = nil, group: String? = nil) {
      self.value = value
      self.text = text ?? value
      self.group = group
    }
  }

  let name: String
  let label: Words
  var value: String
  var control = Control.text
  var hint: Words?
  var isRequired = false
  /// Whether browsers may put back what was typed, for who goes back to the page; not what is of the
  /// moment.
  var isKept = true
  /// What is wrong with it, and what to do.
  var complaints: [Words] = []

  /// The part of the page that it is. A name may have blanks, an id may not.
  var id: String { "campo-\(part)" }
  var complaintsId: String { "error-\(part)" }
  var hintId: String { "ayuda-\(part)" }
  var listId: String { "lista-\(part)" }

  private var part: String {
    Address.encoded(name).replacing("_", with: "__").replacing("%", with: "_")
  }
}
