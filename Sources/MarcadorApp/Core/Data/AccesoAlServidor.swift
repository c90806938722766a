package import HTTP
package import Torneo

/// The server of a tournament, and how it is asked.
package struct AccesoAlServidor {
  /// As a person writes it: `https://liga.example/api`.
  package var direccion: String
  /// Path of the file with the token; nil for that of the environment, if it has one.
  package var ficheroDelToken: String?
  package var entorno: [String: String]
  package var limites: HTTPLimits
  /// The clock, in UTC; nil where it shows a time that cannot be.
  package var ahora: () -> Fecha?

  package init(
    direccion: String, ficheroDelToken: String?, entorno: [String: String], limites: HTTPLimits,
    ahora: @escaping () -> Fecha?
  ) {
    self.direccion = direccion
    self.ficheroDelToken = ficheroDelToken
    self.entorno = entorno
    self.limites = limites
    self.ahora = ahora
  }
}
