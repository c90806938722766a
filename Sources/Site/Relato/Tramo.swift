import Torneo

/// Goals of one side, one after the other in one part of the match, that are told together.
struct Tramo: Sendable {
  let lado: Trama.Lado
  let tiempo: Trama.Tiempo
  private(set) var goles: [Trama.Gol]

  /// So many goals in a row are told as one.
  static let goleada = 3

  /// The goals of a match in the order in which they fell.
  static func tramos(de trama: Trama) -> [Tramo] {
    var tramos: [Tramo] = []
    for gol in trama.goles {
      if let ultimo = tramos.last, ultimo.lado == gol.lado, ultimo.tiempo == gol.tiempo {
        tramos[tramos.count - 1].goles.append(gol)
      } else {
        tramos.append(Tramo(lado: gol.lado, tiempo: gol.tiempo, goles: [gol]))
      }
    }
    return tramos
  }

  /// Who scored, with all their minutes, in the order of the first ones.
  var autores: [(autor: Jugador, esPropia: Bool, minutos: [Minuto])] {
    var autores: [(autor: Jugador, esPropia: Bool, minutos: [Minuto])] = []
    for gol in goles {
      let esPropia = gol.modo == .propia
      if let indice = autores.firstIndex(where: { $0.autor == gol.autor && $0.esPropia == esPropia }
      ) {
        autores[indice].minutos.append(gol.minuto)
      } else {
        autores.append((gol.autor, esPropia, [gol.minuto]))
      }
    }
    return autores
  }
}
