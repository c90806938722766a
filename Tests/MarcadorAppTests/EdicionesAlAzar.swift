import MarcadorApp
import Torneo

/// Edits of a tournament that look random, sensible ones and others.
struct EdicionesAlAzar {
  typealias Edicion = (inout Torneo) throws(EdicionRechazada) -> Void

  let torneo: Torneo
  private var azar: Azar

  init(semilla: UInt64) {
    azar = Azar(semilla: semilla)
    var generador = TorneoAlAzar(semilla: semilla)
    torneo = generador.torneo()
  }

  mutating func edicion(_ torneo: Torneo) -> Edicion {
    let equipo = azar.uno(de: torneo.equipos) ?? Equipo(nombre: "Nadie")
    let otro = azar.uno(de: torneo.equipos) ?? equipo
    let elemento = azar.uno(de: torneo.partidos) ?? torneo.partidos[0]
    let (id, partido) = (elemento.id, elemento.partido)
    let jugador = azar.uno(de: equipo.plantilla) ?? Jugador(nombre: "Nadie")
    let nombre =
      azar.uno(de: ["Ana", "ana", "Zoe", "Iñaki", " ", "A\u{202E}", "Álex \u{200D}B"]) ?? ""
    let numero = Int.random(in: -1...130, using: &azar)
    let tanteo = Tanteo(
      local: Int.random(in: 0...8, using: &azar), visitante: Int.random(in: 0...8, using: &azar))
    switch Int.random(in: 0..<16, using: &azar) {
    case 0:
      return { torneo throws(EdicionRechazada) in
        try torneo.anade(Jugador(nombre: nombre, dorsal: numero), a: equipo.nombre)
      }
    case 1:
      return { torneo throws(EdicionRechazada) in
        try torneo.corrige(
          jugador, como: Jugador(nombre: nombre, dorsal: numero), en: equipo.nombre)
      }
    case 2:
      return { torneo throws(EdicionRechazada) in
        try torneo.quita(jugador, de: equipo.nombre)
      }
    case 3: return { torneo throws(EdicionRechazada) in try torneo.anadeEquipo(nombre) }
    case 4:
      return { torneo throws(EdicionRechazada) in
        try torneo.renombraEquipo(equipo.nombre, como: nombre)
      }
    case 5: return { torneo throws(EdicionRechazada) in try torneo.quitaEquipo(equipo.nombre) }
    case 6:
      return { torneo throws(EdicionRechazada) in
        var datos = DatosDePartido()
        datos.jornada = numero
        datos.arbitro = nombre
        _ = try torneo.programa(local: equipo.nombre, visitante: otro.nombre, datos)
      }
    case 7:
      return { torneo throws(EdicionRechazada) in
        var datos = DatosDePartido(de: partido)
        datos.campo = nombre
        datos.espectadores = numero
        try torneo.corrige(datosDe: id, datos)
      }
    case 8, 9:
      let estado = azar.uno(de: EstadoDePartido.allCases) ?? .anulado
      return { torneo throws(EdicionRechazada) in try torneo.pon(estado, a: id, motivo: nombre) }
    case 10:
      return { torneo throws(EdicionRechazada) in
        try torneo.pon(Resultado(tanteo, descanso: Tanteo(local: 0, visitante: 0)), a: id)
      }
    case 11:
      return { torneo throws(EdicionRechazada) in
        try torneo.adjudica(id, tanteo, motivo: nombre)
      }
    case 12: return { torneo throws(EdicionRechazada) in try torneo.quitaResultado(de: id) }
    case 13:
      return { torneo throws(EdicionRechazada) in
        try torneo.registra(
          .gol(minuto: 90, jugador: Jugador(nombre: nombre), equipo: partido.local), en: id)
      }
    case 14:
      return { torneo throws(EdicionRechazada) in
        guard let evento = partido.eventos.first else { return }
        try torneo.quita(eventoEn: 0, de: evento, en: id)
      }
    default:
      return { torneo throws(EdicionRechazada) in
        try torneo.sanciona(Sancion(equipo: equipo, puntos: numero, motivo: nombre, grupo: nombre))
      }
    }
  }
}
