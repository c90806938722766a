import Torneo

// The edits of the list of referees. Names are exact here; what a person writes is looked up before.
extension [Arbitro] {
  /// Puts a referee at the end of the list, with the number after the greatest.
  mutating func anade(
    _ nombre: String, correo: String?
  ) throws(EdicionRechazada) -> Arbitro {
    let arbitro = Arbitro(id: idLibre, nombre: try nombreLibre(nombre), correo: correo)
    append(arbitro)
    return arbitro
  }

  /// Gives a referee another name; nobody when the list does not have the old one.
  mutating func renombra(
    _ nombre: String, como nuevoNombre: String
  ) throws(EdicionRechazada) {
    guard let indice = firstIndex(where: { $0.nombre == nombre }) else { return }
    self[indice].nombre = try nombreLibre(nuevoNombre, para: self[indice])
  }

  /// The name for a referee, if no other one has it or one that is the same to a person.
  func nombreLibre(
    _ texto: String, para arbitro: Arbitro? = nil
  ) throws(EdicionRechazada) -> String {
    let nombre = try Dato.nombre.nombre(texto)
    let plegado = nombre.nombrePlegado
    if let otro = first(where: { $0.id != arbitro?.id && $0.nombre.nombrePlegado == plegado }) {
      throw .arbitroRepetido(nombre, otro: otro.nombre)
    }
    return nombre
  }

  /// One more than the greatest so far; the smallest that is free when there is none after it.
  private var idLibre: Int {
    let ids = Set(map(\.id))
    let siguiente = (ids.max() ?? 0) + 1
    if PartidoDeLista.idsPermitidos.contains(siguiente) { return siguiente }
    return PartidoDeLista.idsPermitidos.first { !ids.contains($0) } ?? siguiente
  }
}

extension Torneo {
  /// Has all matches of a referee name another one.
  /// - Returns: how many they are.
  mutating func renombraArbitro(_ nombre: String, como nuevoNombre: String) -> Int {
    var cuantos = 0
    for indice in partidos.indices where partidos[indice].partido.arbitro == nombre {
      partidos[indice].partido.arbitro = nuevoNombre
      cuantos += 1
    }
    return cuantos
  }

  /// The name of the referee that a person means, of those listed and those whom matches name.
  package func arbitro(
    llamado texto: String, entre lista: [Arbitro]
  ) throws(EdicionRechazada) -> String {
    let nombres = arbitrajes(con: lista.map(\.nombre)).map(\.arbitro)
    let hallados = nombres.losQueSeLlaman(texto, \.self)
    if hallados.count == 1 { return hallados[0] }
    if hallados.isEmpty {
      throw .noExisteElArbitro(texto, parecido: parecido(a: texto, entre: nombres))
    }
    throw .arbitroAmbiguo(texto, candidatos: hallados)
  }
}
