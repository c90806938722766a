import Arguments
import Diagnostics
import Site

/// The address of a site as the command line says it.
enum BaseURL {
  /// Throws the misuse where it can be none.
  static func read(_ text: String, _ parsed: ParsedArguments) throws -> String {
    guard let url = SiteSettings.baseURL(text) else {
      throw parsed.misuse(
        Words(
          es: "«\(text.visible)» no es la dirección de un sitio, como https://liga.example/2026",
          en: "“\(text.visible)” is not the address of a site, such as https://liga.example/2026"))
    }
    return url
  }
}
