import Diagnostics
import MarcadorApp
import Testing

@MainActor
@Suite("A form that sends")
struct FormularioTests {
  /// A server that answers what it is told, and keeps what it got.
  private final class Servicio: ServicioDeInscripciones {
    var error: (any Error)?
    var recibidas: [InscripcionDTO] = []
    var alRecibir: () -> Void = {}

    func inscribir(_ inscripcion: InscripcionDTO) async throws {
      recibidas.append(inscripcion)
      alRecibir()
      if let error { throw error }
    }
  }

  private let servicio = Servicio()

  private func pantalla(valida: Bool = true) -> InscripcionViewModel {
    let pantalla = InscripcionViewModel(servicio: servicio)
    if valida {
      pantalla.formulario.campos.nombre = " Eva "
      pantalla.formulario.campos.correo = "eva@example.org"
      pantalla.formulario.campos.edad = "18"
      pantalla.formulario.campos.aceptaTerminos = true
    }
    return pantalla
  }

  private func mensajes(_ pantalla: InscripcionViewModel) -> [String] {
    Inscripcion.Campo.allCases.compactMap { pantalla.formulario.mensaje(de: $0)?.es }
  }

  static let todos = [
    "El nombre es obligatorio", "Introduce un correo válido", "Debes ser mayor de edad",
    "Debes aceptar los términos",
  ]

  @Test("says nothing before a field was touched")
  func alAbrir() {
    let pantalla = pantalla(valida: false)
    #expect(mensajes(pantalla).isEmpty)
    #expect(!pantalla.formulario.puedeEnviar)
    pantalla.formulario.campos.nombre = "E"
    pantalla.formulario.campos.nombre = ""
    pantalla.formulario.campos.correo = ""
    #expect(mensajes(pantalla) == ["El nombre es obligatorio"])
  }

  @Test("says all that is wrong once sending was tried, and sends nothing")
  func intento() async {
    let pantalla = pantalla(valida: false)
    #expect(await !pantalla.enviar())
    #expect(mensajes(pantalla) == Self.todos)
    #expect(servicio.recibidas.isEmpty)
    #expect(!pantalla.formulario.enviando)
  }

  @Test("wants an @ and eighteen years", arguments: ["17", "", "x", "-18", "18.5"])
  func edad(_ edad: String) {
    let pantalla = pantalla()
    pantalla.formulario.campos.edad = edad
    pantalla.formulario.campos.correo = "eva"
    #expect(mensajes(pantalla) == ["Introduce un correo válido", "Debes ser mayor de edad"])
    #expect(!pantalla.formulario.puedeEnviar)
  }

  @Test(
    "takes no age that nobody has, and no address of two lines or with blanks",
    arguments: ["131", "999999", "99999999999999999999"])
  func imposibles(_ edad: String) {
    for correo in ["eva@a\nb", "e va@a", "eva@a\u{202E}", "eva@\u{7}"] {
      let pantalla = pantalla()
      pantalla.formulario.campos.edad = edad
      pantalla.formulario.campos.correo = correo
      #expect(
        mensajes(pantalla) == ["Introduce un correo válido", "La edad no puede pasar de 130"])
    }
    let pantalla = pantalla()
    pantalla.formulario.campos.edad = " 130 "
    pantalla.formulario.campos.correo = " eva@a\n"
    #expect(mensajes(pantalla).isEmpty)
  }

  @Test("sends what was typed, once, and is empty afterwards")
  func enviado() async {
    let pantalla = pantalla()
    servicio.alRecibir = {
      #expect(pantalla.formulario.enviando)
      #expect(!pantalla.formulario.puedeEnviar)
      let otraVez = pantalla.formulario.empiezaAEnviar()
      #expect(!otraVez)
    }
    #expect(await pantalla.enviar())
    #expect(
      servicio.recibidas == [InscripcionDTO(nombre: "Eva", correo: "eva@example.org", edad: 18)])
    #expect(pantalla.formulario.campos == Inscripcion())
    #expect(mensajes(pantalla).isEmpty)
  }

  @Test("shows what the server says of a field until that field is edited")
  func rechazo() async {
    let pantalla = pantalla()
    servicio.error = RechazoDeCampos(["correo": "Ya está inscrito", "nombre": "No vale"])
    #expect(await !pantalla.enviar())
    #expect(mensajes(pantalla) == ["No vale", "Ya está inscrito"])
    #expect(pantalla.formulario.alerta == nil)
    #expect(pantalla.formulario.puedeEnviar)
    pantalla.formulario.campos.correo = "otra@example.org"
    #expect(mensajes(pantalla) == ["No vale"])
    servicio.error = ErrorDeRed.sinConexion
    #expect(await !pantalla.enviar())
    #expect(mensajes(pantalla).isEmpty)
  }

  @Test("shows any other failure as one alert and keeps what was typed")
  func alerta() async {
    let pantalla = pantalla()
    servicio.error = ErrorDeRed.servidor(codigo: 500)
    #expect(await !pantalla.enviar())
    #expect(pantalla.formulario.alerta?.es == "El servidor respondió 500")
    #expect(pantalla.formulario.campos.nombre == " Eva ")
    pantalla.formulario.cierraAlerta()
    #expect(pantalla.formulario.alerta == nil)
    servicio.error = RechazoDeCampos(["telefono": "Falta el teléfono"])
    #expect(await !pantalla.enviar())
    #expect(pantalla.formulario.alerta?.es == "Falta el teléfono")
  }

  @Test("tells a refusal of which the server says nothing as an alert", arguments: ["", " "])
  func rechazoMudo(_ mensaje: String) async {
    servicio.error = RechazoDeCampos(["correo": mensaje])
    let pantalla = pantalla()
    #expect(await !pantalla.enviar())
    #expect(mensajes(pantalla).isEmpty)
    #expect(pantalla.formulario.alerta?.es == "el servidor no lo acepta y no dice por qué")
  }

  @Test("keeps what was edited while it was sent, as what is still to be sent")
  func editadoMientras() async {
    let pantalla = pantalla()
    servicio.alRecibir = {
      #expect(pantalla.formulario.enviando)
      pantalla.formulario.campos.correo = "otra@example.org"
      #expect(pantalla.formulario.editadosDesdeElEnvio == [.correo])
      #expect(!pantalla.formulario.puedeEnviar)
    }
    #expect(await pantalla.enviar())
    #expect(servicio.recibidas.map(\.correo) == ["eva@example.org"])
    #expect(pantalla.formulario.campos.correo == "otra@example.org")
    #expect(pantalla.formulario.campos.nombre == " Eva ")
    #expect(pantalla.formulario.tocados == [.correo])
    #expect(!pantalla.formulario.seIntento && !pantalla.formulario.enviando)
    servicio.alRecibir = {}
    #expect(await pantalla.enviar())
    #expect(servicio.recibidas.map(\.correo) == ["eva@example.org", "otra@example.org"])
    #expect(pantalla.formulario == Formulario<Inscripcion>())
  }

  @Test("does not put below a field what the server said of what it no longer says")
  func rechazadoMientras() async {
    let pantalla = pantalla()
    servicio.alRecibir = { pantalla.formulario.campos.correo = "otra@example.org" }
    servicio.error = RechazoDeCampos(["correo": "ya está inscrito", "edad": "no llega"])
    #expect(await !pantalla.enviar())
    #expect(pantalla.formulario.mensaje(de: .correo) == nil)
    #expect(pantalla.formulario.mensaje(de: .edad)?.es == "no llega")
    #expect(pantalla.formulario.alerta?.es == "ya está inscrito")
    #expect(pantalla.formulario.campos.correo == "otra@example.org")
  }
}
