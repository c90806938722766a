package import Diagnostics
import Torneo

/// The state of a form: the one piece that every form is made with.
///
/// Stores only what nobody could work out: what was typed, which fields were touched, whether sending
/// was tried, what is being sent, and what the other side rejected, field by field. What is wrong is
/// worked out each time, from what was typed and from what is saved at that moment.
package struct Formulario<Campos: CamposDeFormulario>: Sendable, Hashable {
  package var campos: Campos {
    didSet {
      for campo in Campos.campos where campos.valor(de: campo) != oldValue.valor(de: campo) {
        tocados.insert(campo)
        rechazos[campo] = nil
      }
    }
  }
  package private(set) var tocados: Set<Campos.Campo> = []
  /// Whether sending was tried, with the form valid or not.
  package private(set) var seIntento = false
  package var enviando: Bool { enviados != nil }
  /// What is being sent: the fields may be edited meanwhile. Nil while nothing is.
  package private(set) var enviados: Campos?
  /// What the other side said of each field.
  package private(set) var rechazos: [Campos.Campo: String] = [:]
  /// Why it could not be sent, when it was for no field in particular.
  package private(set) var alerta: Words?

  /// - Parameter campos: what the form shows at first: nothing, or something that is to be corrected.
  package init(_ campos: Campos = Campos()) {
    self.campos = campos
  }

  package func esValido(en contexto: Campos.Contexto) -> Bool { campos.esValido(en: contexto) }

  package func puedeEnviar(en contexto: Campos.Contexto) -> Bool {
    esValido(en: contexto) && !enviando
  }

  /// What to say below a field: nothing of its own before it was touched or sending was tried.
  package func mensaje(de campo: Campos.Campo, en contexto: Campos.Contexto) -> Words? {
    if seIntento || tocados.contains(campo), let error = campos.error(de: campo, en: contexto) {
      return error
    }
    return rechazos[campo].map(Words.init(verbatim:))
  }

  package mutating func cierraAlerta() {
    alerta = nil
  }

  /// Begins to send.
  /// - Returns: whether to go on: the form is valid and is not being sent already.
  package mutating func empiezaAEnviar(en contexto: Campos.Contexto) -> Bool {
    seIntento = true
    guard puedeEnviar(en: contexto) else { return false }
    rechazos = [:]
    alerta = nil
    enviados = campos
    return true
  }

  /// The fields that were edited since sending began: what they say was not sent.
  package var editadosDesdeElEnvio: Set<Campos.Campo> {
    guard let enviados else { return [] }
    return Set(Campos.campos.filter { campos.valor(de: $0) != enviados.valor(de: $0) })
  }

  /// Ends sending; without an error the form is empty again, unless it was edited meanwhile: then it has
  /// what is in it now, still to be sent, and only what was edited is touched.
  package mutating func acabaDeEnviar(_ error: (any Error)? = nil) {
    let editados = editadosDesdeElEnvio
    enviados = nil
    guard let error else {
      self = Formulario(editados.isEmpty ? campos.vaciado() : campos)
      tocados = editados
      return
    }
    guard let rechazo = error as? RechazoDeCampos else {
      alerta = .texto(de: error)
      return
    }
    var sueltos: [String] = []
    for (nombre, mensaje) in rechazo.campos.sorted(by: { $0.key < $1.key })
    where !mensaje.sinEspaciosAlrededor.isEmpty {
      if let campo = Campos.Campo(rawValue: nombre), Campos.campos.contains(campo),
        !editados.contains(campo)
      {
        rechazos[campo] = mensaje
      } else {
        sueltos.append(mensaje)
      }
    }
    // Of a field that the form does not have, or that says something else by now.
    if !sueltos.isEmpty { alerta = Words(verbatim: sueltos.joined(separator: "\n")) }
    if !rechazo.campos.isEmpty, rechazos.isEmpty, alerta == nil {
      alerta = .rechazoSinMotivo
    }
  }
}

/// Forms that are checked against nothing but themselves.
extension Formulario where Campos.Contexto == Void {
  package var esValido: Bool { esValido(en: ()) }
  package var puedeEnviar: Bool { puedeEnviar(en: ()) }

  package func mensaje(de campo: Campos.Campo) -> Words? { mensaje(de: campo, en: ()) }

  package mutating func empiezaAEnviar() -> Bool { empiezaAEnviar(en: ()) }
}
