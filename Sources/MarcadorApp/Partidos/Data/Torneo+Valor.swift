package import JSON
package import Torneo

// How the store writes each thing, keys in their order. What is absent or as by default is not
// written.

extension Sancion {
  package var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.equipo] = equipo.nombre
    objeto[.puntos] = puntos
    objeto[.motivo] = motivo
    objeto[.fase] = fase
    objeto[.grupo] = grupo
    return objeto
  }
}

extension OrdenDecidido {
  package var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.equipos] = equipos.map { .string($0.nombre) }
    objeto[.motivo] = motivo
    objeto[.fase] = fase
    objeto[.grupo] = grupo
    return objeto
  }
}

extension Expulsion {
  package var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.equipo] = equipo.nombre
    if resultados != .quedan { objeto[.resultados] = resultados.rawValue }
    objeto[.motivo] = motivo
    objeto[.fase] = fase
    objeto[.grupo] = grupo
    return objeto
  }
}

extension SuspensionDecidida {
  package var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.equipo] = equipo.nombre
    objeto[.jugador] = jugador.nombre
    // Only where it tells two apart: a new number then changes nothing here.
    if equipo.plantilla.count(where: { $0.nombre == jugador.nombre }) > 1 {
      objeto[.dorsal] = jugador.dorsal
    }
    objeto[.partido] = partido
    objeto[.partidos] = partidos
    objeto[.motivo] = motivo
    return objeto
  }
}

extension Equipo {
  package var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.nombre] = nombre
    objeto[.color] = color?.description
    objeto[.ranking] = ranking
    objeto[.plantilla] = plantilla.map { .object($0.valor) }
    return objeto
  }
}

extension Jugador {
  package var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.nombre] = nombre
    objeto[.dorsal] = dorsal
    return objeto
  }
}

extension Tanteo {
  var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.local] = local
    objeto[.visitante] = visitante
    return objeto
  }
}

extension Resultado {
  var valor: JSONObject {
    var objeto = final.valor
    objeto[.descanso] = descanso?.valor
    objeto[.reglamentario] = reglamentario?.valor
    objeto[.tanda] = tanda?.valor
    return objeto
  }
}

extension JSONObject {
  subscript(campo: Campo) -> String? {
    get { self[campo.clave]?.string }
    set { self[campo.clave] = newValue.map { .string($0) } }
  }

  subscript(campo: Campo) -> Int? {
    get { self[campo.clave]?.integer }
    set { self[campo.clave] = newValue.map { .number($0) } }
  }

  subscript(campo: Campo) -> JSONObject? {
    get { self[campo.clave]?.object }
    set { self[campo.clave] = newValue.map { .object($0) } }
  }

  /// An empty list is not written.
  subscript(campo: Campo) -> [JSONValue] {
    get { self[campo.clave]?.array ?? [] }
    set { self[campo.clave] = newValue.isEmpty ? nil : .array(newValue) }
  }
}
