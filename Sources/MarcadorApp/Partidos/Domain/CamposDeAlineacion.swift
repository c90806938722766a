package import Torneo

/// The form of the line-up of a side of a match: players by name or number, separated by commas, or by
/// semicolons where a name has a comma. With nothing in it there is no line-up.
package struct CamposDeAlineacion: CamposDeEdicion {
  package static let campos: [Dato] = [
    .partido, .equipo, .titulares, .suplentes, .capitan, .entrenador,
  ]

  package var textos: [Dato: String] = [:]
  package var obligatorios: Set<Dato> { [.partido, .equipo] }
  private var seMiro = false
  /// The line-up when it was looked at, if there was one.
  private var mirada: Alineacion?

  package init() {}

  /// The form with the line-up that a side has now.
  package init(
    de id: Int, _ equipo: String, en torneo: Torneo
  ) throws(EdicionRechazada) {
    let partido = try torneo.partido(id)
    let lado = try partido.lado(llamado: equipo)
    let alineacion = partido.alineacion(de: lado)
    seMiro = true
    mirada = alineacion
    self[.partido] = "\(id)"
    self[.equipo] = lado.nombre
    self[.titulares] = Self.texto(de: alineacion?.titulares ?? [], en: lado)
    self[.suplentes] = Self.texto(de: alineacion?.suplentes ?? [], en: lado)
    self[.capitan] = alineacion?.capitan.map { lado.etiqueta(de: $0) } ?? ""
    self[.entrenador] = alineacion?.entrenador ?? ""
  }

  package func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada) {
    switch dato {
    case .partido: try torneo.partido(idDelPartido(en: torneo)).compruebaQueHayLados(self[dato])
    case .equipo:
      if let partido = partido(en: torneo) { _ = try partido.lado(llamado: self[.equipo]) }
    case .entrenador: _ = try nombre(.entrenador)
    default:
      guard let partido = partido(en: torneo),
        let lado = siEstaBien(try partido.lado(llamado: self[.equipo]))
      else { return }
      let suyos = try jugadores(dato, de: lado)
      try Self.compruebaQueNoSeRepiten(suyos)
      if dato == .suplentes, let titulares = siEstaBien(try jugadores(.titulares, de: lado)) {
        try Self.compruebaQueNoSeRepiten(titulares.filter(suyos.contains) + suyos)
      }
      if dato == .capitan, let capitan = suyos.first,
        let otros = siEstaBien(
          try jugadores(.titulares, de: lado) + jugadores(.suplentes, de: lado))
      {
        if !otros.contains(capitan) { throw .noEstaEnLaAlineacion(capitan.nombre) }
      }
    }
  }

  package func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho {
    let id = try idDelPartido(en: torneo)
    let partido = try torneo.partido(id)
    let lado = try partido.lado(llamado: self[.equipo])
    let ahora = partido.alineacion(de: lado)
    if seMiro, ahora != mirada { throw .haCambiado(.alineacion(mirada: mirada, ahora: ahora)) }
    let nueva = Alineacion(
      titulares: try jugadores(.titulares, de: lado),
      suplentes: try jugadores(.suplentes, de: lado),
      capitan: try jugadores(.capitan, de: lado).first, entrenador: try nombre(.entrenador))
    try torneo.pon(nueva.estaVacia ? nil : nueva, a: id, de: lado.nombre)
    return .partido(id)
  }

  private func partido(en torneo: Torneo) -> Partido? {
    siEstaBien(try torneo.partido(idDelPartido(en: torneo)))
  }

  private func jugadores(_ dato: Dato, de equipo: Equipo) throws(EdicionRechazada) -> [Jugador] {
    let texto = self[dato]
    // A captain is one.
    let escritos =
      dato == .capitan ? [texto] : texto.split(separator: texto.separador).map(String.init)
    var jugadores: [Jugador] = []
    for escrito in escritos where !escrito.sinEspaciosAlrededor.isEmpty {
      jugadores.append(try equipo.jugador(llamado: escrito.sinEspaciosAlrededor))
    }
    return jugadores
  }

  private static func texto(de jugadores: [Jugador], en lado: Equipo) -> String {
    let nombres = jugadores.map { lado.etiqueta(de: $0) }
    // One alone ends with it too, or it would be taken for two.
    if nombres.contains(where: { $0.contains(",") }) {
      return nombres.map { $0 + ";" }.joined(separator: " ")
    }
    return nombres.joined(separator: ", ")
  }

  private static func compruebaQueNoSeRepiten(_ jugadores: [Jugador]) throws(EdicionRechazada) {
    var vistos: Set<Jugador> = []
    for jugador in jugadores where !vistos.insert(jugador).inserted {
      throw .dosVecesEnLaAlineacion(jugador.conDorsal)
    }
  }
}

extension String {
  fileprivate var separador: Character { contains(";") ? ";" : "," }
}

extension Partido {
  fileprivate func compruebaQueHayLados(_ id: String) throws(EdicionRechazada) {
    if faltaUnLado, let numero = Int(id.sinEspaciosAlrededor) { throw .faltaUnLado(numero) }
  }
}
