import Diagnostics
import JSON
import Torneo

/// Reads the store of referees: `{ "arbitros": [ { "id": 1, "nombre": "…", "correo": "…",
/// "aMano": true } ], "cambioPendiente": { "antes": "…", "ahora": "…" } }`.
struct LectorDeArbitros {
  static let limite = 10_000

  let file: String

  /// Throws all that is wrong, each with its place.
  func lee(_ bytes: [UInt8]) throws(Failure) -> ArbitrosLeidos {
    let documento = try JSONDocument(tienda: bytes, file: file)
    var valores = LectorDeValores(documento.tape)
    valores.anotaForma(de: documento)
    let (arbitros, pendiente) = lee(&valores)
    if valores.hallazgos.hayErrores {
      throw Failure(valores.hallazgos.diagnosticos(de: documento, file: file) { $0 != .note })
    }
    return ArbitrosLeidos(
      arbitros: arbitros, pendiente: pendiente, documento: documento, hallazgos: valores.hallazgos,
      file: file)
  }

  private func lee(
    _ valores: inout LectorDeValores
  ) -> (arbitros: [Arbitro], pendiente: CambioPendiente?) {
    let raiz = valores.json.root
    var miembros = Miembros(Campo.deArbitros)
    guard valores.abre(raiz, .documento, en: &miembros) else { return ([], nil) }
    let pendiente = miembros[.cambioPendiente].flatMap { leeCambio($0, &valores) }
    guard let lista = valores.exige(.arbitros, de: miembros, en: raiz) else {
      return ([], pendiente)
    }
    return (leeLista(lista, &valores), pendiente)
  }

  private func leeCambio(
    _ objeto: JSONTape.Value, _ valores: inout LectorDeValores
  ) -> CambioPendiente? {
    var miembros = Miembros(Campo.deCambioPendiente)
    guard valores.abre(objeto, .cambioPendiente, en: &miembros) else { return nil }
    let antes = valores.exige(.antes, de: miembros, en: objeto)
      .flatMap { valores.nombre($0, .antes) }
    let ahora = valores.exige(.ahora, de: miembros, en: objeto)
      .flatMap { valores.nombre($0, .ahora) }
    guard let antes, let ahora else { return nil }
    valores.aviso(.cambioAMedias(antes: antes, ahora: ahora), en: objeto)
    return CambioPendiente(antes: antes, ahora: ahora)
  }

  private func leeLista(
    _ lista: JSONTape.Value, _ valores: inout LectorDeValores
  ) -> [Arbitro] {
    guard var elementos = valores.lista(lista, .arbitros, limite: Self.limite) else { return [] }
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
