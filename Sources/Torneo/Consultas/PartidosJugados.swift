extension Torneo {
  /// Whether the result of a match counts for nobody, since one of its sides was put out of the
  /// competition and its results with it.
  package func estaAnulado(_ partido: Partido) -> Bool {
    let clave = Tabla.Clave(fase: partido.fase, grupo: partido.grupo)
    return expulsiones.contains { expulsion in
      expulsion.resultados == .seAnulan && expulsion.es(de: clave)
        && (expulsion.equipo === partido.local || expulsion.equipo === partido.visitante)
    }
  }

  /// Matches whose result counts, also those of a knock-out, in the order in which they were played.
  package func partidosConResultado() -> [PartidoDeLista] {
    partidos.filter { $0.partido.cuentaEnLaTabla && !estaAnulado($0.partido) }
      .sorted(by: seJugoAntes)
  }
}

/// Puts matches of a team in the order in which they were, or will be, played: first those that are
/// over. By date where both have one; those without one last, by matchday and number.
func seJugoAntes(_ a: PartidoDeLista, _ b: PartidoDeLista) -> Bool {
  seJugoAntes(a, b, tambienPasados: [])
}

/// - Parameter pasados: numbers of matches that are over too, although they do not count.
func seJugoAntes(
  _ a: PartidoDeLista, _ b: PartidoDeLista, tambienPasados pasados: Set<Int>
) -> Bool {
  let haPasado = (
    a.partido.cuentaEnLaTabla || pasados.contains(a.id),
    b.partido.cuentaEnLaTabla || pasados.contains(b.id)
  )
  if haPasado.0 != haPasado.1 { return haPasado.0 }
  switch (a.partido.fecha, b.partido.fecha) {
  case (let una?, let otra?) where una != otra: return una < otra
  case (_?, nil): return true
  case (nil, _?): return false
  default:
    return (a.partido.jornada ?? .max, a.id) < (b.partido.jornada ?? .max, b.id)
  }
}
