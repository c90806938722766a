package import Torneo

/// What is planned of a match, and who goes to it.
package struct DatosDePartido: Sendable, Hashable {
  package var jornada: Int?
  package var fecha: Fecha?
  package var campo: String?
  package var arbitro: String?
  package var fase: String?
  package var grupo: String?
  package var ronda: String?
  package var espectadores: Int?

  package init() {}

  package init(de partido: Partido) {
    jornada = partido.jornada
    fecha = partido.fecha
    campo = partido.campo
    arbitro = partido.arbitro
    fase = partido.fase
    grupo = partido.grupo
    ronda = partido.ronda
    espectadores = partido.espectadores
  }

  /// Puts all of it into a match, if a match can have it.
  func pon(en partido: inout Partido) throws(EdicionRechazada) {
    try Dato.jornada.comprueba(jornada, en: Partido.jornadasPermitidas)
    try Dato.espectadores.comprueba(espectadores, en: Partido.espectadoresPermitidos)
    partido.jornada = jornada
    partido.fecha = fecha
    partido.campo = try Dato.campo.nota(campo)
    partido.arbitro = try Dato.arbitro.nombreOpcional(arbitro)
    partido.fase = try Dato.fase.nombreOpcional(fase)
    partido.grupo = try Dato.grupo.nombreOpcional(grupo)
    partido.ronda = try Dato.ronda.nombreOpcional(ronda)
    partido.espectadores = espectadores
  }
}

extension Dato {
  func comprueba(_ numero: Int?, en rango: ClosedRange<Int>) throws(EdicionRechazada) {
    if let numero, !rango.contains(numero) { throw .fueraDeRango(self, "\(numero)", rango) }
  }
}
