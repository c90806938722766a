/// What a referee did in a tournament.
package struct Arbitraje: Sendable {
  package let arbitro: String
  /// All matches that name the referee, by date, also those still to be played.
  package fileprivate(set) var partidos: [PartidoDeLista] = []
  /// How many of them were played: those that count for players.
  package fileprivate(set) var dirigidos = 0
  /// Yellow cards shown in these, also to officials; a second one of a player is a dismissal.
  package fileprivate(set) var amarillas = 0
  package fileprivate(set) var expulsiones = 0

  fileprivate mutating func suma(_ elemento: PartidoDeLista) {
    partidos.append(elemento)
    guard elemento.partido.cuentaParaJugadores else { return }
    dirigidos += 1
    for case .tarjeta(_, _, _, let color, _) in elemento.partido.eventos {
      switch color {
      case .amarilla: amarillas += 1
      case .dobleAmarilla, .roja: expulsiones += 1
      }
    }
  }
}

extension Torneo {
  /// The referees of all matches, in alphabetical order. A name is one referee, to the letter.
  /// - Parameter nombres: others who are listed too, also without a match.
  package func arbitrajes(con nombres: [String] = []) -> [Arbitraje] {
    var lugares: [String: Int] = [:]
    var arbitrajes: [Arbitraje] = []
    func lugar(_ nombre: String) -> Int {
      if let lugar = lugares[nombre] { return lugar }
      lugares[nombre] = arbitrajes.count
      arbitrajes.append(Arbitraje(arbitro: nombre))
      return arbitrajes.count - 1
    }
    for nombre in nombres { _ = lugar(nombre) }
    for elemento in partidos {
      guard let arbitro = elemento.partido.arbitro else { continue }
      arbitrajes[lugar(arbitro)].suma(elemento)
    }
    for indice in arbitrajes.indices {
      arbitrajes[indice].partidos = porFecha(arbitrajes[indice].partidos)
    }
    return arbitrajes.map { ($0, ClaveAlfabetica($0.arbitro, alfabeto)) }.sorted { $0.1 < $1.1 }
      .map(\.0)
  }
}
