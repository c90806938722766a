/// What a person is asked for, or told of, when the tournament is edited.
package enum Dato: String, Sendable, Hashable, CaseIterable {
  case partido, numero, minuto, equipo, jugador, asistencia, modo, color, sale, entra, convertido
  case marcador, descanso, reglamentario, tanda
  case local, visitante, jornada, fecha, campo, arbitro, fase, grupo, ronda, espectadores, motivo
  case titulares, suplentes, capitan, entrenador
  case nombre, nuevoNombre, dorsal, jugadores, puntos, oficial, correo
  case equipos, resultados, ranking, regla, partidos, colorDeEquipo
}
