import JSON
import Torneo

/// Somebody that a match names.
struct JugadorLeido {
  var jugador: Jugador
  /// Nil where it is not known.
  var equipo: EquipoLeido?
  /// Place in the roster.
  var indice: Int?

  /// For comparing with others of the same match; nil where the team is not told.
  var quien: Expediente.Quien? {
    equipo.map { Expediente.Quien(equipo: $0.numero, indice: indice, nombre: jugador.nombre) }
  }
}

extension LectorDePartidos {
  /// A player named as `"Ana"` or, where two have that name, `{ "nombre": "Ana", "dorsal": 9 }`.
  ///
  /// Who is in no roster is told, and taken by name alone. A team without a roster is one of which
  /// nobody wrote it: it tells nothing.
  mutating func leeJugador(
    _ valor: JSONTape.Value, _ campo: Campo, dorsal: Int? = nil, de equipo: EquipoLeido?,
    _ lados: Lados
  ) -> JugadorLeido? {
    if valores.json.isObject(valor) { return leeJugadorConDorsal(valor, campo, de: equipo, lados) }
    if let equipo, case .jugador(let indice) = equipo.busca(valor, dorsal: dorsal, en: valores.json)
    {
      return JugadorLeido(
        jugador: equipo.plantilla[indice], equipo: equipo, indice: indice)
    }
    guard let nombre = valores.nombre(valor, campo) else { return nil }
    guard let equipo else { return leeJugadorSinEquipo(nombre, dorsal: dorsal, valor, lados) }
    switch equipo.busca(nombre, dorsal: dorsal) {
    case .jugador(let indice):
      return JugadorLeido(
        jugador: equipo.plantilla[indice], equipo: equipo, indice: indice)
    case .ambiguo:
      valores.error(.jugadorAmbiguo(campo, nombre), en: valor)
      return nil
    case .ninguno:
      if !equipo.plantilla.isEmpty {
        avisaDeForastero(nombre, valor, campo, de: equipo, lados)
      }
      return JugadorLeido(
        jugador: Jugador(nombre: nombre, dorsal: dorsal), equipo: equipo)
    }
  }

  /// Somebody whose side is not written is of the one in whose roster they are.
  private mutating func leeJugadorSinEquipo(
    _ nombre: String, dorsal: Int?, _ valor: JSONTape.Value, _ lados: Lados
  ) -> JugadorLeido {
    let posibles = [lados.local, lados.visitante].compactMap { equipo -> JugadorLeido? in
      guard case .jugador(let indice) = equipo.busca(nombre, dorsal: dorsal) else { return nil }
      return JugadorLeido(jugador: equipo.plantilla[indice], equipo: equipo, indice: indice)
    }
    if posibles.count == 1 { return posibles[0] }
    let hayPlantillas = !lados.local.plantilla.isEmpty && !lados.visitante.plantilla.isEmpty
    if !posibles.isEmpty || hayPlantillas {
      valores.aviso(
        .jugadorSinEquipo(
          nombre, enAmbos: !posibles.isEmpty, local: lados.local.equipo,
          visitante: lados.visitante.equipo), en: valor)
    }
    return JugadorLeido(jugador: Jugador(nombre: nombre, dorsal: dorsal))
  }

  private mutating func leeJugadorConDorsal(
    _ objeto: JSONTape.Value, _ campo: Campo, de equipo: EquipoLeido?, _ lados: Lados
  ) -> JugadorLeido? {
    guard valores.abre(objeto, campo, en: &jugador),
      let nombre = valores.exige(.nombre, de: jugador, en: objeto)
    else { return nil }
    guard valores.json.isString(nombre) else {
      valores.tipo(.string, nombre, .nombre)
      return nil
    }
    let dorsal = jugador[.dorsal].flatMap { valores.entero($0, .dorsal, dorsalesPermitidos) }
    return leeJugador(nombre, campo, dorsal: dorsal, de: equipo, lados)
  }

  private mutating func avisaDeForastero(
    _ nombre: String, _ valor: JSONTape.Value, _ campo: Campo, de equipo: EquipoLeido,
    _ lados: Lados
  ) {
    let rival = lados.rival(de: equipo).equipo
    // Of an own goal, `equipo` is the side it counts for: writing the scorer's is the usual mistake.
    if campo == .jugador,
      evento[.modo].flatMap({ valores.json.shortText(of: $0) }) == Self.propia,
      rival.plantilla.contains(where: { $0.nombre == nombre })
    {
      valores.aviso(.propiaDelMismoEquipo(nombre, equipo: rival.nombre), en: valor)
    } else {
      let deGol =
        campo == .jugador
        && evento[.tipo].flatMap { valores.json.shortText(of: $0) } == Self.gol
      valores.aviso(
        .noEstaEnLaPlantilla(nombre, equipo: equipo.equipo, rival: rival, deGol: deGol), en: valor)
    }
  }

  private static let gol = JSONShortText(TipoDeEvento.gol.rawValue)
  private static let propia = JSONShortText(ModoDeGol.propia.rawValue)
}
