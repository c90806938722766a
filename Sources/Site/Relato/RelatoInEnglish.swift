import Torneo

/// A report in English.
struct RelatoInEnglish {
  private let hechos: HechosDelRelato
  private var variantes: Variantes
  private var trama: Trama { hechos.trama }

  init(_ hechos: HechosDelRelato, _ variantes: Variantes) {
    self.hechos = hechos
    self.variantes = variantes
  }

  mutating func paragraphs() -> [String] {
    [
      [lead()], goals(), sendingsOff() + missedPenalties(), table(),
    ].filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  // MARK: The result

  private mutating func lead() -> String {
    guard let winner = trama.ganador else { return draw() }
    let (own, rival) = (hechos.nombre(winner), hechos.nombre(winner.otro))
    let score = "\(trama.final[winner])-\(trama.final[winner.otro])"
    let extraTime = trama.reglamentario == nil ? "" : " after extra time"
    let margin = trama.final[winner] - trama.final[winner.otro]
    let sentence =
      margin >= 4
      ? variantes.elige(
        "\(own) thrashed \(rival) \(score)\(extraTime)",
        "\(own) ran out \(score) winners over \(rival)\(extraTime)")
      : variantes.elige(
        "\(own) beat \(rival) \(score)\(extraTime)",
        "\(own) won \(score) against \(rival)\(extraTime)",
        "\(own) defeated \(rival) \(score)\(extraTime)")
    return sentence + merit(of: winner) + "."
  }

  /// What was most remarkable about a win.
  private func merit(of winner: Trama.Lado) -> String {
    let deficit = trama.mayorDesventaja(de: winner)
    let comeback = deficit > 0 ? ", having been \(Self.goals(deficit)) down" : ""
    if let goal = trama.decisivo, hechos.esTardio(goal) {
      return comeback + (comeback.isEmpty ? "" : ",")
        + " with \(byScorer(goal)) \(Self.when(goal.minuto))"
    }
    guard let best = trama.repetidores.first(where: { $0.lado == winner }) else {
      return comeback
    }
    return comeback + (comeback.isEmpty ? "" : ",")
      + " with \(Self.goals(best.goles)) from \(isolated(best.jugador.nombre))"
  }

  private mutating func draw() -> String {
    let goals = trama.final.local
    var sentence =
      goals == 0
      ? variantes.elige("\(pair) drew without a goal", "\(pair) ended goalless")
      : variantes.elige("\(pair) drew \(trama.final)", "\(pair) ended level at \(trama.final)")
    if trama.reglamentario != nil { sentence += " after extra time" }
    if let goal = trama.decisivo, hechos.esTardio(goal) {
      sentence += ", with \(byScorer(goal)) \(Self.when(goal.minuto))"
    } else if let side = [Trama.Lado.local, .visitante].first(where: {
      trama.mayorDesventaja(de: $0) > 1
    }) {
      sentence +=
        "; \(hechos.nombre(side)) had been \(Self.goals(trama.mayorDesventaja(de: side))) down"
    }
    if let winner = trama.ganadorDeLaTanda, let shootOut = trama.tanda {
      sentence +=
        ". \(hechos.nombre(winner)) won the shoot-out "
        + "\(shootOut[winner])-\(shootOut[winner.otro])"
    }
    return sentence + "."
  }

  private var pair: String { SiteLanguage.en.list([hechos.local, hechos.visitante]) }

  private func byScorer(_ goal: Trama.Gol) -> String {
    let name = isolated(goal.autor.nombre)
    return switch goal.modo {
    case .jugada: "a goal from \(name)"
    case .penalti: "a penalty from \(name)"
    case .propia: "an own goal by \(name)"
    }
  }

  // MARK: How the score moved

  private mutating func goals() -> [String] {
    guard let first = trama.goles.first else { return [] }
    if trama.goles.count == 1 {
      let name = isolated(first.autor.nombre)
      return [
        first.modo == .propia
          ? "The only goal was an own goal by \(name) \(Self.when(first.minuto))."
          : "\(name) scored the only goal\(fromPenalty(first)) \(Self.when(first.minuto))."
      ]
    }
    var sentences: [String] = []
    var clauses: [Clause] = []
    var part = Trama.Tiempo.primero
    func close() {
      sentences += Self.sentences(clauses)
      clauses = []
    }
    for stretch in Tramo.tramos(de: trama) {
      if stretch.tiempo != part {
        close()
        sentences += pauses(from: part, to: stretch.tiempo)
        part = stretch.tiempo
      }
      if stretch.goles.count >= Tramo.goleada {
        clauses.append(run(stretch))
      } else {
        for goal in stretch.goles { clauses.append(clause(goal)) }
      }
    }
    close()
    if part == .primero, trama.descanso != nil {
      sentences.append("There were no more goals after the interval.")
    }
    return sentences
  }

  /// What is said between the parts of the match.
  private func pauses(from: Trama.Tiempo, to: Trama.Tiempo) -> [String] {
    var sentences: [String] = []
    if from == .primero, let halfTime = trama.descanso {
      sentences.append(
        halfTime == Tanteo(local: 0, visitante: 0)
          ? "It was goalless at the interval." : "It was \(halfTime) at the interval.")
    }
    if to == .prorroga, let ninety = trama.reglamentario {
      sentences.append("Normal time ended \(ninety).")
    }
    return sentences
  }

  /// What somebody did, to be joined with what others did.
  private struct Clause {
    var subject: String
    var predicate: String
    /// When; nil where the subject says it.
    var minute: Minuto?

    func text(withSubject: Bool) -> String {
      (withSubject ? "\(subject) " : "") + predicate
        + (minute.map { " " + RelatoInEnglish.when($0) } ?? "")
    }
  }

  /// `in the 12th minute`, `in minute 45+2`
  private static func when(_ minute: Minuto) -> String {
    minute.anadido == 0
      ? "in the \(SiteLanguage.en.ordinal(minute.minuto)) minute" : "in minute \(minute)"
  }

  private mutating func clause(_ goal: Trama.Gol) -> Clause {
    let team = hechos.nombre(goal.lado)
    let verb: String =
      switch goal.efecto {
      case .abre:
        variantes.elige("opened the scoring", "got the first goal", "put \(team) ahead")
      case .empata where goal.otraVez:
        variantes.elige("levelled again", "brought \(team) level once more")
      case .empata: variantes.elige("equalised", "brought \(team) level")
      case .adelanta where goal.otraVez:
        variantes.elige("restored the lead of \(team)", "put \(team) ahead again")
      case .adelanta: variantes.elige("put \(team) ahead", "gave \(team) the lead")
      case .remonta: variantes.elige("turned the match around", "completed the comeback")
      case .amplia: variantes.elige("extended the lead", "made it \(goal.tras)")
      case .recorta: variantes.elige("pulled one back", "reduced the deficit")
      }
    let name = isolated(goal.autor.nombre)
    return Clause(
      subject: goal.modo == .propia ? "an own goal by \(name)" : name,
      predicate: verb + fromPenalty(goal), minute: goal.minuto)
  }

  private func fromPenalty(_ goal: Trama.Gol) -> String {
    goal.modo == .penalti ? " from a penalty" : ""
  }

  /// Several goals in a row of one side, as one.
  private func run(_ stretch: Tramo) -> Clause {
    let scorers = stretch.autores.map { scorer in
      let minutes = SiteLanguage.en.list(scorer.minutos.map(\.description))
      return "\(isolated(scorer.autor.nombre)) (\(scorer.esPropia ? "own goal, " : "")\(minutes))"
    }
    let after = stretch.goles.last?.tras ?? trama.final
    return Clause(subject: SiteLanguage.en.list(scorers), predicate: "made it \(after)")
  }

  /// Sentences of up to three clauses. Who did two things in a row is named once.
  private static func sentences(_ clauses: [Clause]) -> [String] {
    stride(from: 0, to: clauses.count, by: 3).map { start in
      var previous: String?
      let texts = clauses[start..<min(start + 3, clauses.count)].map { clause in
        defer { previous = clause.subject }
        return clause.text(withSubject: clause.subject != previous)
      }
      let sentence = SiteLanguage.en.list(texts)
      return (sentence.hasPrefix("an own goal") ? "A" + sentence.dropFirst() : sentence) + "."
    }
  }

  // MARK: What else mattered

  private func sendingsOff() -> [String] {
    var sentences = trama.expulsiones.map { lance, color in
      let card = color == .roja ? "was shown a red card" : "was shown a second yellow card"
      return "\(who(lance)) \(card) \(Self.when(lance.minuto))\(at(lance))."
    }
    if let goals = hechos.golesTrasLaExpulsion, goals > 0,
      let side = trama.expulsiones.first?.lance.lado
    {
      sentences.append(
        "\(hechos.nombre(side)) conceded \(Self.goals(goals)) with a player fewer.")
    }
    return sentences
  }

  private func missedPenalties() -> [String] {
    trama.penaltisFallados.map {
      "\(who($0)) missed a penalty \(Self.when($0.minuto))\(at($0))."
    }
  }

  private func who(_ lance: Trama.Lance) -> String {
    let name = isolated(lance.jugador.nombre)
    return lance.lado.map { "\(name) (\(hechos.nombre($0)))" } ?? name
  }

  private func at(_ lance: Trama.Lance) -> String {
    lance.con.map { ", with the score at \($0)" } ?? ""
  }

  // MARK: What it means for the table

  private mutating func table() -> [String] {
    let first = trama.ganador ?? .local
    guard let effect = hechos.efecto(first), let other = hechos.efecto(first.otro) else {
      return []
    }
    let (own, rival) = (hechos.nombre(first), hechos.nombre(first.otro))
    return [
      variantes.elige(
        "After matchday \(effect.jornada), \(own) \(place(effect)) with \(points(effect)), "
          + "and \(rival) \(place(other)) with \(number(other.puntos)).",
        "With \(points(effect)), \(own) \(place(effect)) after matchday \(effect.jornada); "
          + "\(rival) \(place(other)) with \(number(other.puntos)).")
    ]
  }

  private func place(_ effect: EfectoEnLaTabla) -> String {
    let place = SiteLanguage.en.ordinal(effect.ahora)
    let shared = effect.esCompartido ? "joint \(place)" : place
    guard let before = effect.antes else { return "are \(shared)" }
    if before == effect.ahora { return "stay \(shared)" }
    let from = SiteLanguage.en.ordinal(before)
    return before > effect.ahora
      ? "climb from \(from) to \(shared)" : "drop from \(from) to \(shared)"
  }

  private func points(_ effect: EfectoEnLaTabla) -> String {
    effect.puntos == 1 ? "1 point" : "\(number(effect.puntos)) points"
  }

  /// Sanctions may take more points than a team has.
  private func number(_ number: Int) -> String {
    number < 0 ? "−\(number.magnitude)" : String(number)
  }

  // MARK: Numbers

  private static func goals(_ number: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    let word = words.indices.contains(number) ? words[number] : String(number)
    return "\(word) \(number == 1 ? "goal" : "goals")"
  }
}
