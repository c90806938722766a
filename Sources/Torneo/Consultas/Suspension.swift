/// Matches of their team that cards keep a player out of.
package struct Suspension: Sendable, Hashable {
  package enum Causa: Sendable, Hashable {
    /// So many yellow cards in different matches.
    case ciclo(Int)
    case dobleAmarilla
    case roja
    /// A committee decided it, with its reason.
    case comite(motivo: String?)
  }

  package let quien: JugadorDeEquipo
  package let causa: Causa
  /// The number of the match that brought it.
  package let partido: Int
  /// How many matches it is for.
  package let partidos: Int
  /// The numbers of those that the player missed for it.
  package internal(set) var cumplidos: [Int] = []
  /// The numbers of those that the player will miss, as far as they are known.
  package internal(set) var proximos: [Int] = []
  /// The numbers of those in which the player took part all the same: they do not count as missed.
  package internal(set) var indebidos: [Int] = []

  package var porCumplir: Int { partidos - cumplidos.count }
}

extension Torneo {
  /// The suspensions that the rules of the tournament bring and that a committee decided, by team and in
  /// the order in which they came; without rules only what was decided.
  ///
  /// A match is missed when the team plays it: one that is awarded, annulled or abandoned without a
  /// result serves no suspension. Of those to come, postponed ones do not count before they have a date
  /// again.
  package func suspensiones() -> [Suspension] {
    if reglas.disciplina == nil, suspensionesDecididas.isEmpty { return [] }
    let reglas =
      reglas.disciplina ?? ReglasDeDisciplina(ciclo: nil, dobleAmarilla: 0, roja: 0)
    // A committee may decide about a match that was abandoned or annulled.
    let decididos = Set(suspensionesDecididas.map(\.partido))
    var deEquipo: [Equipo: [PartidoDeLista]] = [:]
    for elemento in partidos {
      deEquipo[elemento.partido.local, default: []].append(elemento)
      deEquipo[elemento.partido.visitante, default: []].append(elemento)
    }
    return deEquipo.map { ($0, ClaveAlfabetica($0.key.nombre, alfabeto)) }.sorted { $0.1 < $1.1 }
      .flatMap { grupo, _ in
        var recuento = RecuentoDeSuspensiones(
          grupo.key, reglas, decididas: suspensionesDecididas.filter { $0.equipo === grupo.key })
        for elemento in grupo.value.sorted(by: {
          seJugoAntes($0, $1, tambienPasados: decididos)
        }) { recuento.suma(elemento) }
        return recuento.suspensiones
      }
  }
}
