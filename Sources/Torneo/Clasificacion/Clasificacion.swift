/// What was decided about a table outside the pitch.
package struct Decisiones: Sendable, Hashable {
  package var sanciones: [Sancion]
  package var ordenes: [OrdenDecidido]
  package var expulsiones: [Expulsion]

  package init(
    sanciones: [Sancion] = [], ordenes: [OrdenDecidido] = [], expulsiones: [Expulsion] = []
  ) {
    self.sanciones = sanciones
    self.ordenes = ordenes
    self.expulsiones = expulsiones
  }
}

/// The standings of some teams after some matches.
///
/// Teams are ordered by points (or by points per match); those that are level by the rule set; those
/// that no criterion tells apart share their place, in Spanish alphabetical order. Who was put out
/// comes last. The result does not depend on the order of the input.
package func clasificacion(
  de equipos: [Equipo], partidos: [PartidoDeLista], reglas: Reglas,
  decisiones: Decisiones = Decisiones(), vista: Vista = Vista()
) -> [Fila] {
  let liga = Liga(
    equipos: equipos, partidos: partidos, reglas: reglas,
    anulados: Set(decisiones.expulsiones.filter { $0.resultados == .seAnulan }.map(\.equipo)),
    vista: vista)
  var sancion = [Int](repeating: 0, count: equipos.count)
  for una in decisiones.sanciones where vista.lado == nil {
    if let indice = liga.indices[una.equipo] { sancion[indice] += una.puntos }
  }
  var expulsion = [Expulsion?](repeating: nil, count: equipos.count)
  for una in decisiones.expulsiones {
    if let indice = liga.indices[una.equipo] { expulsion[indice] = una }
  }
  let balances = equipos.indices.map { liga.balance(de: $0) }
  let alfabeto = equipos.map { ClaveAlfabetica($0.nombre) }
  var filas = equipos.indices.map { indice in
    Fila(
      posicion: 0, equipo: equipos[indice], balance: balances[indice], sancion: sancion[indice],
      puntos: balances[indice].puntos + sancion[indice], motivos: [], expulsion: expulsion[indice])
  }
  var desempate = Desempate(
    liga: liga, balances: balances,
    regla: vista.lado == nil ? reglas.desempate : reglas.desempate.soloDeBalance,
    ordenes: vista.lado == nil ? decisiones.ordenes : [], alfabeto: alfabeto)
  let (dentro, fuera) = (
    equipos.indices.filter { expulsion[$0] == nil },
    equipos.indices.filter { expulsion[$0] != nil }
  )
  var orden: [Int] = []
  for grupo in [dentro, fuera] {
    for nivelados in nivelados(grupo, en: filas, porPartido: reglas.porPartido) {
      for iguales in desempate.ordena(nivelados) {
        let posicion = orden.count + 1
        for indice in iguales.sorted(by: { alfabeto[$0] < alfabeto[$1] }) {
          filas[indice].posicion = posicion
          filas[indice].motivos = desempate.motivos[indice]
          orden.append(indice)
        }
      }
    }
  }
  return orden.map { filas[$0] }
}

/// Groups of rows that are level before any tie is broken, best first.
func nivelados(_ indices: [Int], en filas: [Fila], porPartido: Bool) -> [[Int]] {
  porPartido
    ? partes(indices) { filas[$0].media }
    : partes(indices) { filas[$0].puntos }
}

extension ReglaDeDesempate {
  /// For tables of what teams did on one side only: in them nobody met anybody both ways.
  var soloDeBalance: ReglaDeDesempate {
    ReglaDeDesempate(
      clave: clave, deVarios: deVarios.filter(\.esDeBalance), continuacion: continuacion)
  }
}
