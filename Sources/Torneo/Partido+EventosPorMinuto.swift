extension Partido {
  /// By minute; those of one minute, and those without one, as they were recorded.
  package var eventosPorMinuto: [EventoDePartido] {
    var minutos: [Minuto] = []
    var yaOrdenados = true
    for evento in eventos {
      let minuto = evento.minuto ?? 120
      if let anterior = minutos.last, minuto < anterior { yaOrdenados = false }
      minutos.append(minuto)
    }
    if yaOrdenados { return eventos }
    return minutos.indices.sorted { (minutos[$0], $0) < (minutos[$1], $1) }.map { eventos[$0] }
  }
}
