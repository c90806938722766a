/// The service of a program that was told of no server: whatever is asked of it, there is no connection.
package struct SinServidor: ServicioDelTorneo, ServicioDeInscripciones {
  package init() {}

  package func arbitros() async throws -> [ArbitroDTO] {
    throw ErrorDeRed.sinConexion
  }

  package func publicarCronica(_ cronica: CronicaNuevaDTO) async throws -> CronicaPublicadaDTO {
    throw ErrorDeRed.sinConexion
  }

  package func inscribir(_ inscripcion: InscripcionDTO) async throws {
    throw ErrorDeRed.sinConexion
  }
}
