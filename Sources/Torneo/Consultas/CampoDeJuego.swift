/// What was played on a ground.
package struct CampoDeJuego: Sendable {
  package let nombre: String
  /// Matches that count for players: those that were played there.
  package fileprivate(set) var jugados = 0
  /// All matches that name it.
  package fileprivate(set) var partidos = 0
  /// In the matches that were played.
  package fileprivate(set) var goles = 0
  /// Of how many of those the attendance is known, and all of it together.
  package fileprivate(set) var conEspectadores = 0
  package fileprivate(set) var espectadores = 0
}

extension Torneo {
  /// The grounds of all matches, in alphabetical order. A name is one ground, to the letter.
  package func campos() -> [CampoDeJuego] {
    var campos: [String: CampoDeJuego] = [:]
    for partido in partidos.lazy.map(\.partido) {
      guard let nombre = partido.campo else { continue }
      var campo = campos[nombre] ?? CampoDeJuego(nombre: nombre)
      campo.partidos += 1
      if partido.cuentaParaJugadores {
        campo.jugados += 1
        campo.goles += partido.goles.local + partido.goles.visitante
        if let espectadores = partido.espectadores {
          campo.conEspectadores += 1
          campo.espectadores += espectadores
        }
      }
      campos[nombre] = campo
    }
    return campos.values.map { ($0, ClaveAlfabetica($0.nombre, alfabeto)) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }
}
