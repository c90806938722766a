import Templates
import Torneo

/// The page of the knock-out: the bracket as a picture, and its rounds as tables.
struct PaginaDeCuadro: Sendable {
  private let imagen: [UInt8]?
  private let rondas: [FichaDeRonda]

  init(from page: SitePath, _ context: PageContext) {
    let suyas = context.index.torneo.rondasEliminatorias(entre: context.index.jornadas)
    imagen =
      CuadroSVG(
        suyas, nombres: suyas.map { context.name(of: $0.clave) }, language: context.language)?.html
    rondas = suyas.map { FichaDeRonda($0, from: page, context) }
  }

  static let vocabulary = Vocabulary<PaginaDeCuadro>(
    "cuadro",
    [
      .picture("imagen", "The bracket; none where it would be too large") { $0.imagen },
      .flag("hayRondas", "Whether there is a knock-out") { !$0.rondas.isEmpty },
      .list("rondas", of: FichaDeRonda.vocabulary, "Its rounds, in their order") { $0.rondas },
    ])
}
