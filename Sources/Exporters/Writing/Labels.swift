import Importers
import Torneo

// What the formats of openfootball call things. Each label is one that their reader takes for what it
// was, where there is one.

extension Torneo {
  /// The name with the season: `Liga de Primavera 2026`.
  var title: String? {
    let parts = [nombre, temporada].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }
}

extension Partido {
  /// The label of its round or of its matchday.
  var roundLabel: String? {
    if let ronda { return Importers.roundLabel(ronda) }
    return jornada.map { "Matchday \($0)" }
  }
}

/// `Group A` for `Grupo A`; any other name as it is.
func groupLabel(_ grupo: String) -> String {
  guard grupo.hasPrefix("Grupo ") else { return grupo }
  let label = "Group " + grupo.dropFirst(6)
  return groupName(label) == grupo ? label : grupo
}

extension EstadoDePartido {
  /// The word for it in a file; nil for a match of which the score says enough.
  var openfootball: String? {
    switch self {
    case .programado, .enJuego, .finalizado: nil
    case .adjudicado: "awarded"
    case .cancelado: "cancelled"
    case .aplazado: "postponed"
    case .suspendido: "abandoned"
    case .anulado: "annulled"
    }
  }
}

extension Fecha {
  /// `20:45`, `13:00 UTC-3`, `18:30 UTC+5:30`; nil without an hour.
  var clock: String? {
    guard let hora else { return nil }
    let time = "\(dosCifras(hora.hora)):\(dosCifras(hora.minuto))"
    guard let desfase else { return time }
    if desfase == 0 { return time + " UTC" }
    let (hours, minutes) = abs(desfase).quotientAndRemainder(dividingBy: 60)
    return time + " UTC" + (desfase < 0 ? "-" : "+") + "\(hours)"
      + (minutes == 0 ? "" : ":\(dosCifras(minutes))")
  }
}
