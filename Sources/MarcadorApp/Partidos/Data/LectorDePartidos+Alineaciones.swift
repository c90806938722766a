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
    return Alineacion(
      titulares: alineacion[.titulares].map { leeJugadores($0, .titulares, de: equipo, lados) }
        ?? [],
      suplentes: alineacion[.suplentes].map { leeJugadores($0, .suplentes, de: equipo, lados) }
        ?? [],
      capitan: alineacion[.capitan].flatMap {
        leeJugador($0, .capitan, de: equipo, lados)?.jugador
      },
      entrenador: alineacion[.entrenador].flatMap { valores.nombre($0, .entrenador) })
  }

  private mutating func leeJugadores(
    _ lista: JSONTape.Value, _ campo: Campo, de equipo: EquipoLeido, _ lados: Lados
  ) -> [Jugador] {
    guard
      var elementos = valores.lista(lista, campo, limite: LectorDeEquipos.limiteDePlantilla)
    else { return [] }
    var jugadores: [Jugador] = []
    while let elemento = valores.json.nextElement(&elementos) {
      if let leido = leeJugador(elemento, campo, de: equipo, lados) {
        jugadores.append(leido.jugador)
      }
    }
    return jugadores
  }
}
