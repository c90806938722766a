package import JSON
package import Torneo

/// Tables for programs. What a program looks for is the same in every language; reasons are for the
/// people to whom it shows them.
package struct TableData: Sendable {
  private let isLive: Bool
  private let title: @Sendable (Tabla) -> String
  private let reason: @Sendable (Fila) -> String?
  private let form: (@Sendable (Fila, Tabla) -> [String])?

  /// - Parameters:
  ///   - isLive: whether matches that are being played count.
  ///   - title: what a table is called.
  ///   - reason: how ties were broken for a row, in words.
  ///   - form: the letters of the last results of a row, oldest first; nil where they are not wanted.
  package init(
    isLive: Bool = false, title: @escaping @Sendable (Tabla) -> String,
    reason: @escaping @Sendable (Fila) -> String?,
    form: (@Sendable (Fila, Tabla) -> [String])? = nil
  ) {
    self.isLive = isLive
    self.title = title
    self.reason = reason
    self.form = form
  }

  package func value(of tablas: [Tabla]) -> JSONValue {
    .array(tablas.map { .object(members(of: $0)) })
  }

  private func members(of tabla: Tabla) -> JSONObject {
    var miembros: JSONObject = [
      "tabla": .string(title(tabla)), "desempate": .string(tabla.regla.clave ?? "propio"),
    ]
    if isLive { miembros["provisional"] = .bool(true) }
    if tabla.porPartido { miembros["porPartido"] = .bool(true) }
    if let mejores = tabla.mejores {
      miembros["puesto"] = .number(mejores.puesto)
      miembros["pasan"] = mejores.pasan.map { .number($0) }
      miembros["gruposSinDecidir"] = .array(
        tabla.gruposSinDecidir.compactMap(\.grupo).map { .string($0) })
      miembros["gruposSinAcabar"] = .array(
        tabla.gruposSinAcabar.compactMap(\.grupo).map { .string($0) })
    }
    miembros["filas"] = .array(tabla.filas.map { .object(members(of: $0, tabla)) })
    return miembros
  }

  private func members(of fila: Fila, _ tabla: Tabla) -> JSONObject {
    let balance = fila.balance
    var miembros: JSONObject = [
      "pos": .number(fila.posicion), "equipo": .string(fila.equipo.nombre),
      "pj": .number(balance.jugados), "g": .number(balance.ganados),
      "e": .number(balance.empatados), "p": .number(balance.perdidos),
      "gf": .number(balance.golesAFavor), "gc": .number(balance.golesEnContra),
      "dg": .number(balance.diferencia), "pts": .number(fila.puntos),
    ]
    if let grupo = fila.grupo { miembros["grupo"] = .string(grupo) }
    if fila.sancion != 0 { miembros["sancion"] = .number(fila.sancion) }
    let sanciones = tabla.sanciones.filter { $0.equipo === fila.equipo }
    if !sanciones.isEmpty {
      miembros["sanciones"] = .array(sanciones.map { .object(Self.members(of: $0)) })
    }
    if let expulsion = fila.expulsion {
      miembros["expulsado"] = .string(expulsion.motivo ?? "")
    }
    if let form { miembros["forma"] = .array(form(fila, tabla).map { .string($0) }) }
    miembros["motivo"] = reason(fila).map { .string($0) }
    return miembros
  }

  private static func members(of sancion: Sancion) -> JSONObject {
    var miembros: JSONObject = ["puntos": .number(sancion.puntos)]
    miembros["motivo"] = sancion.motivo.map { .string($0) }
    return miembros
  }
}
