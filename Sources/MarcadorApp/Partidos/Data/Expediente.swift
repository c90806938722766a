import JSON
import Torneo

/// What happened in one match so far, as far as checking the rest of it needs.
struct Expediente {
  /// A player of one of the sides.
  struct Quien: Hashable {
    /// Number of the team.
    var equipo: Int
    /// Place in the roster; nil for somebody who is not in it.
    var indice: Int?
    var nombre: String

    static func == (a: Quien, b: Quien) -> Bool {
      guard a.equipo == b.equipo else { return false }
      // Who is in the roster is known by the place in it, without comparing names.
      if a.indice != nil || b.indice != nil { return a.indice == b.indice }
      return a.nombre == b.nombre
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(equipo)
      hasher.combine(indice)
      // Who is in no roster is told apart by name alone; there may be hundreds.
      if indice == nil { hasher.combine(nombre) }
    }
  }

  /// Something that a player did or suffered, and where the store says so.
  private struct Intervencion {
    var quien: Quien
    var minuto: Minuto
    var lugar: JSONTape.Value
  }

  /// The first minute past 90.
  private(set) var prorroga: Minuto?
  var hayTanda = false
  private var goles: [(quien: Quien, minuto: Minuto)] = []
  private var amonestados: [(quien: Quien, minuto: Minuto)] = []
  private var dobles: [Intervencion] = []
  private var expulsados: [(quien: Quien, minuto: Minuto)] = []
  private var intervenciones: [Intervencion] = []

  /// For the next match.
  mutating func vacia() {
    prorroga = nil
    hayTanda = false
    goles.removeAll(keepingCapacity: true)
    amonestados.removeAll(keepingCapacity: true)
    dobles.removeAll(keepingCapacity: true)
    expulsados.removeAll(keepingCapacity: true)
    intervenciones.removeAll(keepingCapacity: true)
  }

  mutating func anota(_ minuto: Minuto) {
    if minuto.minuto > 90, prorroga == nil { prorroga = minuto }
  }

  /// Notes that somebody took part, which those who were sent off cannot.
  mutating func anota(_ quien: Quien, _ minuto: Minuto, en lugar: JSONTape.Value) {
    intervenciones.append(Intervencion(quien: quien, minuto: minuto, lugar: lugar))
  }

  /// Notes a goal.
  /// - Returns: whether the player had one in that minute already.
  mutating func anotaGol(de quien: Quien, minuto: Minuto) -> Bool {
    let estaba = goles.contains { $0.minuto == minuto && $0.quien == quien }
    goles.append((quien, minuto))
    return estaba
  }

  /// Notes a card. A second yellow should be written as such, so that it sends off.
  /// - Returns: whether the player had a yellow card already.
  mutating func anota(
    _ color: ColorDeTarjeta, a quien: Quien, minuto: Minuto, en lugar: JSONTape.Value
  ) -> Bool {
    if color == .dobleAmarilla {
      dobles.append(Intervencion(quien: quien, minuto: minuto, lugar: lugar))
    }
    if color.expulsa {
      expulsados.append((quien, minuto))
      return false
    }
    if amonestados.contains(where: { $0.quien == quien }) { return true }
    amonestados.append((quien, minuto))
    return false
  }

  /// Second yellow cards of players who had none before, whatever the order in which it was written.
  var doblesSinPrimera: [(nombre: String, lugar: JSONTape.Value)] {
    dobles.filter { doble in
      !amonestados.contains { $0.quien == doble.quien && $0.minuto <= doble.minuto }
    }.map { ($0.quien.nombre, $0.lugar) }
  }

  /// Who took part after being sent off, whatever the order in which it was written.
  var trasExpulsion: [(nombre: String, lugar: JSONTape.Value)] {
    if expulsados.isEmpty { return [] }
    return intervenciones.filter { intervencion in
      expulsados.contains {
        $0.minuto < intervencion.minuto && $0.quien == intervencion.quien
      }
    }.map { ($0.quien.nombre, $0.lugar) }
  }
}
