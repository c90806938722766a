import Torneo

/// A report in Spanish. Teams have no article and are «el equipo» nowhere; players are told by what
/// they did, so that no participle has to agree with them.
struct RelatoEnEspanol {
  private let hechos: HechosDelRelato
  private var variantes: Variantes
  private var trama: Trama { hechos.trama }

  init(_ hechos: HechosDelRelato, _ variantes: Variantes) {
    self.hechos = hechos
    self.variantes = variantes
  }

  mutating func parrafos() -> [String] {
    [
      [entrada()], goles(), expulsiones() + penaltisFallados(), tabla(),
    ].filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  // MARK: The result

  private mutating func entrada() -> String {
    guard let ganador = trama.ganador else { return empate() }
    let (suyo, rival) = (hechos.nombre(ganador), hechos.nombre(ganador.otro))
    let tanteo = "\(trama.final[ganador])-\(trama.final[ganador.otro])"
    let prorroga = trama.reglamentario == nil ? "" : " en la prórroga"
    let diferencia = trama.final[ganador] - trama.final[ganador.otro]
    let frase =
      diferencia >= 4
      ? variantes.elige(
        "\(suyo) goleó\(prorroga) a \(rival) por \(tanteo)",
        "Goleada de \(suyo), que ganó\(prorroga) por \(tanteo) a \(rival)")
      : variantes.elige(
        "\(suyo) ganó\(prorroga) por \(tanteo) a \(rival)",
        "\(suyo) venció\(prorroga) por \(tanteo) a \(rival)",
        "\(suyo) se impuso\(prorroga) por \(tanteo) a \(rival)")
    return frase + merito(de: ganador) + "."
  }

  /// What was most remarkable about a win.
  private func merito(de ganador: Trama.Lado) -> String {
    let desventaja = trama.mayorDesventaja(de: ganador)
    let remontada =
      desventaja > 0 ? " tras ir perdiendo por \(Self.goles(desventaja))" : ""
    if let gol = trama.decisivo, hechos.esTardio(gol) {
      return remontada + (remontada.isEmpty ? "" : ",") + " con \(delAutor(gol)) en el minuto "
        + "\(gol.minuto)"
    }
    guard let mejor = trama.repetidores.first(where: { $0.lado == ganador }) else {
      return remontada
    }
    return remontada + (remontada.isEmpty ? "" : ",")
      + " con \(Self.goles(mejor.goles)) de \(isolated(mejor.jugador.nombre))"
  }

  private mutating func empate() -> String {
    let goles = trama.final.local
    var frase =
      goles == 0
      ? variantes.elige(
        "\(pareja) empataron sin goles", "\(pareja) acabaron sin goles")
      : variantes.elige(
        "\(pareja) empataron a \(Self.palabra(goles))",
        "\(pareja) acabaron con empate a \(Self.palabra(goles))")
    if trama.reglamentario != nil { frase += " después de la prórroga" }
    if let gol = trama.decisivo, hechos.esTardio(gol) {
      frase += ", con \(delAutor(gol)) en el minuto \(gol.minuto)"
    } else if let lado = [Trama.Lado.local, .visitante].first(where: {
      trama.mayorDesventaja(de: $0) > 1
    }) {
      frase +=
        ": \(hechos.nombre(lado)) llegó a ir perdiendo por "
        + Self.goles(trama.mayorDesventaja(de: lado))
    }
    if let ganador = trama.ganadorDeLaTanda, let tanda = trama.tanda {
      frase +=
        ". \(hechos.nombre(ganador)) ganó la tanda de penaltis por "
        + "\(tanda[ganador])-\(tanda[ganador.otro])"
    }
    return frase + "."
  }

  private var pareja: String { SiteLanguage.es.list([hechos.local, hechos.visitante]) }

  private func delAutor(_ gol: Trama.Gol) -> String {
    let nombre = isolated(gol.autor.nombre)
    return switch gol.modo {
    case .jugada: "un gol de \(nombre)"
    case .penalti: "un gol de penalti de \(nombre)"
    case .propia: "un gol en propia meta de \(nombre)"
    }
  }

  // MARK: How the score moved

  private mutating func goles() -> [String] {
    guard let primero = trama.goles.first else { return [] }
    if trama.goles.count == 1 {
      let nombre = isolated(primero.autor.nombre)
      return [
        primero.modo == .propia
          ? "El único gol lo hizo \(nombre) en propia meta en el minuto \(primero.minuto)."
          : "El único gol lo marcó \(nombre)\(dePenalti(primero)) en el minuto \(primero.minuto)."
      ]
    }
    var frases: [String] = []
    var clausulas: [Clausula] = []
    var tiempo = Trama.Tiempo.primero
    func cierra() {
      frases += Self.oraciones(clausulas)
      clausulas = []
    }
    for tramo in Tramo.tramos(de: trama) {
      if tramo.tiempo != tiempo {
        cierra()
        frases += pausas(desde: tiempo, hasta: tramo.tiempo)
        tiempo = tramo.tiempo
      }
      if tramo.goles.count >= Tramo.goleada {
        clausulas.append(racha(tramo))
      } else {
        for gol in tramo.goles { clausulas.append(clausula(gol)) }
      }
    }
    cierra()
    if tiempo == .primero, trama.descanso != nil {
      frases.append("Después del descanso no hubo más goles.")
    }
    return frases
  }

  /// What is said between the parts of the match.
  private func pausas(desde: Trama.Tiempo, hasta: Trama.Tiempo) -> [String] {
    var frases: [String] = []
    if desde == .primero, let descanso = trama.descanso {
      frases.append(
        descanso == Tanteo(local: 0, visitante: 0)
          ? "Al descanso se llegó sin goles." : "Al descanso se llegó con \(descanso).")
    }
    if hasta == .prorroga, let reglamentario = trama.reglamentario {
      frases.append("El tiempo reglamentario acabó con \(reglamentario).")
    }
    return frases
  }

  /// What somebody did, to be joined with what others did.
  private struct Clausula {
    var sujeto: String
    var predicado: String
    /// When; nil where the subject says it.
    var minuto: Minuto?

    /// - Parameter esPrimera: whether it is the first that tells a minute in its sentence.
    func texto(conSujeto: Bool, esPrimera: Bool) -> String {
      let cuando = minuto.map { esPrimera ? " en el minuto \($0)" : " en el \($0)" } ?? ""
      return (conSujeto ? "\(sujeto) " : "") + predicado + cuando
    }
  }

  private mutating func clausula(_ gol: Trama.Gol) -> Clausula {
    let equipo = hechos.nombre(gol.lado)
    let verbo: String =
      switch gol.efecto {
      case .abre:
        variantes.elige("abrió el marcador", "hizo el primer gol", "adelantó a \(equipo)")
      case .empata where gol.otraVez: variantes.elige("volvió a empatar", "igualó de nuevo")
      case .empata: variantes.elige("empató", "igualó el marcador")
      case .adelanta where gol.otraVez:
        variantes.elige("devolvió la ventaja a \(equipo)", "volvió a adelantar a \(equipo)")
      case .adelanta: variantes.elige("adelantó a \(equipo)", "puso por delante a \(equipo)")
      case .remonta: variantes.elige("dio la vuelta al marcador", "completó la remontada")
      case .amplia: variantes.elige("amplió la ventaja", "hizo el \(gol.tras)")
      case .recorta: variantes.elige("recortó distancias", "acortó la diferencia")
      }
    let nombre = isolated(gol.autor.nombre)
    return Clausula(
      sujeto: gol.modo == .propia ? "un gol en propia meta de \(nombre)" : nombre,
      predicado: verbo + dePenalti(gol), minuto: gol.minuto)
  }

  private func dePenalti(_ gol: Trama.Gol) -> String { gol.modo == .penalti ? " de penalti" : "" }

  /// Several goals in a row of one side, as one.
  private func racha(_ tramo: Tramo) -> Clausula {
    let autores = tramo.autores.map { autor in
      let minutos = SiteLanguage.es.list(autor.minutos.map(\.description))
      return
        "\(isolated(autor.autor.nombre))\(autor.esPropia ? ", en propia meta," : "") (\(minutos))"
    }
    let tras = tramo.goles.last?.tras ?? trama.final
    return Clausula(
      sujeto: SiteLanguage.es.list(autores),
      predicado: autores.count == 1 ? "puso el \(tras)" : "pusieron el \(tras)")
  }

  /// Sentences of up to three clauses. Who did two things in a row is named once.
  private static func oraciones(_ clausulas: [Clausula]) -> [String] {
    stride(from: 0, to: clausulas.count, by: 3).map { inicio in
      let suyas = clausulas[inicio..<min(inicio + 3, clausulas.count)]
      var (anterior, hayMinuto): (String?, Bool) = (nil, false)
      let textos = suyas.map { clausula in
        defer {
          anterior = clausula.sujeto
          hayMinuto = hayMinuto || clausula.minuto != nil
        }
        return clausula.texto(
          conSujeto: clausula.sujeto != anterior, esPrimera: !hayMinuto)
      }
      return mayuscula(SiteLanguage.es.list(textos)) + "."
    }
  }

  private static func mayuscula(_ texto: String) -> String {
    texto.hasPrefix("un gol") ? "U" + texto.dropFirst() : texto
  }

  // MARK: What else mattered

  private func expulsiones() -> [String] {
    var frases = trama.expulsiones.map { lance, color in
      let carta = color == .roja ? "vio la tarjeta roja" : "vio la segunda amarilla"
      return "\(quien(lance)) \(carta) en el minuto \(lance.minuto)\(con(lance))."
    }
    if let goles = hechos.golesTrasLaExpulsion, goles > 0,
      let lado = trama.expulsiones.first?.lance.lado
    {
      frases.append("Con uno menos, \(hechos.nombre(lado)) recibió \(Self.goles(goles)).")
    }
    return frases
  }

  private func penaltisFallados() -> [String] {
    trama.penaltisFallados.map {
      "\(quien($0)) falló un penalti en el minuto \($0.minuto)\(con($0))."
    }
  }

  private func quien(_ lance: Trama.Lance) -> String {
    let nombre = isolated(lance.jugador.nombre)
    return lance.lado.map { "\(nombre) (\(hechos.nombre($0)))" } ?? nombre
  }

  private func con(_ lance: Trama.Lance) -> String {
    lance.con.map { ", con \($0) en el marcador" } ?? ""
  }

  // MARK: What it means for the table

  private mutating func tabla() -> [String] {
    guard let efecto = hechos.efecto(trama.ganador ?? .local),
      let otro = hechos.efecto((trama.ganador ?? .local).otro)
    else { return [] }
    let suyo = hechos.nombre(trama.ganador ?? .local)
    let rival = hechos.nombre((trama.ganador ?? .local).otro)
    return [
      variantes.elige(
        "Tras la jornada \(efecto.jornada), \(suyo) \(puesto(efecto)), con \(puntos(efecto)), "
          + "y \(rival) \(puesto(otro)), con \(numero(otro.puntos)).",
        "Con \(puntos(efecto)), \(suyo) \(puesto(efecto)) tras la jornada \(efecto.jornada); "
          + "\(rival) \(puesto(otro)), con \(numero(otro.puntos)).")
    ]
  }

  private func puesto(_ efecto: EfectoEnLaTabla) -> String {
    let puesto = efecto.esCompartido ? "\(efecto.ahora).º (compartido)" : "\(efecto.ahora).º"
    guard let antes = efecto.antes, antes != efecto.ahora else {
      return efecto.antes == nil ? "es \(puesto)" : "sigue \(puesto)"
    }
    return antes > efecto.ahora
      ? "sube del \(antes).º al \(puesto)" : "baja del \(antes).º al \(puesto)"
  }

  private func puntos(_ efecto: EfectoEnLaTabla) -> String {
    efecto.puntos == 1 ? "1 punto" : "\(numero(efecto.puntos)) puntos"
  }

  /// Sanctions may take more points than a team has.
  private func numero(_ numero: Int) -> String {
    numero < 0 ? "−\(numero.magnitude)" : String(numero)
  }

  // MARK: Numbers

  private static func goles(_ numero: Int) -> String {
    numero == 1 ? "un gol" : "\(palabra(numero)) goles"
  }

  private static func palabra(_ numero: Int) -> String {
    let palabras = [
      "cero", "uno", "dos", "tres", "cuatro", "cinco", "seis", "siete", "ocho", "nueve", "diez",
    ]
    return palabras.indices.contains(numero) ? palabras[numero] : String(numero)
  }
}
