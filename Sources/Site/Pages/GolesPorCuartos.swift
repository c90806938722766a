import Templates
import Torneo

/// Goals by quarter of an hour: a picture, and the same as a table.
struct GolesPorCuartos: Sendable {
  private let cuartos: [CuartoDeHora]
  private let imagen: [UInt8]

  /// Nil where nobody has scored. Of one team if given, with what it conceded.
  init?(
    de partidos: [PartidoDeLista], para equipo: Equipo? = nil, _ context: PageContext
  ) {
    cuartos = CuartoDeHora.cuartos(
      de: partidos, para: equipo, duracion: context.index.torneo.reglas.duracion,
      language: context.language)
    if cuartos.isEmpty { return nil }
    imagen =
      CuartosSVG(cuartos: cuartos, conContrarios: equipo != nil, language: context.language).svg
  }

  static let vocabulary = Vocabulary<GolesPorCuartos>(
    "goles por cuartos de hora",
    [
      .picture("imagen", "The goals as bars") { $0.imagen },
      .list("filas", of: CuartoDeHora.vocabulary, "The quarters of an hour, in order") {
        $0.cuartos
      },
    ])
}
