package import Torneo

// The edits of rosters that a tournament lets be made, whoever asks: a screen, a command. Names of
// teams are exact here; what a person writes is looked up before.
extension Torneo {
  /// Puts another team in the place of one everywhere: in the list, in its matches, in what happened
  /// in them, in what was decided about it. All other teams and matches stay the same.
  package mutating func reemplaza(_ viejo: Equipo, por nuevo: Equipo) {
    equipos = equipos.map { $0 === viejo ? nuevo : $0 }
    cambiaEquiposDeLasDecisiones { $0 === viejo ? nuevo : $0 }
    for indice in partidos.indices {
      partidos[indice].partido = partidos[indice].partido.reemplazando(viejo, por: nuevo)
    }
  }

  /// Puts a player at the end of the roster of a team.
  package mutating func anade(
    _ jugador: Jugador, a nombreDelEquipo: String
  ) throws(EdicionRechazada) {
    try anade([jugador], a: nombreDelEquipo)
  }

  /// Puts players at the end of the roster of a team: all of them, or nobody.
  mutating func anade(
    _ jugadores: [Jugador], a nombreDelEquipo: String
  ) throws(EdicionRechazada) {
    let equipo = try equipo(nombreDelEquipo)
    var plantilla = equipo.plantilla
    for jugador in jugadores {
      guard let conLosDeAntes = Equipo(nombre: equipo.nombre, plantilla: plantilla) else {
        continue
      }
      plantilla.append(try conLosDeAntes.jugadorValido(jugador))
    }
    try reemplaza(equipo, conPlantilla: plantilla)
  }

  /// Gives a player another name or number, in the roster and in all that the player did.
  package mutating func corrige(
    _ viejo: Jugador, como corregido: Jugador, en nombreDelEquipo: String
  ) throws(EdicionRechazada) {
    let equipo = try equipo(nombreDelEquipo)
    let lugar = try equipo.lugar(de: viejo)
    let nuevo = try equipo.jugadorValido(corregido, enLugarDe: lugar)
    for indice in partidos.indices {
      partidos[indice].partido = partidos[indice].partido
        .corrigiendo(viejo, de: equipo, como: nuevo)
    }
    for indice in suspensionesDecididas.indices
    where suspensionesDecididas[indice].equipo === equipo
      && suspensionesDecididas[indice].jugador == viejo
    {
      suspensionesDecididas[indice].jugador = nuevo
    }
    var plantilla = equipo.plantilla
    plantilla[lugar] = nuevo
    try reemplaza(equipo, conPlantilla: plantilla)
  }

  /// Takes a player out of a roster; refused while anything in the tournament names the player.
  package mutating func quita(
    _ jugador: Jugador, de nombreDelEquipo: String
  ) throws(EdicionRechazada) {
    let equipo = try equipo(nombreDelEquipo)
    let lugar = try equipo.lugar(de: jugador)
    let retenciones = retenciones(de: jugador, en: equipo)
    if !retenciones.isEmpty { throw .retenido(jugador.nombre, retenciones) }
    var plantilla = equipo.plantilla
    plantilla.remove(at: lugar)
    try reemplaza(equipo, conPlantilla: plantilla)
  }

  private mutating func reemplaza(
    _ equipo: Equipo, conPlantilla plantilla: [Jugador]
  ) throws(EdicionRechazada) {
    guard
      let nuevo = Equipo(
        nombre: equipo.nombre, plantilla: plantilla, ranking: equipo.ranking, color: equipo.color)
    else {
      throw .dorsalRepetido(dorsalRepetido(en: plantilla) ?? 0, otro: equipo.nombre)
    }
    reemplaza(equipo, por: nuevo)
  }

  /// All that names a player, in the order of the matches.
  func retenciones(de jugador: Jugador, en equipo: Equipo) -> [Retencion] {
    partidos.flatMap { elemento -> [Retencion] in
      let partido = elemento.partido
      let enAlineacion = partido.alineacion(de: equipo)?.contiene(jugador) == true
      let alineado: [Retencion] =
        enAlineacion ? [.alineacion(jugador: jugador.nombre, partido: elemento.id)] : []
      return alineado
        + partido.eventos.flatMap { evento in
          evento.participaciones
            .filter {
              partido.es(jugador, de: equipo, quien: $0.jugador, como: $0.papel, en: evento)
            }
            .map {
              .evento(
                jugador: jugador.nombre, $0.papel, partido: elemento.id, minuto: evento.minuto)
            }
        }
    }
      + suspensionesDecididas.filter { $0.equipo === equipo && $0.jugador == jugador }.map {
        .suspension(jugador: jugador.nombre, partido: $0.partido)
      }
  }
}

extension Equipo {
  fileprivate func lugar(de jugador: Jugador) throws(EdicionRechazada) -> Int {
    guard let lugar = plantilla.firstIndex(of: jugador) else {
      throw .noExisteElJugador(jugador.nombre, equipo: nombre)
    }
    return lugar
  }

  /// The player as the roster would have it, beside the others in it.
  /// - Parameter lugar: of the player in the roster now, if the player is in it already.
  fileprivate func jugadorValido(
    _ jugador: Jugador, enLugarDe lugar: Int? = nil
  ) throws(EdicionRechazada) -> Jugador {
    let valido = Jugador(nombre: try Dato.nombre.nombre(jugador.nombre), dorsal: jugador.dorsal)
    let otros = plantilla.indices.filter { $0 != lugar }.map { plantilla[$0] }
    let suyo = valido.nombre.nombreSinMayusculas
    if otros.contains(where: {
      $0.nombre.nombreSinMayusculas == suyo && !$0.seDistingue(de: valido)
    }) {
      throw .jugadorRepetido(valido.nombre)
    }
    if let dorsal = valido.dorsal {
      guard dorsalesPermitidos.contains(dorsal) else { throw .dorsalFueraDeRango(dorsal) }
      if let otro = otros.first(where: { $0.dorsal == dorsal }) {
        throw .dorsalRepetido(dorsal, otro: otro.nombre)
      }
    }
    return valido
  }
}

extension Dato {
  /// A text as a name of the tournament, without marks that nobody sees.
  func nombre(_ texto: String) throws(EdicionRechazada) -> String {
    do {
      return try texto.sinMarcasOcultas.comoNombre()
    } catch {
      throw .texto(self, error)
    }
  }

  /// A text as a remark of the tournament, without marks that nobody sees; nil when it is empty.
  func nota(_ texto: String?) throws(EdicionRechazada) -> String? {
    do {
      let nota = try texto?.sinMarcasOcultas.comoTexto()
      return nota?.isEmpty == true ? nil : nota
    } catch {
      throw .texto(self, error)
    }
  }

  /// A text as a name that need not be there; nil when it is empty.
  func nombreOpcional(_ texto: String?) throws(EdicionRechazada) -> String? {
    guard let texto, !texto.sinEspaciosAlrededor.isEmpty else { return nil }
    return try nombre(texto)
  }
}
