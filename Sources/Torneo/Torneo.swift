/// A tournament: all that its store says.
package struct Torneo: Sendable, Hashable {
  package var nombre: String?
  package var temporada: String?
  /// IANA name of the zone of its dates: `Europe/Madrid`.
  package var zonaHoraria: String?
  package var reglas: Reglas
  package var sanciones: [Sancion]
  /// The order of teams that nothing on the pitch tells apart.
  package var ordenes: [OrdenDecidido]
  package var expulsiones: [Expulsion]
  /// What a committee decided beyond what cards bring.
  package var suspensionesDecididas: [SuspensionDecidida]
  package var equipos: [Equipo]
  /// In the order of the store.
  package var partidos: [PartidoDeLista]
  /// What lists of names are put in order by; tables go by the Spanish one whatever it is. The store
  /// does not say it.
  package var alfabeto = Alfabeto.conEne

  package init(
    nombre: String? = nil, temporada: String? = nil, zonaHoraria: String? = nil,
    reglas: Reglas = Reglas(), sanciones: [Sancion] = [], ordenes: [OrdenDecidido] = [],
    expulsiones: [Expulsion] = [], suspensionesDecididas: [SuspensionDecidida] = [],
    equipos: [Equipo] = [], partidos: [PartidoDeLista] = []
  ) {
    self.nombre = nombre
    self.temporada = temporada
    self.zonaHoraria = zonaHoraria
    self.reglas = reglas
    self.sanciones = sanciones
    self.ordenes = ordenes
    self.expulsiones = expulsiones
    self.suspensionesDecididas = suspensionesDecididas
    self.equipos = equipos
    self.partidos = partidos
  }
}

extension Torneo {
  /// Gives other teams the places of those that what was decided outside the pitch is about.
  package mutating func cambiaEquiposDeLasDecisiones(_ cambio: (Equipo) -> Equipo) {
    for indice in sanciones.indices {
      sanciones[indice].equipo = cambio(sanciones[indice].equipo)
    }
    for indice in ordenes.indices {
      ordenes[indice].equipos = ordenes[indice].equipos.map(cambio)
    }
    for indice in expulsiones.indices {
      expulsiones[indice].equipo = cambio(expulsiones[indice].equipo)
    }
    for indice in suspensionesDecididas.indices {
      suspensionesDecididas[indice].equipo = cambio(suspensionesDecididas[indice].equipo)
    }
  }
}
