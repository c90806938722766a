import JSON
import Torneo

// How the store writes the rules of a tournament. What is as by default is not written.

extension Reglas {
  var valor: JSONObject {
    var objeto = JSONObject()
    if puntos != Puntuacion() { objeto[.puntos] = puntos.valor }
    if desempate != .general { objeto[Campo.desempate.clave] = desempate.valor }
    objeto[.vueltas] = vueltas
    if calendarioFijo { objeto[Campo.calendarioFijo.clave] = .bool(true) }
    if porPartido { objeto[Campo.porPartido.clave] = .bool(true) }
    if !golesFuera { objeto[Campo.golesFuera.clave] = .bool(false) }
    objeto[.mejores] = mejores.map { .object($0.valor) }
    objeto[.zonas] = zonas.map { .object($0.valor) }
    if duracion.partido != Duracion().partido { objeto[.duracion] = duracion.partido }
    if duracion.prorroga != Duracion().prorroga { objeto[.prorroga] = duracion.prorroga }
    if let disciplina { objeto[Campo.disciplina.clave] = .object(disciplina.valor) }
    return objeto
  }
}

extension Puntuacion {
  fileprivate var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.victoria] = victoria
    objeto[.empate] = empate
    objeto[.derrota] = derrota
    objeto[.tandaGanada] = tandaGanada
    objeto[.tandaPerdida] = tandaPerdida
    return objeto
  }
}

extension ReglaDeDesempate {
  /// The name of a known one, all of one that the tournament brings.
  fileprivate var valor: JSONValue {
    if let clave { return .string(clave) }
    var objeto = JSONObject()
    objeto[Campo.criterios.clave] = Self.lista(deVarios)
    if deDos != deVarios { objeto[Campo.deDos.clave] = Self.lista(deDos) }
    objeto[.continuacion] = continuacion.rawValue
    if espera != .nada { objeto[.espera] = espera.rawValue }
    if baremo != .fifa { objeto[.tarjetas] = baremo.valor }
    if entreGrupos != deVarios.filter({ !$0.esParticular }) {
      objeto[Campo.entreGrupos.clave] = Self.lista(entreGrupos)
    }
    if alFinal != .comparten { objeto[.alFinal] = alFinal.rawValue }
    return .object(objeto)
  }

  private static func lista(_ criterios: [Criterio]) -> JSONValue {
    .array(criterios.map { .string($0.rawValue) })
  }
}

extension Baremo {
  fileprivate var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.amarilla] = amarilla
    objeto[.dobleAmarilla] = dobleAmarilla
    objeto[.roja] = roja
    objeto[.amarillaYRoja] = amarillaYRoja
    return objeto
  }
}

extension MejoresDeGrupo {
  fileprivate var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.puesto] = puesto
    objeto[.pasan] = pasan
    objeto[.fase] = fase
    return objeto
  }
}

extension Zona {
  fileprivate var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.nombre] = nombre
    objeto[.desde] = puestos.lowerBound
    if puestos.count > 1 { objeto[.hasta] = puestos.upperBound }
    objeto[.fase] = fase
    objeto[.grupo] = grupo
    return objeto
  }
}

extension ReglasDeDisciplina {
  fileprivate var valor: JSONObject {
    var objeto = JSONObject()
    objeto[.ciclo] = ciclo
    objeto[.dobleAmarilla] = dobleAmarilla
    objeto[.roja] = roja
    objeto[.perdonTras] = perdonTras
    return objeto
  }
}
