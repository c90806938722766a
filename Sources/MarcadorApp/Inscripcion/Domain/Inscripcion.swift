package import Diagnostics
import Torneo

/// What somebody types to sign up for a tournament.
package struct Inscripcion: CamposDeFormulario {
  package enum Campo: String, CaseIterable, Hashable, Sendable {
    case nombre, correo, edad, aceptaTerminos
  }

  package var nombre = ""
  package var correo = ""
  /// In years, as typed.
  package var edad = ""
  package var aceptaTerminos = false

  package static let edadMinima = 18
  /// Nobody on record was older than 122.
  package static let edadMaxima = 130

  package init() {}

  package func valor(de campo: Campo) -> AnyHashable {
    switch campo {
    case .nombre: nombre
    case .correo: correo
    case .edad: edad
    case .aceptaTerminos: aceptaTerminos
    }
  }

  package func error(de campo: Campo, en _: Void) -> Words? {
    errorDeInscripcion(campo)?.words
  }

  /// What to send of a form that is valid.
  package var paraEnviar: InscripcionDTO {
    InscripcionDTO(
      nombre: nombre.sinEspaciosAlrededor, correo: correo.sinEspaciosAlrededor,
      edad: Int(edad.sinEspaciosAlrededor) ?? 0)
  }

  private func errorDeInscripcion(_ campo: Campo) -> ErrorDeInscripcion? {
    switch campo {
    case .nombre: errorDelNombre
    case .correo: correoEsValido ? nil : .correoNoValido
    case .edad: errorDeLaEdad
    case .aceptaTerminos: aceptaTerminos ? nil : .sinAceptar
    }
  }

  /// An @, in one line without anything that upsets it.
  private var correoEsValido: Bool {
    guard let limpio = try? correo.sinEspaciosAlrededor.comoTexto() else {
      // Whatever is wrong with it, it is no address.
      return false
    }
    return limpio.contains("@") && !limpio.contains(where: \.isWhitespace)
  }

  private var errorDeLaEdad: ErrorDeInscripcion? {
    let texto = edad.sinEspaciosAlrededor
    guard let numero = Int(texto) else {
      // A number too long for any type is still a number.
      return texto.sonCifras ? .edadImposible : .menorDeEdad
    }
    if numero > Self.edadMaxima { return .edadImposible }
    return numero >= Self.edadMinima ? nil : .menorDeEdad
  }

  private var errorDelNombre: ErrorDeInscripcion? {
    if !nombre.tieneAlgoVisible { return .sinNombre }
    do {
      _ = try nombre.comoNombre()
      return nil
    } catch {
      return .nombreNoValido(error)
    }
  }
}
