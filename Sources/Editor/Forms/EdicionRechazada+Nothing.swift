import MarcadorApp

extension EdicionRechazada {
  /// Whether it says that what was asked for is not there, or was not told.
  var isOfNothing: Bool {
    switch self {
    case .noExisteElPartido, .noExisteElEquipo, .noExisteElJugador, .noEstaEnLaPlantilla,
      .noExisteElEvento, .obligatorio, .fueraDeRango, .noEsNumero:
      true
    default: false
    }
  }
}
