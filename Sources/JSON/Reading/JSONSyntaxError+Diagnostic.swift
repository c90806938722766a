package import Diagnostics

extension JSONSyntaxError {
  /// What is wrong, with its place in the text, and where what it is in begins.
  package func diagnostic(in source: SourceText) -> Diagnostic {
    Diagnostic(
      .error, at: source.location(at: offset), words,
      context: opening.map { [Self.begins(source.location(at: $0))] } ?? [], help: help)
  }

  private static func begins(_ place: SourceLocation) -> Words {
    Words(
      es: "lo que sigue abierto empieza en la línea \(place.line), columna \(place.column)",
      en: "what is still open begins at line \(place.line), column \(place.column)")
  }
}
