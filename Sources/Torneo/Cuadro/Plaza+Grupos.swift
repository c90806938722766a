extension Plaza {
  /// Reads a place as `init(texto:)` does, and places of groups of these names, however long, with the
  /// place in words too: `1.º del Grupo Norte`, `Winner Group North`, `Group B runners-up`.
  package init?(texto: String, grupos: Set<String>) {
    guard let plaza = Plaza(texto: texto, deGrupos: grupos) ?? Plaza(texto: texto) else {
      return nil
    }
    self = plaza.conLosNombres(de: grupos)
  }

  /// What is common to the spellings of the name of a group: `Grupo A`, `Group A` and `a`.
  package static func claveDeGrupo(_ nombre: String) -> [String] {
    let palabras = palabras(nombre)
    let clave = corto(palabras)
    return clave.isEmpty ? palabras : clave
  }

  /// The place with the names that these groups have, where theirs differ only in how they are written.
  private func conLosNombres(de grupos: Set<String>) -> Plaza {
    func nombre(_ grupo: String) -> String {
      if grupos.contains(grupo) { return grupo }
      let clave = Plaza.claveDeGrupo(grupo)
      return grupos.filter { Plaza.claveDeGrupo($0) == clave }.min() ?? grupo
    }
    switch self {
    case .puesto(let puesto, var clave):
      clave.grupo = clave.grupo.map(nombre)
      return .puesto(puesto, clave)
    case .puestoEntre(let puesto, let otros): return .puestoEntre(puesto, grupos: otros.map(nombre))
    case .ganador, .perdedor: return self
    }
  }

  private init?(texto: String, deGrupos grupos: Set<String>) {
    if grupos.isEmpty { return nil }
    let partes = texto.split(separator: "/", omittingEmptySubsequences: false).map {
      Plaza.palabras(String($0))
    }
    guard var primera = partes.first, let puesto = Plaza.puesto(&primera) else { return nil }
    let diceGrupo = partes.contains { $0.contains(where: Plaza.palabrasDeGrupo.contains) }
    let esOrdinal = puesto.esOrdinal || texto.contains { "º°ª".contains($0) }
    // «3 Norte» may be a team, and «Ganador 1» is the winner of a match.
    guard diceGrupo || esOrdinal else { return nil }
    let nombres = [primera] + partes.dropFirst()
    var hallados: [String] = []
    for nombre in nombres {
      let corto = Plaza.corto(nombre)
      guard !corto.isEmpty, diceGrupo || !corto.allSatisfy({ $0.allSatisfy(\.isNumber) }),
        let grupo = grupos.sorted().first(where: { Plaza.claveDeGrupo($0) == corto })
      else { return nil }
      hallados.append(grupo)
    }
    self =
      hallados.count == 1
      ? .puesto(puesto.numero, Tabla.Clave(grupo: hallados.first))
      : .puestoEntre(puesto.numero, grupos: hallados)
  }

  private static func palabras(_ texto: String) -> [String] {
    texto.nombrePlegado.split { " .º°ª-".contains($0) }.map(String.init)
  }

  /// A name without the word that says that it is of a group, and without what joins it to a place.
  private static func corto(_ palabras: [String]) -> [String] {
    var resto = palabras[...]
    while let palabra = resto.first, palabrasDeGrupo.contains(palabra) || nexos.contains(palabra) {
      resto.removeFirst()
    }
    return Array(resto)
  }

  /// Takes the place off the start of the words, or off their end; nil where they tell none.
  private static func puesto(_ palabras: inout [String]) -> (numero: Int, esOrdinal: Bool)? {
    for (ordinal, numero) in ordinales {
      if palabras.starts(with: ordinal) {
        palabras.removeFirst(ordinal.count)
        return (numero, true)
      }
      if palabras.suffix(ordinal.count).elementsEqual(ordinal) {
        palabras.removeLast(ordinal.count)
        return (numero, true)
      }
    }
    guard let primera = palabras.first else { return nil }
    let cifras = primera.prefix { $0.isASCII && $0.isNumber }
    let cola = primera.dropFirst(cifras.count)
    guard cola.isEmpty || sufijos.contains(String(cola)), cifras.utf8.count <= 2,
      let numero = Int(cifras), puestosPermitidos.contains(numero)
    else { return nil }
    palabras.removeFirst()
    return (numero, !cola.isEmpty)
  }

  private static let palabrasDeGrupo: Set = ["grupo", "group", "grupos", "groups"]
  private static let nexos: Set = ["de", "del", "el", "la", "los", "of", "the", "in"]
  private static let sufijos: Set = ["st", "nd", "rd", "th", "er", "o", "a"]
  private static let ordinales: [([String], Int)] = [
    (["ganador"], 1), (["ganadores"], 1), (["winner"], 1), (["winners"], 1), (["primero"], 1),
    (["primer"], 1), (["first"], 1), (["runner", "up"], 2), (["runners", "up"], 2),
    (["segundo"], 2), (["second"], 2), (["tercero"], 3), (["tercer"], 3), (["third"], 3),
    (["cuarto"], 4), (["fourth"], 4),
  ]
}
