import Diagnostics
import SiteWriter

/// What a build says of itself.
struct BuildWords {
  let output: String
  let outcome: SiteBuilder.Outcome
  let isDryRun: Bool

  /// `site: 12 ficheros nuevos, 3 cambiados, 0 borrados, 85 sin cambios (0,12 s)`
  func summary(after time: Duration) -> Words {
    let report = outcome.report
    let place = output.visible
    let (new, changed) = (report.new.count, report.changed.count)
    let (removed, unchanged) = (report.removed.count, report.unchanged)
    return Words(
      es: "\(place): \(new) \(new == 1 ? "fichero nuevo" : "ficheros nuevos"), "
        + "\(changed) \(changed == 1 ? "cambiado" : "cambiados"), "
        + "\(removed) \(removed == 1 ? "borrado" : "borrados"), \(unchanged) sin cambios"
        + (isDryRun ? "; no se ha escrito nada" : "") + " (\(seconds(time, comma: ",")) s)",
      en: "\(place): \(new) new \(new == 1 ? "file" : "files"), \(changed) changed, "
        + "\(removed) removed, \(unchanged) unchanged"
        + (isDryRun ? "; nothing was written" : "") + " (\(seconds(time, comma: ".")) s)")
  }

  /// What is said when another build of the same site is under way.
  static let waiting = Words(
    es: "esperando a que acabe otra orden que hace este sitio…",
    en: "waiting for another command that makes this site to end…")

  /// What is said before pages are replaced that somebody changed by hand.
  /// - Parameter copies: where what they say is kept, if it is.
  static func replacing(_ edits: [String], copies: String?) -> Words {
    let pages = list(edits)
    let words =
      edits.count == 1
      ? Words(
        es: "se había cambiado a mano y se va a escribir de nuevo: \(pages)",
        en: "was changed by hand and is going to be written again: \(pages)")
      : Words(
        es: "se habían cambiado a mano y se van a escribir de nuevo: \(pages)",
        en: "were changed by hand and are going to be written again: \(pages)")
    guard let copies else { return words }
    return Words(
      es: "\(words.es); lo de antes se guarda en «\(copies.visible)»",
      en: "\(words.en); what they said is kept in “\(copies.visible)”")
  }

  /// How far a build or check is.
  static func progress(_ done: Int, of count: Int) -> Words {
    Words(es: "\(done) de \(count) páginas", en: "\(done) of \(count) pages")
  }

  /// What a person should know of the output folder.
  var notices: [Words] {
    let report = outcome.report
    return report.notices.map(\.words)
      + (isDryRun && !report.replacedEdits.isEmpty
        ? [Self.replacing(report.replacedEdits, copies: nil)] : [])
      + report.keptEdits.map {
        Words(
          es: "«\($0.visible)» ya no es del sitio, pero se cambió a mano: se conserva",
          en: "“\($0.visible)” is no longer of the site, but was changed by hand: it is kept")
      }
      + (report.foreign.isEmpty
        ? []
        : [
          Words(
            es: "se conservan ficheros ajenos: \(Self.list(report.foreign))",
            en: "foreign files are kept: \(Self.list(report.foreign))")
        ])
  }

  /// Each file that changes, for who wants to see them.
  var files: [Words] {
    let report = outcome.report
    return report.new.map { Words(es: "nuevo: \($0.visible)", en: "new: \($0.visible)") }
      + report.changed.map { Words(es: "cambiado: \($0.visible)", en: "changed: \($0.visible)") }
      + report.removed.map { Words(es: "borrado: \($0.visible)", en: "removed: \($0.visible)") }
  }

  func times(reading: Duration, planning: Duration, drawing: Duration) -> Words {
    Words(
      es: "leer \(seconds(reading, comma: ",")) s, planear \(seconds(planning, comma: ",")) s, "
        + "hacer y escribir \(seconds(drawing, comma: ",")) s; "
        + "sin rehacer: \(outcome.skipped)",
      en: "reading \(seconds(reading, comma: ".")) s, planning \(seconds(planning, comma: ".")) s, "
        + "drawing and writing \(seconds(drawing, comma: ".")) s; not drawn again: \(outcome.skipped)"
    )
  }

  private static func list(_ names: [String]) -> String {
    let shown = names.prefix(5).map(\.visible).joined(separator: ", ")
    return names.count > 5 ? shown + "…" : shown
  }

  private func seconds(_ duration: Duration, comma: String) -> String {
    let (seconds, attoseconds) = duration.components
    let hundredths = Int(attoseconds / 10_000_000_000_000_000)
    return "\(seconds)\(comma)\(hundredths < 10 ? "0" : "")\(hundredths)"
  }
}
