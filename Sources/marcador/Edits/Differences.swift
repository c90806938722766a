import Diagnostics
import MarcadorApp

// What an edit would change in the files of a tournament.
extension TournamentFolder {
  func difference<Result>(_ trial: AlmacenDelTorneo.Ensayo<Result>) -> String {
    difference("torneo.json", trial.antes, trial.despues)
  }

  func difference<Result>(_ trial: AlmacenDeArbitros.Ensayo<Result>) -> String {
    difference("arbitros.json", trial.antes, trial.despues)
  }

  private func difference(_ name: String, _ before: [UInt8], _ after: [UInt8]) -> String {
    UnifiedDiff(
      name: file(name), from: String(decoding: before, as: UTF8.self),
      to: String(decoding: after, as: UTF8.self)
    ).text
  }
}
