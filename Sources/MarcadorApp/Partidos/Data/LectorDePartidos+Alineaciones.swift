import JSON
import Torneo

extension LectorDePartidos {
  /// `{ "local": { "titulares": […], "suplentes": […], "capitan": "…", "entrenador": "…" }, … }`
  mutating func leeAlineaciones(
    _ objeto: JSONTape.Value, _ lados: Lados, en partido: inout Partido
  ) {
    guard valores.abre(objeto, .alineaciones, en: &alineaciones) else { return }
    partido.alineacionLocal = alineaciones[.local].flatMap {
      leeAlineacion($0, .local, de: lados.local, lados)
    }
    partido.alineacionVisitante = alineaciones[.visitante].flatMap {
      leeAlineacion($0, .visitante, de: lados.visitante, lados)
    }
  }

  private mutating func leeAlineacion(
    _ objeto: JSONTape.Value, _ campo: Campo, de equipo: EquipoLeido, _ lados: Lados
  ) -> Alineacion? {
    guard valores.abre(objeto, campo, en: &alineacion) else { return nil }
    var vistos: [Expediente.Quien: JSONTape.Value] = [:]
    let titulares = leeJugadores(.titulares, de: equipo, lados, &vistos)
    let suplentes = leeJugadores(.suplentes, de: equipo, lados, &vistos)
    if titulares.count > Self.titularesComoMucho, let lista = alineacion[.titulares] {
      valores.aviso(.demasiadosTitulares(titulares.count), en: lista)
    }
    let capitan = alineacion[.capitan].flatMap { leeJugador($0, .capitan, de: equipo, lados) }
    if let quien = capitan?.quien, !vistos.isEmpty, vistos[quien] == nil {
      valores.aviso(.capitanFuera(quien.nombre), en: alineacion[.capitan] ?? objeto)
    }
    return Alineacion(
      titulares: titulares, suplentes: suplentes, capitan: capitan?.jugador,
      entrenador: alineacion[.entrenador].flatMap { valores.nombre($0, .entrenador) })
  }

  private static let titularesComoMucho = 11

  private mutating func leeJugadores(
    _ campo: Campo, de equipo: EquipoLeido, _ lados: Lados,
    _ vistos: inout [Expediente.Quien: JSONTape.Value]
  ) -> [Jugador] {
    guard let lista = alineacion[campo],
      var elementos = valores.lista(lista, campo, limite: Equipo.maximoDeJugadores)
    else { return [] }
    var jugadores: [Jugador] = []
    while let elemento = valores.json.nextElement(&elementos) {
      guard let leido = leeJugador(elemento, campo, de: equipo, lados) else { continue }
      jugadores.append(leido.jugador)
      if let quien = leido.quien, let otro = vistos.updateValue(elemento, forKey: quien) {
        valores.aviso(.dosVecesEnLaAlineacion(quien.nombre), en: elemento, y: otro)
      }
    }
    return jugadores
  }
}
