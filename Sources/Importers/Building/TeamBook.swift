import Diagnostics
import Torneo

/// The teams of an import: those that the tournament has and those that files name, each once.
struct TeamBook {
  struct Entry {
    var nombre: String
    var key: NameKey
    /// The team of the tournament, where there is one.
    var existing: Equipo?
    var roster = Roster()
    /// Where a match names it for the first time.
    var mention: Place?
    /// Whether a file names it.
    var isInFiles = false
    /// Where a list names it for the first time.
    var listing: Place?
    /// The last file that has it in a list.
    var listedIn: Int?

    var place: Place? { mention ?? listing }
  }

  var entries: [Entry] = []
  var aliases: Aliases
  /// Which entry each team of the tournament is.
  private(set) var indexOfExisting: [Equipo: Int] = [:]
  /// Two teams of the tournament that aliases make one, and a match that they play.
  private(set) var rivals: (String, String, match: Int)?
  private var byName: [String: Int] = [:]
  private var byKey: [NameKey: Int] = [:]
  private var byCode: [String: Int] = [:]
  /// Other names and codes that lists of teams give.
  private var otherKeys: [NameKey: NameKey] = [:]
  private var codes: [NameKey: String] = [:]

  init(existing torneo: Torneo?, aliases names: [String: String]) {
    aliases = Aliases(names)
    guard let torneo else { return }
    let fielded = torneo.jugadoresAlineados
    var named: Set<Int> = []
    for equipo in torneo.equipos where indexOfExisting[equipo] == nil {
      let target = aliases.name(for: equipo.nombre)
      let same = byKey[NameKey(target)]
      // By an alias one of them is the other, whichever comes first.
      if let other = same, target != equipo.nombre || named.contains(other) {
        if let id = meeting(of: equipo, entries[other].existing, in: torneo) {
          rivals = rivals ?? (entries[other].existing?.nombre ?? target, equipo.nombre, id)
        }
        indexOfExisting[equipo] = other
        entries[other].roster.absorb(equipo.plantilla, fielded: fielded[equipo] ?? [])
      } else {
        let index = append(target, existing: equipo, fielded: fielded[equipo] ?? [])
        indexOfExisting[equipo] = index
        if target != equipo.nombre { named.insert(index) }
      }
    }
    for index in entries.indices { entries[index].roster.apply(&aliases) }
  }

  /// The first match of two teams.
  private func meeting(of a: Equipo, _ b: Equipo?, in torneo: Torneo) -> Int? {
    torneo.partidos.first {
      $0.partido.local === a && $0.partido.visitante === b
        || $0.partido.local === b && $0.partido.visitante === a
    }?.id
  }

  /// Learns the other names and the codes of a list of teams, before any side is looked up.
  mutating func learn(_ team: TeamRecord) {
    let key = NameKey(team.mention.name)
    if let other = team.otherName.map(NameKey.init), other != key {
      otherKeys[key] = other
      otherKeys[other] = key
    }
    if let code = team.mention.code { codes[key] = code }
  }

  /// The team that is a side of a match.
  mutating func side(_ mention: TeamMention, findings: inout Findings) -> Int {
    let index = find(mention, findings: &findings) ?? append(aliases.name(for: mention.name))
    if let code = mention.code ?? codes[NameKey(mention.name)], byCode[code] == nil {
      byCode[code] = index
    }
    if entries[index].mention == nil { entries[index].mention = mention.place }
    entries[index].isInFiles = true
    return index
  }

  /// The team of an entry of a list, which may have other names for it than the matches have: the
  /// code decides where the name does not. Two entries of one list are two teams, whatever the codes.
  mutating func listed(
    _ mention: TeamMention, findings: inout Findings
  ) -> (index: Int, isNew: Bool) {
    let file = mention.place.file
    let code = mention.code ?? codes[NameKey(mention.name)]
    var isNew = false
    var found = find(mention, findings: &findings)
    if found == nil, let code, let index = byCode[code] ?? byKey[NameKey(code)],
      entries[index].listedIn != file
    {
      findings.add(
        .note(.teamSpelling(mention.name, of: entries[index].nombre)), at: mention.place)
      byName[mention.name] = index
      found = index
    }
    let index: Int
    if let found {
      index = found
    } else {
      index = append(aliases.name(for: mention.name))
      isNew = true
    }
    if let code, byCode[code] == nil { byCode[code] = index }
    entries[index].isInFiles = true
    entries[index].listedIn = file
    if entries[index].listing == nil { entries[index].listing = mention.place }
    return (index, isNew)
  }

  /// The team that has this name, or another spelling of it; nil where none does.
  func lookUp(_ written: String) -> Int? {
    if let index = byName[written] { return index }
    let key = NameKey(aliases[written])
    return byKey[key] ?? otherKeys[key].flatMap { byKey[$0] }
  }

  /// Takes a name for a team from here on.
  mutating func recognise(_ name: String, as index: Int) { byName[name] = index }

  private mutating func find(_ mention: TeamMention, findings: inout Findings) -> Int? {
    if let index = byName[mention.name] { return index }
    let name = aliases.name(for: mention.name)
    let key = NameKey(name)
    guard let index = byKey[key] ?? otherKeys[key].flatMap({ byKey[$0] }) else { return nil }
    byName[mention.name] = index
    if name != entries[index].nombre {
      findings.add(.note(.teamSpelling(name, of: entries[index].nombre)), at: mention.place)
    }
    return index
  }

  private mutating func append(
    _ nombre: String, existing: Equipo? = nil, fielded: Set<Jugador> = []
  ) -> Int {
    let index = entries.count
    let key = NameKey(nombre)
    entries.append(Entry(nombre: nombre, key: key, existing: existing))
    if let existing { entries[index].roster.add(existing: existing.plantilla, fielded: fielded) }
    // Of two teams of the tournament with one folded name the first is found; both are kept.
    if byKey[key] == nil { byKey[key] = index }
    if byName[nombre] == nil { byName[nombre] = index }
    return index
  }

  /// The teams as they will be, in order. One that did not change is the same object as before.
  func equipos() -> [Equipo] {
    entries.map { entry in
      let plantilla = entry.roster.plantilla
      if let existing = entry.existing, existing.nombre == entry.nombre,
        existing.plantilla == plantilla
      {
        return existing
      }
      // The roster gave up repeated numbers, so the second form is never the one.
      let (ranking, color) = (entry.existing?.ranking, entry.existing?.color)
      return Equipo(nombre: entry.nombre, plantilla: plantilla, ranking: ranking, color: color)
        ?? Equipo(nombre: entry.nombre, ranking: ranking, color: color)
    }
  }
}

extension Torneo {
  /// Of each team, who is in a line-up of a match.
  fileprivate var jugadoresAlineados: [Equipo: Set<Jugador>] {
    var alineados: [Equipo: Set<Jugador>] = [:]
    for partido in partidos.lazy.map(\.partido) {
      for equipo in [partido.local, partido.visitante] {
        guard let alineacion = partido.alineacion(de: equipo) else { continue }
        alineados[equipo, default: []].formUnion(alineacion.titulares + alineacion.suplentes)
      }
    }
    return alineados
  }
}
