/// Chronicles that are published through the service of the tournament.
package struct RepositorioDeCronicasEnRed: CronicasRepositorio {
  private let servicio: any ServicioDelTorneo

  package init(servicio: any ServicioDelTorneo) {
    self.servicio = servicio
  }

  package func publicar(titulo: String, texto: String) async throws -> Int {
    try await servicio.publicarCronica(CronicaNuevaDTO(title: titulo, body: texto)).id
  }
}
