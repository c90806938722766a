package import Diagnostics
package import Torneo

/// What is typed of a new player, for a roster.
package struct CamposDeJugador: CamposDeFormulario {
  package enum Campo: String, CaseIterable, Hashable, Sendable {
    case nombre, dorsal
  }

  package var nombre = ""
  package var dorsal = ""

  package init() {}

  package func valor(de campo: Campo) -> AnyHashable {
    switch campo {
    case .nombre: nombre
    case .dorsal: dorsal
    }
  }

  package func error(de campo: Campo, en plantilla: [Jugador]) -> Words? {
    switch campo {
    case .nombre: errorNombre(en: plantilla)?.words
    case .dorsal: errorDorsal(en: plantilla)?.words
    }
  }

  /// The first thing wrong with the name, for somebody who is to join this roster.
  func errorNombre(en plantilla: [Jugador]) -> ErrorNombre? {
    errorNombre(en: NombresYDorsales(plantilla))
  }

  func errorNombre(en plantilla: NombresYDorsales) -> ErrorNombre? {
    let limpio = nombre.sinMarcasOcultas
    let suyo = limpio.nombreSinMayusculas
    if nombre.nombrePlegado.isEmpty { return .vacio }
    if limpio.sinEspaciosAlrededor.count > FormularioJugador.maximoNombre { return .largo }
    if plantilla.nombres.contains(suyo) { return .repetido }
    do {
      _ = try limpio.comoNombre()
      return nil
    } catch {
      return .noValido(error)
    }
  }

  /// The first thing wrong with the number; a player may have none.
  func errorDorsal(en plantilla: [Jugador]) -> ErrorDorsal? {
    errorDorsal(en: NombresYDorsales(plantilla))
  }

  func errorDorsal(en plantilla: NombresYDorsales) -> ErrorDorsal? {
    let texto = dorsal.sinMarcasOcultas.sinEspaciosAlrededor
    if texto.isEmpty { return nil }
    guard let numero = dorsalDesdeTexto(texto) else {
      // A number too long for any type is still a number.
      return texto.sonCifras ? .fueraDeRango : .noEsNumero
    }
    if !dorsalesPermitidos.contains(numero) { return .fueraDeRango }
    if plantilla.dorsales.contains(numero) { return .repetido }
    return nil
  }

  /// The player that was typed, without the white space around, and without marks that nobody sees.
  func aJugador() -> Jugador {
    Jugador(
      nombre: nombre.sinMarcasOcultas.compuesto.sinEspaciosAlrededor,
      dorsal: dorsalDesdeTexto(dorsal.sinMarcasOcultas))
  }
}
