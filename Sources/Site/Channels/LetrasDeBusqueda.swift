import Feeds
import Torneo

/// The letters that a search takes for others: those of Latin alphabets, as addresses and the order of
/// lists take them. A browser knows by itself what accents and capitals are, but not that ø is an o.
enum LetrasDeBusqueda {
  /// By base, each letter once.
  static let grupos: [SearchIndex.FoldedLetters] = {
    var letras: [String: String] = [:]
    // Latin-1, Latin Extended A and B.
    for codigo in UInt32(0xC0)...0x24F {
      guard let letra = Unicode.Scalar(codigo), letra.properties.isLowercase else { continue }
      let base = letra.letrasBase
      if base.utf8.allSatisfy({ 0x61...0x7A ~= $0 }) {
        letras[base, default: ""].unicodeScalars.append(letra)
      }
    }
    return letras.sorted { $0.key < $1.key }.map {
      SearchIndex.FoldedLetters(base: $0.key, letters: $0.value)
    }
  }()
}
