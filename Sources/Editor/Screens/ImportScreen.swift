import Diagnostics
import Importers
import MarcadorApp
import Torneo
import Web

/// Brings in what was pasted, after showing what would come of it.
@MainActor
struct ImportScreen: Screen {
  private enum Format: String, CaseIterable {
    case csv
    case openfootball
    case footballText = "football-txt"

    var words: Words {
      switch self {
      case .csv: EditorWords.csv
      case .openfootball: EditorWords.openfootball
      case .footballText: EditorWords.footballText
      }
    }

    func read(_ file: ImportedFile, into torneo: Torneo) throws(Failure) -> ImportResult {
      switch self {
      case .csv: try importCSV([file], into: torneo)
      case .openfootball: try importOpenfootball([file], into: torneo, options: ImportOptions())
      case .footballText: try importFootballText([file], into: torneo, options: ImportOptions())
      }
    }
  }

  let path = Page.Section.importar.rawValue

  func show(_ visit: Visit) async -> Reply {
    .page(page(visit))
  }

  func submit(_ visit: Visit) async -> Reply {
    let text = visit["texto"] ?? ""
    guard visit.request.isFromThisRun else {
      return .page(page(visit, status: 403, [Notice(.problem, EditorWords.earlierRun)]))
    }
    if let fault = visit.session.fault {
      return .page(page(visit, status: 503, fault.diagnostics.map { Notice($0) }))
    }
    guard !text.sinEspaciosAlrededor.isEmpty else {
      return .page(page(visit, status: 422, complaints: [EditorWords.textMissing]))
    }
    let file = ImportedFile(
      name: visit.say(EditorWords.pasted), bytes: Array(text.utf8))
    let format = Format(rawValue: visit["formato"] ?? "") ?? .csv
    let isTrial = visit[RosterPasteScreen.preview] != nil
    let importing = { (torneo: inout Torneo) throws(Failure) -> ImportResult in
      let result = try format.read(file, into: torneo)
      torneo = result.torneo
      return result
    }
    do {
      let partidos = visit.app.partidos
      let result =
        isTrial
        ? try partidos.ensayaCambio(importing).guardado.resultado : try partidos.cambia(importing)
      let summary = ImportSummaryWords(read: result.summary, isDryRun: isTrial).words
      let isSame = !isTrial && !partidos.haCambiado
      let told =
        [Notice(isTrial ? .remark : .done, summary)]
        + (isSame ? [Notice(.remark, EditorWords.alreadyAll)] : [])
        + result.diagnostics.prefix(DiagnosticRenderer.limit).map { Notice($0) }
      if isTrial { return .page(page(visit, told)) }
      if !isSame { visit.app.historial.nombra(EditorWords.importedMatches) }
      return .done(told, then: Address.root)
    } catch {
      return .page(
        page(
          visit, status: 422, error.diagnostics.prefix(DiagnosticRenderer.limit).map { Notice($0) })
      )
    }
  }

  private func page(
    _ visit: Visit, status: Int = 200, _ notices: [Notice] = [], complaints: [Words] = []
  ) -> Page {
    Page(
      status: status, EditorWords.importing, .importar, notices: notices,
      FormView(
        action: Address.of(path),
        fields: [
          Field(
            name: "formato", label: EditorWords.format,
            value: visit["formato"] ?? Format.csv.rawValue,
            control: .choice(
              Format.allCases.map { Field.Choice($0.rawValue, visit.say($0.words)) }),
            isRequired: true),
          Field(
            name: "texto", label: EditorWords.textToImport, value: visit["texto"] ?? "",
            control: .area(lines: 14), hint: EditorWords.textToImportHint, isRequired: true,
            complaints: complaints),
        ], submit: EditorWords.importing,
        buttons: .tag(
          "button",
          ["type": "submit", "name": RosterPasteScreen.preview, "value": "1", "class": "suave"],
          visit.say(EditorWords.trial))
      ).html(visit))
  }
}
