import JSON
import Torneo

/// What an edit changed, as the store has it: so that it can be taken back from a tournament that others
/// edited since, where they left alone what it changed.
struct CambioDelTorneo: Sendable {
  /// A team, a match, or all else; nil on the side on which it is not there.
  struct Pieza: Sendable {
    var antes: JSONObject?
    var ahora: JSONObject?
    /// Where it was, and where it is, in its list.
    var lugarAntes: Int
    var lugarAhora: Int

    var delReves: Pieza {
      Pieza(antes: ahora, ahora: antes, lugarAntes: lugarAhora, lugarAhora: lugarAntes)
    }
  }

  private(set) var cabecera: Pieza?
  private(set) var equipos: [Pieza]
  private(set) var partidos: [Pieza]

  init(de antes: Torneo, a ahora: Torneo) {
    let escritor = EscritorDelTorneo()
    let (una, otra) = (escritor.cabecera(antes), escritor.cabecera(ahora))
    if JSONValue.object(una) != .object(otra) {
      cabecera = Pieza(antes: una, ahora: otra, lugarAntes: 0, lugarAhora: 0)
    }
    equipos = Self.piezas(
      antes.equipos, ahora.equipos, clave: \.nombre, sonIguales: ===, valor: \.valor)
    partidos = Self.piezas(
      antes.partidos, ahora.partidos, clave: \.id, sonIguales: ==, valor: \.valor)
  }

  private static func piezas<Elemento, Clave: Hashable>(
    _ antes: [Elemento], _ ahora: [Elemento], clave: (Elemento) -> Clave,
    sonIguales: (Elemento, Elemento) -> Bool, valor: (Elemento) -> JSONObject
  ) -> [Pieza] {
    let lugares = Dictionary(
      zip(ahora.map(clave), ahora.indices), uniquingKeysWith: { primero, _ in primero })
    let conocidos = Set(antes.map(clave))
    var piezas: [Pieza] = []
    for (indice, viejo) in antes.enumerated() {
      guard let lugar = lugares[clave(viejo)] else {
        piezas.append(
          Pieza(antes: valor(viejo), ahora: nil, lugarAntes: indice, lugarAhora: indice))
        continue
      }
      if sonIguales(viejo, ahora[lugar]) { continue }
      let (una, otra) = (valor(viejo), valor(ahora[lugar]))
      if JSONValue.object(una) == .object(otra) { continue }
      piezas.append(Pieza(antes: una, ahora: otra, lugarAntes: indice, lugarAhora: lugar))
    }
    for (indice, nuevo) in ahora.enumerated() where !conocidos.contains(clave(nuevo)) {
      piezas.append(
        Pieza(antes: nil, ahora: valor(nuevo), lugarAntes: indice, lugarAhora: indice))
    }
    return piezas
  }

  /// The change that takes this one back.
  var delReves: CambioDelTorneo {
    var otro = self
    otro.cabecera = cabecera?.delReves
    otro.equipos = equipos.map(\.delReves)
    otro.partidos = partidos.map(\.delReves)
    return otro
  }

  /// Makes the change in a tournament, if what it is about is still as it was before it.
  func aplica(a torneo: inout Torneo) throws(EdicionRechazada) {
    var mezcla = MezclaDeCambios(torneo)
    mezcla.haz(self)
    if !mezcla.conflictos.isEmpty {
      throw .noSeDeshace(mezcla.conflictos)
    }
    let nuevo: Torneo
    do {
      nuevo = try LectorDelTorneo(file: "").lee(mezcla.bytes, conservando: torneo.equipos).torneo
    } catch {
      // What comes of it is no tournament: something needs what would go.
      throw .noSeDeshace([])
    }
    // Nor may anybody be of no roster any more whom others put into a match since.
    let suyos = Set(partidos.compactMap { ($0.ahora ?? $0.antes)?["id"]?.integer })
    if nuevo.ausencias(sin: suyos) > torneo.ausencias(sin: suyos) { throw .noSeDeshace([]) }
    torneo = nuevo
  }
}

extension Torneo {
  /// How often matches, but for some, name a player who is in the roster of neither side.
  fileprivate func ausencias(sin ids: Set<Int>) -> Int {
    let nombres = Dictionary(
      equipos.map { ($0, Set($0.plantilla.map(\.nombre))) },
      uniquingKeysWith: { primero, _ in primero })
    var ausencias = 0
    for elemento in partidos where !ids.contains(elemento.id) {
      let partido = elemento.partido
      let alineaciones = [partido.alineacionLocal, partido.alineacionVisitante].compactMap(\.self)
      let jugadores =
        partido.eventos.flatMap { $0.participaciones.map(\.jugador) }
        + alineaciones.flatMap { $0.titulares + $0.suplentes }
      ausencias += jugadores.count { jugador in
        ![partido.local, partido.visitante].contains {
          nombres[$0]?.contains(jugador.nombre) == true
        }
      }
    }
    return ausencias
  }
}
