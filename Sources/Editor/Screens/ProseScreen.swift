import Diagnostics
import MarcadorApp
import Site
import Torneo
import Web

/// What somebody writes of a match for the page of its chronicle, in Markdown.
@MainActor
struct ProseScreen: Screen {
  private static let text = "texto"

  let path = "prosa"

  func show(_ visit: Visit) async -> Reply {
    do {
      guard let (id, files) = try subject(visit) else { return .page(.notFound(visit)) }
      let now = try text(files.read(id))
      return .page(page(visit, id, now, looked: now))
    } catch {
      return .page(failed(visit, error))
    }
  }

  func submit(_ visit: Visit) async -> Reply {
    do {
      guard let (id, files) = try subject(visit) else { return .page(.notFound(visit)) }
      let mine = lines(visit[Self.text] ?? "")
      let looked = lines(visit[FormFrame.lookedPrefix + Self.text] ?? "")
      var complaints = complaints(mine)
      if visit.isCheck {
        return .data(
          FormCheck(visit, isReady: complaints.isEmpty) { $0 == Self.text ? complaints : nil }.bytes
        )
      }
      let now = try files.read(id)
      func refused(_ status: Int, _ notices: [Notice]) -> Reply {
        var page = page(visit, id, mine, looked: looked, complaints: complaints)
        page.status = status
        page.notices = notices
        return .page(page)
      }
      guard visit.request.isFromThisRun else {
        return refused(403, [Notice(.problem, EditorWords.earlierRun)])
      }
      if !complaints.isEmpty { return refused(422, []) }
      guard looked == (try text(now)) else {
        return .page(conflict(visit, id, mine, looked: looked, now: try text(now)))
      }
      let chronicle = Address.of("cronica", [(Dato.partido.rawValue, "\(id)")])
      // Line ends are no difference that anybody made.
      if mine == (try text(now)) {
        return .done([Notice(.done, EditorWords.alreadySo(EditorWords.prose))], then: chronicle)
      }
      complaints = await faults(of: mine, id, files)
      if !complaints.isEmpty { return refused(422, []) }
      do {
        guard try files.write(id, now, Array(mine.utf8)) else {
          return .page(conflict(visit, id, mine, looked: looked, now: try text(files.read(id))))
        }
      } catch {
        return refused(500, Failure.de(error).diagnostics.map { Notice($0) })
      }
      note(visit, id, files, from: now, to: Array(mine.utf8))
      return .done(
        [Notice(.done, EditorWords.saved(EditorWords.prose))],
        then: chronicle)
    } catch {
      return .page(failed(visit, error))
    }
  }

  /// The match, and where its text is; nil where there is no such match, or nowhere to write.
  private func subject(_ visit: Visit) throws -> (id: Int, files: ProseFiles)? {
    guard let files = visit.session.setup.prose,
      let id = Int(visit[Dato.partido.rawValue] ?? ""),
      visit.app.partidos.partido(id: id) != nil
    else { return nil }
    return (id, files)
  }

  private func text(_ bytes: [UInt8]?) throws -> String {
    guard let text = String(validating: bytes ?? [], as: UTF8.self) else {
      throw Failure(Diagnostic(.error, EditorWords.proseNotUTF8))
    }
    return lines(text)
  }

  /// Browsers end lines as typewriters do.
  private func lines(_ text: String) -> String {
    text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
  }

  private func complaints(_ text: String) -> [Words] {
    if text.utf8.count > Prosa.limit { return [EditorWords.proseTooLong(Prosa.limit)] }
    do {
      try Prosa(Array(text.utf8), fichero: "").comprueba()
      return []
    } catch {
      return Notice.complaints(error, hasLines: true)
    }
  }

  /// What would keep the site from being built with the text in it.
  private func faults(of text: String, _ id: Int, _ files: ProseFiles) async -> [Words] {
    if text.isEmpty { return [] }
    do {
      try await files.check(id, Array(text.utf8))
      return []
    } catch {
      return Notice.complaints(error, hasLines: true)
    }
  }

  /// Lets the edit be undone.
  private func note(
    _ visit: Visit, _ id: Int, _ files: ProseFiles, from old: [UInt8]?, to new: [UInt8]
  ) {
    let ahora = new.isEmpty ? nil : new
    if old == ahora { return }
    visit.app.historial.apunta(
      CambioDeFichero(EditorWords.proseOf(id), antes: old, ahora: ahora) { looked, new in
        try files.write(id, looked, new ?? [])
      }, EditorWords.proseOf(id))
  }

  private func failed(_ visit: Visit, _ error: any Error) -> Page {
    Page(
      status: 500, EditorWords.proseTitle, .partidos,
      notices: Failure.de(error).diagnostics.map { Notice($0) }, KeptTexts(visit).html)
  }

  private func page(
    _ visit: Visit, _ id: Int, _ text: String, looked: String, complaints: [Words] = []
  ) -> Page {
    let keys = [Dato.partido: "\(id)"]
    return Page(
      EditorWords.proseTitle, .partidos, back: MatchForms.backToMatch(keys, visit.torneo),
      FormView(
        action: Address.of(path),
        hidden: [
          (Dato.partido.rawValue, "\(id)"), (FormFrame.lookedPrefix + Self.text, looked),
        ],
        fields: [
          Field(
            name: Self.text, label: EditorWords.proseLabel, value: text,
            control: .area(lines: 14), hint: EditorWords.proseHint, complaints: complaints)
        ], submit: EditorWords.save
      ).html(visit))
  }

  private func conflict(
    _ visit: Visit, _ id: Int, _ mine: String, looked: String, now: String
  ) -> Page {
    func version(_ text: String) -> [Looked] {
      [Looked(name: Self.text, label: EditorWords.proseLabel, text: text)]
    }
    var page = page(visit, id, mine, looked: now)
    page.status = 409
    page.notices = [Notice(.problem, EditorWords.changedMeanwhile)]
    page.body.insert(
      ConflictView(looked: version(looked), now: version(now), mine: [Self.text: mine], names: [])
        .html(visit), at: 0)
    return page
  }
}
