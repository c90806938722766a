import Diagnostics
import Torneo

extension CambioAjeno {
  /// Both values: what was looked at, and what there is now.
  var contexto: [Words] {
    switch self {
    case .evento(let mirado, let ahora):
      Self.lineas(mirado.words, ahora?.words ?? Self.nada)
    case .datos(let mirados, let ahora):
      Self.diferencias(mirados, ahora).flatMap { Self.lineas($0.antes, $0.ahora) }
    case .lados(let mirados, let ahora), .texto(let mirados, let ahora):
      Self.lineas(Words(verbatim: mirados.visible), Words(verbatim: ahora.visible))
    case .resultado(let mirado, let ahora):
      Self.lineas(mirado?.words ?? Self.nada, ahora?.words ?? Self.nada)
    case .alineacion(let mirada, let ahora):
      Self.lineas(mirada?.words ?? Self.nada, ahora?.words ?? Self.nada)
    case .sancion(let mirada, let ahora): Self.lineas(mirada.words, ahora.words)
    }
  }

  private static let nada = Words(es: "nada", en: "nothing")

  private static func lineas(_ antes: Words, _ ahora: Words) -> [Words] {
    [
      Words(es: "era: \(antes.es)", en: "it was: \(antes.en)"),
      Words(es: "es: \(ahora.es)", en: "it is: \(ahora.en)"),
    ]
  }

  /// The fields that are not the same.
  private static func diferencias(
    _ antes: DatosDePartido, _ ahora: DatosDePartido
  ) -> [(antes: Words, ahora: Words)] {
    CorreccionDePartido.datosDePartido.compactMap { dato in
      let (uno, otro) = (antes.texto(de: dato), ahora.texto(de: dato))
      if uno == otro { return nil }
      return (dato.con(uno), dato.con(otro))
    }
  }
}

extension Dato {
  fileprivate func con(_ texto: String) -> Words {
    Words(
      es: "\(nombre.es) «\(texto.excerpt)»", en: "\(nombre.en) “\(texto.excerpt)”")
  }
}

extension Resultado {
  /// `2-2 (al descanso 0-1, a los 90 minutos 1-1, tanda 4-3)`
  fileprivate var words: Words {
    let partes = [
      descanso.map { Words(es: "al descanso \($0)", en: "\($0) at half time") },
      reglamentario.map { Words(es: "a los 90 minutos \($0)", en: "\($0) after 90 minutes") },
      tanda.map { Words(es: "tanda \($0)", en: "shoot-out \($0)") },
    ].compactMap(\.self)
    if partes.isEmpty { return Words(verbatim: final.description) }
    return Words(
      es: "\(final) (\(partes.map(\.es).joined(separator: ", ")))",
      en: "\(final) (\(partes.map(\.en).joined(separator: ", ")))")
  }
}

extension Alineacion {
  /// `Ana #9, Marta #1; banquillo: Luis; capitán: Ana #9; entrenador: Rosa`
  fileprivate var words: Words {
    func nombres(_ jugadores: [Jugador]) -> String {
      jugadores.map(\.conDorsal).joined(separator: ", ").visible
    }
    let partes = [
      titulares.isEmpty ? nil : Words(verbatim: nombres(titulares)),
      suplentes.isEmpty ? nil : Dato.suplentes.seguido(de: nombres(suplentes)),
      capitan.map { Dato.capitan.seguido(de: $0.conDorsal.visible) },
      entrenador.map { Dato.entrenador.seguido(de: $0.visible) },
    ].compactMap(\.self)
    return Words(
      es: partes.map(\.es).joined(separator: "; "), en: partes.map(\.en).joined(separator: "; "))
  }
}

extension Dato {
  fileprivate func seguido(de texto: String) -> Words {
    Words(es: "\(nombre.es): \(texto)", en: "\(nombre.en): \(texto)")
  }
}

extension Sancion {
  fileprivate var words: Words {
    let detalles = [motivo, grupo].compactMap(\.self).map { ", \($0.excerpt)" }.joined()
    return Words(verbatim: "\(equipo.nombre.visible) (\(puntos))\(detalles)")
  }
}
