package import Torneo

/// The form that gives a team the colour of its badge, or takes it away.
package struct CambioDeColor: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo, .colorDeEquipo]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipo: _ = try equipo(en: torneo)
    case .colorDeEquipo: _ = try color()
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let equipo = try equipo(en: torneo)
    guard
      let nuevo = Equipo(
        nombre: equipo.nombre, plantilla: equipo.plantilla, ranking: equipo.ranking,
        color: try color())
    else { throw .dorsalRepetido(0, otro: equipo.nombre) }
    torneo.reemplaza(equipo, por: nuevo)
    return .equipo(nuevo.nombre)
  }

  /// Nil when the field is empty. The sign may be missing, for it begins a comment in a shell.
  private func color() throws(EdicionRechazada) -> ColorDeEquipo? {
    let texto = self[.colorDeEquipo].sinMarcasOcultas.sinEspaciosAlrededor
    if texto.isEmpty { return nil }
    guard let color = ColorDeEquipo(texto: texto.hasPrefix("#") ? texto : "#\(texto)") else {
      throw .noEsColor(texto)
    }
    return color
  }
}
