package import Torneo

/// Drafts the chronicle of a match and publishes it: the only home of how that is done.
///
/// With a memory the same chronicle is not sent twice to one server. What is about to be sent is
/// written down before, so that whatever happens meanwhile (no answer, a killed program) the next
/// attempt knows that the server may have it.
@MainActor
package struct PublicarCronica {
  private let partidos: any PartidosRepositorio
  private let cronicas: any CronicasRepositorio
  private let memoria: MemoriaDePublicaciones?
  /// Puts initials in the place of names that may not be published, asked at each chronicle; nil where
  /// all names may. Throws where it cannot know: then nothing is published.
  package var reduceNombres: (@MainActor (Torneo) throws -> Torneo)?

  /// Publishes without remembering anything.
  package init(partidos: any PartidosRepositorio, cronicas: any CronicasRepositorio) {
    self.init(partidos: partidos, cronicas: cronicas, memoria: nil)
  }

  package init(
    partidos: any PartidosRepositorio, cronicas: any CronicasRepositorio,
    memoria: MemoriaDePublicaciones?
  ) {
    self.partidos = partidos
    self.cronicas = cronicas
    self.memoria = memoria
  }

  /// The chronicle of a match as it is now, if it has something to tell: a score.
  /// - Throws: `EdicionRechazada`, `PublicacionRechazada`, what reducing names throws.
  package func redacta(partidoId: Int) throws -> Cronica {
    let partido = try partido(partidoId)
    guard partido.tieneMarcador else { throw PublicacionRechazada.sinMarcador(partidoId) }
    return Cronica(de: partido)
  }

  /// Publishes the chronicle of a match.
  /// - Parameter otraVez: also if the server has it already, or may have it.
  /// - Throws: `EdicionRechazada`, `PublicacionRechazada`, what the memory throws, or what publishing
  ///   throws (`ErrorDeRed`).
  package func publica(
    partidoId: Int, otraVez: Bool = false
  ) async throws -> ResultadoDePublicar {
    let cronica = try redacta(partidoId: partidoId)
    guard let memoria else {
      let numero = try await cronicas.publicar(titulo: cronica.titulo, texto: cronica.texto)
      return .publicada(numero: numero, cronica, anterior: nil)
    }
    let nueva = Publicacion(
      partidoId: partidoId, cronica: cronica, servidor: memoria.servidor, fecha: memoria.ahora())
    switch try memoria.anota(nueva, otraVez: otraVez) {
    case .yaPublicada(let publicacion): return .yaPublicada(publicacion)
    case .anotada(let anterior):
      let numero = try await envia(nueva, memoria)
      return .publicada(numero: numero, cronica, anterior: anterior)
    }
  }

  private func envia(
    _ nueva: Publicacion, _ memoria: MemoriaDePublicaciones
  ) async throws -> Int {
    let numero: Int
    do {
      numero = try await cronicas.publicar(
        titulo: nueva.cronica.titulo, texto: nueva.cronica.texto)
    } catch let error as ErrorDeRed where !error.pudoLlegar {
      if case .yaPublicada(let numero?) = error {
        // Nobody here knew, nor knows since when; from now on it is remembered.
        try confirma(nueva, numero: numero, desde: nil, memoria)
        throw error
      }
      // The failure to publish is the one to tell. A note that stays only makes the next attempt ask.
      try? memoria.retira(nueva)
      throw error
    }
    try confirma(nueva, numero: numero, desde: nueva.fecha, memoria)
    return numero
  }

  private func confirma(
    _ nueva: Publicacion, numero: Int, desde fecha: Fecha?, _ memoria: MemoriaDePublicaciones
  ) throws {
    do {
      try memoria.confirma(nueva, numero: numero, desde: fecha)
    } catch {
      throw PublicacionRechazada.sinApuntar(numero: numero, .texto(de: error))
    }
  }

  private func partido(_ id: Int) throws -> Partido {
    guard let partido = partidos.partido(id: id) else {
      throw EdicionRechazada.noExisteElPartido(id)
    }
    guard let reduceNombres else { return partido }
    // Who has the same initials is told apart in the whole tournament.
    let reducido = try reduceNombres(
      Torneo(equipos: partidos.equipos, partidos: partidos.partidos))
    guard let suyo = reducido.partidos.first(where: { $0.id == id }) else {
      throw EdicionRechazada.noExisteElPartido(id)
    }
    return suyo.partido
  }
}
