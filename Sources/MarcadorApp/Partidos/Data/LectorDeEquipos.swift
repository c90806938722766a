import JSON
import Torneo

/// Reads the list `equipos`.
struct LectorDeEquipos {
  private(set) var valores: LectorDeValores
  private(set) var equipos = EquiposLeidos()
  /// Teams of an earlier reading; one that is still the same keeps its identity.
  private let conocidos: [String: Equipo]
  private var equipo = Miembros(Campo.deEquipo)
  private var jugador = Miembros(Campo.deJugador)
  private var nombres: [String: (nombre: String, valor: JSONTape.Value)] = [:]
  private var jugadores = 0
  /// Players of all teams by name, with the team of each.
  private var deTodos = TablaDeNombres(capacidad: 1_024)
  /// The first player of each name: of which team, and where.
  private var primeros: [(equipo: Int, nombre: JSONTape.Value)] = []

  init(_ json: JSONTape, conocidos: [Equipo]) {
    valores = LectorDeValores(json)
    self.conocidos = Dictionary(
      conocidos.map { ($0.nombre, $0) }, uniquingKeysWith: { primero, _ in primero })
  }

  mutating func lee(_ lista: JSONTape.Value) {
    guard var elementos = valores.lista(lista, .equipos, limite: Torneo.maximoDeEquipos) else {
      return
    }
    while let elemento = valores.json.nextElement(&elementos) {
      leeEquipo(elemento)
      if jugadores > Torneo.maximoDeJugadores {
        valores.error(.demasiados(.plantilla, limite: Torneo.maximoDeJugadores), en: elemento)
        return
      }
    }
  }

  private mutating func leeEquipo(_ objeto: JSONTape.Value) {
    valores.asunto = nil
    guard valores.abre(objeto, .equipo, en: &equipo) else { return }
    valores.asunto = .equipo(objeto)
    let escrito = valores.exige(.nombre, de: equipo, en: objeto)
    let nombre = escrito.flatMap { valores.nombre($0, .nombre) }
    let leida = equipo[.plantilla].map { leePlantilla($0) } ?? PlantillaLeida()
    let ranking = equipo[.ranking].flatMap {
      valores.entero($0, .ranking, Equipo.rankingsPermitidos)
    }
    let color = equipo[.color].flatMap { valores.colorDeEquipo($0) }
    guard let nombre, let escrito, esNuevo(nombre, escrito),
      let equipo = equipo(nombre, leida.jugadores, ranking, color)
    else { return }
    let leido = EquipoLeido(
      equipo, numero: equipos.lista.count, tabla: leida.tabla, hayRepetidos: leida.hayRepetidos)
    comparaConOtros(leida, leido)
    equipos.anade(leido, nombre: escrito, en: valores.json)
  }

  private func equipo(
    _ nombre: String, _ plantilla: [Jugador], _ ranking: Int?, _ color: ColorDeEquipo?
  ) -> Equipo? {
    if let conocido = conocidos[nombre], conocido.plantilla == plantilla,
      conocido.ranking == ranking, conocido.color == color
    {
      return conocido
    }
    return Equipo(nombre: nombre, plantilla: plantilla, ranking: ranking, color: color)
      // A repeated number was told already; without numbers the rest can still be checked.
      ?? Equipo(
        nombre: nombre, plantilla: plantilla.map { Jugador(nombre: $0.nombre) }, ranking: ranking,
        color: color)
  }

  private mutating func esNuevo(_ nombre: String, _ valor: JSONTape.Value) -> Bool {
    let plegado = nombre.nombrePlegado
    if let otro = nombres[plegado] {
      valores.error(.equipoRepetido(nombre, otro: otro.nombre), en: valor, y: otro.valor)
      return false
    }
    nombres[plegado] = (nombre, valor)
    return true
  }

  /// Somebody may play for two teams, or two people may have one name: worth a note.
  private mutating func comparaConOtros(_ leida: PlantillaLeida, _ equipo: EquipoLeido) {
    for valor in leida.nombres {
      guard let texto = valores.json.plainText(of: valor) else { continue }
      guard let otro = deTodos.anota(texto, primeros.count, en: valores.json) else {
        primeros.append((equipo.numero, valor))
        continue
      }
      let (suyo, nombre) = primeros[otro]
      guard suyo < equipos.lista.count else { continue }
      valores.nota(
        .jugadorEnDosEquipos(
          valores.json.node(valor).string ?? "", otro: equipos.lista[suyo].equipo.nombre),
        en: valor, y: nombre)
    }
  }
}

// MARK: Rosters
extension LectorDeEquipos {
  private struct PlantillaLeida {
    var jugadores: [Jugador] = []
    /// Where each name and each object is.
    var nombres: [JSONTape.Value] = []
    var objetos: [JSONTape.Value] = []
    var tabla = TablaDeNombres(capacidad: 0)
    var hayRepetidos = false
  }

  private mutating func leePlantilla(_ lista: JSONTape.Value) -> PlantillaLeida {
    var leida = PlantillaLeida()
    guard var elementos = valores.lista(lista, .plantilla, limite: Equipo.maximoDeJugadores) else {
      jugadores += valores.json.count(of: lista)
      return leida
    }
    let cuantos = valores.json.count(of: lista)
    leida.jugadores.reserveCapacity(cuantos)
    leida.tabla = TablaDeNombres(capacidad: cuantos)
    let asunto = valores.asunto
    while let elemento = valores.json.nextElement(&elementos) {
      jugadores += 1
      if case .equipo(let equipo) = asunto { valores.asunto = .jugador(elemento, de: equipo) }
      guard let jugador = leeJugador(elemento), let nombre = self.jugador[.nombre] else { continue }
      if let texto = valores.json.plainText(of: nombre) {
        leida.tabla.anota(texto, leida.jugadores.count, en: valores.json)
      }
      leida.jugadores.append(jugador)
      leida.nombres.append(nombre)
      leida.objetos.append(elemento)
    }
    valores.asunto = asunto
    compruebaRepetidos(&leida)
    return leida
  }

  private mutating func leeJugador(_ objeto: JSONTape.Value) -> Jugador? {
    guard valores.abre(objeto, .jugador, en: &jugador) else { return nil }
    let nombre = valores.exige(.nombre, de: jugador, en: objeto)
      .flatMap { valores.nombre($0, .nombre) }
    let dorsal = jugador[.dorsal].flatMap { valores.entero($0, .dorsal, dorsalesPermitidos) }
    return nombre.map { Jugador(nombre: $0, dorsal: dorsal) }
  }

  /// Two players of a team may share a name when their numbers tell them apart, never a number.
  private mutating func compruebaRepetidos(_ leida: inout PlantillaLeida) {
    var porDorsal: [Int?] = Array(repeating: nil, count: dorsalesPermitidos.upperBound + 1)
    var porNombre: [String: Int] = [:]
    porNombre.reserveCapacity(leida.jugadores.count)
    for (indice, jugador) in leida.jugadores.enumerated() {
      if let dorsal = jugador.dorsal {
        if let otro = porDorsal[dorsal] {
          valores.error(
            .dorsalRepetido(dorsal, otro: leida.jugadores[otro].nombre),
            en: lugarDelDorsal(leida.objetos[indice]), y: lugarDelDorsal(leida.objetos[otro]))
        } else {
          porDorsal[dorsal] = indice
        }
      }
      guard let otro = porNombre.updateValue(indice, forKey: jugador.nombre.nombrePlegado) else {
        continue
      }
      leida.hayRepetidos = true
      guard !jugador.seDistingue(de: leida.jugadores[otro]) else { continue }
      let nombreDelOtro = leida.jugadores[otro].nombre
      // Two spellings that a person can tell apart may be two people.
      if jugador.nombre.sinInvisibles == nombreDelOtro.sinInvisibles {
        valores.error(
          .jugadorRepetido(jugador.nombre, otro: nombreDelOtro), en: leida.nombres[indice],
          y: leida.nombres[otro])
      } else {
        valores.aviso(
          .jugadorParecido(jugador.nombre, otro: nombreDelOtro), en: leida.nombres[indice],
          y: leida.nombres[otro])
      }
    }
  }

  private mutating func lugarDelDorsal(_ objeto: JSONTape.Value) -> JSONTape.Value {
    var cursor = valores.json.children(of: objeto)
    let clave = JSONShortText(Campo.dorsal.clave)
    while let miembro = valores.json.nextMember(&cursor) {
      if valores.json.shortText(of: miembro.key) == clave { return miembro.value }
    }
    return objeto
  }
}
