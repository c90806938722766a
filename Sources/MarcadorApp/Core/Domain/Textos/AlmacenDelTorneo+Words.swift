import Diagnostics

extension Words {
  static func noHayFichero(_ nombre: String) -> Words {
    Words(es: "no existe «\(nombre.visible)»", en: "“\(nombre.visible)” does not exist")
  }

  static func noDiceLoMismo(_ nombre: String) -> Words {
    Words(
      es: "«\(nombre.visible)» no se ha guardado: no diría lo mismo al leerlo otra vez "
        + "(es un fallo de Marcador)",
      en: "“\(nombre.visible)” was not saved: it would not say the same when read again "
        + "(a fault of Marcador’s)")
  }

  static let creaUnTorneo = Words(
    es: "cree un torneo con «marcador init»", en: "make a tournament with “marcador init”")
}
