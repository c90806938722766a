package import Diagnostics
import Torneo

// LocalizedError is all that is used of it.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

// What is said of chronicles that are published, or are not.

extension ResultadoDePublicar {
  package var words: Words {
    switch self {
    case .publicada(let numero, _, _):
      Words(
        es: "Crónica publicada con el n.º \(numero)", en: "Chronicle published as no. \(numero)")
    case .yaPublicada(let publicacion):
      Words(
        es: "Crónica ya publicada con el \(publicacion.cual.es)\(publicacion.cuando.es)",
        en: "Chronicle already published as \(publicacion.cual.en)\(publicacion.cuando.en)")
    }
  }

  /// What else is worth a word.
  package var nota: Words? {
    guard case .publicada(_, _, let anterior?) = self else { return nil }
    return Words(
      es: "la crónica ha cambiado desde el \(anterior.cual.es): se ha publicado como nueva",
      en: "the chronicle has changed since \(anterior.cual.en): it was published as a new one")
  }
}

extension PublicacionRechazada {
  package var words: Words {
    switch self {
    case .sinMarcador(let id):
      Words(
        es: "el partido \(id) no tiene resultado: no hay crónica",
        en: "match \(id) has no result: there is no chronicle")
    case .enDuda(let publicacion):
      Words(
        es: "la crónica ya se envió\(publicacion.cuando.es) y no se sabe si llegó a publicarse",
        en: "the chronicle was already sent\(publicacion.cuando.en), and nobody knows whether it "
          + "was published")
    case .sinApuntar(let numero, let motivo):
      Words(
        es: "la crónica está publicada con el n.º \(numero), pero no se ha podido apuntar: "
          + motivo.es,
        en: "the chronicle is published as no. \(numero), but that could not be written down: "
          + motivo.en)
    }
  }
}

extension PublicacionRechazada {
  /// The sentence as a screen shows it.
  package var frase: Words { Words(es: words.es.comoFrase, en: words.en.comoFrase) }
}

extension PublicacionRechazada: LocalizedError {
  package var errorDescription: String? { frase.es }
}

extension Words {
  /// Of an attempt that ended without a sure answer.
  package static let puedeEstarPublicada = Words(
    es: "puede que la crónica se haya publicado: mírelo en el servidor antes de repetir",
    en: "the chronicle may have been published: look on the server before you try again")
}

extension Publicacion {
  /// `n.º 101`
  fileprivate var cual: Words {
    let numero = numero.map { "\($0)" } ?? "?"
    return Words(es: "n.º \(numero)", en: "no. \(numero)")
  }

  /// ` el 2026-03-07 a las 18:00 UTC`
  fileprivate var cuando: Words {
    guard let fecha else { return Words(verbatim: "") }
    guard let hora = fecha.hora, fecha.desfase == 0 else {
      return Words(es: " el \(fecha)", en: " on \(fecha)")
    }
    let reloj = "\(dosCifras(hora.hora)):\(dosCifras(hora.minuto)) UTC"
    return Words(
      es: " el \(fecha.sinHora) a las \(reloj)", en: " on \(fecha.sinHora) at \(reloj)")
  }
}
