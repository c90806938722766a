package import Diagnostics
package import Torneo

/// What is typed to edit the tournament: every field a text, checked against the tournament as it is
/// saved now. Commands and screens fill in the same forms, so the same is wrong in both.
package protocol CamposDeEdicion: CamposDeFormulario where Campo == Dato, Contexto == Torneo {
  /// Exactly as typed; fields that were not filled in are not there.
  var textos: [Dato: String] { get set }

  /// The fields that cannot be left empty.
  var obligatorios: Set<Dato> { get }

  /// Tells the form who else is known to referee beside those whom matches name.
  mutating func conoce(arbitros: [String])

  /// Whether what a field has is taken away when it is emptied.
  func seVacia(_ dato: Dato) -> Bool

  /// Throws the first thing wrong with a field that has something in it. What is wrong with a field that
  /// it depends on is told there.
  func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada)

  /// Makes the edit that was typed.
  func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho
}

extension CamposDeEdicion {
  package subscript(dato: Dato) -> String {
    get { textos[dato] ?? "" }
    set { textos[dato] = newValue }
  }

  /// Most forms name no referee.
  package mutating func conoce(arbitros: [String]) {}

  package func seVacia(_ dato: Dato) -> Bool { !obligatorios.contains(dato) }

  package func valor(de campo: Dato) -> AnyHashable { self[campo] }

  package func error(de campo: Dato, en contexto: Torneo) -> Words? {
    rechazo(de: campo, en: contexto)?.frase
  }

  /// What is wrong with a field.
  package func rechazo(de dato: Dato, en torneo: Torneo) -> EdicionRechazada? {
    if estaVacio(dato) { return obligatorios.contains(dato) ? .obligatorio(dato) : nil }
    do {
      try comprueba(dato, en: torneo)
      return nil
    } catch {
      return error
    }
  }

  /// All that is wrong, in the order of the fields.
  package func quejas(en torneo: Torneo) -> [Queja] {
    Self.campos.compactMap { dato in
      rechazo(de: dato, en: torneo).map { Queja(dato: dato, rechazo: $0) }
    }
  }

  func estaVacio(_ dato: Dato) -> Bool { self[dato].sinEspaciosAlrededor.isEmpty }
}
