import Diagnostics
import Torneo

/// What is to be told of matches that were played, and that another team has now: one of their sides is
/// whoever a result, or a table, says, and that says somebody else since a change. Who scored may be
/// unknown, and then nothing else would tell.
enum OtrosLados {
  /// A warning for each such match, in the order of the tournament.
  static func avisos(antes: Torneo, ahora: Torneo) -> [Diagnostic] {
    let resueltos = ahora.partidos.filter {
      $0.partido.plazas != nil && $0.partido.tieneMarcador && !$0.partido.faltaUnLado
    }
    if resueltos.isEmpty { return [] }
    let anteriores = Dictionary(
      antes.partidos.map { ($0.id, $0.partido) }, uniquingKeysWith: { uno, _ in uno })
    // A team that got another name is no other team.
    let nombres = Set(ahora.equipos.map(\.nombre))
    return resueltos.compactMap { elemento in
      guard let antes = anteriores[elemento.id], antes.tieneMarcador, !antes.faltaUnLado,
        antes.plazas == elemento.partido.plazas
      else { return nil }
      let partido = elemento.partido
      let cambian = zip([antes.local, antes.visitante], [partido.local, partido.visitante])
        .filter { $0.nombre != $1.nombre && nombres.contains($0.nombre) }
      if cambian.isEmpty { return nil }
      let (viejos, nuevos) = (lados(antes), lados(partido))
      let marcador = partido.marcador()
      return Diagnostic(
        .warning,
        Words(
          es:
            "el partido \(elemento.id), que acabó \(marcador), era \(viejos) y ahora es \(nuevos)",
          en: "match \(elemento.id), which ended \(marcador), was \(viejos) and is \(nuevos) now"),
        help: Words(
          es: "si no lo jugaron estos, corrija el resultado que lo dice, o quite el suyo con "
            + "«marcador result remove \(elemento.id)»",
          en:
            "if these did not play it, correct the result that says so, or take its own away with "
            + "“marcador result remove \(elemento.id)”"
        ))
    }
  }

  private static func lados(_ partido: Partido) -> String {
    "\(partido.local.nombre.visible) – \(partido.visitante.nombre.visible)"
  }
}
