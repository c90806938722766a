import Torneo

/// A tournament in which every text that an organiser can write is the same one: on every kind of
/// page, in every table, heading, title and description.
func torneoHostil(_ texto: String) -> Torneo {
  let suyo = Jugador(nombre: texto, dorsal: 9)
  let (luis, eva) = (Jugador(nombre: "Luis"), Jugador(nombre: "Eva", dorsal: 2))
  let leo = Jugador(nombre: "Leo", dorsal: 1)
  let una = Equipo(nombre: texto, plantilla: [suyo, luis, eva]) ?? Equipo(nombre: texto)
  let otra = Equipo(nombre: "Otro", plantilla: [suyo, leo]) ?? Equipo(nombre: "Otro")
  let tercera = Equipo(nombre: "Tercero")
  let alineacion = Alineacion(
    titulares: [suyo, luis], suplentes: [eva], capitan: suyo, entrenador: texto)
  let fecha = Fecha(anio: 2026, mes: 3, dia: 7)
  let empate = Tanteo(local: 1, visitante: 1)
  let partidos = [
    Partido(
      local: una, visitante: otra,
      eventos: [
        .gol(minuto: 3, jugador: suyo, equipo: una, asistencia: luis),
        .gol(minuto: 5, jugador: luis, equipo: una, modo: .penalti, asistencia: suyo),
        .gol(minuto: 6, jugador: suyo, equipo: otra),
        .gol(minuto: 7, jugador: leo, equipo: una, modo: .propia),
        .tarjeta(minuto: 8, jugador: suyo, equipo: una, color: .amarilla),
        .tarjeta(
          minuto: 9, jugador: Jugador(nombre: texto), equipo: una, color: .roja, aOficial: true),
        .tarjeta(minuto: 9, jugador: Jugador(nombre: texto), color: .amarilla),
        .cambio(minuto: 10, entra: eva, sale: suyo, equipo: una),
        .penaltiFallado(minuto: 11, jugador: suyo, equipo: otra),
      ],
      jornada: 1, fecha: fecha, campo: texto, arbitro: texto, fase: texto, grupo: texto,
      alineacionLocal: alineacion, alineacionVisitante: alineacion, espectadores: 3),
    Partido(
      local: otra, visitante: una, eventos: [], estado: .aplazado, jornada: 2, grupo: texto,
      motivo: texto),
    Partido(
      local: una, visitante: otra,
      eventos: [
        .lanzamiento(jugador: suyo, equipo: una, convertido: true),
        .lanzamiento(jugador: suyo, equipo: otra, convertido: false),
      ],
      resultado: Resultado(empate, tanda: Tanteo(local: 1, visitante: 0)), fase: texto,
      ronda: texto),
    Partido(
      local: una, visitante: tercera, eventos: [], estado: .adjudicado,
      resultado: Resultado(Tanteo(local: 3, visitante: 0)), jornada: 3, fase: texto, grupo: texto,
      motivo: texto),
    Partido(
      local: tercera, visitante: otra, eventos: [], estado: .suspendido,
      resultado: Resultado(empate), jornada: 3, fase: texto, grupo: texto, motivo: texto),
  ]
  return Torneo(
    nombre: texto, temporada: texto,
    sanciones: [Sancion(equipo: una, puntos: -1, motivo: texto)],
    equipos: [una, otra, tercera],
    partidos: partidos.enumerated().map { PartidoDeLista(id: $0 + 1, partido: $1) })
}
