/// A table of the teams that ended in one place of their groups: the best third-placed ones, say.
package struct MejoresDeGrupo: Sendable, Hashable {
  /// The place in the groups.
  package var puesto: Int
  /// How many of them go on; nil where that is not told.
  package var pasan: Int?
  /// The stage of the groups; nil for all stages that have groups.
  package var fase: String?

  /// Places of a group that may be compared.
  package static let puestosPermitidos = 1...99
  package static let pasanPermitidos = 1...999

  package init(puesto: Int, pasan: Int? = nil, fase: String? = nil) {
    self.puesto = puesto
    self.pasan = pasan
    self.fase = fase
  }
}

extension Torneo {
  /// The tables of the best teams of one place, as settings ask for them.
  /// - Parameter tablas: those of the groups.
  package func mejores(entre tablas: [Tabla]) -> [Tabla] {
    reglas.mejores.flatMap { mejores in
      let deGrupos = tablas.filter { $0.grupo != nil }
      let fases = fasesEnOrden().filter { fase in
        (mejores.fase == nil || mejores.fase == fase) && deGrupos.contains { $0.fase == fase }
      }
      return fases.map { fase in
        tabla(de: mejores, fase: fase, grupos: deGrupos.filter { $0.fase == fase })
      }
    }
  }

  private func tabla(de mejores: MejoresDeGrupo, fase: String?, grupos: [Tabla]) -> Tabla {
    var filas: [Fila] = []
    var sinDecidir: [Tabla.Clave] = []
    for grupo in grupos {
      // A place that several share is nobody's yet; who was put out takes none.
      let dentro = grupo.filas.filter { $0.expulsion == nil }
      let suyas = dentro.filter { $0.posicion == mejores.puesto }
      if var suya = suyas.first, suyas.count == 1 {
        suya.grupo = grupo.grupo
        filas.append(suya)
      } else if dentro.count >= mejores.puesto {
        sinDecidir.append(grupo.clave)
      }
    }
    var reglas = reglas
    reglas.desempate = self.reglas.desempate.paraMejores
    let partidos = grupos.flatMap { grupo in
      grupo.partidos.filter {
        !grupo.anulados.contains($0.partido.local)
          && !grupo.anulados.contains($0.partido.visitante)
      }
    }
    return Tabla(
      fase: fase, grupo: nil,
      filas: ordenadas(
        filas, partidos: partidos, reglas: reglas,
        ordenes: ordenes.filter { $0.grupo == nil && ($0.fase == nil || $0.fase == fase) }),
      regla: reglas.desempate, partidos: partidos,
      sanciones: grupos.flatMap(\.sanciones).filter { sancion in
        filas.contains { $0.equipo === sancion.equipo }
      },
      anulados: grupos.reduce(into: []) { $0.formUnion($1.anulados) },
      porPartido: reglas.porPartido, mejores: mejores, gruposSinDecidir: sinDecidir,
      gruposSinAcabar: grupos.filter { !estaAcabada($0) }.map(\.clave))
  }

  private func ordenadas(
    _ filas: [Fila], partidos: [PartidoDeLista], reglas: Reglas, ordenes: [OrdenDecidido]
  ) -> [Fila] {
    let equipos = filas.map(\.equipo)
    let alfabeto = equipos.map { ClaveAlfabetica($0.nombre) }
    var desempate = Desempate(
      liga: Liga(equipos: equipos, partidos: partidos, reglas: reglas),
      balances: filas.map(\.balance), regla: reglas.desempate, ordenes: ordenes,
      alfabeto: alfabeto)
    var ordenadas: [Fila] = []
    for nivelados in nivelados(Array(filas.indices), en: filas, porPartido: reglas.porPartido) {
      for iguales in desempate.ordena(nivelados) {
        let posicion = ordenadas.count + 1
        for indice in iguales.sorted(by: { alfabeto[$0] < alfabeto[$1] }) {
          var fila = filas[indice]
          fila.posicion = posicion
          fila.motivos = desempate.motivos[indice]
          ordenadas.append(fila)
        }
      }
    }
    return ordenadas
  }
}

extension ReglaDeDesempate {
  fileprivate var paraMejores: ReglaDeDesempate {
    ReglaDeDesempate(
      clave: clave, deVarios: entreGrupos, continuacion: continuacion, baremo: baremo,
      alFinal: alFinal)
  }
}
