import Diagnostics
import MarcadorApp
import Torneo
import Web

/// The chronicle of a match as it would be published, and the button that does.
@MainActor
struct ChronicleScreen: Screen {
  private static let again = "otraVez"

  let path = "cronica"

  func show(_ visit: Visit) async -> Reply {
    guard let id = Int(visit[Dato.partido.rawValue] ?? "") else { return .page(.notFound(visit)) }
    let screen = visit.app.cronicaViewModel(id: id)
    if visit.app.partidos.partido(id: id) == nil {
      return .page(.notFound(visit, EdicionRechazada.noExisteElPartido(id).frase))
    }
    var page = page(visit, id, screen.uiState)
    page.notices += Notice.withoutServer(visit)
    return .page(page)
  }

  func submit(_ visit: Visit) async -> Reply {
    guard let id = Int(visit[Dato.partido.rawValue] ?? "") else { return .page(.notFound(visit)) }
    let screen = visit.app.cronicaViewModel(id: id)
    let state = screen.uiState
    func refused(_ status: Int, _ notices: [Notice]) -> Reply {
      var page = page(visit, id, screen.uiState)
      page.status = status
      page.notices = notices
      return .page(page)
    }
    guard visit.request.isFromThisRun else {
      return refused(403, [Notice(.problem, EditorWords.earlierRun)])
    }
    guard let chronicle = state.cronica else { return .page(page(visit, id, state)) }
    if let looked = visit[FormFrame.lookedPrefix + "cronica"], looked != text(chronicle) {
      return refused(
        409,
        [
          Notice(
            .problem, EditorWords.changedMeanwhile,
            details: looked.split(separator: "\n").map { Words(verbatim: String($0)) })
        ])
    }
    await screen.publicar(otraVez: visit[Self.again] != nil)
    let message = screen.uiState.mensaje.map { Words(verbatim: $0) } ?? EditorWords.nothing
    guard let result = screen.resultado else {
      return refused(
        502,
        [
          Notice(
            .problem, message,
            details: screen.fallo.map(Self.advice) ?? [])
        ])
    }
    return .done(
      [Notice(.done, message)] + (result.nota.map { [Notice(.remark, $0)] } ?? []),
      then: Address.of(path, [(Dato.partido.rawValue, "\(id)")]))
  }

  /// Whether the server may have it cannot be known here.
  private static func advice(_ error: any Error) -> [Words] {
    let mayBeThere: [Words] =
      switch error {
      case let error as ErrorDeRed where error.pudoLlegar: [.puedeEstarPublicada]
      case PublicacionRechazada.enDuda: [.puedeEstarPublicada, EditorWords.publishAgainAdvice]
      default: []
      }
    return mayBeThere + Notice.details(of: Failure.de(error).diagnostics)
  }

  private func text(_ chronicle: Cronica) -> String {
    chronicle.titulo + "\n" + chronicle.texto
  }

  private func page(_ visit: Visit, _ id: Int, _ state: CronicaUiState) -> Page {
    let keys = [Dato.partido: "\(id)"]
    guard let chronicle = state.cronica else {
      return Page(
        EditorWords.chronicle, .partidos,
        notices: state.mensaje.map { [Notice(.remark, Words(verbatim: $0))] } ?? [],
        back: MatchForms.backToMatch(keys, visit.torneo), [])
    }
    let again = Field(
      name: Self.again, label: EditorWords.publishAgain, value: "", control: .checkbox,
      isRequired: true)
    return Page(
      EditorWords.chronicle, .partidos, back: MatchForms.backToMatch(keys, visit.torneo),
      [
        .tag("h2", [:], [.tag("bdi", [:], chronicle.titulo)]),
        .tag("p", ["class": "cronica"], [.tag("bdi", [:], chronicle.texto)]),
        visit.session.setup.prose == nil
          ? .nothing
          : .tag(
            "p", [:],
            [
              .link(
                to: Address.of("prosa", [(Dato.partido.rawValue, "\(id)")]),
                visit.say(EditorWords.proseTitle), kind: "boton suave")
            ]),
        FormFrame(visit, action: Address.of(path)).html(
          hidden: [
            (Dato.partido.rawValue, "\(id)"), (FormFrame.lookedPrefix + "cronica", text(chronicle)),
          ],
          [FieldView(again, visit).html, FormFrame.button(visit.say(EditorWords.publish))]),
      ])
  }
}
