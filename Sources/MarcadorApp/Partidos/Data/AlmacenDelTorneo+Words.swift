import Diagnostics

extension Words {
  static func noHayFichero(_ nombre: String) -> Words {
    Words(es: "no existe «\(nombre.visible)»", en: "“\(nombre.visible)” does not exist")
  }

  static let creaUnTorneo = Words(
    es: "cree un torneo con «marcador init»", en: "make a tournament with “marcador init”")
}
