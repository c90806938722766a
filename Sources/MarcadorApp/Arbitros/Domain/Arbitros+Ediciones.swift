import Torneo

// The edits of the list of referees. Names are exact here; what a person writes is looked up before.
extension [Arbitro] {
  /// Puts a referee at the end of the list, with the number after the greatest.
  mutating func anade(
    _ nombre: String, correo: String?
  ) throws(EdicionRechazada) -> Arbitro {
    let arbitro = Arbitro(
      id: idLibre(entre: Set(map(\.id))), nombre: try nombreLibre(nombre), correo: correo,
      aMano: true)
    append(arbitro)
    return arbitro
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

  /// Those who share a name with somebody before them, in whatever spelling, with those.
  package var tocayos: [[Arbitro]] {
    var porNombre: [String: [Arbitro]] = [:]
    for arbitro in self { porNombre[arbitro.nombre.nombrePlegado, default: []].append(arbitro) }
    return compactMap { arbitro in
      let suyos = porNombre[arbitro.nombre.nombrePlegado] ?? []
      return suyos.count > 1 && suyos.first == arbitro ? suyos : nil
    }
  }

  /// One more than the greatest so far; the smallest that is free when there is none after it.
  func idLibre(entre ocupados: Set<Int>) -> Int {
    let siguiente = (ocupados.max() ?? 0) + 1
    if PartidoDeLista.idsPermitidos.contains(siguiente) { return siguiente }
    return PartidoDeLista.idsPermitidos.first { !ocupados.contains($0) } ?? siguiente
  }
}

/// A match whose referee got another name.
struct RenombradoEnPartido: Sendable, Hashable {
  let partido: Int
  let antes: String?
  let ahora: String?
}

extension Torneo {
  /// Has all matches of a referee name another one.
  mutating func renombraArbitro(_ nombre: String, como nuevoNombre: String) {
    for indice in partidos.indices where partidos[indice].partido.arbitro == nombre {
      partidos[indice].partido.arbitro = nuevoNombre
    }
  }

  /// The matches that had another referee before, of those that were there.
  func arbitrosCambiados(desde antes: Torneo) -> [RenombradoEnPartido] {
    zip(antes.partidos, partidos).compactMap { viejo, nuevo in
      guard viejo.id == nuevo.id, viejo.partido.arbitro != nuevo.partido.arbitro else { return nil }
      return RenombradoEnPartido(
        partido: nuevo.id, antes: viejo.partido.arbitro, ahora: nuevo.partido.arbitro)
    }
  }

  /// Undoes what was done to the names, but for those that changed once more since.
  mutating func devuelve(_ renombrados: [RenombradoEnPartido]) {
    let porPartido = Dictionary(
      renombrados.map { ($0.partido, $0) }, uniquingKeysWith: { primero, _ in primero })
    for indice in partidos.indices {
      guard let suyo = porPartido[partidos[indice].id],
        partidos[indice].partido.arbitro == suyo.ahora
      else { continue }
      partidos[indice].partido.arbitro = suyo.antes
    }
  }

  /// Whom a person means by a name or by a number of the list, and the place in it; nil for one whom
  /// only matches name. Of several with one name the number must tell; `«5»` is who is called that, and
  /// not number 5.
  func entrada(
    de texto: String, en lista: [Arbitro], salvo: String? = nil
  ) throws(EdicionRechazada) -> (nombre: String, indice: Int?) {
    let numero = Int(texto.sinEspaciosAlrededor)
    if let indice = lista.firstIndex(where: { $0.id == numero }) {
      return (lista[indice].nombre, indice)
    }
    let esNombre = arbitrajes(con: lista.map(\.nombre)).contains { $0.arbitro == texto }
    let nombre = try arbitro(
      llamado: esNombre ? texto : texto.entreComillas ?? texto, entre: lista, salvo: salvo)
    let suyos = lista.indices.filter { lista[$0].nombre == nombre }
    if suyos.count > 1 {
      throw .arbitroAmbiguo(
        texto, candidatos: suyos.map { "\(lista[$0].id) \(lista[$0].nombre)" })
    }
    return (nombre, suyos.first)
  }

  /// The name of the referee that a person means, of those listed and those whom matches name.
  /// - Parameter salvo: a name that is meant only when no other may be: the one that the referee is
  ///   to get.
  package func arbitro(
    llamado texto: String, entre lista: [Arbitro], salvo: String? = nil
  ) throws(EdicionRechazada) -> String {
    let nombres = arbitrajes(con: lista.map(\.nombre)).map(\.arbitro)
    let posibles = nombres.losQueSeLlaman(texto, \.self)
    let otros = posibles.filter { $0 != salvo }
    let hallados = otros.isEmpty ? posibles : otros
    if hallados.count == 1 { return hallados[0] }
    if hallados.isEmpty {
      throw .noExisteElArbitro(texto, parecido: parecido(a: texto, entre: nombres))
    }
    throw .arbitroAmbiguo(texto, candidatos: hallados)
  }
}

extension String {
  /// What stands between «guillemets», where these are all around; nil elsewhere.
  package var entreComillas: String? {
    first == "«" && last == "»" && count > 2 ? String(dropFirst().dropLast()) : nil
  }

  /// The name of a referee as it is taken for no number of the list.
  package var comoNombreDeArbitro: String { Int(sinEspaciosAlrededor) == nil ? self : "«\(self)»" }
}
