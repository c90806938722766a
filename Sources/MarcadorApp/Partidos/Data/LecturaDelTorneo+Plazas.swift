import Files
import JSON
import Torneo

extension LecturaDelTorneo {
  /// Reads the matches whose sides wait for others, each after those, and puts them in their places in
  /// the list.
  mutating func leePartidosConPlazas(
    _ trozos: [PartidosPendientes.Trozo], _ lugares: inout [Int: JSONTape.Value],
    _ horarios: inout Horarios, _ sinZona: inout FechasSinZona
  ) {
    var aplazados: [PartidosPendientes.Aplazado] = []
    var leidosAntes = 0
    for trozo in trozos {
      for var aplazado in trozo.conPlazas {
        aplazado.antes += leidosAntes
        aplazados.append(aplazado)
      }
      leidosAntes += trozo.partidos.count
    }
    if aplazados.isEmpty { return }

    let orden = OrdenDePlazas(aplazados.map(\.valor), en: valores.json)
    avisaDeEsperas(orden, aplazados)
    let ids = Set(lugares.keys).union(aplazados.indices.compactMap { orden.id($0) })
    let tablas = Set(
      torneo.partidos.filter { $0.partido.ronda == nil }.map {
        Tabla.Clave(fase: $0.partido.fase, grupo: $0.partido.grupo)
      }
    ).union(aplazados.indices.compactMap { orden.clave($0) })

    var lector = LectorDePartidos(
      valores.json, equipos: equipos, zona: zona)
    let partidosSinPlazas = torneo.partidos
    var leidos: [Int: PartidoDeLista] = [:]
    // What waits for each other or for too many has been told; it is read for what else is wrong.
    for nivel in orden.niveles + [orden.demasiadoLejos + orden.enCirculo] where !nivel.isEmpty {
      lector.plazas = ContextoDePlazas(
        ids: ids, tablas: tablas, buscador: BuscadorDePlazas(torneo))
      for indice in nivel {
        guard let (elemento, ficha) = lector.lee(aplazados[indice].valor) else { continue }
        leidos[indice] = elemento
        objetosDeEliminatorias[elemento.id] = ficha.objeto
        valores.asunto = .partido(ficha.objeto)
        if let otro = lugares.updateValue(ficha.lugar, forKey: elemento.id) {
          valores.error(.idRepetido(elemento.id), en: ficha.lugar, y: otro)
        }
        horarios.anota(elemento, ficha, en: &valores)
      }
      torneo.partidos = partidosSinPlazas + leidos.sorted { $0.key < $1.key }.map(\.value)
    }
    valores.suma(lector.valores.hallazgos)
    sinZona.suma(lector.sinZona)
    pon(leidos, de: aplazados, entre: partidosSinPlazas)
    torneo.suponeDesfases()
  }

  private mutating func avisaDeEsperas(
    _ orden: OrdenDePlazas, _ aplazados: [PartidosPendientes.Aplazado]
  ) {
    if let primero = orden.enCirculo.first {
      valores.asunto = .partido(aplazados[primero].valor)
      valores.error(
        .plazasEnCirculo(Array(orden.idsEnCirculo.prefix(10))), en: aplazados[primero].valor)
    }
    if let primero = orden.demasiadoLejos.first {
      valores.asunto = .partido(aplazados[primero].valor)
      valores.error(
        .demasiadasEsperas(limite: OrdenDePlazas.limite), en: aplazados[primero].valor)
    }
  }

  /// Puts the matches into the order of the file.
  private mutating func pon(
    _ leidos: [Int: PartidoDeLista], de aplazados: [PartidosPendientes.Aplazado],
    entre otros: [PartidoDeLista]
  ) {
    var partidos: [PartidoDeLista] = []
    var huellas: [ContentHash] = []
    var puestos = 0
    for (indice, aplazado) in aplazados.enumerated() {
      partidos += otros[puestos..<aplazado.antes]
      huellas += self.huellas[puestos..<aplazado.antes]
      puestos = aplazado.antes
      guard let leido = leidos[indice] else { continue }
      partidos.append(leido)
      // The text says what it waits for; what the match shows is who came.
      huellas.append(
        ContentHash(
          Array(
            "\(aplazado.huella.hex)\n\(leido.partido.local.nombre)\n\(leido.partido.visitante.nombre)"
              .utf8)))
    }
    torneo.partidos = partidos + otros[puestos...]
    self.huellas = huellas + self.huellas[puestos...]
  }
}
