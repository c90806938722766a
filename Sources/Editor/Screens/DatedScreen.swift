import Diagnostics
import MarcadorApp
import Torneo
import Web

/// A form with a date in it, which is a day and an hour on the page, each chosen as browsers let one.
@MainActor
struct DatedScreen<Campos: CamposDeEdicion>: Screen {
  private let form: FormScreen<Campos>

  init(_ form: FormScreen<Campos>) {
    var form = form
    form.pageFields = { visit, dato, campos in
      dato == .fecha ? DateFields.fields(of: campos[dato]) : nil
    }
    self.form = form
  }

  var path: String { form.path }

  func show(_ visit: Visit) async -> Reply {
    await form.show(visit)
  }

  func submit(_ visit: Visit) async -> Reply {
    await form.submit(DateFields.joined(visit))
  }
}

/// A date as two fields.
@MainActor
enum DateFields {
  private static let day = "fecha.dia"
  private static let hour = "fecha.hora"

  /// Nil for a text that is no date: it is shown as it was typed.
  static func fields(of text: String) -> [Field]? {
    let parts = text.split(separator: "T", maxSplits: 1).map(String.init)
    if !text.isEmpty {
      do { _ = try Fecha(texto: text) } catch { return nil }
    }
    return [
      Field(name: day, label: Dato.fecha.nombre, value: parts.first ?? "", control: .day),
      Field(
        name: hour, label: EditorWords.hour,
        value: parts.count > 1 ? String(parts[1].prefix(5)) : "",
        control: .hour),
    ]
  }

  /// The visit with the date as the form has it.
  static func joined(_ visit: Visit) -> Visit {
    guard visit.request.form[Dato.fecha.rawValue] == nil, let day = visit[day] else { return visit }
    let hour = visit[hour] ?? ""
    let before = visit[FormFrame.lookedPrefix + Dato.fecha.rawValue] ?? ""
    // Untouched, it stays to the letter, seconds and all.
    if let fields = fields(of: before), fields.map(\.value) == [day, hour] {
      return visit.with([Dato.fecha.rawValue: before])
    }
    if hour.isEmpty { return visit.with([Dato.fecha.rawValue: day]) }
    return visit.with([Dato.fecha.rawValue: "\(day)T\(hour)\(offset(of: before, day, visit))"])
  }

  /// The distance from UTC as it was written, where it still holds: of another day the zone of the
  /// tournament tells it, if there is one.
  private static func offset(of before: String, _ day: String, _ visit: Visit) -> String {
    let parts = before.split(separator: "T", maxSplits: 1)
    guard parts.count == 2, parts[0] == day || visit.torneo.zonaHoraria == nil else { return "" }
    return String(parts[1].drop { !"+-Z".contains($0) })
  }
}
