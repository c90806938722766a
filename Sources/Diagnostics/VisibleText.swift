extension String {
  /// The text as a message shows it: characters that nobody sees or that turn the direction of the
  /// line (controls, format characters, line separators) written as `\u{202E}`.
  package var visible: String {
    var result = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
