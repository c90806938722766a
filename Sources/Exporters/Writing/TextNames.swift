import Importers
import Torneo

/// Which texts Football.TXT can hold: its grammar has no quotes, so a name with ` v `, with figures or
/// with commas may be read as something else. The reader itself is asked, with a small file for each.
struct TextNames {
  /// Where a text stands in a file.
  enum Place: Hashable {
    case team, lineupOfTeam, player, referee, ground, stage, group, round
  }

  private struct Question: Hashable {
    var text: String
    var place: Place
  }

  private var answers: [Question: Bool] = [:]

  mutating func canHold(_ text: String, as place: Place) -> Bool {
    if place == .player || place == .referee, Self.isPlain(text) { return true }
    let question = Question(text: text, place: place)
    if let known = answers[question] { return known }
    let answer = ask(question)
    answers[question] = answer
    return answer
  }

  /// Letters, and between them single spaces, hyphens, full stops and apostrophes: nothing in the
  /// grammar begins or ends there.
  static func isPlain(_ name: String) -> Bool {
    var last: Unicode.Scalar = " "
    for scalar in name.unicodeScalars {
      if !scalar.properties.isAlphabetic {
        let isBehindLetter = last.properties.isAlphabetic || last == "." && scalar == " "
        guard isBehindLetter, " -.'’".unicodeScalars.contains(scalar) else { return false }
      }
      last = scalar
    }
    return last.properties.isAlphabetic
  }

  /// Whether a place of groups is read as that, of a file with such groups.
  func canHold(_ plaza: Plaza) -> Bool {
    let grupos: [String]
    switch plaza {
    case .ganador, .perdedor: return true
    case .puesto(_, let clave): grupos = [clave.grupo].compactMap { $0 }
    case .puestoEntre(_, let varios): grupos = varios
    }
    var text = ""
    for (index, grupo) in grupos.enumerated() {
      var partido = Partido(local: Equipo(nombre: ""), visitante: Equipo(nombre: ""), eventos: [])
      partido.grupo = grupo
      text += TextHeading(partido).lines.joined(separator: "\n")
      text += "\nSat Sep 5 2026\n  Qxz\(index) v Ywk\(index)\n"
    }
    text += "▪ Final\n  (7) 18:00  \(plaza.label) v Xqv\n  Xqw v \(plaza.label)\n"
    let read = try? importFootballText([ImportedFile(name: "", bytes: Array(text.utf8))])
    let sides = read?.torneo.partidos.suffix(2).map { [$0.partido.local, $0.partido.visitante] }
    return sides?.joined().compactMap(\.plaza)
      == Array(repeating: plaza.withGroups(Format.footballText.nameRead), count: 2)
  }

  private func ask(_ question: Question) -> Bool {
    let text = question.text
    // A match of others around, so that nothing else is what is new.
    let other = text.hasPrefix("Q") ? "Xqz" : "Qxz"
    var file = Partido(local: Equipo(nombre: other), visitante: Equipo(nombre: "Ywk"), eventos: [])
    switch question.place {
    case .team:
      return asTeam(text, other)
    case .lineupOfTeam:
      return partido("\(text) v \(other) 1-0\n\n\(text): Xqv, Xqw\n")?.alineacionLocal?.titulares
        .count == 2
    case .player:
      return asPlayer(text, other)
    case .referee: return partido("\(other) v Ywk 1-0\nRefs: \(text)\n")?.arbitro == text
    case .ground: return partido("\(other) v Ywk 1-0  @ \(text)  [awarded]\n")?.campo == text
    case .stage:
      file.fase = text
      file.grupo = "Grupo A"
    case .group: file.grupo = text
    case .round: file.ronda = text
    }
    let lines = TextHeading(file).lines
    guard
      let read = partido("\(other) v Ywk 1-0\n", headings: lines.joined(separator: "\n"))
    else { return false }
    return read.fase == file.fase && read.grupo == file.grupo.map(Format.footballText.nameRead)
      && read.ronda == file.ronda
  }

  private func asTeam(_ team: String, _ other: String) -> Bool {
    let lines = [
      "  (1) 18:00  \(team) v \(other)  3-2 (1-0)\n", "  (1) \(team) v \(other)  3-2 (1-0)\n",
      "  \(team) v \(other)  3-2 (1-0)\n", "  \(other) v \(team)  3-2 (1-0)\n",
    ]
    let planned = read("  (1) \(other) v \(team)\n")
    return lines.allSatisfy { line in
      guard let match = read(line) else { return false }
      return Set([match.local.nombre, match.visitante.nombre]) == [team, other]
        && match.marcador() == "3-2"
    } && planned?.visitante.nombre == team
  }

  private func asPlayer(_ player: String, _ other: String) -> Bool {
    let match = partido(
      """
      \(other) v Ywk  1-0, 1-0 pen.
         (\(player) 3'(p); -)

      \(other): \(player) [c] [Y 9'] (60' Xqv), Xqw
      Penalties: 1-0 \(player), Xqz (missed)

      """)
    guard let match, match.alineacionLocal?.titulares.map(\.nombre) == [player, "Xqw"] else {
      return false
    }
    let names = match.eventos.flatMap { $0.participaciones.map(\.jugador.nombre) }
    return names.count { $0 == player } == 4 && names.count == 6
  }

  private func partido(_ lines: String, headings: String = "▪ Final") -> Partido? {
    read(lines, headings: headings)
  }

  /// The only match of a file with these lines.
  private func read(_ lines: String, headings: String = "▪ Final") -> Partido? {
    let text = "\(headings)\nSat Sep 5 2026\n\(lines)"
    // What cannot be read cannot be held.
    let read = try? importFootballText([ImportedFile(name: "", bytes: Array(text.utf8))])
    guard let read, read.torneo.partidos.count == 1 else { return nil }
    return read.torneo.partidos.first?.partido
  }
}
