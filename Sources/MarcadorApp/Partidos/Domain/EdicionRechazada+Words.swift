package import Diagnostics
import Torneo

// LocalizedError is all that is used of it.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EdicionRechazada {
  /// What is wrong, for the person who made the edit.
  package var words: Words {
    switch self {
    case .noExisteElPartido(let id):
      Words(es: "no existe el partido \(id)", en: "match \(id) does not exist")
    case .noExisteElEquipo(let nombre):
      Words(
        es: "no hay ningún equipo «\(nombre.excerpt)»", en: "there is no team “\(nombre.excerpt)”")
    case .noEsUnGol: Words(es: "el evento no es un gol", en: "the event is not a goal")
    case .equipoAjeno(let nombre, let local, let visitante):
      Words(
        es: "«\(nombre.excerpt)» no juega este partido: lo juegan «\(local.visible)» "
          + "y «\(visitante.visible)»",
        en: "“\(nombre.excerpt)” does not play this match: “\(local.visible)” and "
          + "“\(visitante.visible)” do")
    case .nombreVacio: Words(es: "el nombre está vacío", en: "the name is empty")
    case .dorsalFueraDeRango(let dorsal):
      Words(
        es: "el dorsal \(dorsal) está fuera de rango "
          + "(\(dorsalesPermitidos.lowerBound)–\(dorsalesPermitidos.upperBound))",
        en: "number \(dorsal) is out of range "
          + "(\(dorsalesPermitidos.lowerBound)–\(dorsalesPermitidos.upperBound))")
    case .dorsalRepetido(let dorsal, let otro):
      Words(
        es: "el dorsal \(dorsal) ya lo lleva «\(otro.visible)»",
        en: "“\(otro.visible)” already wears number \(dorsal)")
    case .jugadorRepetido(let nombre):
      Words(
        es: "«\(nombre.excerpt)» ya está en la plantilla",
        en: "“\(nombre.excerpt)” is in the roster already")
    }
  }

  package var failure: Failure { Failure(Diagnostic(.error, words)) }
}

extension EdicionRechazada: LocalizedError {
  /// The sentence as a screen shows it.
  package var errorDescription: String? {
    words.es.prefix(1).uppercased() + words.es.dropFirst()
  }
}
