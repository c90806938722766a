import Diagnostics
import Torneo

extension FechaInvalida {
  func words(_ texto: String) -> Words {
    switch self {
    case .forma:
      Words(es: "«\(texto.excerpt)» no es una fecha", en: "“\(texto.excerpt)” is not a date")
    case .noExiste:
      Words(
        es: "la fecha «\(texto.excerpt)» no existe",
        en: "the date “\(texto.excerpt)” does not exist")
    case .fueraDeLimites:
      Words(
        es: "la fecha «\(texto.excerpt)» está fuera de los límites "
          + "(años \(Fecha.aniosPermitidos.words))",
        en: "the date “\(texto.excerpt)” is out of the limits "
          + "(years \(Fecha.aniosPermitidos.words))")
    }
  }
}

extension Words {
  static let formaDeFecha = Words(
    es: "escríbala como 2026-09-05 o 2026-09-05T18:00:00+02:00",
    en: "write it as 2026-09-05 or 2026-09-05T18:00:00+02:00")
}
