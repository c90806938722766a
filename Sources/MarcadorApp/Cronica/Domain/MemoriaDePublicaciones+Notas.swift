import Torneo

/// What the memory says of a chronicle that is to be sent.
enum NotaDePublicacion {
  /// The server has the same one: it need not be sent.
  case yaPublicada(Publicacion)
  /// It was written down and may be sent. `anterior`: what was published of the match before.
  case anotada(anterior: Publicacion?)
}

@MainActor
extension MemoriaDePublicaciones {
  /// Writes down that a chronicle is about to be sent, unless it was before. Of two programs that do
  /// so at once only one gets to send.
  /// - Throws: `PublicacionRechazada.enDuda` when nobody knows what became of it before.
  func anota(_ nueva: Publicacion, otraVez: Bool) throws -> NotaDePublicacion {
    try publicaciones.actualiza { todas in
      let suyas = todas.filter {
        $0.partidoId == nueva.partidoId && $0.servidor == nueva.servidor
      }
      // What was sent since the chronicle last said something else.
      let iguales = suyas.reversed().prefix { $0.cronica == nueva.cronica }
      if !otraVez {
        if let hecha = iguales.first(where: { $0.numero != nil }) { return .yaPublicada(hecha) }
        if let duda = iguales.first { throw PublicacionRechazada.enDuda(duda) }
      }
      todas.append(nueva)
      let ultima = suyas.last { $0.numero != nil }
      return .anotada(anterior: ultima?.cronica == nueva.cronica ? nil : ultima)
    }
  }

  /// The server has it.
  /// - Parameter fecha: when it was published; nil where nobody knows.
  func confirma(_ nueva: Publicacion, numero: Int, desde fecha: Fecha?) throws {
    try publicaciones.actualiza { todas in
      var hecha = nueva
      hecha.numero = numero
      hecha.fecha = fecha
      if let lugar = todas.lastIndex(of: nueva) {
        todas[lugar] = hecha
      } else {
        // Somebody removed the note meanwhile.
        todas.append(hecha)
      }
    }
  }

  /// The server does not have it.
  func retira(_ nueva: Publicacion) throws {
    try publicaciones.actualiza { todas in
      if let lugar = todas.lastIndex(of: nueva) { todas.remove(at: lugar) }
    }
  }
}
