import JSON
import Torneo

/// The matches of a store that are still to be read, with all that reading them needs: any part of
/// them can be read apart from the others.
struct PartidosPendientes: Sendable {
  let json: JSONTape
  let equipos: EquiposLeidos
  let hayZona: Bool
  var valores: [JSONTape.Value] = []

  /// A part of the list that was read.
  struct Trozo: Sendable {
    var partidos: [PartidoDeLista] = []
    /// As many, in the same order.
    var fichas: [LectorDePartidos.Ficha] = []
    var hallazgos = Hallazgos()
    var sinZona = FechasSinZona()
  }

  /// Consecutive parts, about as long as one another.
  func trozos(_ cuantos: Int) -> [ArraySlice<JSONTape.Value>] {
    let cuantos = max(1, min(cuantos, valores.count))
    let largo = valores.count / cuantos + (valores.count % cuantos == 0 ? 0 : 1)
    return stride(from: 0, to: valores.count, by: max(1, largo)).map {
      valores[$0..<min($0 + largo, valores.count)]
    }
  }

  func lee(_ valores: ArraySlice<JSONTape.Value>) -> Trozo {
    var lector = LectorDePartidos(json, equipos: equipos, hayZona: hayZona)
    var trozo = Trozo()
    trozo.partidos.reserveCapacity(valores.count)
    trozo.fichas.reserveCapacity(valores.count)
    for valor in valores {
      guard let leido = lector.lee(valor) else { continue }
      trozo.partidos.append(leido.partido)
      trozo.fichas.append(leido.ficha)
    }
    trozo.hallazgos = lector.valores.hallazgos
    trozo.sinZona = lector.sinZona
    return trozo
  }
}
