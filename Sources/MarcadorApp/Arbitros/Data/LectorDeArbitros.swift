import Diagnostics
import JSON
import Torneo

/// Reads the store of referees: `{ "arbitros": [ { "id": 1, "nombre": "…", "correo": "…",
/// "aMano": true } ] }`.
struct LectorDeArbitros {
  static let limite = 10_000

  let file: String

  /// Throws all that is wrong, each with its place.
  func lee(_ bytes: [UInt8]) throws(Failure) -> ArbitrosLeidos {
    let documento = try JSONDocument(tienda: bytes, file: file)
    var valores = LectorDeValores(documento.tape)
    valores.anotaForma(de: documento)
    let arbitros = lee(&valores)
    if valores.hallazgos.hayErrores {
      throw Failure(valores.hallazgos.diagnosticos(de: documento, file: file) { $0 != .note })
    }
    return ArbitrosLeidos(
      arbitros: arbitros, documento: documento, hallazgos: valores.hallazgos, file: file)
  }

  private func lee(_ valores: inout LectorDeValores) -> [Arbitro] {
    let raiz = valores.json.root
    var miembros = Miembros(Campo.deArbitros)
    guard valores.abre(raiz, .documento, en: &miembros),
      let lista = valores.exige(.arbitros, de: miembros, en: raiz),
      var elementos = valores.lista(lista, .arbitros, limite: Self.limite)
    else { return [] }
    var arbitros: [Arbitro] = []
    var lugares: [Int: JSONTape.Value] = [:]
    var nombres: [String: (nombre: String, lugar: JSONTape.Value)] = [:]
    var arbitro = Miembros(Campo.deArbitro)
    while let elemento = valores.json.nextElement(&elementos) {
      guard valores.abre(elemento, .arbitro, en: &arbitro) else { continue }
      let id = valores.exige(.id, de: arbitro, en: elemento)
        .flatMap { valores.entero($0, .id, PartidoDeLista.idsPermitidos) }
      let nombre = valores.exige(.nombre, de: arbitro, en: elemento)
        .flatMap { valores.nombre($0, .nombre) }
      let correo = arbitro[.correo].flatMap { valores.texto($0, .correo) }
      let aMano = arbitro[.aMano].flatMap { valores.booleano($0, .aMano) } ?? false
      guard let id, let nombre else { continue }
      let lugar = arbitro[.id] ?? elemento
      if let otro = lugares.updateValue(lugar, forKey: id) {
        valores.error(.arbitroRepetido(id), en: lugar, y: otro)
      } else {
        arbitros.append(Arbitro(id: id, nombre: nombre, correo: correo, aMano: aMano))
      }
      // Two people may share a name; their matches cannot be told apart, so somebody should know.
      let escrito = arbitro[.nombre] ?? elemento
      if let otro = nombres.updateValue((nombre, escrito), forKey: nombre.nombrePlegado) {
        valores.aviso(
          .nombreDeArbitroRepetido(nombre, otro: otro.nombre), en: escrito, y: otro.lugar)
      }
    }
    return arbitros
  }
}
