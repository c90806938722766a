import Diagnostics
import JSON
import Site
import Torneo

/// The tables, with reasons and form where they were asked for.
struct TablesReport: StandingsReport {
  private let tablas: [Tabla]
  private let vista: Vista
  private let language: SiteLanguage
  private let why: Bool
  private let form: Bool
  /// Of each team, the matches that count in this view, by date; empty unless form is wanted.
  private let partidos: [Equipo: [PartidoDeLista]]

  init(_ torneo: Torneo, vista: Vista, _ language: SiteLanguage, why: Bool, form: Bool) {
    let deGrupos = torneo.tablas(vista)
    tablas = deGrupos + (vista.lado == nil ? torneo.mejores(entre: deGrupos) : [])
    self.vista = vista
    self.language = language
    self.why = why
    self.form = form
    partidos = form ? Self.partidos(torneo, vista) : [:]
  }

  private static func partidos(_ torneo: Torneo, _ vista: Vista) -> [Equipo: [PartidoDeLista]] {
    var partidos: [Equipo: [PartidoDeLista]] = [:]
    for elemento in torneo.partidos where vista.cuenta(elemento.partido) {
      if vista.lado != .fuera { partidos[elemento.partido.local, default: []].append(elemento) }
      if vista.lado != .casa { partidos[elemento.partido.visitante, default: []].append(elemento) }
    }
    return partidos.mapValues(porFecha)
  }

  private func forma(_ fila: Fila, _ tabla: Tabla) -> [Desenlace] {
    tabla.forma(de: fila.equipo, en: partidos[fila.equipo] ?? [])
  }

  // MARK: For people

  var texts: [String] {
    tablas.map { text($0) }
  }

  private func text(_ tabla: Tabla) -> String {
    var cabecera =
      language == .es
      ? ["Pos.", "Equipo", "PJ", "G", "E", "P", "GF", "GC", "DG", "Pts."]
      : ["Pos.", "Team", "P", "W", "D", "L", "GF", "GA", "GD", "Pts"]
    if form { cabecera.append(Words(es: "Últimos 5", en: "Last 5")[language.words]) }
    let filas = tabla.filas.map { row($0, tabla) }
    var text = (language.title(of: tabla) ?? language.standings).visible
    // A table with matches that are being played is not to be taken for what it will be.
    if vista.enVivo { text += Words(es: " (provisional)", en: " (provisional)")[language.words] }
    text += "\n"
    text += TerminalTables.text([cabecera] + filas, leftColumns: form ? [1, 10] : [1])
    for nota in language.notes(on: tabla) { text += "  \(nota.visible)\n" }
    for fila in tabla.filas {
      if let expulsion = language.expulsion(of: fila) {
        text += "  \(fila.equipo.nombre.visible): \(expulsion.visible)\n"
      }
    }
    if why { text += reasons(tabla) }
    return text
  }

  private func row(_ fila: Fila, _ tabla: Tabla) -> [String] {
    let balance = fila.balance
    let numeros = [
      balance.jugados, balance.ganados, balance.empatados, balance.perdidos,
      balance.golesAFavor, balance.golesEnContra,
    ].map { "\($0)" }
    let diferencia = language.signed(balance.diferencia)
    let puntos = fila.puntos < 0 ? language.signed(fila.puntos) : "\(fila.puntos)"
    let sancion = fila.sancion == 0 ? "" : " (\(language.signed(fila.sancion)))"
    let nombre = fila.equipo.nombre + (fila.grupo.map { " (\($0))" } ?? "")
    var celdas =
      ["\(fila.posicion)", nombre.visible] + numeros + [diferencia, puntos + sancion]
    if form {
      celdas.append(forma(fila, tabla).map { language.letter(of: $0) }.joined(separator: " "))
    }
    return celdas
  }

  private func reasons(_ tabla: Tabla) -> String {
    let sanciones = tabla.sanciones.map { sancion in
      let motivo = sancion.motivo.map { ": \($0.visible)" } ?? ""
      return "  \(sancion.equipo.nombre.visible): \(language.signed(sancion.puntos))\(motivo)\n"
    }
    let motivos = tabla.filas.compactMap { fila in
      language.reason(for: fila).map { "  \(fila.equipo.nombre.visible): \($0.visible)\n" }
    }
    return (sanciones + motivos).joined()
  }

  // MARK: For programs

  var json: JSONValue {
    .array(tablas.map { json($0) })
  }

  private func json(_ tabla: Tabla) -> JSONValue {
    // What a program looks for is the same in every language.
    var miembros: JSONObject = [
      "tabla": .string(SiteLanguage.es.title(of: tabla) ?? SiteLanguage.es.standings),
      "desempate": .string(tabla.regla.clave ?? "propio"),
    ]
    if vista.enVivo { miembros["provisional"] = .bool(true) }
    if tabla.porPartido { miembros["porPartido"] = .bool(true) }
    if let mejores = tabla.mejores {
      miembros["puesto"] = TerminalTables.number(mejores.puesto)
      miembros["pasan"] = mejores.pasan.map { TerminalTables.number($0) }
      miembros["gruposSinDecidir"] = .array(
        tabla.gruposSinDecidir.compactMap(\.grupo).map { .string($0) })
      miembros["gruposSinAcabar"] = .array(
        tabla.gruposSinAcabar.compactMap(\.grupo).map { .string($0) })
    }
    miembros["filas"] = .array(tabla.filas.map { json($0, tabla) })
    return .object(miembros)
  }

  private func json(_ fila: Fila, _ tabla: Tabla) -> JSONValue {
    let balance = fila.balance
    var miembros: JSONObject = [
      "pos": TerminalTables.number(fila.posicion), "equipo": .string(fila.equipo.nombre),
      "pj": TerminalTables.number(balance.jugados), "g": TerminalTables.number(balance.ganados),
      "e": TerminalTables.number(balance.empatados), "p": TerminalTables.number(balance.perdidos),
      "gf": TerminalTables.number(balance.golesAFavor),
      "gc": TerminalTables.number(balance.golesEnContra),
      "dg": TerminalTables.number(balance.diferencia), "pts": TerminalTables.number(fila.puntos),
    ]
    if let grupo = fila.grupo { miembros["grupo"] = .string(grupo) }
    if fila.sancion != 0 { miembros["sancion"] = TerminalTables.number(fila.sancion) }
    let sanciones = tabla.sanciones.filter { $0.equipo === fila.equipo }
    if !sanciones.isEmpty { miembros["sanciones"] = .array(sanciones.map { json($0) }) }
    if let expulsion = fila.expulsion {
      miembros["expulsado"] = .string(expulsion.motivo ?? "")
    }
    if form {
      miembros["forma"] = .array(
        forma(fila, tabla).map { .string(SiteLanguage.es.letter(of: $0)) })
    }
    miembros["motivo"] = language.reason(for: fila).map { .string($0) }
    return .object(miembros)
  }

  private func json(_ sancion: Sancion) -> JSONValue {
    var miembros: JSONObject = ["puntos": TerminalTables.number(sancion.puntos)]
    miembros["motivo"] = sancion.motivo.map { .string($0) }
    return .object(miembros)
  }
}
