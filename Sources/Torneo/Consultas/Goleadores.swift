/// A place in the list of scorers. A player belongs to a team: who changes team has a place for
/// each.
package struct Goleador: Sendable, Hashable {
  /// Shared by players with as many goals and penalties.
  package var posicion: Int
  package var jugador: Jugador
  package var equipo: Equipo
  /// Penalties included, own goals not.
  package var goles: Int
  package var penaltis: Int
}

/// Scorers, most goals first; level ones by fewer penalties, then by name, team and number.
///
/// Own goals, kicks of a shoot-out and goals of matches that were awarded or annulled count for
/// nobody.
package func goleadores(
  en partidos: [PartidoDeLista], _ alfabeto: Alfabeto = .conEne
) -> [Goleador] {
  struct Clave: Hashable {
    let jugador: Jugador
    let equipo: Equipo
  }
  var lugares: [Clave: Int] = [:]
  var lista: [Goleador] = []
  for elemento in partidos where elemento.partido.cuentaParaJugadores {
    for case .gol(_, let jugador, let equipo, let modo, _) in elemento.partido.eventos
    where modo != .propia {
      let clave = Clave(jugador: jugador, equipo: equipo)
      let lugar: Int
      if let conocido = lugares[clave] {
        lugar = conocido
      } else {
        lugar = lista.count
        lugares[clave] = lugar
        lista.append(
          Goleador(posicion: 0, jugador: jugador, equipo: equipo, goles: 0, penaltis: 0))
      }
      lista[lugar].goles += 1
      if modo == .penalti { lista[lugar].penaltis += 1 }
    }
  }
  return conPosiciones(lista, alfabeto)
}

private func conPosiciones(_ lista: [Goleador], _ alfabeto: Alfabeto) -> [Goleador] {
  // Keys are made once: comparing names is what sorting would spend its time on.
  var ordenados = lista.map { (goleador: $0, nombre: ClaveAlfabetica($0.jugador.nombre, alfabeto)) }
  ordenados.sort { a, b in
    if a.goleador.goles != b.goleador.goles { return a.goleador.goles > b.goleador.goles }
    if a.goleador.penaltis != b.goleador.penaltis {
      return a.goleador.penaltis < b.goleador.penaltis
    }
    if a.nombre != b.nombre { return a.nombre < b.nombre }
    let equipos = (a.goleador.equipo.nombre, b.goleador.equipo.nombre)
    if equipos.0 != equipos.1 {
      return ClaveAlfabetica(equipos.0, alfabeto) < ClaveAlfabetica(equipos.1, alfabeto)
    }
    return (a.goleador.jugador.dorsal ?? 0) < (b.goleador.jugador.dorsal ?? 0)
  }
  var resultado: [Goleador] = []
  resultado.reserveCapacity(ordenados.count)
  for (indice, elemento) in ordenados.enumerated() {
    var goleador = elemento.goleador
    if let anterior = resultado.last, anterior.goles == goleador.goles,
      anterior.penaltis == goleador.penaltis
    {
      goleador.posicion = anterior.posicion
    } else {
      goleador.posicion = indice + 1
    }
    resultado.append(goleador)
  }
  return resultado
}

extension Torneo {
  /// Scorers of the whole tournament.
  package func listaDeGoleadores() -> [Goleador] {
    goleadores(en: partidos, alfabeto)
  }
}
