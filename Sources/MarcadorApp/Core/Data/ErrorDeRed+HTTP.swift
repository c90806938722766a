import HTTP

extension ErrorDeRed {
  /// What a failure to get an answer means for people; nil when they gave up themselves.
  init?(_ fallo: HTTPFailure, servidor: HTTPAddress) {
    switch fallo {
    case .cancelled: return nil
    case .address(let fallo): self = .direccionInvalida(fallo.words)
    case .tokenInTheClear: self = .tokenSinCifrar
    case .unknownHost: self = .servidorDesconocido(servidor.host)
    case .notConnected: self = .sinConexion
    case .timedOut(let tras, let conectado):
      // The nearest second, but never none.
      let segundos = max(1, Int(clamping: (tras + .milliseconds(500)).components.seconds))
      self = conectado ? .sinRespuesta(segundos: segundos) : .sinContacto(segundos: segundos)
    case .cut: self = .conexionCortada
    case .tls(let fallo): self = .conexionInsegura(fallo.words)
    case .tooLarge(let limite): self = .respuestaLarga(limite: limite)
    case .unintelligible: self = .respuestaIlegible
    case .library: self = .conexionFallida
    }
  }

  /// What an answer that is no success means.
  init(_ respuesta: HTTPResponse, token: HTTPToken?) {
    let codigo = respuesta.status
    switch codigo {
    case 301, 302, 303, 307, 308:
      let destino = respuesta["location"].map { texto(deServidor: $0, sin: token) }
      self = .redireccion(codigo: codigo, destino: destino?.isEmpty == true ? nil : destino)
    default:
      self = .servidor(codigo: codigo)
      // What a success says is what it gave, and no reason for anything.
      if !(200...299 ~= codigo), let dice = explicacion(de: respuesta.body, sin: token) {
        self = .servidorExplica(codigo: codigo, dice: dice)
      }
    }
  }
}
