package import Torneo

// The edits of the points that are taken from teams, or given to them.
extension Torneo {
  package mutating func sanciona(_ sancion: Sancion) throws(EdicionRechazada) {
    sanciones.append(try valida(sancion))
  }

  /// Puts another sanction in the place of one.
  /// - Parameters:
  ///   - numero: its place in the list, from 1.
  ///   - vieja: the sanction as it was looked at; when it is no longer that, nothing is changed.
  package mutating func corrige(
    sancion numero: Int, de vieja: Sancion, como nueva: Sancion
  ) throws(EdicionRechazada) {
    sanciones[try lugar(de: vieja, numero)] = try valida(nueva)
  }

  /// Parameters as of ``corrige(sancion:de:como:)``.
  package mutating func quita(
    sancion numero: Int, de vieja: Sancion
  ) throws(EdicionRechazada) {
    sanciones.remove(at: try lugar(de: vieja, numero))
  }

  /// A sanction by its place in the list, from 1.
  package func sancion(_ numero: Int) throws(EdicionRechazada) -> Sancion {
    guard numero >= 1, numero <= sanciones.count else {
      throw .noExisteLaSancion(numero, hay: sanciones.count)
    }
    return sanciones[numero - 1]
  }

  private func lugar(de vieja: Sancion, _ numero: Int) throws(EdicionRechazada) -> Int {
    let ahora = try sancion(numero)
    guard
      (ahora.equipo.nombre, ahora.puntos, ahora.motivo, ahora.fase, ahora.grupo)
        == (vieja.equipo.nombre, vieja.puntos, vieja.motivo, vieja.fase, vieja.grupo)
    else { throw .haCambiado(.sancion(mirada: vieja, ahora: ahora)) }
    return numero - 1
  }

  /// The sanction as the tournament would have it.
  private func valida(_ sancion: Sancion) throws(EdicionRechazada) -> Sancion {
    try Sancion.comprueba(puntos: sancion.puntos)
    let valida = Sancion(
      equipo: try equipo(sancion.equipo.nombre), puntos: sancion.puntos,
      motivo: try Dato.motivo.nota(sancion.motivo),
      fase: try Dato.fase.nombreOpcional(sancion.fase),
      grupo: try Dato.grupo.nombreOpcional(sancion.grupo))
    if let duda = valida.duda(en: participantesPorTabla()) {
      throw .sancionDudosa(equipo: valida.equipo.nombre, duda)
    }
    return valida
  }
}

extension Sancion {
  static func comprueba(puntos: Int?) throws(EdicionRechazada) {
    try Dato.puntos.comprueba(puntos, en: permitidos)
    if puntos == 0 { throw .sancionDeCero }
  }
}
