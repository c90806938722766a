/// The example tournament, which a new store starts from.
package enum Ejemplo {
  package static let rayo = Equipo(
    nombre: "Rayo FC", plantillaSinRepetidos: [ana, luis, marta])
  package static let toros = Equipo(
    nombre: "Toros",
    plantillaSinRepetidos: [leo, Jugador(nombre: "Iker", dorsal: 4), nora])
  package static let lobos = Equipo(
    nombre: "Lobos",
    plantillaSinRepetidos: [
      Jugador(nombre: "Bruno", dorsal: 7), Jugador(nombre: "Sara", dorsal: 11),
    ])
  package static let aguilas = Equipo(
    nombre: "Águilas", plantillaSinRepetidos: [Jugador(nombre: "Vera", dorsal: 8)])

  package static let equipos = [rayo, toros, lobos, aguilas]

  package static let partidos = [
    PartidoDeLista(
      id: 1,
      partido: Partido(
        local: rayo, visitante: toros,
        eventos: [
          .gol(minuto: 12, jugador: ana, equipo: rayo),
          .gol(minuto: 23, jugador: leo, equipo: toros),
          .gol(minuto: 41, jugador: marta, equipo: rayo),
          .gol(minuto: 67, jugador: nora, equipo: toros),
          .gol(minuto: 88, jugador: ana, equipo: rayo),
        ], jornada: 1)),
    PartidoDeLista(
      id: 2,
      partido: Partido(
        local: lobos, visitante: aguilas, eventos: [], estado: .programado, jornada: 1)),
  ]

  package static let torneo = Torneo(
    nombre: "Torneo de ejemplo", equipos: equipos, partidos: partidos)

  private static let ana = Jugador(nombre: "Ana", dorsal: 9)
  private static let luis = Jugador(nombre: "Luis")
  private static let marta = Jugador(nombre: "Marta", dorsal: 1)
  private static let leo = Jugador(nombre: "Leo", dorsal: 10)
  private static let nora = Jugador(nombre: "Nora", dorsal: 6)
}
