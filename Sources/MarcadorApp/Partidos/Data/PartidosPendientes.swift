import Files
import JSON
import Torneo

/// The matches of a store that are still to be read, with all that reading them needs: any part of
/// them can be read apart from the others.
struct PartidosPendientes: Sendable {
  let json: JSONTape
  let equipos: EquiposLeidos
  let zona: ZonaHoraria?
  var valores: [JSONTape.Value] = []

  /// A part of the list that was read.
  struct Trozo: Sendable {
    var partidos: [PartidoDeLista] = []
    /// Of each match, the fingerprint of its text.
    var huellas: [ContentHash] = []
    /// As many, in the same order.
    var fichas: [LectorDePartidos.Ficha] = []
    var hallazgos = Hallazgos()
    var sinZona = FechasSinZona()
    /// Those whose sides wait for other matches, still to be read.
    var conPlazas: [Aplazado] = []
  }

  /// A match that can only be read once others have been.
  struct Aplazado: Sendable {
    var valor: JSONTape.Value
    var huella: ContentHash
    /// How many matches of its part were read before it.
    var antes: Int
  }

  /// Consecutive parts, about as long as one another.
  func trozos(_ cuantos: Int) -> [ArraySlice<JSONTape.Value>] {
    let cuantos = max(1, min(cuantos, valores.count))
    let largo = valores.count / cuantos + (valores.count % cuantos == 0 ? 0 : 1)
    return stride(from: 0, to: valores.count, by: max(1, largo)).map {
      valores[$0..<min($0 + largo, valores.count)]
    }
  }

  /// The fingerprint of a match as it is written, and of what is between it and the next.
  private func huella(_ indice: Int) -> ContentHash {
    let principio = json.offset(of: valores[indice])
    let siguiente = indice + 1
    let fin = siguiente < valores.count ? json.offset(of: valores[siguiente]) : json.byteCount
    return ContentHash(json.slice(principio..<fin))
  }

  func lee(_ valores: ArraySlice<JSONTape.Value>) -> Trozo {
    var lector = LectorDePartidos(json, equipos: equipos, zona: zona)
    var trozo = Trozo()
    trozo.partidos.reserveCapacity(valores.count)
    trozo.fichas.reserveCapacity(valores.count)
    trozo.huellas.reserveCapacity(valores.count)
    for indice in valores.indices {
      guard let leido = lector.lee(valores[indice]) else {
        if lector.esperaAOtros {
          trozo.conPlazas.append(
            Aplazado(
              valor: valores[indice], huella: huella(indice), antes: trozo.partidos.count))
        }
        continue
      }
      trozo.partidos.append(leido.partido)
      trozo.huellas.append(huella(indice))
      trozo.fichas.append(leido.ficha)
    }
    trozo.hallazgos = lector.valores.hallazgos
    trozo.sinZona = lector.sinZona
    return trozo
  }
}
