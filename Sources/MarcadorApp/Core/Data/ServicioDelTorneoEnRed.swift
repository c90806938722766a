package import HTTP
package import JSON
import Torneo

/// The service of the tournament on a server of the network, which speaks JSON over HTTP:
/// `POST posts` publishes a chronicle, `GET users` gives the referees, `POST inscripciones` takes a
/// sign-up.
///
/// Every method throws `ErrorDeRed`, or `CancellationError` when its task is cancelled.
package struct ServicioDelTorneoEnRed: ServicioDelTorneo, ServicioDeInscripciones {
  private let servidor: HTTPAddress
  private let token: HTTPToken?
  private let cliente: HTTPClient

  /// - Parameters:
  ///   - servidor: its address, as a person writes it: `https://liga.example/api`.
  ///   - token: what the server knows the organiser by; see `LectorDeToken`.
  ///   - autoridades: path of a PEM file with the certificate authorities to trust instead of the
  ///     system's.
  /// - Throws: `.direccionInvalida`, or `.tokenSinCifrar` when the token would go over plain HTTP to
  ///   another machine.
  package nonisolated init(
    servidor: String, token: HTTPToken? = nil, limites: HTTPLimits = HTTPLimits(),
    autoridades: String? = nil
  ) throws(ErrorDeRed) {
    do {
      self.servidor = try HTTPAddress(servidor)
    } catch {
      throw .direccionInvalida(error.words)
    }
    if token != nil, !self.servidor.isEncrypted, !self.servidor.isLoopback { throw .tokenSinCifrar }
    self.token = token
    cliente = HTTPClient(limits: limites, authorities: autoridades)
  }

  /// What is wrong with a text as the address of a server; nil when it is one.
  package nonisolated static func falta(en servidor: String) -> ErrorDeRed? {
    do {
      _ = try HTTPAddress(servidor)
      return nil
    } catch {
      return .direccionInvalida(error.words)
    }
  }

  /// The address of the server, the same text however it was written.
  package nonisolated var direccion: String {
    var texto = servidor.text
    while texto.hasSuffix("/") { texto.removeLast() }
    return texto
  }

  package func publicarCronica(_ cronica: CronicaNuevaDTO) async throws -> CronicaPublicadaDTO {
    let respuesta = try await envia(
      ["title": .string(cronica.title), "body": .string(cronica.body)], a: "posts")
    if respuesta.status == 409 {
      throw ErrorDeRed.yaPublicada(
        numero: LectorDeRespuestas.numero(de: respuesta.body, titulo: cronica.title))
    }
    let publicada = try LectorDeRespuestas.cronica(de: aceptada(respuesta))
    if publicada.title.sinEspaciosAlrededor != cronica.title.sinEspaciosAlrededor {
      throw ErrorDeRed.respuestaInesperada(
        .otroTitulo(texto(deServidor: publicada.title, sin: token)))
    }
    return publicada
  }

  package func arbitros() async throws -> [ArbitroDTO] {
    let respuesta = try await pide(.get, "users")
    return try LectorDeRespuestas.arbitros(de: aceptada(respuesta))
  }

  package func inscribir(_ inscripcion: InscripcionDTO) async throws {
    let respuesta = try await envia(inscripcion.valor, a: "inscripciones")
    if respuesta.status == 422, let campos = LectorDeRespuestas.rechazo(de: respuesta.body) {
      throw RechazoDeCampos(campos.mapValues { texto(deServidor: $0, sin: token) })
    }
    try LectorDeRespuestas.inscripcion(de: aceptada(respuesta))
  }

  private func envia(_ valor: JSONValue, a ruta: String) async throws -> HTTPResponse {
    try await pide(.post(JSONWriter.compact.text(of: valor)), ruta)
  }

  private func pide(_ metodo: HTTPRequest.Method, _ ruta: String) async throws -> HTTPResponse {
    do {
      return try await cliente.send(
        HTTPRequest(metodo, servidor.appending(ruta), token: token))
    } catch {
      guard let error = ErrorDeRed(error, servidor: servidor) else { throw CancellationError() }
      throw error
    }
  }

  /// The body of an answer that says yes, whole: 206 and the like give a part of something.
  private func aceptada(_ respuesta: HTTPResponse) throws(ErrorDeRed) -> [UInt8] {
    guard 200...205 ~= respuesta.status else { throw ErrorDeRed(respuesta, token: token) }
    return respuesta.body
  }
}

extension InscripcionDTO {
  /// As it is sent.
  package var valor: JSONValue {
    ["nombre": .string(nombre), "correo": .string(correo), "edad": .number(edad)]
  }
}
