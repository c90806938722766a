package import Torneo

/// The form that gives a player another name or number. An empty field leaves what there is; a hyphen
/// takes the number away.
package struct CorreccionDeJugador: CamposDeEdicion {
  package static let campos: [Dato] = [.equipo, .jugador, .nuevoNombre, .dorsal]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.equipo, .jugador] }

  package init() {}

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .equipo: _ = try equipo(en: torneo)
    case .jugador:
      if let equipo = siEstaBien(try equipo(en: torneo)) {
        _ = try jugador(enLaPlantillaDe: equipo)
      }
    case .nuevoNombre:
      if let error = corregido.errorNombre(en: otros(en: torneo)) {
        throw .nombreDeJugador(error)
      }
    case .dorsal:
      if quitaElDorsal { return }
      if let error = corregido.errorDorsal(en: otros(en: torneo)) {
        throw .dorsalDeJugador(error)
      }
    default: break
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let equipo = try equipo(en: torneo)
    let viejo = try jugador(enLaPlantillaDe: equipo)
    var nuevo = viejo
    if !estaVacio(.nuevoNombre) { nuevo.nombre = corregido.aJugador().nombre }
    if !estaVacio(.dorsal) { nuevo.dorsal = quitaElDorsal ? nil : corregido.aJugador().dorsal }
    try torneo.corrige(viejo, como: nuevo, en: equipo.nombre)
    return .jugador(nuevo, equipo: equipo.nombre)
  }

  private var quitaElDorsal: Bool { self[.dorsal].sinEspaciosAlrededor == "-" }

  private var corregido: CamposDeJugador {
    var campos = CamposDeJugador()
    campos.nombre = self[.nuevoNombre]
    campos.dorsal = self[.dorsal]
    return campos
  }

  /// The roster without the player.
  private func otros(en torneo: Torneo) -> [Jugador] {
    guard let equipo = siEstaBien(try equipo(en: torneo)),
      let suyo = siEstaBien(try jugador(enLaPlantillaDe: equipo))
    else { return [] }
    return equipo.plantilla.filter { $0 != suyo }
  }
}
