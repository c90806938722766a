import Torneo

/// Builds matches from lines such as `Rojo 1-0 Amarillo`; one without figures, `Rojo - Amarillo`, is
/// still to be played. After the sides there may be a shoot-out, `(4-2)`, and a matchday, `J3`.
struct LigaEscrita {
  private(set) var equipos: [String: Equipo] = [:]
  private(set) var partidos: [PartidoDeLista] = []

  init(
    _ lineas: [String], estado: EstadoDePartido = .finalizado, ranking: [String: Int] = [:],
    grupo: String? = nil
  ) {
    for linea in lineas {
      let partes = linea.split(separator: " ").map(String.init)
      for nombre in [partes[0], partes[2]] where equipos[nombre] == nil {
        equipos[nombre] = Equipo(nombre: nombre, ranking: ranking[nombre])
      }
      guard let local = equipos[partes[0]], let visitante = equipos[partes[2]] else { continue }
      var resultado = Self.tanteo(partes[1]).map { Resultado($0) }
      var jornada: Int?
      for parte in partes.dropFirst(3) {
        if parte.hasPrefix("J") { jornada = Int(parte.dropFirst()) }
        if parte.hasPrefix("(") {
          resultado?.tanda = Self.tanteo(parte.filter { $0 != "(" && $0 != ")" })
        }
      }
      partidos.append(
        PartidoDeLista(
          id: partidos.count + 1,
          partido: Partido(
            local: local, visitante: visitante, eventos: [],
            estado: resultado == nil ? .programado : estado, resultado: resultado,
            jornada: jornada, grupo: grupo)))
    }
  }

  private static func tanteo(_ texto: String) -> Tanteo? {
    let goles = texto.split(separator: "-").compactMap { Int($0) }
    return goles.count == 2 ? Tanteo(local: goles[0], visitante: goles[1]) : nil
  }

  subscript(nombre: String) -> Equipo { equipos[nombre] ?? Equipo(nombre: nombre) }

  /// The same league after somebody of a team got cards in a match.
  func conTarjetas(
    _ partido: Int, _ equipo: String, _ colores: ColorDeTarjeta..., a nombre: String = "Ana",
    aOficial: Bool = false
  ) -> LigaEscrita {
    var copia = self
    copia.partidos[partido - 1].partido.eventos += colores.map {
      .tarjeta(
        minuto: 50, jugador: Jugador(nombre: nombre), equipo: self[equipo], color: $0,
        aOficial: aOficial)
    }
    return copia
  }

  func conEstado(_ estado: EstadoDePartido, en partido: Int) -> LigaEscrita {
    var copia = self
    copia.partidos[partido - 1].partido.estado = estado
    return copia
  }

  func filas(
    _ reglas: Reglas, decisiones: Decisiones = Decisiones(), vista: Vista = Vista()
  ) -> [Fila] {
    clasificacion(
      de: Array(equipos.values), partidos: partidos, reglas: reglas, decisiones: decisiones,
      vista: vista)
  }

  func filas(_ regla: ReglaDeDesempate, sanciones: [Sancion] = []) -> [Fila] {
    filas(Reglas(desempate: regla), decisiones: Decisiones(sanciones: sanciones))
  }

  func orden(_ regla: ReglaDeDesempate) -> [String] {
    filas(regla).map(\.equipo.nombre)
  }

  /// `1 A, 2 B, 2 C`: the places too.
  func puestos(_ reglas: Reglas, decisiones: Decisiones = Decisiones(), vista: Vista = Vista())
    -> String
  {
    filas(reglas, decisiones: decisiones, vista: vista).puestos
  }

  func puestos(_ regla: ReglaDeDesempate) -> String { puestos(Reglas(desempate: regla)) }
}

extension [Fila] {
  var puestos: String {
    map { "\($0.posicion) \($0.equipo.nombre)" }.joined(separator: ", ")
  }
}
