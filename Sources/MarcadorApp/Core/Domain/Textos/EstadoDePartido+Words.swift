package import Diagnostics
package import Torneo

extension EstadoDePartido {
  /// As a person says it: `aplazado`.
  package var words: Words {
    switch self {
    case .programado: Words(es: "programado", en: "scheduled")
    case .enJuego: Words(es: "en juego", en: "under way")
    case .finalizado: Words(es: "finalizado", en: "finished")
    case .aplazado: Words(es: "aplazado", en: "postponed")
    case .suspendido: Words(es: "suspendido", en: "abandoned")
    case .anulado: Words(es: "anulado", en: "annulled")
    case .cancelado: Words(es: "cancelado", en: "cancelled")
    case .adjudicado: Words(es: "adjudicado", en: "awarded")
    }
  }

  /// What a match cannot do, or be, that cannot get there: `no puede aplazarse`, `cannot be postponed`.
  var llegada: Words {
    switch self {
    case .programado: Words(es: "volver a programarse", en: "scheduled again")
    case .enJuego: Words(es: "empezar", en: "started")
    case .finalizado: Words(es: "darse por finalizado", en: "finished")
    case .aplazado: Words(es: "aplazarse", en: "postponed")
    case .suspendido: Words(es: "suspenderse", en: "abandoned")
    case .anulado: Words(es: "anularse", en: "annulled")
    case .cancelado: Words(es: "cancelarse", en: "cancelled")
    case .adjudicado: Words(es: "adjudicarse", en: "awarded")
    }
  }

  /// What to do first with a match in which nothing can happen.
  func salida(de id: Int) -> Words {
    switch self {
    case .adjudicado:
      Words(
        es:
          "otro resultado se adjudica con «marcador match award \(id)»; lo adjudicado se quita con "
          + "«marcador result remove \(id)»",
        en:
          "another result is awarded with “marcador match award \(id)”; the award is taken away with "
          + "“marcador result remove \(id)”")
    case .anulado:
      Words(
        es:
          "si vale otra vez, dígalo antes con «marcador match finish \(id)», o con «reschedule» si "
          + "ha de jugarse",
        en:
          "if it stands again, say so first with “marcador match finish \(id)”, or with “reschedule” "
          + "if it is to be played")
    case .programado, .enJuego, .finalizado, .aplazado, .suspendido, .cancelado:
      .programaloAntes(id)
    }
  }
}

extension Words {
  static func programaloAntes(_ id: Int) -> Words {
    Words(
      es: "prográmelo antes con «marcador match reschedule \(id)»",
      en: "schedule it first with “marcador match reschedule \(id)”")
  }
}
