import Diagnostics
package import Torneo

// What a person means by what they write: names without accents or capitals, or a part of one, where
// that is unambiguous.
extension Torneo {
  /// The team that a person means.
  package func equipo(llamado texto: String) throws(EdicionRechazada) -> Equipo {
    try busca(texto, entre: equipos)
  }

  /// A match by its number.
  package func partido(_ id: Int) throws(EdicionRechazada) -> Partido {
    partidos[try indice(delPartido: id)].partido
  }
}

extension Partido {
  /// The side that a person means.
  package func lado(llamado texto: String) throws(EdicionRechazada) -> Equipo {
    do {
      return try busca(texto, entre: [local, visitante])
    } catch .noExisteElEquipo(let nombre, _) {
      throw .equipoAjeno(nombre, local: local, visitante: visitante)
    }
  }
}

extension Equipo {
  /// The player that a person means: by name, by number (`9`, `#9`) or by both (`Ana #9`, `Ana (#9)`); `Ana
  /// (-)` is the one without a number.
  ///
  /// In a team without a roster, of which nobody wrote it, whoever is named plays.
  package func jugador(llamado texto: String) throws(EdicionRechazada) -> Jugador {
    if plantilla.isEmpty { return Jugador(nombre: try Dato.jugador.nombre(texto)) }
    // A name may have a # in it.
    let esNombre = plantilla.contains { $0.nombre.nombrePlegado == texto.nombrePlegado }
    let (buscado, dorsal) = esNombre ? (texto, .cualquiera) : texto.nombreYDorsal
    let posibles = plantilla.filter { dorsal.admite($0.dorsal) }
    let hallados = posibles.losQueSeLlaman(buscado, \.nombre)
    if hallados.count == 1 { return hallados[0] }
    if hallados.isEmpty {
      let numero = dorsalDesdeTexto(
        String(texto.sinEspaciosAlrededor.drop { $0 == "#" }))
      if let suyo = plantilla.first(where: { numero != nil && $0.dorsal == numero }) { return suyo }
      throw .noExisteElJugador(
        texto, equipo: nombre, parecido: parecido(a: texto, entre: plantilla.map(\.nombre)))
    }
    throw .jugadorAmbiguo(texto, candidatos: hallados.map { etiqueta(de: $0) })
  }
}

extension Jugador {
  /// `Ana #9`, or the name alone: finds the player again.
  package var conDorsal: String { dorsal == nil ? nombre : "\(nombre) \(dorsalOGuion())" }
}

private func busca(_ texto: String, entre equipos: [Equipo]) throws(EdicionRechazada) -> Equipo {
  let hallados = equipos.losQueSeLlaman(texto, \.nombre)
  if hallados.count == 1 { return hallados[0] }
  if hallados.isEmpty {
    throw .noExisteElEquipo(texto, parecido: parecido(a: texto, entre: equipos.map(\.nombre)))
  }
  throw .equipoAmbiguo(texto, candidatos: hallados.map(\.nombre))
}

extension Torneo {
  /// The referee whom a person means: one with that name, else one with a word that begins with it; nil
  /// when it is nobody's, so that it is somebody new. The middle of a word is no part of a name here:
  /// «Ana» may well be new where there is a Susana.
  /// - Parameter lista: those who are known beside those whom matches name.
  package func arbitroConocido(
    _ texto: String, entre lista: [String]
  ) throws(EdicionRechazada) -> String? {
    var vistos: Set<String> = []
    let nombres = (lista + partidos.compactMap(\.partido.arbitro)).filter {
      vistos.insert($0).inserted
    }
    let hallados = nombres.losQueSeLlaman(texto, tambienDentro: false, \.self)
    if hallados.count > 1 { throw .arbitroAmbiguo(texto, candidatos: hallados) }
    return hallados.first
  }
}

extension Array {
  /// Those with the name to the letter; else those with it but for accents and capitals; else those
  /// with a word that begins with it; else those that have it anywhere.
  /// - Parameter tambienDentro: false to leave those out that have it inside a word only.
  func losQueSeLlaman(
    _ texto: String, tambienDentro: Bool = true, _ nombre: (Element) -> String
  ) -> [Element] {
    let exactos = filter { nombre($0) == texto.sinEspaciosAlrededor }
    if !exactos.isEmpty { return exactos }
    let buscado = texto.nombrePlegado
    if buscado.isEmpty { return [] }
    let plegados = map { (elemento: $0, nombre: nombre($0).nombrePlegado) }
    let criterios: [(String) -> Bool] = [
      { $0 == buscado }, { " \($0)".contains(" \(buscado)") },
      { tambienDentro && $0.contains(buscado) },
    ]
    for criterio in criterios {
      let hallados = plegados.filter { criterio($0.nombre) }.map(\.elemento)
      if !hallados.isEmpty { return hallados }
    }
    return []
  }
}

/// What a text says of the number of a player.
private enum DorsalEscrito: Equatable {
  case cualquiera
  case ninguno
  case numero(Int)

  func admite(_ dorsal: Int?) -> Bool {
    switch self {
    case .cualquiera: true
    case .ninguno: dorsal == nil
    case .numero(let numero): dorsal == numero
    }
  }
}

extension String {
  /// `Ana #9`, or `Ana (#9)`, is the name and the number; `Ana (-)` the name of who has none.
  fileprivate var nombreYDorsal: (nombre: String, dorsal: DorsalEscrito) {
    var escrito = sinEspaciosAlrededor
    let parentesis = escrito.last == ")" ? escrito.lastIndex(of: "(") : nil
    if let parentesis {
      let dentro = String(escrito[escrito.index(after: parentesis)...].dropLast())
        .sinEspaciosAlrededor
      let nombre = String(escrito[..<parentesis]).sinEspaciosAlrededor
      if dentro == "-", !nombre.isEmpty { return (nombre, .ninguno) }
      if dentro.first == "#" { escrito = "\(nombre) \(dentro)" }
    }
    guard let signo = escrito.lastIndex(of: "#") else { return (self, .cualquiera) }
    let nombre = String(escrito[..<signo]).sinEspaciosAlrededor
    guard !nombre.isEmpty,
      let dorsal = dorsalDesdeTexto(String(escrito[escrito.index(after: signo)...]))
    else {
      return (self, .cualquiera)
    }
    return (nombre, .numero(dorsal))
  }
}

/// The name that was probably meant: one that differs in accents and capitals only, else the
/// nearest.
func parecido(a nombre: String, entre nombres: [String]) -> String? {
  let plegado = nombre.nombrePlegado
  return nombres.first { $0.nombrePlegado == plegado } ?? nearestName(to: nombre, among: nombres)
}
