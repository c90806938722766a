package import Torneo

// What a player is called where one is chosen: it finds this player again, and nobody else.

extension Equipo {
  /// `Ana #9`, or the name alone; `Ana (#9)` and `Ana (-)`, with the number and without one, where
  /// somebody else of the team is called just that.
  package func etiqueta(de jugador: Jugador) -> String {
    let otros = plantilla.filter { $0 != jugador }
    let maneras =
      if let dorsal = jugador.dorsal {
        [
          jugador.conDorsal, "\(jugador.nombre) (#\(dorsal))", "\(jugador.nombre) ( #\(dorsal) )",
        ]
      } else {
        [jugador.nombre, "\(jugador.nombre) (-)", "\(jugador.nombre) ( - )"]
      }
    let ajenas = maneras.filter { manera in
      // A name that has a number in it is rare, and folding names takes its time.
      guard jugador.dorsal == nil || otros.contains(where: { $0.nombre.contains("#") }) else {
        return false
      }
      let plegada = manera.nombrePlegado
      return otros.contains { $0.nombre.nombrePlegado == plegada }
    }
    return maneras.first { !ajenas.contains($0) } ?? jugador.conDorsal
  }
}

extension Partido {
  /// The same among the players of both sides: `Ana #9 (Rayo FC)` where each has one with this label.
  /// - Parameter equipo: the player's; nil where nobody knows it.
  package func etiqueta(de jugador: Jugador, _ equipo: Equipo?) -> String {
    let suyo =
      [local, visitante].first { $0.nombre == equipo?.nombre }
      ?? [local, visitante].first { $0.plantilla.contains(jugador) }
    guard let suyo else { return jugador.conDorsal }
    let etiqueta = suyo.etiqueta(de: jugador)
    let otro = rival(de: suyo)
    let esDeDos =
      suyo.plantilla.contains(jugador)
      && otro.plantilla.contains {
        $0.nombre == jugador.nombre && $0.dorsal == jugador.dorsal
          || otro.etiqueta(de: $0).nombrePlegado == etiqueta.nombrePlegado
      }
    return esDeDos ? "\(etiqueta) (\(suyo.nombre))" : etiqueta
  }

  /// A label without the side that it tells, and this side.
  func ladoDicho(en texto: String) -> (jugador: String, equipo: Equipo?) {
    let escrito = texto.sinEspaciosAlrededor
    for lado in [local, visitante] where escrito.hasSuffix(" (\(lado.nombre))") {
      // A name may end like that.
      let esNombre = (local.plantilla + visitante.plantilla).contains {
        $0.nombre.nombrePlegado == escrito.nombrePlegado
      }
      if !esNombre { return (String(escrito.dropLast(lado.nombre.count + 3)), lado) }
    }
    return (texto, nil)
  }
}
