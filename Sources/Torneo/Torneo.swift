/// A tournament: all that its store says.
package struct Torneo: Sendable, Hashable {
  package var nombre: String?
  package var temporada: String?
  /// IANA name of the zone of its dates: `Europe/Madrid`.
  package var zonaHoraria: String?
  package var reglas: Reglas
  package var sanciones: [Sancion]
  package var equipos: [Equipo]
  /// In the order of the store.
  package var partidos: [PartidoDeLista]

  package init(
    nombre: String? = nil, temporada: String? = nil, zonaHoraria: String? = nil,
    reglas: Reglas = Reglas(), sanciones: [Sancion] = [], equipos: [Equipo] = [],
    partidos: [PartidoDeLista] = []
  ) {
    self.nombre = nombre
    self.temporada = temporada
    self.zonaHoraria = zonaHoraria
    self.reglas = reglas
    self.sanciones = sanciones
    self.equipos = equipos
    self.partidos = partidos
  }
}
