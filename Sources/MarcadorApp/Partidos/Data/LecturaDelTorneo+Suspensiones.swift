import Diagnostics
import JSON
import Torneo

// What a committee decided about players.
extension LecturaDelTorneo {
  mutating func leeSuspensiones(_ lista: JSONTape.Value) {
    guard
      var elementos = valores.lista(lista, .suspensiones, limite: Self.limiteDeDecisiones)
    else { return }
    var miembros = Miembros(Campo.deSuspension)
    while let elemento = valores.json.nextElement(&elementos) {
      guard valores.abre(elemento, .suspension, en: &miembros) else { continue }
      let equipo = valores.exige(.equipo, de: miembros, en: elemento).flatMap { self.equipo($0) }
      let nombre = valores.exige(.jugador, de: miembros, en: elemento)
        .flatMap { valores.nombre($0, .jugador) }
      let dorsal = miembros[.dorsal].flatMap {
        valores.entero($0, .dorsal, dorsalesPermitidos)
      }
      let partido = valores.exige(.partido, de: miembros, en: elemento)
        .flatMap { valores.entero($0, .partido, PartidoDeLista.idsPermitidos) }
      let partidos = valores.exige(.partidos, de: miembros, en: elemento)
        .flatMap { valores.entero($0, .partidos, ReglasDeDisciplina.partidosPermitidos) }
      let motivo = miembros[.motivo].flatMap { valores.texto($0, .motivo) }
      guard let equipo, let nombre, let partido, let partidos, let lugar = miembros[.jugador],
        let jugador = jugador(nombre, dorsal, de: equipo, en: lugar)
      else { continue }
      torneo.suspensionesDecididas.append(
        SuspensionDecidida(
          equipo: equipo, jugador: jugador, partido: partido, partidos: partidos, motivo: motivo))
      lugares.suspensiones.append(elemento)
    }
  }

  private mutating func jugador(
    _ nombre: String, _ dorsal: Int?, de equipo: Equipo, en lugar: JSONTape.Value
  ) -> Jugador? {
    switch equipos[equipo.nombre]?.busca(nombre, dorsal: dorsal) {
    case .jugador(let indice): return equipo.plantilla[indice]
    case .ambiguo:
      valores.error(.jugadorAmbiguo(.jugador, nombre), en: lugar)
      return nil
    case .ninguno, nil:
      if !equipo.plantilla.isEmpty {
        valores.aviso(
          .noEstaEnLaPlantilla(nombre, equipo: equipo, rival: equipo, deGol: false), en: lugar)
      }
      return Jugador(nombre: nombre, dorsal: dorsal)
    }
  }

  /// A suspension of a match that is not there, or of other teams, would not be served by anybody.
  mutating func compruebaSuspensiones() {
    valores.asunto = nil
    for (suspension, lugar) in zip(torneo.suspensionesDecididas, lugares.suspensiones) {
      let nodo = valores.json.node(lugar)
      let sitio = nodo[Campo.partido.clave]?.offset ?? nodo.offset
      guard let partido = torneo.partidos.first(where: { $0.id == suspension.partido })?.partido
      else {
        valores.anota(.warning, .plazaSinPartido(suspension.partido), en: sitio, y: nil)
        continue
      }
      let suyos = [partido.local, partido.visitante]
      if !suyos.contains(suspension.equipo) {
        valores.anota(
          .warning,
          .equipoAjeno(
            suspension.equipo.nombre, local: partido.local, visitante: partido.visitante),
          en: sitio, y: nil)
      }
    }
  }
}
