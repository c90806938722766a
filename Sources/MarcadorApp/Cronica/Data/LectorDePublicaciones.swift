import Diagnostics
import JSON
import Torneo

/// Reads the store of what was published:
/// `{ "publicaciones": [ { "partido": 1, "numero": 101, "fecha": "…", "servidor": "https://…",
/// "titulo": "…", "texto": ["…"] } ] }`. Without `numero` nobody knows whether the server has it.
struct LectorDePublicaciones {
  static let limite = 100_000
  /// As many goals as nobody ever scored in a match.
  static let limiteDeLineas = 1_000

  let file: String

  /// Throws all that is wrong, each with its place.
  func lee(_ documento: JSONDocument) throws(Failure) -> [Publicacion] {
    var valores = LectorDeValores(documento.tape)
    valores.anotaForma(de: documento)
    let publicaciones = lee(&valores)
    if valores.hallazgos.hayErrores {
      throw Failure(valores.hallazgos.diagnosticos(de: documento, file: file) { $0 != .note })
    }
    return publicaciones
  }

  private func lee(_ valores: inout LectorDeValores) -> [Publicacion] {
    let raiz = valores.json.root
    var miembros = Miembros(Campo.dePublicaciones)
    guard valores.abre(raiz, .documento, en: &miembros),
      let lista = valores.exige(.publicaciones, de: miembros, en: raiz),
      var elementos = valores.lista(lista, .publicaciones, limite: Self.limite)
    else { return [] }
    var publicaciones: [Publicacion] = []
    var publicacion = Miembros(Campo.dePublicacion)
    while let elemento = valores.json.nextElement(&elementos) {
      guard valores.abre(elemento, .publicacion, en: &publicacion) else { continue }
      if let leida = lee(publicacion, en: elemento, &valores) { publicaciones.append(leida) }
    }
    return publicaciones
  }

  /// Reads all of it also after something that is wrong: a person wants to know the rest as well.
  private func lee(
    _ miembros: Miembros, en elemento: JSONTape.Value, _ valores: inout LectorDeValores
  ) -> Publicacion? {
    let id = valores.exige(.partido, de: miembros, en: elemento)
      .flatMap { valores.entero($0, .partido, PartidoDeLista.idsPermitidos) }
    let numero = miembros[.numero]
      .flatMap { valores.entero($0, .numero, PartidoDeLista.idsPermitidos) }
    let fecha = miembros[.fecha].flatMap { valores.fecha($0) }
    let servidor = valores.exige(.servidor, de: miembros, en: elemento)
      .flatMap { valores.texto($0, .servidor) }
    let titulo = valores.exige(.titulo, de: miembros, en: elemento)
      .flatMap { valores.texto($0, .titulo) }
    let lineas = valores.exige(.texto, de: miembros, en: elemento)
      .flatMap { leeLineas($0, &valores) }
    guard let id, let servidor, let titulo, let lineas else { return nil }
    return Publicacion(
      partidoId: id, cronica: Cronica(titulo: titulo, texto: lineas.joined(separator: "\n")),
      servidor: servidor, fecha: fecha, numero: numero)
  }

  private func leeLineas(
    _ valor: JSONTape.Value, _ valores: inout LectorDeValores
  ) -> [String]? {
    guard var elementos = valores.lista(valor, .texto, limite: Self.limiteDeLineas) else {
      return nil
    }
    var lineas: [String] = []
    while let elemento = valores.json.nextElement(&elementos) {
      if let linea = valores.texto(elemento, .texto) { lineas.append(linea) }
    }
    return lineas
  }
}
