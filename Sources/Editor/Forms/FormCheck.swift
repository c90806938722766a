import Diagnostics
import JSON
import MarcadorApp
import Web

/// What is wrong with a form that is still being filled in, for the script of its page: of the fields
/// that were touched.
@MainActor
struct FormCheck {
  let bytes: [UInt8]

  init<Campos: CamposDeEdicion>(_ visit: Visit, _ model: EdicionViewModel<Campos>) {
    let torneo = visit.torneo
    let form = model.formulario.campos
    self.init(visit, isReady: model.puedeGuardar) { name in
      // A field may be several on a page: the day and the hour of a date.
      Dato(rawValue: String(name.prefix { $0 != "." })).flatMap { form.rechazo(de: $0, en: torneo) }
        .map {
          [$0.frase] + FieldTable.advice($0)
        }
    }
  }

  /// - Parameter complaints: what is wrong with a field, by its name; nil for nothing.
  init(_ visit: Visit, isReady: Bool, complaints: (String) -> [Words]?) {
    var messages = JSONObject()
    for field in visit.request.form.fields where field.name == FormFrame.touchedField {
      let words = complaints(field.value) ?? []
      messages[field.value] = .array(
        words.flatMap { visit.say($0).split(separator: "\n") }.map { .string(String($0).visible) })
    }
    let answer: JSONObject = ["listo": .bool(isReady), "mensajes": .object(messages)]
    bytes = JSONWriter.pretty.text(of: .object(answer))
  }
}
