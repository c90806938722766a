import Torneo

/// An edit of the referees: of their list and of the matches that name them, both as they are when it
/// is made.
package struct EdicionDeArbitros<Resultado: Sendable> {
  let aplica: (inout [Arbitro], inout Torneo) throws(EdicionRechazada) -> Resultado
}

extension EdicionDeArbitros<Arbitro> {
  /// Puts a referee into the list.
  package static func alta(_ nombre: String, correo: String? = nil) -> EdicionDeArbitros {
    EdicionDeArbitros { lista, _ throws(EdicionRechazada) in
      try lista.anade(nombre, correo: Dato.correo.direccion(correo))
    }
  }

  /// Takes a referee out of the list; refused while a match names him or her.
  /// - Parameter texto: the name as a person writes it, or the number in the list.
  package static func baja(_ texto: String) -> EdicionDeArbitros {
    EdicionDeArbitros { lista, torneo throws(EdicionRechazada) in
      let (nombre, indice) = try torneo.entrada(de: texto, en: lista)
      let suyos = torneo.partidos.filter { $0.partido.arbitro == nombre }
      // The matches are still somebody's as long as another one of that name is there.
      if !suyos.isEmpty, lista.count(where: { $0.nombre == nombre }) < 2 {
        throw .retenido(nombre, suyos.map { .arbitraje(arbitro: nombre, partido: $0.id) })
      }
      guard let indice else { throw .noExisteElArbitro(texto) }
      return lista.remove(at: indice)
    }
  }
}

extension EdicionDeArbitros<ArbitroRenombrado> {
  /// Gives a referee another name in the list and in all matches. One whom only matches name may get
  /// the name of one of the list, whose matches they are then.
  ///
  /// Made again after it was made in the matches alone, it does what is left.
  /// - Parameter texto: the name as a person writes it, or the number in the list.
  package static func cambioDeNombre(
    _ texto: String, como nuevoNombre: String
  ) -> EdicionDeArbitros {
    EdicionDeArbitros { lista, torneo throws(EdicionRechazada) in
      let nuevo = try Dato.nuevoNombre.nombre(nuevoNombre)
      let (antes, indice) = try torneo.entrada(de: texto, en: lista, salvo: nuevo)
      if let indice { lista[indice].nombre = try lista.nombreLibre(nuevo, para: lista[indice]) }
      // Whose matches they are nobody can tell while another one of that name is there.
      let esDeOtro = lista.contains { $0.nombre == antes } && antes != nuevo
      if esDeOtro {
        return ArbitroRenombrado(antes: antes, ahora: nuevo, partidos: 0, deOtro: 0)
      }
      let suyos = torneo.partidos.count { $0.partido.arbitro == antes }
      let deOtro = torneo.partidos.count { $0.partido.arbitro == nuevo }
      torneo.renombraArbitro(antes, como: nuevo)
      return ArbitroRenombrado(
        antes: antes, ahora: nuevo,
        partidos: torneo.partidos.count { $0.partido.arbitro == nuevo },
        deOtro: suyos == 0 || antes == nuevo ? 0 : deOtro)
    }
  }
}

extension Dato {
  /// An e-mail address, if there is one.
  fileprivate func direccion(_ texto: String?) throws(EdicionRechazada) -> String? {
    guard let texto, let correo = try nota(texto) else { return nil }
    guard correo.contains("@") else { throw .noEsCorreo(correo) }
    return correo
  }
}
