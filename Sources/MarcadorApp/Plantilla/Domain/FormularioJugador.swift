package import Torneo

/// The "add player" form: what was typed, and which fields were touched.
///
/// What is wrong with it is worked out from the texts and the roster each time, never stored.
package struct FormularioJugador: Sendable, Hashable {
  /// The longest name that the form takes, in characters.
  package static let maximoNombre = 25

  /// The name exactly as typed.
  package var nombre = "" {
    didSet { if nombre != oldValue { nombreTocado = true } }
  }
  /// The number exactly as typed.
  package var dorsal = "" {
    didSet { if dorsal != oldValue { dorsalTocado = true } }
  }
  /// Whether the name ever changed.
  package private(set) var nombreTocado = false
  /// Whether the number ever changed.
  package private(set) var dorsalTocado = false

  package init() {}

  /// The first thing wrong with the name, for somebody who is to join this roster.
  package func errorNombre(en plantilla: [Jugador]) -> ErrorNombre? {
    let plegado = nombre.nombrePlegado
    if plegado.isEmpty { return .vacio }
    if nombre.sinEspaciosAlrededor.count > Self.maximoNombre { return .largo }
    if plantilla.contains(where: { $0.nombre.nombrePlegado == plegado }) { return .repetido }
    return nil
  }

  /// The first thing wrong with the number; a player may have none.
  package func errorDorsal(en plantilla: [Jugador]) -> ErrorDorsal? {
    let texto = dorsal.sinEspaciosAlrededor
    if texto.isEmpty { return nil }
    guard let numero = dorsalDesdeTexto(texto) else {
      // A number too long for any type is still a number.
      let esNumero = texto.utf8.allSatisfy { 0x30...0x39 ~= $0 }
      return esNumero ? .fueraDeRango : .noEsNumero
    }
    if !dorsalesPermitidos.contains(numero) { return .fueraDeRango }
    if plantilla.contains(where: { $0.dorsal == numero }) { return .repetido }
    return nil
  }

  package func esValido(en plantilla: [Jugador]) -> Bool {
    errorNombre(en: plantilla) == nil && errorDorsal(en: plantilla) == nil
  }

  /// The player that was typed, without the white space around.
  package func aJugador() -> Jugador {
    Jugador(
      nombre: nombre.compuesto.sinEspaciosAlrededor, dorsal: dorsalDesdeTexto(dorsal))
  }
}

extension FormularioJugador {
  package func errorNombre(en equipo: Equipo) -> ErrorNombre? { errorNombre(en: equipo.plantilla) }
  package func errorDorsal(en equipo: Equipo) -> ErrorDorsal? { errorDorsal(en: equipo.plantilla) }
  package func esValido(en equipo: Equipo) -> Bool { esValido(en: equipo.plantilla) }
}
