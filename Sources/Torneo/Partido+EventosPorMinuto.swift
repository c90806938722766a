extension Partido {
  /// By minute; those of one minute, and those without one, as they were recorded.
  package var eventosPorMinuto: [EventoDePartido] {
    var anterior: Minuto?
    let yaOrdenados = eventos.indices.allSatisfy { lugar in
      let minuto = eventos[lugar].minutoParaOrdenar
      defer { anterior = minuto }
      return anterior.map { $0 <= minuto } ?? true
    }
    if yaOrdenados { return eventos }
    let minutos = eventos.map(\.minutoParaOrdenar)
    return minutos.indices.sorted { (minutos[$0], $0) < (minutos[$1], $1) }.map { eventos[$0] }
  }
}

extension EventoDePartido {
  /// Kicks of a shoot-out come after all that has a minute.
  fileprivate var minutoParaOrdenar: Minuto { minuto ?? 120 }
}
