import Templates
import Torneo

/// The page of a matchday or round.
struct PaginaDeJornada: Sendable {
  private let titulo: String
  private let filas: [FilaDePartido]
  private let resto: String?
  private let anterior: Enlace?
  private let siguiente: Enlace?
  private let tablas: [FichaDeTabla]

  /// `posicion` is its place among the matchdays.
  init(_ posicion: Int, from page: SitePath, _ context: PageContext) {
    let jornadas = context.index.jornadas
    let jornada = jornadas[posicion]
    titulo = context.name(of: jornada.clave)
    filas = jornada.partidos.prefix(PageLimits.jornada).map {
      FilaDePartido($0, from: page, context)
    }
    resto = context.language.more(jornada.partidos.count - PageLimits.jornada)
    anterior = posicion == 0 ? nil : context.link(to: jornadas[posicion - 1].clave, from: page)
    siguiente =
      posicion + 1 == jornadas.count
      ? nil : context.link(to: jornadas[posicion + 1].clave, from: page)
    tablas = Self.tablas(tras: jornada.clave, from: page, context)
  }

  /// Those of its stage in which it is complete, as they were after it.
  private static func tablas(
    tras clave: Jornada.Clave, from page: SitePath, _ context: PageContext
  ) -> [FichaDeTabla] {
    guard case .numero(let numero) = clave.nombre else { return [] }
    let index = context.index
    return index.tablas.filter {
      $0.fase == clave.fase && index.jornadasCompletas[$0.clave]?.contains(numero) == true
    }.prefix(PageLimits.tablas).map { tabla in
      var suya = tabla
      suya.filas = index.torneo.filas(de: tabla, Vista(hastaJornada: numero))
      return FichaDeTabla(
        suya, titulo: tabla.clave.tituloAislado, conForma: false, from: page, context)
    }
  }

  static let vocabulary = Vocabulary<PaginaDeJornada>(
    "jornada",
    [
      .text("titulo", "Matchday and its number, or the name of the round") { $0.titulo },
      .list("filas", of: FilaDePartido.vocabulary, "Its matches by date") { $0.filas },
      .text("resto", "How many more there are, in words") { $0.resto },
      .list("tablas", of: FichaDeTabla.vocabulary, "Tables after it, where it is complete") {
        $0.tablas
      },
      .record("anterior", of: Enlace.vocabulary, "The one before") { $0.anterior },
      .record("siguiente", of: Enlace.vocabulary, "The one after") { $0.siguiente },
    ])
}

/// Matches under a heading.
struct BloqueDePartidos: Sendable {
  let titulo: Enlace
  let filas: [FilaDePartido]
  var resto: String?

  static let vocabulary = Vocabulary<BloqueDePartidos>(
    "bloque de partidos",
    [
      .record("titulo", of: Enlace.vocabulary, "Heading") { $0.titulo },
      .list("filas", of: FilaDePartido.vocabulary, "The matches by date") { $0.filas },
      .text("resto", "How many more there are, in words") { $0.resto },
    ])
}

/// The page of all matches, by matchday and round. That of a very large tournament leads to the
/// matchdays instead.
struct PaginaDeCalendario: Sendable {
  private let bloques: [BloqueDePartidos]
  private let indice: [EntradaDeIndice]
  private let canales: EnlacesDeCanales

  init(from page: SitePath, _ context: PageContext) {
    let partidos = context.index.torneo.partidos
    let sueltos = porFecha(partidos.filter { $0.partido.claveDeJornada == nil })
    var bloques: [BloqueDePartidos] = []
    var indice: [EntradaDeIndice] = []
    for jornada in context.index.jornadas {
      let titulo = context.link(to: jornada.clave, from: page)
      if partidos.count > PageLimits.partidos {
        indice.append(EntradaDeIndice(titulo, partidos: jornada.partidos.count, context))
      } else {
        bloques.append(
          BloqueDePartidos(
            titulo: titulo,
            filas: jornada.partidos.map { FilaDePartido($0, from: page, context) }))
      }
    }
    if !sueltos.isEmpty {
      bloques.append(
        BloqueDePartidos(
          titulo: Enlace(nombre: Texto.partidos.text(context.language)),
          filas: sueltos.prefix(PageLimits.partidos).map { FilaDePartido($0, from: page, context) },
          resto: context.language.more(sueltos.count - PageLimits.partidos)))
    }
    self.bloques = bloques
    self.indice = indice
    canales = EnlacesDeCanales(from: page, context)
  }

  static let vocabulary = Vocabulary<PaginaDeCalendario>(
    "calendario",
    [
      .flag("hayBloques", "Whether there are matches") {
        !$0.bloques.isEmpty || !$0.indice.isEmpty
      },
      .list("indice", of: EntradaDeIndice.vocabulary, "Matchdays of a very large tournament") {
        $0.indice
      },
      .list("bloques", of: BloqueDePartidos.vocabulary, "Matchdays and rounds") { $0.bloques },
      .record("canales", of: EnlacesDeCanales.vocabulary, "What can be followed") { $0.canales },
    ])
}

/// The page that a host serves for an address that is not there.
struct PaginaNoEncontrada: Sendable {
  let portada: String?

  static let vocabulary = Vocabulary<PaginaNoEncontrada>(
    "página no encontrada",
    [
      .text("portada", "Address of the home page") { $0.portada }
    ])
}
