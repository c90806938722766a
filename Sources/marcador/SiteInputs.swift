import Diagnostics
import Files
import MarcadorApp
import Site
import SiteWriter
import Torneo

/// All that a site is made from, as it is in the tournament's folder.
struct SiteInputs {
  let torneo: Torneo
  /// As `SitePlan` takes them.
  let matchTexts: [[UInt8]]
  /// Their names alone: what else is known of referees is not for the site.
  let referees: [String]
  var settings: SiteSettings
  /// What somebody wrote of matches, by their numbers.
  var prosas: [Int: Prosa]
  /// Pages that somebody wrote.
  let libres: [PaginaEscrita]
  let theme: Theme
  let assets: [StaticFolder.Asset]

  /// Reads everything, also after something that is wrong: a person wants to know all of it at once.
  /// - Parameters:
  ///   - templates: another folder than `templates/`; it must exist then.
  ///   - found: gets all that is to be said about the files, whatever its weight.
  /// - Returns: nil when there is an error in `found`.
  static func read(
    _ folder: TournamentFolder, templates: String?, jobs: Int, found: inout [Diagnostic],
    notes: Bool, console: Console
  ) async throws -> SiteInputs? {
    let leido = try await found.collecting { try await folder.read(jobs: jobs, telling: console) }
    // Where there is no folder, all the rest would say the same.
    guard try folder.isThere else { return nil }
    if let leido { found += leido.avisos + (notes ? leido.notas : []) }
    let referees = try await found.collecting { try folder.refereeStore.leeTodo() }
    if case .some(let read?) = referees { found += read.avisos + (notes ? read.notas : []) }
    let names = referees.map { $0?.arbitros.map(\.nombre) ?? [] }
    if let leido, let names { found += leido.avisosDeArbitros(conocidos: names) }
    let settings = try await found.collecting { try folder.settings() }
    let theme = try await found.collecting { try folder.theme(from: templates) }
    if let theme { found += theme.warnings }
    let contents = try await found.collecting { try folder.contents() }
    if let contents {
      found += contents.warnings + (leido.map { contents.warnings(for: $0.torneo) } ?? [])
    }
    let assets = try await found.collecting { try folder.assets() }
    if let assets { found += assets.warnings }
    guard let leido, let names, let settings, let contents, let theme, let assets else {
      return nil
    }
    return SiteInputs(
      torneo: leido.torneo, matchTexts: leido.huellas.map { Array($0.hex.utf8) },
      referees: names, settings: settings, prosas: contents.prosas, libres: contents.libres,
      theme: theme.theme,
      assets: assets.files)
  }

  /// Throws what is wrong with them together.
  func plan() async throws -> SitePlan {
    try await SitePlan(
      torneo, matchTexts: matchTexts, arbitros: referees, prosas: prosas, libres: libres,
      theme: theme,
      settings: settings,
      assets: assets)
  }
}

extension [Diagnostic] {
  /// What `body` gives; nil, with the reasons added to these, when it fails for reasons that a person
  /// can mend. Throws any other failure.
  mutating func collecting<Value>(_ body: () async throws -> Value) async throws -> Value? {
    do {
      return try await body()
    } catch let failure as Failure {
      self += failure.diagnostics
    } catch let error as FileError {
      append(error.diagnostic)
    } catch let error as SiteWriterError {
      append(error.diagnostic)
    }
    return nil
  }
}
