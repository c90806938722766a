import JSON
import Torneo

/// Kick-offs of which nobody knows the zone. All of a store usually lack it for one reason, which is
/// worth one warning and not one for each match.
struct FechasSinZona: Sendable {
  private(set) var primera: (fecha: Fecha, lugar: JSONTape.Value, partido: JSONTape.Value)?
  private(set) var cuantas = 0

  mutating func anota(_ fecha: Fecha, en lugar: JSONTape.Value, de partido: JSONTape.Value) {
    if primera == nil { primera = (fecha, lugar, partido) }
    cuantas += 1
  }

  mutating func suma(_ otras: FechasSinZona) {
    primera = primera ?? otras.primera
    cuantas += otras.cuantas
  }
}
