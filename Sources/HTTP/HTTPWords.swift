package import Diagnostics

// What is told to people about addresses and certificates. No text of an address is repeated where it
// could hold a password.

extension AddressFault {
  package var words: Words {
    switch self {
    case .empty: Words(es: "está vacía", en: "it is empty")
    case .tooLong(let limit):
      Words(es: "tiene más de \(limit) bytes", en: "it has more than \(limit) bytes")
    case .noScheme:
      Words(
        es: "tiene que empezar por «https://» o «http://»",
        en: "it has to begin with “https://” or “http://”")
    case .otherScheme(let scheme):
      Words(
        es: "«\(scheme.visible)» no vale: tiene que empezar por «https://» o «http://»",
        en: "“\(scheme.visible)” will not do: it has to begin with “https://” or “http://”")
    case .credentials:
      Words(
        es: "lleva un usuario o una contraseña antes de «@», que aquí no se admiten",
        en: "it has a user or a password before “@”, which are not taken here")
    case .noHost:
      Words(es: "le falta el nombre del servidor", en: "the name of the server is missing")
    case .hostCharacter(let character):
      Words(
        es: "«\(shown(character))» no puede estar en el nombre de un servidor",
        en: "“\(shown(character))” cannot be in the name of a server")
    case .port:
      Words(
        es: "el puerto tiene que ser un número de 1 a 65535",
        en: "the port has to be a number from 1 to 65535")
    case .pathCharacter(let character):
      Words(
        es: "«\(shown(character))» no puede estar en una dirección",
        en: "“\(shown(character))” cannot be in an address")
    case .percent:
      Words(
        es: "después de «%» tienen que ir dos cifras hexadecimales",
        en: "two hexadecimal digits have to follow “%”")
    case .queryOrFragment:
      Words(es: "no puede llevar «?» ni «#»", en: "it cannot have “?” or “#”")
    case .malformed: Words(es: "no es una dirección válida", en: "it is no valid address")
    }
  }
}

extension TLSFault {
  package var words: Words {
    switch self {
    case .handshake:
      Words(
        es: "no se entiende con él por https: quizá no lo habla en ese puerto",
        en: "https with it does not work: it may not speak it on that port")
    case .selfSigned:
      Words(es: "su certificado lo firma él mismo", en: "it signed its certificate itself")
    case .unknownIssuer:
      Words(
        es: "su certificado lo firma alguien que este equipo no conoce",
        en: "its certificate is signed by somebody this machine does not know")
    case .expired: Words(es: "su certificado ha caducado", en: "its certificate has expired")
    case .notYetValid:
      Words(es: "su certificado aún no es válido", en: "its certificate is not valid yet")
    case .wrongName:
      Words(es: "su certificado es de otro servidor", en: "its certificate is another server's")
    case .certificate:
      Words(
        es: "su certificado no es válido, o es de otro servidor",
        en: "its certificate is not valid, or another server's")
    case .authorities:
      Words(
        es: "no se pueden leer los certificados de las autoridades de confianza",
        en: "the certificates of the trusted authorities cannot be read")
    }
  }
}

private func shown(_ character: Character) -> String { String(character).visible }
