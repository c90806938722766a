/// A match of two teams: what was planned of it and what happened in it.
package struct Partido: Sendable, Hashable {
  package var local: Equipo
  package var visitante: Equipo
  /// In the order in which they were recorded.
  package var eventos: [EventoDePartido]
  package var estado: EstadoDePartido
  /// The result as written down; nil when the goals in `eventos` are the result.
  package var resultado: Resultado?
  package var jornada: Int?
  package var fecha: Fecha?
  package var campo: String?
  package var arbitro: String?
  package var fase: String?
  package var grupo: String?
  /// Round of a knock-out: `Cuartos de final`. A match with a round enters no table.
  package var ronda: String?
  package var alineacionLocal: Alineacion?
  package var alineacionVisitante: Alineacion?
  package var espectadores: Int?
  /// Why it was awarded, postponed, abandoned or annulled.
  package var motivo: String?
  /// What its sides wait for, or waited for, where the store tells that instead of a team.
  package var plazas: PlazasDePartido?

  package init(
    local: Equipo, visitante: Equipo, eventos: [EventoDePartido],
    estado: EstadoDePartido = .finalizado, resultado: Resultado? = nil, jornada: Int? = nil,
    fecha: Fecha? = nil, campo: String? = nil, arbitro: String? = nil, fase: String? = nil,
    grupo: String? = nil, ronda: String? = nil, alineacionLocal: Alineacion? = nil,
    alineacionVisitante: Alineacion? = nil, espectadores: Int? = nil, motivo: String? = nil,
    plazas: PlazasDePartido? = nil
  ) {
    self.local = local
    self.visitante = visitante
    self.eventos = eventos
    self.estado = estado
    self.resultado = resultado
    self.jornada = jornada
    self.fecha = fecha
    self.campo = campo
    self.arbitro = arbitro
    self.fase = fase
    self.grupo = grupo
    self.ronda = ronda
    self.alineacionLocal = alineacionLocal
    self.alineacionVisitante = alineacionVisitante
    self.espectadores = espectadores
    self.motivo = motivo
    self.plazas = plazas
  }

  /// The same match with another team in the place of `viejo`, on either side and in every event.
  package func reemplazando(_ viejo: Equipo, por nuevo: Equipo) -> Partido {
    guard local === viejo || visitante === viejo else { return self }
    var copia = self
    if local === viejo { copia.local = nuevo }
    if visitante === viejo { copia.visitante = nuevo }
    copia.eventos = eventos.map { $0.reemplazando(viejo, por: nuevo) }
    return copia
  }
}

extension Partido {
  /// Matchdays that a match may be of.
  package static let jornadasPermitidas = 1...999
  package static let espectadoresPermitidos = 0...1_000_000
}

/// A match with its number in the tournament.
package struct PartidoDeLista: Sendable, Hashable, Identifiable {
  package static let idsPermitidos = 1...999_999_999

  package let id: Int
  @usableFromInline var ficha: Ficha

  package init(id: Int, partido: Partido) {
    self.id = id
    ficha = Ficha(partido)
  }

  /// Lent, not copied, to who looks at a part of it.
  @inlinable package var partido: Partido {
    _read { yield ficha.partido }
    set { ficha = Ficha(newValue) }
  }

  package static func == (a: PartidoDeLista, b: PartidoDeLista) -> Bool {
    a.id == b.id && (a.ficha === b.ficha || a.partido == b.partido)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(partido)
  }

  /// A class because lists of matches are sorted, grouped and filtered all over, and to copy one
  /// reference is a tenth of the work of copying all that a match has.
  @usableFromInline final class Ficha: Sendable {
    @usableFromInline let partido: Partido

    @usableFromInline init(_ partido: Partido) {
      self.partido = partido
    }
  }
}
