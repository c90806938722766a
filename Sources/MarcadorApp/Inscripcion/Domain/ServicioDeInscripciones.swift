/// The server that takes sign-ups.
@MainActor
package protocol ServicioDeInscripciones {
  /// Throws `RechazoDeCampos` for what the server says of single fields.
  func inscribir(_ inscripcion: InscripcionDTO) async throws
}

/// A sign-up as the server takes it.
package struct InscripcionDTO: Sendable, Hashable, Codable {
  package var nombre: String
  package var correo: String
  package var edad: Int

  package init(nombre: String, correo: String, edad: Int) {
    self.nombre = nombre
    self.correo = correo
    self.edad = edad
  }
}
