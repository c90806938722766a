import JSON
import Torneo

/// A tournament as the store would have it, into which a change is merged key by key.
struct MezclaDeCambios {
  private var cabecera: JSONObject
  private var equipos: [JSONObject]
  private var partidos: [JSONObject]
  /// What is no longer as the change found it.
  private(set) var conflictos: [ParteDelTorneo] = []

  init(_ torneo: Torneo) {
    cabecera = EscritorDelTorneo().cabecera(torneo)
    equipos = torneo.equipos.map(\.valor)
    partidos = torneo.partidos.map(\.valor)
  }

  var bytes: [UInt8] {
    var raiz: JSONObject = ["version": .number(LectorDelTorneo.version)]
    for miembro in cabecera.members { raiz[miembro.key] = miembro.value }
    raiz[Campo.equipos.clave] = .array(equipos.map { .object($0) })
    raiz[Campo.partidos.clave] = .array(partidos.map { .object($0) })
    return JSONWriter.pretty.text(of: .object(raiz))
  }

  mutating func haz(_ cambio: CambioDelTorneo) {
    if let pieza = cambio.cabecera, let antes = pieza.antes, let ahora = pieza.ahora {
      var suya = cabecera
      mezcla(&suya, de: antes, a: ahora, .torneo)
      cabecera = suya
    }
    haz(cambio.equipos, en: \.equipos, clave: Campo.nombre.clave) { valor in
      .equipo(valor[Campo.nombre.clave]?.string ?? "")
    }
    haz(cambio.partidos, en: \.partidos, clave: Campo.id.clave) { valor in
      .partido(id: valor[Campo.id.clave]?.integer ?? 0)
    }
  }

  private mutating func haz(
    _ piezas: [CambioDelTorneo.Pieza], en lista: WritableKeyPath<MezclaDeCambios, [JSONObject]>,
    clave: String, asunto: (JSONObject) -> ParteDelTorneo.Asunto
  ) {
    func lugar(de valor: JSONObject, en lista: [JSONObject]) -> Int? {
      lista.firstIndex { $0[clave] == valor[clave] }
    }
    // Whoever goes makes room before others come.
    for pieza in piezas where pieza.ahora == nil {
      guard let antes = pieza.antes else { continue }
      guard let lugar = lugar(de: antes, en: self[keyPath: lista]) else { continue }
      if JSONValue.object(self[keyPath: lista][lugar]) == .object(antes) {
        self[keyPath: lista].remove(at: lugar)
      } else {
        conflictos.append(ParteDelTorneo(asunto(antes)))
      }
    }
    for pieza in piezas {
      guard let ahora = pieza.ahora else { continue }
      let hay = lugar(de: ahora, en: self[keyPath: lista])
      switch (pieza.antes, hay) {
      case (nil, nil):
        let sitio = min(pieza.lugarAhora, self[keyPath: lista].count)
        self[keyPath: lista].insert(ahora, at: sitio)
      case (let antes?, let hay?):
        var suyo = self[keyPath: lista][hay]
        mezcla(&suyo, de: antes, a: ahora, asunto(ahora))
        self[keyPath: lista][hay] = suyo
      case (nil, _?), (_?, nil): conflictos.append(ParteDelTorneo(asunto(ahora)))
      }
    }
  }

  private mutating func mezcla(
    _ objeto: inout JSONObject, de antes: JSONObject, a ahora: JSONObject,
    _ asunto: ParteDelTorneo.Asunto
  ) {
    for clave in Set(antes.keys + ahora.keys).sorted() where antes[clave] != ahora[clave] {
      if objeto[clave] == ahora[clave] { continue }
      if objeto[clave] == antes[clave] {
        objeto[clave] = ahora[clave]
      } else if let lista = objeto[clave]?.array, let antes = antes[clave]?.array,
        let ahora = ahora[clave]?.array,
        let mezclada = MezclaDeListas.mezcla(lista, de: antes, a: ahora)
      {
        objeto[clave] = .array(mezclada)
      } else {
        conflictos.append(ParteDelTorneo(asunto, clave: clave))
      }
    }
  }
}
