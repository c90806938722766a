import Diagnostics
import JSON
import Torneo

// What only shows once all matches have been read.
extension LecturaDelTorneo {
  /// Two teams that meet more often than the rules say: head to head would not wait for all of it.
  mutating func compruebaVueltas() {
    guard let vueltas = torneo.reglas.vueltas, let lugar = lugares.vueltas else { return }
    struct Pareja: Hashable {
      var clave: Tabla.Clave
      var equipos: Set<Equipo>
    }
    var veces: [Pareja: Int] = [:]
    for partido in torneo.partidos.lazy.map(\.partido)
    where partido.ronda == nil && partido.estado != .anulado {
      let pareja = Pareja(
        clave: Tabla.Clave(fase: partido.fase, grupo: partido.grupo),
        equipos: [partido.local, partido.visitante])
      veces[pareja, default: 0] += 1
      guard veces[pareja] == vueltas + 1 else { continue }
      valores.asunto = nil
      valores.aviso(
        .masVueltas(
          vueltas, local: partido.local.nombre, visitante: partido.visitante.nombre), en: lugar)
      return
    }
  }

  /// Zones, tables of the best and places of groups that no table has.
  mutating func compruebaTablasDeReglas() {
    let hayPlazas = torneo.partidos.contains { $0.partido.plazas != nil }
    guard !torneo.partidos.isEmpty,
      hayPlazas || !lugares.zonas.isEmpty || !lugares.mejores.isEmpty
    else { return }
    valores.asunto = nil
    let tablas = torneo.participantesPorTabla().map {
      (clave: $0.clave, equipos: $0.equipos.count { $0.plaza == nil })
    }
    for (zona, lugar) in zip(torneo.reglas.zonas, lugares.zonas) {
      let suyas = tablas.filter { zona.es(de: $0.clave) }
      guard let mayor = suyas.map(\.equipos).max() else {
        avisaDeTabla(zona.fase, zona.grupo, tablas.map(\.clave), en: lugar)
        continue
      }
      let (campo, puesto): (Campo, Int) =
        zona.puestos.lowerBound > mayor
        ? (.desde, zona.puestos.lowerBound) : (.hasta, zona.puestos.upperBound)
      if puesto > mayor {
        aviso(.puestoSinEquipo(campo, puesto, equipos: mayor), en: campo, de: lugar)
      }
    }
    let deGrupos = tablas.filter { $0.clave.grupo != nil }
    for (mejores, lugar) in zip(torneo.reglas.mejores, lugares.mejores) {
      let suyas = deGrupos.filter { mejores.fase == nil || $0.clave.fase == mejores.fase }
      guard let mayor = suyas.map(\.equipos).max() else {
        if deGrupos.isEmpty {
          valores.aviso(.mejoresSinGrupos, en: lugar)
        } else {
          avisaDeTabla(mejores.fase, nil, deGrupos.map(\.clave), en: lugar)
        }
        continue
      }
      if mejores.puesto > mayor {
        aviso(.puestoSinEquipo(.puesto, mejores.puesto, equipos: mayor), en: .puesto, de: lugar)
      } else if let pasan = mejores.pasan, pasan > suyas.count {
        aviso(.pasanMasQueGrupos(pasan, grupos: suyas.count), en: .pasan, de: lugar)
      }
    }
    if hayPlazas { compruebaPuestos(tablas) }
  }

  /// A stage or a group that no table has.
  private mutating func avisaDeTabla(
    _ fase: String?, _ grupo: String?, _ tablas: [Tabla.Clave], en objeto: JSONTape.Value
  ) {
    let faltaLaFase = fase.map { fase in !tablas.contains { $0.fase == fase } } ?? false
    let (campo, nombre): (Campo, String) =
      faltaLaFase ? (.fase, fase ?? "") : (.grupo, grupo ?? "")
    let hay = Set(tablas.compactMap { faltaLaFase ? $0.fase : $0.grupo }).sorted()
    aviso(.reglaSinTabla(campo, nombre, hay: hay), en: campo, de: objeto)
  }

  private mutating func compruebaPuestos(_ tablas: [(clave: Tabla.Clave, equipos: Int)]) {
    for elemento in torneo.partidos {
      guard let plazas = elemento.partido.plazas, let objeto = objetosDeEliminatorias[elemento.id]
      else { continue }
      valores.asunto = .partido(objeto)
      for (plaza, lado) in [(plazas.local, Campo.local), (plazas.visitante, .visitante)] {
        let puesto: Int
        let suyas: [(clave: Tabla.Clave, equipos: Int)]
        switch plaza {
        case .puesto(let numero, let clave):
          puesto = numero
          suyas = tablas.filter {
            $0.clave.grupo == clave.grupo && (clave.fase == nil || $0.clave.fase == clave.fase)
          }
        case .puestoEntre(let numero, let grupos):
          puesto = numero
          suyas = tablas.filter { tabla in tabla.clave.grupo.map(grupos.contains) ?? false }
        case .ganador, .perdedor, nil: continue
        }
        guard let mayor = suyas.map(\.equipos).max(), puesto > mayor,
          let valor = valores.json.node(objeto)[lado.clave]?[Campo.puesto.clave]
        else { continue }
        valores.anota(
          .warning, .puestoSinEquipo(.puesto, puesto, equipos: mayor), en: valor.offset, y: nil)
      }
    }
  }

  /// Ties that ended level, of which nothing says who goes on.
  mutating func compruebaEliminatorias() {
    if objetosDeEliminatorias.isEmpty { return }
    for ronda in torneo.rondasEliminatorias() {
      var veces: [Set<Equipo>: Int] = [:]
      for eliminatoria in ronda.eliminatorias {
        veces[[eliminatoria.local, eliminatoria.visitante], default: 0] += 1
      }
      for eliminatoria in ronda.eliminatorias where eliminatoria.quedaSinDecidir {
        // Played again: the next match of the two decides.
        guard veces[[eliminatoria.local, eliminatoria.visitante]] == 1,
          let ultimo = eliminatoria.partidos.last, let objeto = objetosDeEliminatorias[ultimo.id]
        else { continue }
        valores.asunto = .partido(objeto)
        valores.aviso(
          .eliminatoriaSinDecidir(esADoblePartido: eliminatoria.esADoblePartido), en: objeto)
      }
    }
  }

  /// Notes something at a member of an object, or at the object.
  private mutating func aviso(
    _ problema: ProblemaDelTorneo, en campo: Campo, de objeto: JSONTape.Value
  ) {
    let nodo = valores.json.node(objeto)
    valores.anota(.warning, problema, en: nodo[campo.clave]?.offset ?? nodo.offset, y: nil)
  }
}
