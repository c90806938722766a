package import Diagnostics
import Torneo

/// The edits of the referees, in their own list and in the matches that name them.
///
/// The two are in two files: what is cut off between them is done by the same edit once more.
@MainActor
package struct EdicionDeArbitros {
  private let partidos: RepositorioDePartidos
  private let arbitros: RepositorioDeArbitros

  package init(partidos: RepositorioDePartidos, arbitros: RepositorioDeArbitros) {
    self.partidos = partidos
    self.arbitros = arbitros
  }

  package struct Renombrado: Sendable {
    package let antes: String
    package let ahora: String
    /// How many matches name the referee.
    package let partidos: Int
  }

  /// Puts a referee into the list.
  package func anade(_ nombre: String, correo: String?) throws(Failure) -> Arbitro {
    let correo = try conPalabras { () throws(EdicionRechazada) in try self.correo(correo) }
    return try arbitros.edita { lista throws(EdicionRechazada) in
      try lista.anade(nombre, correo: correo)
    }
  }

  /// Gives a referee another name in the list and in all matches. One whom only matches name may get
  /// the name of one of the list, whose matches they are then.
  /// - Parameter texto: the name as a person writes it.
  package func renombra(
    _ texto: String, como nuevoNombre: String
  ) throws(Failure) -> Renombrado {
    let antes = try busca(texto)
    let lista = arbitros.arbitros
    let suyo = lista.first { $0.nombre == antes }
    let ahora = try conPalabras { () throws(EdicionRechazada) in
      if suyo == nil { return try Dato.nuevoNombre.nombre(nuevoNombre) }
      return try lista.nombreLibre(nuevoNombre, para: suyo)
    }
    let cuantos = try partidos.edita { torneo in
      torneo.renombraArbitro(antes, como: ahora)
    }
    try arbitros.edita { lista throws(EdicionRechazada) in
      try lista.renombra(antes, como: ahora)
    }
    return Renombrado(antes: antes, ahora: ahora, partidos: cuantos)
  }

  /// Takes a referee out of the list; refused while a match names him or her.
  package func quita(_ texto: String) throws(Failure) -> Arbitro {
    let nombre = try busca(texto)
    let suyos = partidos.torneo.partidos.filter { $0.partido.arbitro == nombre }
    return try arbitros.edita { lista throws(EdicionRechazada) in
      if !suyos.isEmpty {
        throw .retenido(nombre, suyos.map { .arbitraje(arbitro: nombre, partido: $0.id) })
      }
      guard let indice = lista.firstIndex(where: { $0.nombre == nombre }) else {
        throw .noExisteElArbitro(texto)
      }
      return lista.remove(at: indice)
    }
  }

  private func busca(_ texto: String) throws(Failure) -> String {
    if let fallo = arbitros.fallo ?? partidos.fallo { throw fallo }
    return try conPalabras { () throws(EdicionRechazada) in
      try partidos.torneo.arbitro(llamado: texto, entre: arbitros.arbitros)
    }
  }

  private func correo(_ texto: String?) throws(EdicionRechazada) -> String? {
    guard let texto, let correo = try Dato.correo.nota(texto) else { return nil }
    guard correo.contains("@") else { throw .noEsCorreo(correo) }
    return correo
  }
}
