import MarcadorApp
import Torneo

/// Tournaments that look random, with every kind of event, of which a store can say all.
struct TorneoAlAzar {
  private var azar: Azar

  init(semilla: UInt64) {
    azar = Azar(semilla: semilla)
  }

  mutating func torneo() -> Torneo {
    let equipos = (1...5).map { equipo("Equipo \($0)") }
    var torneo = Torneo(equipos: equipos)
    if azar.aVeces() { torneo.nombre = "Liga de «\(semana())»" }
    if azar.aVeces() { torneo.temporada = "2026" }
    if azar.aVeces() { torneo.zonaHoraria = "Europe/Madrid" }
    if azar.aVeces() { torneo.reglas.puntos = Puntuacion(victoria: 2, empate: 1, derrota: -1) }
    if azar.aVeces() { torneo.reglas = reglas() }
    if azar.aVeces() {
      torneo.ordenes = [
        OrdenDecidido(equipos: [equipos[3], equipos[1]], motivo: "sorteo"),
        OrdenDecidido(equipos: equipos.reversed(), fase: "Liga", grupo: "A"),
      ]
    }
    if azar.aVeces() {
      torneo.expulsiones = [
        Expulsion(equipo: equipos[4], resultados: .seAnulan, motivo: "impago", fase: "Liga"),
        Expulsion(equipo: equipos[3]),
      ]
    }
    torneo.sanciones = [
      Sancion(equipo: equipos[0], puntos: -3, motivo: "retirada", grupo: "A"),
      Sancion(equipo: equipos[1], puntos: 1),
      Sancion(equipo: equipos[2], puntos: 2, fase: "Liga"),
    ]
    torneo.partidos = (1...8).map { id in
      let local = azar.uno(de: equipos) ?? equipos[0]
      let visitante = azar.uno(de: equipos.filter { $0 !== local }) ?? equipos[1]
      return PartidoDeLista(id: id * 7, partido: partido(local, visitante))
    }
    torneo.quitaSancionesDudosas()
    return torneo
  }

  private mutating func reglas() -> Reglas {
    var reglas = Reglas(puntos: Puntuacion(victoria: 2, tandaGanada: 2))
    reglas.desempate = azar.uno(de: ReglaDeDesempate.todas) ?? .rfef
    if azar.aVeces() {
      reglas.desempate = ReglaDeDesempate(
        deDos: [.victorias], deVarios: [.golesFueraParticulares, .conducta, .ranking],
        continuacion: .exclusion, espera: .resto,
        baremo: Baremo(amarilla: 1, dobleAmarilla: 2, roja: 5, amarillaYRoja: 9),
        entreGrupos: [.goles], alFinal: .partido)
    }
    if azar.aVeces() {
      reglas.desempate = ReglaDeDesempate(deVarios: [.diferencia], continuacion: .reduce)
    }
    if azar.aVeces() { reglas.vueltas = 3 }
    if azar.aVeces() { reglas.porPartido = true }
    if azar.aVeces() {
      reglas.mejores = [MejoresDeGrupo(puesto: 3, pasan: 8), MejoresDeGrupo(puesto: 2, fase: "x")]
    }
    if azar.aVeces() {
      reglas.zonas = [
        Zona(nombre: "Ascenso", puestos: 1...1),
        Zona(nombre: "Descenso", puestos: 18...20, fase: "Liga", grupo: "A"),
      ]
    }
    if azar.aVeces() {
      reglas.disciplina = ReglasDeDisciplina(
        ciclo: azar.aVeces() ? 5 : nil, roja: 2, perdonTras: azar.aVeces() ? "Liga" : nil)
    }
    return reglas
  }

  private mutating func semana() -> String {
    azar.uno(de: ["lunes", "martes", "sábado"]) ?? ""
  }

  /// Some rosters are empty, some have two players of one name.
  private mutating func equipo(_ nombre: String) -> Equipo {
    if azar.aVeces(5) { return Equipo(nombre: nombre) }
    var plantilla = ["Ana", "Begoña \\ \"la Torre\"", "Íñigo", "José 👨‍👩‍👧", "Zoe"].enumerated().map {
      numero, jugador in
      Jugador(nombre: jugador, dorsal: azar.aVeces() ? numero + 1 : nil)
    }
    if azar.aVeces() {
      plantilla[0].dorsal = 1
      plantilla.append(Jugador(nombre: "Ana", dorsal: 99))
    }
    let ranking = azar.aVeces() ? 7 : nil
    let color = azar.aVeces() ? ColorDeEquipo(rojo: 10, verde: 0, azul: 255) : nil
    return Equipo(nombre: nombre, plantilla: plantilla, ranking: ranking, color: color)
      ?? Equipo(nombre: nombre)
  }

  private mutating func partido(_ local: Equipo, _ visitante: Equipo) -> Partido {
    var partido = Partido(local: local, visitante: visitante, eventos: [])
    partido.estado = azar.uno(de: EstadoDePartido.allCases) ?? .finalizado
    if azar.aVeces() { partido.jornada = Int.random(in: 1...38, using: &azar) }
    if azar.aVeces() { partido.fecha = fecha() }
    if azar.aVeces() { partido.campo = "Campo de \(semana())" }
    if azar.aVeces() { partido.arbitro = "Pilar Ruiz" }
    if azar.aVeces() { partido.fase = "Liga" }
    if azar.aVeces() { partido.grupo = "A" }
    if azar.aVeces() { partido.ronda = "Cuartos de final" }
    if azar.aVeces() { partido.espectadores = Int.random(in: 0...90_000, using: &azar) }
    if azar.aVeces() { partido.motivo = "lluvia" }
    if azar.aVeces() || partido.estado == .adjudicado { partido.resultado = resultado() }
    if azar.aVeces() { partido.alineacionLocal = alineacion(de: local) }
    if azar.aVeces() { partido.alineacionVisitante = alineacion(de: visitante) }
    if azar.aVeces(4) { return partido }
    partido.eventos = (0..<6).map { _ in
      azar.aVeces() ? evento(local, visitante) : evento(visitante, local)
    }
    return partido
  }

  private mutating func fecha() -> Fecha? {
    azar.uno(de: [
      "2026-09-05", "2027-02-28T18:00", "2026-12-31T23:59:59Z", "2026-03-01T12:00-03:30",
    ])
    .flatMap { try? Fecha(texto: $0) }
  }

  private mutating func tanteo() -> Tanteo {
    Tanteo(
      local: Int.random(in: 0...9, using: &azar), visitante: Int.random(in: 0...9, using: &azar))
  }

  private mutating func resultado() -> Resultado {
    Resultado(
      tanteo(), descanso: azar.aVeces() ? tanteo() : nil,
      reglamentario: azar.aVeces() ? tanteo() : nil, tanda: azar.aVeces() ? tanteo() : nil)
  }

  private mutating func alineacion(de equipo: Equipo) -> Alineacion {
    Alineacion(
      titulares: Array(equipo.plantilla.prefix(3)), suplentes: Array(equipo.plantilla.dropFirst(3)),
      capitan: azar.aVeces() ? equipo.plantilla.last : nil, entrenador: azar.aVeces() ? "Rosa" : nil
    )
  }

  private mutating func jugador(de equipo: Equipo?) -> Jugador {
    if !azar.aVeces(6), let suyo = azar.uno(de: equipo?.plantilla ?? []) { return suyo }
    return Jugador(nombre: "Forastero", dorsal: azar.aVeces() ? 77 : nil)
  }

  private mutating func minuto() -> Minuto {
    let minuto = Int.random(in: 1...120, using: &azar)
    return Minuto(minuto, anadido: azar.aVeces(3) ? Int.random(in: 1...30, using: &azar) : 0) ?? 1
  }

  private mutating func evento(_ equipo: Equipo, _ rival: Equipo) -> EventoDePartido {
    let conocido = azar.aVeces(4) ? nil : equipo
    switch Int.random(in: 0..<7, using: &azar) {
    case 0:
      return .gol(
        minuto: minuto(), jugador: jugador(de: rival), equipo: equipo, modo: .propia)
    case 1, 2:
      return .gol(
        minuto: minuto(), jugador: jugador(de: equipo), equipo: equipo,
        modo: azar.aVeces() ? .jugada : .penalti,
        asistencia: azar.aVeces() ? jugador(de: equipo) : nil)
    case 3:
      let aOficial = azar.aVeces(4)
      return .tarjeta(
        minuto: minuto(), jugador: aOficial ? Jugador(nombre: "Paco") : jugador(de: conocido),
        equipo: conocido, color: azar.uno(de: ColorDeTarjeta.allCases) ?? .roja,
        aOficial: aOficial)
    case 4:
      return .cambio(
        minuto: minuto(), entra: jugador(de: conocido), sale: jugador(de: conocido),
        equipo: conocido)
    case 5:
      return .penaltiFallado(minuto: minuto(), jugador: jugador(de: equipo), equipo: equipo)
    default:
      return .lanzamiento(
        jugador: jugador(de: equipo), equipo: equipo, convertido: azar.aVeces())
    }
  }

  /// The tournament after one small edit or a few.
  mutating func editado(_ torneo: Torneo) -> Torneo {
    var torneo = torneo
    for _ in 0..<Int.random(in: 1...4, using: &azar) { edita(&torneo) }
    torneo.quitaSancionesDudosas()
    return torneo
  }

  private mutating func edita(_ torneo: inout Torneo) {
    let indice = Int.random(in: 0..<torneo.partidos.count, using: &azar)
    let (local, visitante) = (
      torneo.partidos[indice].partido.local, torneo.partidos[indice].partido.visitante
    )
    switch Int.random(in: 0..<10, using: &azar) {
    case 0: torneo.partidos[indice].partido.eventos.append(evento(local, visitante))
    case 1: torneo.partidos[indice].partido.eventos.insert(evento(visitante, local), at: 0)
    case 2: torneo.partidos[indice].partido.eventos = []
    case 3:
      torneo.partidos[indice].partido.estado = azar.uno(de: EstadoDePartido.allCases) ?? .anulado
      if torneo.partidos[indice].partido.estado == .adjudicado {
        torneo.partidos[indice].partido.resultado = resultado()
      }
    case 4:
      let hayQue = torneo.partidos[indice].partido.estado == .adjudicado
      torneo.partidos[indice].partido.resultado = azar.aVeces() || hayQue ? resultado() : nil
    case 5: torneo.partidos[indice].partido.fecha = fecha()
    case 6: torneo.partidos.swapAt(0, indice)
    case 7: torneo.nombre = azar.aVeces() ? nil : semana()
    case 8:
      let nuevo = Equipo(
        nombre: local.nombre, plantilla: local.plantilla + [Jugador(nombre: "Nueva", dorsal: 50)])
      if let nuevo { torneo.reemplaza(local, por: nuevo) }
    default:
      let id = (torneo.partidos.map(\.id).max() ?? 0) + 1
      torneo.partidos.append(PartidoDeLista(id: id, partido: partido(local, visitante)))
    }
  }
}

extension Torneo {
  /// Leaves the sanctions that a store may have: those of one table.
  fileprivate mutating func quitaSancionesDudosas() {
    let tablas = participantesPorTabla()
    sanciones.removeAll { sancion in
      sancion.suyas(
        entre: tablas.filter { $0.equipos.contains(sancion.equipo) }.map(\.clave)
      ).count != 1
    }
  }
}
