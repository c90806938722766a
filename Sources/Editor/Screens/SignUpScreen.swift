import Diagnostics
import MarcadorApp
import Torneo
import Web

/// Signs somebody up on the server.
@MainActor
struct SignUpScreen: Screen {
  let path = Page.Section.inscripcion.rawValue

  func show(_ visit: Visit) async -> Reply {
    var page = page(visit, visit.app.inscripcionViewModel())
    page.notices = Notice.withoutServer(visit)
    return .page(page)
  }

  func submit(_ visit: Visit) async -> Reply {
    let screen = visit.app.inscripcionViewModel()
    screen.formulario.campos.nombre = visit["nombre"] ?? ""
    screen.formulario.campos.correo = visit["correo"] ?? ""
    screen.formulario.campos.edad = visit["edad"] ?? ""
    screen.formulario.campos.aceptaTerminos = visit["aceptaTerminos"] != nil
    if visit.isCheck {
      let form = screen.formulario
      return .data(
        FormCheck(visit, isReady: form.puedeEnviar) { name in
          Inscripcion.Campo(rawValue: name).flatMap { form.campos.error(de: $0) }.map { [$0] }
        }.bytes)
    }
    guard visit.request.isFromThisRun else {
      var page = page(visit, screen)
      page.status = 403
      page.notices = [Notice(.problem, EditorWords.earlierRun)]
      return .page(page)
    }
    let name = screen.formulario.campos.nombre
    if await screen.enviar() {
      return .done([Notice(.done, EditorWords.sent(name))], then: Address.of(path))
    }
    var page = page(visit, screen)
    page.status = screen.formulario.esValido ? 502 : 422
    if let alert = screen.formulario.alerta {
      let advice =
        screen.fallo.map { error in
          Notice.details(of: Failure.de(error).diagnostics)
        } ?? []
      page.notices = [Notice(.problem, alert, details: advice)]
    }
    return .page(page)
  }

  private func page(_ visit: Visit, _ screen: InscripcionViewModel) -> Page {
    let form = screen.formulario
    func field(_ name: Inscripcion.Campo, _ label: Words, _ value: String, _ control: Field.Control)
      -> Field
    {
      Field(
        name: name.rawValue, label: label, value: value, control: control, isRequired: true,
        complaints: form.mensaje(de: name).map { [$0] } ?? [])
    }
    return Page(
      EditorWords.signUp, .inscripcion,
      FormView(
        action: Address.of(path),
        fields: [
          field(.nombre, Dato.nombre.nombre, form.campos.nombre, .text),
          field(.correo, Dato.correo.nombre, form.campos.correo, .email),
          field(.edad, EditorWords.age, form.campos.edad, .digits),
          field(
            .aceptaTerminos, EditorWords.acceptsTerms, form.campos.aceptaTerminos ? "si" : "",
            .checkbox),
        ], submit: EditorWords.send
      ).html(visit))
  }
}
