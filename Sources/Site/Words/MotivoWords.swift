package import Torneo

extension SiteLanguage {
  /// Why a team has its place, with the figures: `2.º por diferencia de goles frente a Toros
  /// (+5 a +3)`; nil when points alone decided.
  package func reason(for fila: Fila) -> String? {
    guard !fila.motivos.isEmpty else { return nil }
    let pasos = fila.motivos.map { step($0, of: fila.equipo) }
    return "\(ordinal(fila.posicion)) \(pasos.joined(separator: idioma.palabra(.luego)))"
  }

  /// As many level teams as a sentence names.
  private static let namedTeams = 6

  private func step(_ motivo: Motivo, of equipo: Equipo) -> String {
    let nombrados = named(in: motivo, with: equipo)
    let resto = more(motivo.valores.count - nombrados.count)
    let nombres = nombrados.map { isolated($0.equipo.nombre) }
    let todos = resto.map { nombres.joined(separator: ", ") + " \($0)" } ?? list(nombres)
    guard let criterio = motivo.criterio else { return shared(by: todos, motivo) }
    let que = name(of: criterio)
    let cola = circumstances(motivo)
    guard motivo.valores.count == 2,
      let suyo = nombrados.first(where: { $0.equipo === equipo }),
      let rival = nombrados.first(where: { $0.equipo !== equipo })
    else {
      let cifras =
        criterio == .orden
        ? ""
        : ": " + nombrados.map { figure($0.valor, criterio) }.joined(separator: ", ")
          + (resto == nil ? "" : "…")
      return idioma.motivo(que, entre: todos, cifras) + cola
    }
    let otro = isolated(rival.equipo.nombre)
    let cifras: String
    if criterio == .orden {
      cifras = ""
    } else if let tanteo = motivo.tanteoParticular {
      cifras = " (\(nombrados.first?.equipo === equipo ? tanteo : tanteo.invertido))"
    } else {
      cifras = idioma.cifras(figure(suyo.valor, criterio), figure(rival.valor, criterio))
    }
    return idioma.motivo(que, frenteA: otro, cifras) + cola
  }

  /// Teams that nothing tells apart, and what is left to do so.
  private func shared(by todos: String, _ motivo: Motivo) -> String {
    let queda =
      switch motivo.alFinal {
      case .comparten: ""
      case .sorteo: idioma.palabra(.quedaSorteo)
      case .partido: idioma.palabra(.quedaPartido)
      }
    return idioma.compartido(entre: todos) + queda + circumstances(motivo)
  }

  /// What else there is to know of a step: whose matches counted, what did not count yet, why the
  /// organiser decided so.
  private func circumstances(_ motivo: Motivo) -> String {
    var texto = ""
    if !motivo.entre.isEmpty {
      let equipos = list(motivo.entre.prefix(Self.namedTeams).map { isolated($0.nombre) })
      let resto = more(motivo.entre.count - Self.namedTeams).map { " \($0)" } ?? ""
      texto += idioma.contando(entre: equipos + resto)
    }
    if motivo.esperaParticulares { texto += idioma.palabra(.faltanParticulares) }
    if let decision = motivo.decision { texto += ": \(decision)" }
    return texto
  }

  /// The first of those that were level, and the team itself: all of them are named for each of them,
  /// and a hundred teams that nobody has told apart yet would be ten thousand names.
  private func named(in motivo: Motivo, with equipo: Equipo) -> [Motivo.Valor] {
    let primeros = Array(motivo.valores.prefix(Self.namedTeams))
    guard motivo.valores.count > primeros.count,
      !primeros.contains(where: { $0.equipo === equipo }),
      let suyo = motivo.valores.first(where: { $0.equipo === equipo })
    else { return primeros }
    return primeros.dropLast() + [suyo]
  }

  private func figure(_ value: Int, _ criterio: Criterio) -> String {
    switch criterio {
    case .diferencia, .diferenciaParticular, .conducta: signed(value)
    case .ranking: "\(value.magnitude)"
    case .orden, .goles, .victorias, .golesFuera, .puntosParticulares, .golesParticulares,
      .golesFueraParticulares:
      "\(value)"
    }
  }

  private func name(of criterio: Criterio) -> String {
    let palabra: Palabra =
      switch criterio {
      case .diferencia: .porDiferencia
      case .goles: .porGoles
      case .victorias: .porVictorias
      case .golesFuera: .porGolesFuera
      case .puntosParticulares: .porPuntosParticulares
      case .diferenciaParticular: .porDiferenciaParticular
      case .golesParticulares: .porGolesParticulares
      case .golesFueraParticulares: .porGolesFueraParticulares
      case .conducta: .porConducta
      case .ranking: .porRanking
      case .orden: .porOrden
      }
    return idioma.palabra(palabra)
  }
}

/// A name that is written from right to left, set apart so that it does not turn the figures beside
/// it (Unicode's first strong isolate); any other as it is.
func isolated(_ name: String) -> String {
  let isRightToLeft =
    !name.utf8Span.isKnownASCII && name.utf8.contains { $0 >= 0xD6 }
    && name.unicodeScalars.contains {
      switch $0.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        true
      default: false
      }
    }
  return isRightToLeft ? "\u{2068}\(name)\u{2069}" : name
}
