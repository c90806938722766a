/// The server that chronicles are published to and referees come from.
@MainActor
package protocol ServicioDelTorneo {
  func arbitros() async throws -> [ArbitroDTO]
  func publicarCronica(_ cronica: CronicaNuevaDTO) async throws -> CronicaPublicadaDTO
}
