/// A key of the store, or what an object of it is.
enum Campo: UInt8, Sendable, Hashable, CaseIterable {
  // Objects
  case documento, sancion, equipo, jugador, partido, evento
  // The tournament
  case version, nombre, temporada, zonaHoraria, reglas, sanciones, equipos, partidos
  case puntos, victoria, empate, derrota, desempate, motivo, grupo
  case plantilla, dorsal, ranking
  // Its tables
  case orden, expulsados, resultados, tandaGanada, tandaPerdida, vueltas, calendarioFijo, porPartido
  case golesFuera, mejores
  case puesto, pasan, zonas, desde, hasta
  case criterios, deDos, continuacion, espera, entreGrupos, tarjetas, alFinal
  case amarilla, dobleAmarilla, roja, amarillaYRoja
  // What cards bring
  case disciplina, ciclo, perdonTras, suspensiones, suspension, duracion, prorroga
  // A match
  case id, jornada, fecha, campo, arbitro, estado, fase, ronda, local, visitante, resultado
  case descanso, reglamentario, tanda, espectadores, alineaciones, titulares, suplentes, capitan
  case entrenador, eventos
  // A side that waits for other matches
  case plaza, ganador, perdedor, grupos
  // Referees
  case arbitros, correo, aMano, cambioPendiente, antes, ahora
  // What was published
  case publicaciones, publicacion, titulo, texto, servidor, numero
  // An event
  case tipo, minuto, modo, asistencia, color, oficial, sale, entra, convertido

  /// As the store writes it.
  var clave: String { Self.claves[Int(rawValue)] }

  private static let claves = allCases.map { String(describing: $0) }
}

/// The keys of each kind of object, in the order in which a store is written.
extension Campo {
  static let delTorneo: [Campo] = [
    .version, .nombre, .temporada, .zonaHoraria, .reglas, .sanciones, .orden, .expulsados,
    .suspensiones, .equipos, .partidos,
  ]
  static let deArbitros: [Campo] = [.arbitros, .cambioPendiente]
  static let deCambioPendiente: [Campo] = [.antes, .ahora]
  static let deArbitro: [Campo] = [.id, .nombre, .correo, .aMano]
  static let dePublicaciones: [Campo] = [.publicaciones]
  static let dePublicacion: [Campo] = [.partido, .numero, .fecha, .servidor, .titulo, .texto]
  static let deReglas: [Campo] = [
    .puntos, .desempate, .vueltas, .calendarioFijo, .porPartido, .golesFuera, .mejores, .zonas,
    .duracion, .prorroga, .disciplina,
  ]
  static let dePuntos: [Campo] = [.victoria, .empate, .derrota, .tandaGanada, .tandaPerdida]
  static let deDesempate: [Campo] = [
    .criterios, .deDos, .continuacion, .espera, .tarjetas, .entreGrupos, .alFinal,
  ]
  static let deTarjetas: [Campo] = [.amarilla, .dobleAmarilla, .roja, .amarillaYRoja]
  static let deMejores: [Campo] = [.puesto, .pasan, .fase]
  static let deZona: [Campo] = [.nombre, .desde, .hasta, .fase, .grupo]
  static let deDisciplina: [Campo] = [.ciclo, .dobleAmarilla, .roja, .perdonTras]
  static let deOrden: [Campo] = [.equipos, .motivo, .fase, .grupo]
  static let deExpulsion: [Campo] = [.equipo, .resultados, .motivo, .fase, .grupo]
  static let deSuspension: [Campo] = [.equipo, .jugador, .dorsal, .partido, .partidos, .motivo]
  static let deSancion: [Campo] = [.equipo, .puntos, .motivo, .fase, .grupo]
  static let deEquipo: [Campo] = [.nombre, .color, .ranking, .plantilla]
  static let deJugador: [Campo] = [.nombre, .dorsal]
  static let dePartido: [Campo] = [
    .id, .jornada, .fase, .grupo, .ronda, .fecha, .campo, .arbitro, .estado, .motivo, .local,
    .visitante, .resultado, .espectadores, .alineaciones, .eventos,
  ]
  static let dePlaza: [Campo] = [.ganador, .perdedor, .puesto, .fase, .grupo, .grupos]
  static let deResultado: [Campo] = [.local, .visitante, .descanso, .reglamentario, .tanda]
  static let deTanteo: [Campo] = [.local, .visitante]
  static let deAlineaciones: [Campo] = [.local, .visitante]
  static let deAlineacion: [Campo] = [.titulares, .suplentes, .capitan, .entrenador]
  static let deEvento: [Campo] = [
    .tipo, .minuto, .jugador, .dorsal, .oficial, .equipo, .modo, .asistencia, .color, .sale,
    .entra, .convertido,
  ]
}
