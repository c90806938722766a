import Diagnostics
import Importers

/// What is said of files that are not what the command reads.
enum ImportFormatWords {
  /// Nil where the file may be of the format, for all that its beginning tells.
  static func fault(of file: ImportedFile, readAs format: FileFormat) -> Diagnostic? {
    guard let found = FileFormat(of: file.bytes), found != format else { return nil }
    return Diagnostic(
      .error,
      Words(
        es: "«\(file.name.visible)» no es \(format.title), es \(found.title)",
        en: "“\(file.name.visible)” is not \(format.title), it is \(found.title)"),
      help: Words(
        es: "use «marcador import \(found.command)»", en: "use “marcador import \(found.command)”"))
  }

  static func empty(_ files: [ImportedFile]) -> [Diagnostic] {
    files.map {
      Diagnostic(
        .error,
        Words(
          es: "en «\($0.name.visible)» no hay ningún partido, equipo ni jugador",
          en: "there is no match, team or player in “\($0.name.visible)”"))
    }
  }
}

extension FileFormat {
  fileprivate var title: String {
    switch self {
    case .openfootball: "JSON"
    case .footballText: "Football.TXT"
    case .csv: "CSV"
    }
  }

  fileprivate var command: String {
    switch self {
    case .openfootball: "openfootball"
    case .footballText: "football-txt"
    case .csv: "csv"
    }
  }
}
