import Templates
import Torneo

/// A table of what was played at home, and of what was played away.
struct FichaDeLados: Sendable {
  let casa: FichaDeTabla
  let fuera: FichaDeTabla

  static let vocabulary = Vocabulary<FichaDeLados>(
    "tablas de casa y fuera",
    [
      .record("casa", of: FichaDeTabla.vocabulary, "Of the matches at home") { $0.casa },
      .record("fuera", of: FichaDeTabla.vocabulary, "Of the matches away") { $0.fuera },
    ])
}

/// The page of the tables of what was played at home, and away.
struct PaginaDeCasaYFuera: Sendable {
  private let tablas: [FichaDeLados]

  init(from page: SitePath, _ context: PageContext) {
    let torneo = context.index.torneo
    tablas = context.index.tablas.prefix(PageLimits.tablas).map { tabla in
      func ficha(_ lado: Vista.Lado) -> FichaDeTabla {
        var suya = tabla
        suya.filas = torneo.filas(de: tabla, Vista(lado: lado))
        suya.sanciones = []
        return FichaDeTabla(
          suya, titulo: tabla.clave.tituloAislado, conForma: false, from: page, context)
      }
      return FichaDeLados(casa: ficha(.casa), fuera: ficha(.fuera))
    }
  }

  static let vocabulary = Vocabulary<PaginaDeCasaYFuera>(
    "casa y fuera",
    [
      .flag("hayTablas", "Whether the tournament has a table") { !$0.tablas.isEmpty },
      .list("tablas", of: FichaDeLados.vocabulary, "The tables") { $0.tablas },
    ])
}
