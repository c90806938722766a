import Arguments
import Diagnostics
import Files
import Importers
import MarcadorApp
import Torneo

/// `marcador import`: real data in.
enum ImportCommand {
  static let command = Command<Action>(
    "import", Words(es: "trae datos de otros formatos", en: "bring data in from other formats"),
    commands: [openfootball, footballText, ImportCSVCommand.command])

  static let files = RepeatedOperand(
    .file, atLeast: 1,
    Words(
      es: "ficheros que leer; - es la entrada estándar",
      en: "files to read; - is standard input"))
  static let into = Option(
    "into", .folder,
    Words(es: "carpeta del torneo; se crea si no está", en: "tournament folder; made if need be"),
    default: Words(es: "la actual", en: "the current one"))
  static let alias = RepeatedOption(
    "alias", .text(es: "NOMBRE=NOMBRE", en: "NAME=NAME"),
    Words(
      es: "toma un nombre por otro: \"Mbappé=Kylian Mbappé\"",
      en: "take one name for another: \"Mbappé=Kylian Mbappé\""))
  static let dryRun = Flag(
    "dry-run", Words(es: "dice qué leería y no guarda nada", en: "tell what is read, save nothing"))

  private static let openfootball = Command<Action>(
    "openfootball",
    Words(es: "ligas, copas y mundiales de openfootball", en: "leagues and cups of openfootball"),
    details: Words(
      es:
        "Lee los JSON de football.json, worldcup.json y euro.json: partidos, plantillas, grupos y "
        + "estadios. Lo dudoso se dice y no se adivina. Traer otra vez un fichero corrige lo que ya "
        + "estaba y añade lo nuevo.",
      en:
        "Reads the JSON of football.json, worldcup.json and euro.json: matches, squads, groups and "
        + "stadiums. What is doubtful is told, not guessed. Importing a file again corrects what was "
        + "there and adds what is new."),
    operands: [files], options: [into, alias, dryRun],
    examples: [
      Example("marcador import openfootball worldcup.json worldcup.squads.json --into mundial")
    ],
    action: { try await run(.openfootball, importOpenfootball, $0, $1) })

  private static let footballText = Command<Action>(
    "football-txt",
    Words(es: "partidos y plantillas en Football.TXT", en: "matches and squads in Football.TXT"),
    details: Words(
      es:
        "Lee el formato de texto de openfootball: resultados, goles, alineaciones con tarjetas y "
        + "cambios, tandas de penaltis, árbitros, espectadores, grupos y plantillas. La línea que no "
        + "se entiende se dice y se deja fuera. Traer otra vez un fichero corrige lo que ya estaba "
        + "y añade lo nuevo.",
      en:
        "Reads the text format of openfootball: results, goals, line-ups with cards and changes, "
        + "shoot-outs, referees, attendance, groups and squads. A line that is not understood is told "
        + "and left out. Importing a file again corrects what was there and adds what is new."),
    operands: [files], options: [into, alias, dryRun],
    examples: [Example("marcador import football-txt worldcup-2022-full.txt --into mundial")],
    action: { try await run(.footballText, importFootballText, $0, $1) })

  typealias Importer =
    @Sendable (
      [ImportedFile], Torneo?, ImportOptions
    ) throws(Failure) -> ImportResult

  static func run(
    _ format: FileFormat, _ read: @escaping Importer, _ parsed: ParsedArguments,
    _ console: Console
  ) async throws {
    let folder = TournamentFolder(parsed[into])
    let options = ImportOptions(aliases: try aliases(of: parsed))
    if parsed[files].count(where: { $0 == "-" }) > 1 {
      throw parsed.misuse(
        Words(es: "«-» está más de una vez", en: "“-” is there more than once"))
    }
    let inputs = try parsed[files].map {
      ImportedFile(
        name: $0,
        bytes: $0 == "-"
          ? try folder.system.readStandardInput(limit: 64 << 20)
          : try folder.system.readFile($0, limit: 64 << 20))
    }
    let others = inputs.compactMap { ImportFormatWords.fault(of: $0, readAs: format) }
    if !others.isEmpty { throw Failure(others) }
    if !parsed[dryRun], try folder.isThere { try await folder.finishHalfDone(telling: console) }
    let importing = { (torneo: inout Torneo) throws(Failure) in
      let result = try read(inputs, torneo, options)
      if result.summary.isEmpty {
        throw Failure(result.diagnostics + ImportFormatWords.empty(inputs))
      }
      torneo = result.torneo
      return result
    }
    let saved = try await console.telling(
      Words(es: "importando…", en: "importing…")
    ) { try save(importing, in: folder, dryRun: parsed[dryRun]) }
    if !parsed[dryRun] { console.report(saved.avisos) }
    let result = saved.resultado
    console.report(result.diagnostics)
    if console.verbosity > .quiet {
      let words = ImportSummaryWords(read: result.summary, isDryRun: parsed[dryRun]).words
      try console.print(words[console.language] + "\n")
    }
  }

  private static func save(
    _ importing: (inout Torneo) throws(Failure) -> ImportResult, in folder: TournamentFolder,
    dryRun: Bool
  ) throws -> AlmacenDelTorneo.Guardado<ImportResult> {
    let isThere = try folder.isThere
    // What cannot be imported makes no folder.
    guard dryRun || !isThere else {
      return try folder.store.actualiza(desde: Torneo(), procedencia: origin, importing)
    }
    let trial = try folder.store.ensaya(
      desde: Torneo(), hayCarpeta: isThere, procedencia: origin, importing
    )
    if dryRun { return trial.guardado }
    do {
      try folder.system.makeFolder(folder.path)
    } catch {
      // Another import may have made it meanwhile.
      guard try folder.isThere else { throw error }
    }
    // Another program may have made a tournament there meanwhile.
    return try folder.store.guarda(trial)
      ?? folder.store.actualiza(desde: Torneo(), procedencia: origin, importing)
  }

  private static func aliases(of parsed: ParsedArguments) throws -> [String: String] {
    var aliases: [String: String] = [:]
    for pair in parsed[alias] {
      let parts = pair.split(separator: "=", maxSplits: 1).map { $0.sinEspaciosAlrededor }
      guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
        throw parsed.misuse(
          Words(
            es: "«\(pair.visible)» no tiene la forma NOMBRE=NOMBRE",
            en: "“\(pair.visible)” is not of the form NAME=NAME"))
      }
      guard let name = try? parts[1].comoNombre() else {
        // Why matters little: somebody typed it a moment ago.
        throw parsed.misuse(
          Words(
            es: "«\(parts[1].excerpt)» no puede ser un nombre",
            en: "“\(parts[1].excerpt)” cannot be a name"))
      }
      aliases[parts[0]] = name
    }
    return aliases
  }

  /// Where in the imported files what a tournament cannot have comes from.
  private static func origin(_ result: ImportResult, _ subject: AsuntoDelTorneo) -> SourceLocation?
  {
    let origins = result.origins
    let place: SourceLocation? =
      switch subject {
      case .torneo: nil
      case .equipo(let name): origins.location(ofTeam: name)
      case .jugador(let name, let team): origins.location(ofPlayer: name, in: team)
      case .partido(let id): origins.location(ofMatch: id)
      }
    return place ?? origins.start
  }
}
