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

  package init() {}

  package func valor(de campo: Campo) -> AnyHashable {
    switch campo {
    case .nombre: nombre
    case .correo: correo
    case .edad: edad
    case .aceptaTerminos: aceptaTerminos
    }
  }

  package func error(de campo: Campo) -> Words? {
    switch campo {
    case .nombre:
      nombre.sinEspaciosAlrededor.isEmpty
        ? Words(es: "El nombre es obligatorio", en: "The name is required") : nil
    case .correo:
      correo.contains("@")
        ? nil : Words(es: "Introduce un correo válido", en: "Enter a valid e-mail address")
    case .edad:
      (Int(edad.sinEspaciosAlrededor) ?? 0) >= Self.edadMinima
        ? nil : Words(es: "Debes ser mayor de edad", en: "You must be of age")
    case .aceptaTerminos:
      aceptaTerminos
        ? nil : Words(es: "Debes aceptar los términos", en: "You must accept the terms")
    }
  }
}
