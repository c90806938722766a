import HTTP
import MarcadorApp
import TestSupport

extension TestServer {
  /// The service of the tournament on this server. Waits little before it asks again.
  func servicio(
    token: String? = nil, total: Duration = .seconds(600)
  ) throws -> ServicioDelTorneoEnRed {
    var limites = HTTPLimits()
    limites.firstWait = .milliseconds(10)
    limites.total = total
    return try ServicioDelTorneoEnRed(
      servidor: url, token: token.flatMap(HTTPToken.init), limites: limites)
  }
}

extension CronicaNuevaDTO {
  static let dePrueba = CronicaNuevaDTO(
    title: "Rayo FC 3-2 Toros", body: "12' Ana \"la 9\" (Rayo FC)")
}
