package import Diagnostics

// LocalizedError is all that is used of it.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension ErrorDeRed {
  /// The sentence that screens show.
  package var words: Words {
    switch self {
    case .sinConexion: Words(es: "No hay conexión", en: "No connection")
    case .servidorDesconocido(let nombre):
      Words(
        es: "No hay conexión: no se encuentra el servidor «\(nombre.excerpt)»",
        en: "No connection: the server “\(nombre.excerpt)” was not found")
    case .sinContacto(let segundos):
      Words(
        es: "No hay conexión: sin respuesta en \(segundos) s",
        en: "No connection: no answer within \(segundos) s")
    case .conexionInsegura(let motivo):
      Words(
        es: "La conexión con el servidor no es segura: \(motivo.es)",
        en: "The connection with the server is not safe: \(motivo.en)")
    case .direccionInvalida(let motivo):
      Words(
        es: "La dirección del servidor no sirve: \(motivo.es)",
        en: "The address of the server will not do: \(motivo.en)")
    case .tokenSinCifrar:
      Words(
        es: "El token solo se envía por https, o a este mismo equipo",
        en: "The token is sent only over https, or to this same machine")
    case .tiempoAgotado:
      Words(es: "El servidor no respondió a tiempo", en: "The server did not answer in time")
    case .sinRespuesta(let segundos):
      Words(
        es: "El servidor no respondió a tiempo: sin respuesta en \(segundos) s",
        en: "The server did not answer in time: no answer within \(segundos) s")
    case .conexionCortada:
      Words(
        es: "El servidor cortó la conexión antes de responder",
        en: "The server closed the connection before it answered")
    case .conexionFallida:
      Words(es: "La conexión con el servidor falló", en: "The connection with the server failed")
    case .servidor(let codigo):
      Words(es: "El servidor respondió \(codigo)", en: "The server answered \(codigo)")
    case .servidorExplica(let codigo, let dice):
      Words(
        es: "El servidor respondió \(codigo): «\(dice)»",
        en: "The server answered \(codigo): “\(dice)”")
    case .yaPublicada(nil):
      Words(
        es: "La crónica ya estaba publicada: el servidor respondió 409",
        en: "The chronicle was published already: the server answered 409")
    case .yaPublicada(let numero?):
      Words(
        es: "La crónica ya estaba publicada con el n.º \(numero): el servidor respondió 409",
        en: "The chronicle was published already as no. \(numero): the server answered 409")
    case .redireccion(let codigo, let destino?):
      Words(
        es: "El servidor respondió \(codigo) y remite a «\(destino)»",
        en: "The server answered \(codigo) and points to “\(destino)”")
    case .redireccion(let codigo, nil):
      Words(
        es: "El servidor respondió \(codigo) y remite a otro sitio, sin decir a cuál",
        en: "The server answered \(codigo) and points elsewhere, without saying where")
    case .respuestaIlegible:
      Words(
        es: "No se entiende la respuesta del servidor", en: "The server's answer makes no sense")
    case .respuestaInesperada(let que):
      Words(
        es: "No se entiende la respuesta del servidor: \(que.words.es)",
        en: "The server's answer makes no sense: \(que.words.en)")
    case .respuestaLarga(let limite):
      Words(
        es: "La respuesta del servidor es demasiado larga: ocupa más de \(limite >> 10) KiB",
        en: "The server's answer is too long: more than \(limite >> 10) KiB")
    }
  }

  /// What to do about it, where that is fairly sure.
  package var help: Words? {
    switch self {
    case .sinConexion, .servidorDesconocido, .sinContacto:
      Words(
        es: "compruebe la red, la dirección y que el servidor esté en marcha",
        en: "check the network, the address and that the server is running")
    case .redireccion:
      Words(
        es: "no se sigue: si es el mismo servidor, use la dirección nueva",
        en: "it is not followed: if it is the same server, use the new address")
    case .servidor(codigo: 401), .servidor(codigo: 403), .servidorExplica(codigo: 401, _),
      .servidorExplica(codigo: 403, _):
      Words(
        es: "compruebe el token y que tenga permiso", en: "check the token and what it may do")
    case .respuestaInesperada(.paginaWeb):
      Words(
        es: "puede que la red pida iniciar sesión, o que la dirección sea otra",
        en: "the network may ask to sign in, or the address may be another one")
    case .direccionInvalida:
      Words(
        es: "escríbala como «https://liga.example» o «http://127.0.0.1:8080»",
        en: "write it like “https://liga.example” or “http://127.0.0.1:8080”")
    default: nil
    }
  }

  /// The error as commands report it.
  package var failure: Failure { Failure(Diagnostic(.error, words, help: help)) }
}

extension ErrorDeRed: LocalizedError {
  package var errorDescription: String? { words.es }
}

extension RespuestaInesperada {
  fileprivate var words: Words {
    switch self {
    case .vacia: Words(es: "está vacía", en: "it is empty")
    case .paginaWeb: Words(es: "es una página web", en: "it is a web page")
    case .noEsJSON(let motivo):
      Words(es: "no es JSON (\(motivo.es))", en: "it is not JSON (\(motivo.en))")
    case .otraForma:
      Words(es: "no tiene la forma esperada", en: "it does not have the form that was expected")
    case .campo(let nombre, nil):
      Words(
        es: "falta «\(nombre)» o no tiene un valor posible",
        en: "“\(nombre)” is missing or has no possible value")
    case .campo(let nombre, let elemento?):
      Words(
        es: "en el n.º \(elemento) de la lista falta «\(nombre)» o no tiene un valor posible",
        en: "in no. \(elemento) of the list “\(nombre)” is missing or has no possible value")
    case .otroTitulo(let titulo):
      Words(
        es: "habla de otra crónica, «\(titulo)»",
        en: "it is about another chronicle, “\(titulo)”")
    case .repetido(let id):
      Words(es: "el número \(id) está repetido", en: "number \(id) is repeated")
    }
  }
}
