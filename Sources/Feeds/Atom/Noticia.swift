package import Torneo

/// A match that there is something to tell of: it has a score that is not that of a moment.
package struct Noticia: Sendable {
  package let elemento: PartidoDeLista
  /// When it became known, as far as the data tell: the end of the match, in seconds since 1970.
  package let momento: Int

  /// The newest of a tournament, newest first.
  ///
  /// A match without a date takes that of the latest of its matchday that has one; where none has, it
  /// is as old as can be, 1970. Of those of one moment the later matchday comes first, then the higher
  /// number.
  package static func ultimas(_ limit: Int, of torneo: Torneo) -> [Noticia] {
    let zone = torneo.zonaHoraria.flatMap { ZonaHoraria($0) }
    let contadas = torneo.partidos.filter {
      $0.partido.tieneMarcador && $0.partido.estado != .enJuego
    }
    let momentos = contadas.map { $0.partido.end(in: zone, torneo.reglas.duracion) }
    var deJornada: [Jornada.Clave: Int] = [:]
    if momentos.contains(where: { $0 == nil }) {
      for (elemento, momento) in zip(contadas, momentos) {
        guard let clave = elemento.partido.claveDeJornada, let momento else { continue }
        deJornada[clave] = max(momento, deJornada[clave] ?? momento)
      }
    }
    let noticias = zip(contadas, momentos).map { elemento, momento in
      Noticia(
        elemento: elemento,
        momento: momento ?? elemento.partido.claveDeJornada.flatMap { deJornada[$0] } ?? 0)
    }
    return Array(noticias.sorted { $0.orden > $1.orden }.prefix(limit))
  }

  private var orden: (Int, Int, Int) {
    (momento, elemento.partido.jornada ?? 0, elemento.id)
  }
}

extension Partido {
  /// The end of the match in UTC; the start of the day where only that is known, nil without a date.
  fileprivate func end(in zone: ZonaHoraria?, _ duracion: Duracion) -> Int? {
    guard let fecha else { return nil }
    return instant(in: zone) + (fecha.hora == nil ? 0 : minutes(duracion) * 60)
  }
}
