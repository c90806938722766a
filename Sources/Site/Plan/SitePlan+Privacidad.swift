package import Diagnostics
import Torneo

extension SitePlan {
  /// Where texts that somebody wrote have a name that the rest of the site reduces to initials: nobody
  /// but who wrote them knows how to say it else.
  package var avisosDePrivacidad: [Diagnostic] {
    if nombresReducidos.isEmpty { return [] }
    // Those of a match that has no chronicle are published nowhere, but may be some day.
    let textos = prosas.sorted { $0.key < $1.key }.map(\.value) + libres.map(\.texto)
    return textos.flatMap { avisos(de: $0) }
  }

  private func avisos(de prosa: Prosa) -> [Diagnostic] {
    let texto = String(decoding: prosa.markdown, as: UTF8.self)
    return nombresReducidos.hallazgos(en: texto).map { hallazgo in
      let antes = texto.utf8.distance(from: texto.startIndex, to: hallazgo.lugar.lowerBound)
      return PrivacidadWords.nombreEnTexto(hallazgo.nombre, prosa.location(at: antes))
    }
  }
}
