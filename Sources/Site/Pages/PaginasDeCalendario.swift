import Templates
import Torneo

/// The page of a matchday or round.
struct PaginaDeJornada: Sendable {
  private let titulo: String
  private let filas: [FilaDePartido]
  private let anterior: Enlace?
  private let siguiente: Enlace?

  /// `posicion` is its place among the matchdays.
  init(_ posicion: Int, from page: SitePath, _ context: PageContext) {
    let jornadas = context.index.jornadas
    let jornada = jornadas[posicion]
    titulo = context.language.name(of: jornada.clave)
    filas = jornada.partidos.map { FilaDePartido($0, from: page, context) }
    anterior = posicion == 0 ? nil : context.link(to: jornadas[posicion - 1].clave, from: page)
    siguiente =
      posicion + 1 == jornadas.count
      ? nil : context.link(to: jornadas[posicion + 1].clave, from: page)
  }

  static let vocabulary = Vocabulary<PaginaDeJornada>(
    "jornada",
    [
      .text("titulo", "Matchday and its number, or the name of the round") { $0.titulo },
      .list("filas", of: FilaDePartido.vocabulary, "Its matches by date") { $0.filas },
      .record("anterior", of: Enlace.vocabulary, "The one before") { $0.anterior },
      .record("siguiente", of: Enlace.vocabulary, "The one after") { $0.siguiente },
    ])
}

/// Matches under a heading.
struct BloqueDePartidos: Sendable {
  let titulo: Enlace
  let filas: [FilaDePartido]

  static let vocabulary = Vocabulary<BloqueDePartidos>(
    "bloque de partidos",
    [
      .record("titulo", of: Enlace.vocabulary, "Heading") { $0.titulo },
      .text("nombre", "The heading's text alone") { $0.titulo.nombre },
      .list("filas", of: FilaDePartido.vocabulary, "The matches by date") { $0.filas },
    ])
}

/// The page of all matches, by matchday and round.
struct PaginaDeCalendario: Sendable {
  private let bloques: [BloqueDePartidos]

  init(from page: SitePath, _ context: PageContext) {
    var bloques = context.index.jornadas.map { jornada in
      BloqueDePartidos(
        titulo: context.link(to: jornada.clave, from: page),
        filas: jornada.partidos.map { FilaDePartido($0, from: page, context) })
    }
    let sueltos = context.index.torneo.partidos.filter { $0.partido.claveDeJornada == nil }
    if !sueltos.isEmpty {
      bloques.append(
        BloqueDePartidos(
          titulo: Enlace(nombre: Texto.partidos.text(context.language)),
          filas: porFecha(sueltos).map { FilaDePartido($0, from: page, context) }))
    }
    self.bloques = bloques
  }

  static let vocabulary = Vocabulary<PaginaDeCalendario>(
    "calendario",
    [
      .flag("hayBloques", "Whether there are matches") { !$0.bloques.isEmpty },
      .list("bloques", of: BloqueDePartidos.vocabulary, "Matchdays and rounds") { $0.bloques },
    ])
}

/// The page of the referees, each with the matches.
struct PaginaDeArbitros: Sendable {
  private let arbitros: [BloqueDePartidos]

  init(from page: SitePath, _ context: PageContext) {
    arbitros = context.index.arbitros.map { nombre, partidos in
      BloqueDePartidos(
        titulo: Enlace(nombre: isolated(nombre)),
        filas: partidos.map { FilaDePartido($0, from: page, context) })
    }
  }

  static let vocabulary = Vocabulary<PaginaDeArbitros>(
    "árbitros",
    [
      .list("arbitros", of: BloqueDePartidos.vocabulary, "Referees, in alphabetical order") {
        $0.arbitros
      }
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
