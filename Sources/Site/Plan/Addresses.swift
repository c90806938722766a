import Torneo

/// The address of every page of a site, and nothing for kinds of page that are not made: what has no
/// address is not linked to. A class, so that each page has it for the price of one reference; all of it
/// is constant.
final class Addresses: Sendable {
  /// A player of a team.
  struct Ficha: Sendable, Hashable {
    let equipo: Equipo
    let jugador: Jugador
  }

  static let portada = SitePath("index.html")
  static let noEncontrada = SitePath("404.html")
  static let estilo = SitePath("estilo.css")
  static let guionDeBusqueda = SitePath("buscar.js")

  /// The folder that the pages are in, with a slash at its end: `ca/` for those in a language that is
  /// not the first of its site, nothing for the others.
  let carpeta: String
  let kinds: Set<PageKind>
  private let equipos: [Equipo: SitePath]
  private let jugadores: [Ficha: SitePath]
  private let jornadas: [Jornada.Clave: SitePath]
  /// Matchdays and rounds whose name alone would not tell which stage they are of.
  let jornadasRepetidas: Set<Jornada.Clave.Nombre>
  private let arbitros: [String: SitePath]
  private let escudos: [Equipo: SitePath]
  private let libres: [String: SitePath]
  /// Teams whose badge the build makes; the others have theirs in `static/`.
  let conMonograma: Set<Equipo>

  init(
    _ torneo: Torneo, jornadas lista: [Jornada], arbitrajes: [Arbitraje] = [],
    kinds: Set<PageKind>, assets: Set<String> = [], libres nombres: [String] = [],
    carpeta: String = ""
  ) {
    self.carpeta = carpeta
    self.kinds = kinds
    let estrenos = Self.estrenos(torneo)
    let slugs = uniqueSlugs(torneo.equipos.map { ($0, $0.nombre) }, fallback: "equipo") {
      estrenos[$0]
    }
    equipos =
      kinds.contains(.equipos) ? slugs.mapValues { SitePath("\(carpeta)equipos/\($0).html") } : [:]
    jugadores = kinds.contains(.jugadores) ? Self.jugadores(torneo, slugs, carpeta) : [:]
    jornadas =
      kinds.contains(.jornadas) ? Self.jornadas(lista).mapValues { $0.inside(carpeta) } : [:]
    jornadasRepetidas = Self.repetidas(lista)
    arbitros =
      kinds.contains(.arbitros) ? Self.arbitros(arbitrajes).mapValues { $0.inside(carpeta) } : [:]
    libres =
      kinds.contains(.libres)
      ? uniqueSlugs(nombres.map { ($0, $0) }, fallback: "pagina", age: { _ in nil })
        .mapValues { SitePath("paginas/\($0).html") } : [:]
    let muestraEscudos = !kinds.isDisjoint(with: [.partidos, .equipos])
    escudos = muestraEscudos ? slugs.mapValues { Self.escudo($0, entre: assets) } : [:]
    conMonograma = Set(escudos.filter { !assets.contains($0.value.text) }.keys)
  }

  /// Of each team, where its first match stands among all, by number: the nearest thing to an age that
  /// a store has.
  private static func estrenos(_ torneo: Torneo) -> [Equipo: Int] {
    var estrenos: [Equipo: Int] = [:]
    for (puesto, elemento) in torneo.partidos.sorted(by: { $0.id < $1.id }).enumerated() {
      for (lado, equipo) in [elemento.partido.local, elemento.partido.visitante].enumerated()
      where estrenos[equipo] == nil {
        estrenos[equipo] = 2 * puesto + lado
      }
    }
    return estrenos
  }

  /// `jugadores/rayo-fc-ana.html`: a player belongs to a team. Of those of a team with one slug the
  /// first of the roster has it alone, and the others have their number behind it
  /// (`rayo-fc-ana-9.html`) or, without one, what is free from 2 on: who is added behind them, or
  /// leaves, moves nobody who has a number.
  private static func jugadores(
    _ torneo: Torneo, _ equipos: [Equipo: String], _ carpeta: String
  ) -> [Ficha: SitePath] {
    var registro = SlugRegistry()
    var direcciones: [Ficha: SitePath] = [:]
    var segundos: [(ficha: Ficha, base: String)] = []
    // Slugs of two teams may meet: `a` with `b-c`, `a-b` with `c`.
    let enOrden = torneo.equipos.map { (equipo: $0, slug: equipos[$0] ?? "") }.sorted {
      $0.slug.utf8.lexicographicallyPrecedes($1.slug.utf8)
    }
    for (equipo, slug) in enOrden {
      for jugador in equipo.plantilla {
        let base = "\(slug)-\(Slug(jugador.nombre, fallback: "jugador").text)"
        let ficha = Ficha(equipo: equipo, jugador: jugador)
        if registro.take(base) {
          direcciones[ficha] = SitePath("\(carpeta)jugadores/\(base).html")
        } else {
          segundos.append((ficha, base))
        }
      }
    }
    for (ficha, base) in segundos {
      let numerada = ficha.jugador.dorsal.map { "\(base)-\($0)" }
      let slug =
        numerada.flatMap { registro.take($0) ? $0 : nil } ?? registro.unique(base)
      direcciones[ficha] = SitePath("\(carpeta)jugadores/\(slug).html")
    }
    return direcciones
  }

  /// `jornadas/3.html`, `jornadas/cuartos-de-final.html`; of a stage that is not the first to have one
  /// of that name, `jornadas/clausura-3.html`.
  private static func jornadas(_ lista: [Jornada]) -> [Jornada.Clave: SitePath] {
    var direcciones: [Jornada.Clave: SitePath] = [:]
    var vistos: Set<Jornada.Clave.Nombre> = []
    var tomados: Set<String> = []
    var nombradas: [(key: Jornada.Clave, name: String)] = []
    for clave in lista.map(\.clave) {
      let esLaPrimera = vistos.insert(clave.nombre).inserted
      let fase = esLaPrimera ? "" : "\(clave.fase ?? "sin-fase")-"
      switch clave.nombre {
      case .numero(let numero) where esLaPrimera:
        tomados.insert("\(numero)")
        direcciones[clave] = SitePath("jornadas/\(numero).html")
      case .numero(let numero): nombradas.append((clave, "\(fase)\(numero)"))
      case .ronda(let ronda): nombradas.append((clave, "\(fase)\(ronda)"))
      }
    }
    let primeros = Dictionary(
      lista.map { ($0.clave, $0.partidos.lazy.map(\.id).min()) }, uniquingKeysWith: { $1 })
    for (clave, slug) in uniqueSlugs(
      nombradas, fallback: "ronda", taken: tomados, age: { primeros[$0] ?? nil })
    {
      direcciones[clave] = SitePath("jornadas/\(slug).html")
    }
    return direcciones
  }

  /// The names that more than one stage has a matchday or round of.
  private static func repetidas(_ lista: [Jornada]) -> Set<Jornada.Clave.Nombre> {
    Set(Dictionary(grouping: lista, by: \.clave.nombre).filter { $1.count > 1 }.keys)
  }

  /// `arbitros/pilar-ruiz-ferrer.html`
  private static func arbitros(_ lista: [Arbitraje]) -> [String: SitePath] {
    let primeros = Dictionary(
      lista.map { ($0.arbitro, $0.partidos.lazy.map(\.id).min()) }, uniquingKeysWith: { $1 })
    return uniqueSlugs(
      lista.map { ($0.arbitro, $0.arbitro) }, fallback: "arbitro", age: { primeros[$0] ?? nil }
    ).mapValues { SitePath("arbitros/\($0).html") }
  }

  /// `escudos/rayo-fc.svg`, or `.png` where `static/` has that.
  private static func escudo(_ slug: String, entre assets: Set<String>) -> SitePath {
    let png = "escudos/\(slug).png"
    let svg = "escudos/\(slug).svg"
    return SitePath(!assets.contains(svg) && assets.contains(png) ? png : svg)
  }

  /// A page that somebody wrote, by the name of its file.
  func libre(_ nombre: String) -> SitePath? { libres[nombre] }

  /// The picture of a team's badge.
  func escudo(_ equipo: Equipo) -> SitePath? { escudos[equipo] }

  func partido(_ id: Int) -> SitePath? {
    kinds.contains(.partidos) ? SitePath("\(carpeta)partidos/\(id).html") : nil
  }

  /// A match that has no score has no chronicle.
  func cronica(_ elemento: PartidoDeLista) -> SitePath? {
    guard kinds.contains(.cronicas), elemento.partido.tieneMarcador else { return nil }
    return SitePath("\(carpeta)cronicas/\(elemento.id).html")
  }

  func equipo(_ equipo: Equipo) -> SitePath? { equipos[equipo] }

  func jugador(_ jugador: Jugador, de equipo: Equipo) -> SitePath? {
    if jugadores.isEmpty { return nil }
    return jugadores[Ficha(equipo: equipo, jugador: jugador)]
  }

  func jornada(_ clave: Jornada.Clave) -> SitePath? { jornadas[clave] }

  func arbitro(_ nombre: String) -> SitePath? { arbitros[nombre] }

  /// Pages of which there is one.
  func page(_ kind: PageKind) -> SitePath? {
    guard kinds.contains(kind) else { return nil }
    return switch kind {
    case .portada: Self.portada.inside(carpeta)
    case .clasificacion, .goleadores, .calendario, .equipos, .arbitros, .cuadro, .evolucion,
      .casaYFuera, .asistencias, .disciplina, .campos, .records, .buscar:
      SitePath("\(carpeta)\(kind.rawValue).html")
    case .partidos, .cronicas, .jugadores, .jornadas, .libres, .canales, .datos: nil
    }
  }
}
