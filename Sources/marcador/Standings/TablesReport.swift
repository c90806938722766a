import Diagnostics
import Feeds
import JSON
import Site
import Torneo

/// The tables, with reasons and form where they were asked for.
struct TablesReport: StandingsReport, Sendable {
  private let tablas: [Tabla]
  private let vista: Vista
  private let words: Language
  /// The same, for words that sites have too.
  private let language: SiteLanguage
  private let why: Bool
  private let form: Bool
  /// Of each team, the matches that count in this view, by date; empty unless form is wanted.
  private let partidos: [Equipo: [PartidoDeLista]]

  init(_ torneo: Torneo, vista: Vista, _ language: Language, why: Bool, form: Bool) {
    let deGrupos = torneo.tablas(vista)
    tablas = deGrupos + (vista.lado == nil ? torneo.mejores(entre: deGrupos) : [])
    self.vista = vista
    words = language
    self.language = language.site
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
      words == .es
      ? ["Pos.", "Equipo", "PJ", "G", "E", "P", "GF", "GC", "DG", "Pts."]
      : ["Pos.", "Team", "P", "W", "D", "L", "GF", "GA", "GD", "Pts"]
    if form { cabecera.append(Words(es: "Últimos 5", en: "Last 5")[words]) }
    let filas = tabla.filas.map { row($0, tabla) }
    var text = (language.title(of: tabla) ?? language.standings).visible
    // A table with matches that are being played is not to be taken for what it will be.
    if vista.enVivo { text += Words(es: " (provisional)", en: " (provisional)")[words] }
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
    let language = language
    let letters: @Sendable (Fila, Tabla) -> [String] = { fila, tabla in
      forma(fila, tabla).map { SiteLanguage.es.letter(of: $0) }
    }
    return TableData(
      isLive: vista.enVivo,
      // What a program looks for is the same in every language.
      title: { SiteLanguage.es.title(of: $0) ?? SiteLanguage.es.standings },
      reason: { language.reason(for: $0) }, form: form ? letters : nil
    ).value(of: tablas)
  }
}
