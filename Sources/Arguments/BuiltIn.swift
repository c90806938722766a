import Diagnostics

/// What every program answers by itself.
enum BuiltIn {
  static let help = Flag("help", letter: "h", Words(es: "muestra esta ayuda", en: "show this help"))
  static let version = Flag("version", Words(es: "muestra la versión", en: "show the version"))
  static let options = [help.declaration, version.declaration]

  /// `marcador help build` is `marcador build --help`.
  static let helpCommand = "help"
  static let helpSummary = Words(
    es: "explica el uso de una orden", en: "explain how a command is used")
}
