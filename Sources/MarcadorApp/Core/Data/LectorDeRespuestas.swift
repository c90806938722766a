import HTTP
import JSON
import Torneo

/// Reads the answers of the service. An answer counts only when it says all that it has to: a page, an
/// empty text or `{"ok": true}` are no answer, whatever the status.
enum LectorDeRespuestas {
  private static let limites = JSONLimits(depth: 16, values: 200_000)

  /// `{ "id": 101, "title": "…" }`
  static func cronica(de cuerpo: [UInt8]) throws(ErrorDeRed) -> CronicaPublicadaDTO {
    let objeto = try objeto(lee(cuerpo))
    return CronicaPublicadaDTO(id: try numero(objeto), title: try texto("title", de: objeto))
  }

  /// The number of the chronicle of that title, in an answer that may be about it or not.
  static func numero(de cuerpo: [UInt8], titulo: String) -> Int? {
    // Nothing is lost: the refusal itself is still told.
    guard let suya = try? cronica(de: cuerpo), suya.title == titulo else { return nil }
    return suya.id
  }

  /// `{ "id": 11, … }`
  static func inscripcion(de cuerpo: [UInt8]) throws(ErrorDeRed) {
    _ = try numero(objeto(lee(cuerpo)))
  }

  /// `[ { "id": 1, "name": "…", "email": "…" }, … ]`, without or with an e-mail address.
  static func arbitros(de cuerpo: [UInt8]) throws(ErrorDeRed) -> [ArbitroDTO] {
    let lista = try lee(cuerpo)
    guard lista.kind == .array else { throw .respuestaInesperada(.otraForma) }
    var arbitros: [ArbitroDTO] = []
    for elemento in lista.elements {
      do throws(ErrorDeRed) {
        arbitros.append(try arbitro(elemento))
      } catch .respuestaInesperada(.campo(let campo, _)) {
        throw .respuestaInesperada(.campo(campo, elemento: arbitros.count + 1))
      }
    }
    var vistos: Set<Int> = []
    for arbitro in arbitros where !vistos.insert(arbitro.id).inserted {
      throw .respuestaInesperada(.repetido(arbitro.id))
    }
    return arbitros
  }

  private static func arbitro(_ valor: JSONNode) throws(ErrorDeRed) -> ArbitroDTO {
    let objeto = try objeto(valor)
    let tieneCorreo = objeto["email"].map { !$0.isNull && $0.string?.isEmpty != true } ?? false
    return ArbitroDTO(
      id: try numero(objeto),
      name: try tomado("name", de: objeto) { texto throws(TextoInvalido) in
        try texto.comoNombre()
      },
      email: tieneCorreo
        ? try tomado("email", de: objeto) { texto throws(TextoInvalido) in try texto.comoTexto() }
        : nil)
  }

  /// What is wrong with each field: `{ "errores": { "correo": "…", "edad": ["…"] } }`, or `errors`.
  /// Nil when it is not that.
  static func rechazo(de cuerpo: [UInt8]) -> [String: String]? {
    // Nothing is lost: the refusal itself is still told.
    guard let raiz = try? lee(cuerpo), let errores = raiz["errores"] ?? raiz["errors"] else {
      return nil
    }
    var campos: [String: String] = [:]
    for miembro in errores.members {
      let dichos = miembro.value.string.map { [$0] } ?? miembro.value.elements.compactMap(\.string)
      if !dichos.isEmpty { campos[miembro.key] = dichos.joined(separator: "; ") }
    }
    return campos.isEmpty ? nil : campos
  }

  // MARK: Values

  private static func lee(_ cuerpo: [UInt8]) throws(ErrorDeRed) -> JSONNode {
    do {
      let documento = try JSONDocument(parsing: cuerpo, limits: limites)
      if let doble = documento.duplicateKeys.first {
        throw ErrorDeRed.respuestaInesperada(.noEsJSON(doble.words))
      }
      return documento.root
    } catch let error as JSONSyntaxError {
      if error.reason == .empty { throw .respuestaInesperada(.vacia) }
      let primero = cuerpo.first { !(0x09...0x0D ~= $0 || $0 == 0x20) }
      throw .respuestaInesperada(
        primero == UInt8(ascii: "<") ? .paginaWeb : .noEsJSON(error.words))
    } catch {
      throw error as? ErrorDeRed ?? .respuestaIlegible
    }
  }

  private static func objeto(_ valor: JSONNode) throws(ErrorDeRed) -> JSONNode {
    guard valor.kind == .object else { throw .respuestaInesperada(.otraForma) }
    return valor
  }

  private static func numero(_ objeto: JSONNode) throws(ErrorDeRed) -> Int {
    guard let id = objeto["id"]?.integer, PartidoDeLista.idsPermitidos.contains(id) else {
      throw .respuestaInesperada(.campo("id"))
    }
    return id
  }

  private static func texto(_ clave: String, de objeto: JSONNode) throws(ErrorDeRed) -> String {
    guard let texto = objeto[clave]?.string else { throw .respuestaInesperada(.campo(clave)) }
    return texto
  }

  /// Hands on what the store takes as well.
  private static func tomado(
    _ clave: String, de objeto: JSONNode, _ toma: (String) throws(TextoInvalido) -> String
  ) throws(ErrorDeRed) -> String {
    let texto = try texto(clave, de: objeto)
    do {
      return try toma(texto)
    } catch {
      throw .respuestaInesperada(.campo(clave))
    }
  }
}
