package import Diagnostics
import Torneo

// What forms say below their fields, as the person reads it: whole sentences.

extension ErrorNombre {
  package var words: Words {
    switch self {
    case .vacio: Words(es: "El nombre es obligatorio", en: "The name is required")
    case .largo:
      Words(
        es: "El nombre no puede pasar de \(FormularioJugador.maximoNombre) caracteres",
        en: "The name cannot have more than \(FormularioJugador.maximoNombre) characters")
    case .repetido:
      Words(es: "Ya hay un jugador con ese nombre", en: "There is a player of that name already")
    case .noValido(let motivo): EdicionRechazada.texto(.nombre, motivo).frase
    }
  }
}

extension ErrorDorsal {
  package var words: Words {
    switch self {
    case .noEsNumero:
      Words(es: "El dorsal debe ser un número", en: "The shirt number must be a whole number")
    case .fueraDeRango:
      Words(
        es: "El dorsal debe estar entre \(dorsalesPermitidos.lowerBound) "
          + "y \(dorsalesPermitidos.upperBound)",
        en: "The shirt number must be between \(dorsalesPermitidos.lowerBound) "
          + "and \(dorsalesPermitidos.upperBound)")
    case .repetido:
      Words(
        es: "Ya hay un jugador con ese dorsal",
        en: "There is a player with that shirt number already")
    }
  }
}

extension ErrorDeInscripcion {
  package var words: Words {
    switch self {
    case .sinNombre: Words(es: "El nombre es obligatorio", en: "The name is required")
    case .nombreNoValido(let motivo): EdicionRechazada.texto(.nombre, motivo).frase
    case .correoNoValido:
      Words(es: "Introduce un correo válido", en: "Enter a valid e-mail address")
    case .menorDeEdad: Words(es: "Debes ser mayor de edad", en: "You must be of age")
    case .edadImposible:
      Words(
        es: "La edad no puede pasar de \(Inscripcion.edadMaxima)",
        en: "The age cannot be above \(Inscripcion.edadMaxima)")
    case .sinAceptar: Words(es: "Debes aceptar los términos", en: "You must accept the terms")
    }
  }
}

extension LineaRechazada {
  /// `línea 3, «100 Ana»: El dorsal debe estar entre 1 y 99`
  package var words: Words {
    let motivo: Words =
      switch motivo {
      case .nombre(let error): error.words
      case .dorsal(let error): error.words
      }
    return Words(
      es: "línea \(numero), «\(texto.excerpt)»: \(motivo.es)",
      en: "line \(numero), “\(texto.excerpt)”: \(motivo.en)")
  }
}

extension Words {
  static let noSeHaGuardado = Words(es: "No se ha podido guardar", en: "It could not be saved")
}

extension Words {
  /// A submission that came back without a word about why.
  static let rechazoSinMotivo = Words(
    es: "el servidor no lo acepta y no dice por qué",
    en: "the server does not take it and does not say why")
}
