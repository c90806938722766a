package import Diagnostics
import JSON
import Torneo

extension TorneoLeido {
  /// Names of referees of matches that are probably another spelling of one: they differ only in
  /// accents, case or white space. Each is told once, at the first match that has it.
  /// - Parameter conocidos: the names in the store of referees, which are the right ones; of a referee
  ///   who is not there that is the first spelling in the matches.
  package func avisosDeArbitros(conocidos: [String]) -> [Diagnostic] {
    let dudas = dudas(conocidos)
    if dudas.isEmpty { return [] }
    var valores = LectorDeValores(documento.tape)
    let json = valores.json
    var miembros = Miembros(Campo.delTorneo)
    guard valores.abre(json.root, .documento, en: &miembros), let lista = miembros[.partidos] else {
      return []
    }
    var elementos = json.children(of: lista)
    var posicion = 0
    while let partido = json.nextElement(&elementos) {
      defer { posicion += 1 }
      guard let duda = dudas[posicion], let escrito = json.node(partido)["arbitro"] else {
        continue
      }
      valores.asunto = .partido(partido)
      valores.anota(
        .warning, .arbitroParecido(duda.nombre, otro: duda.otro, masPartidos: duda.partidos - 1),
        en: escrito.offset, y: nil)
    }
    return valores.hallazgos.diagnosticos(de: documento, file: file) { $0 == .warning }
  }

  private struct Duda {
    var nombre: String
    var otro: String
    var partidos: Int
  }

  /// By the position of the first match that has the name.
  private func dudas(_ conocidos: [String]) -> [Int: Duda] {
    var buenos = Dictionary(
      conocidos.map { ($0.nombrePlegado, $0) }, uniquingKeysWith: { primero, _ in primero })
    let exactos = Set(conocidos)
    var vistos: [String: (posicion: Int, partidos: Int)] = [:]
    for (posicion, elemento) in torneo.partidos.enumerated() {
      guard let nombre = elemento.partido.arbitro, !exactos.contains(nombre) else { continue }
      vistos[nombre, default: (posicion, 0)].partidos += 1
    }
    var dudas: [Int: Duda] = [:]
    for (nombre, visto) in vistos.sorted(by: { $0.value.posicion < $1.value.posicion }) {
      let plegado = nombre.nombrePlegado
      if let otro = buenos[plegado] {
        dudas[visto.posicion] = Duda(nombre: nombre, otro: otro, partidos: visto.partidos)
      } else {
        buenos[plegado] = nombre
      }
    }
    return dudas
  }
}
