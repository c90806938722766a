import Diagnostics
import JSON
import Torneo

/// Reads settings and notes what is wrong.
struct SettingsReader {
  let source: SourceText
  private(set) var diagnostics: [Diagnostic] = []

  init(source: SourceText) {
    self.source = source
  }

  mutating func read(
    _ document: JSONDocument, _ serverFault: (String) -> (message: Words, help: Words?)?
  ) -> SiteSettings {
    var settings = SiteSettings()
    guard document.root.kind == .object else {
      error(
        Words(es: "se esperaba un objeto { … }", en: "expected an object { … }"),
        at: document.root.offset)
      return settings
    }
    for double in document.duplicateKeys {
      error(
        Words(
          es: "la clave «\(double.key.visible)» está dos veces",
          en: "the key “\(double.key.visible)” is there twice"), at: double.secondOffset)
    }
    for member in document.root.members {
      switch Ajuste(rawValue: member.key) {
      case .titulo: settings.titulo = text(member)
      case .idioma:
        if let text = text(member) {
          settings.idioma = option(text, of: SiteLanguage.self, at: member.value) ?? .es
        }
      case .idiomas:
        let idiomas = idiomas(member, of: document)
        settings.idioma = idiomas.first ?? .es
        settings.otrosIdiomas = Array(idiomas.dropFirst())
      case .urlBase: settings.urlBase = text(member).flatMap { baseURL($0, at: member.value) }
      case .paginas: settings.paginas = kinds(member)
      case .servidor:
        settings.servidor = text(member)
        if let fault = settings.servidor.flatMap(serverFault) {
          error(fault.message, at: member.value.offset, help: fault.help)
        }
      case .privacidad: settings.privacidad = privacidad(member.value)
      case nil:
        let known = Ajuste.allCases.map(\.rawValue)
        error(
          Words(
            es: "ajuste desconocido «\(member.key.visible)»",
            en: "unknown setting “\(member.key.visible)”"),
          at: member.keyOffset, suggestion: nearestName(to: member.key, among: known),
          others: known)
      }
    }
    return settings
  }

  private mutating func text(_ member: JSONMember) -> String? {
    let key = member.key.visible
    guard let written = member.value.string else {
      error(
        Words(es: "«\(key)» debe ser un texto", en: "“\(key)” must be a text"),
        at: member.value.offset)
      return nil
    }
    if let scalar = written.unicodeScalars.first(where: \.alteraElTexto) {
      let shown = String(scalar).visible
      error(
        Words(
          es: "«\(key)» lleva el carácter \(shown), que no se ve y altera el texto",
          en: "“\(key)” has the character \(shown), which is invisible and upsets the text"),
        at: member.value.offset)
      return nil
    }
    let text = written.compuesto.sinEspaciosAlrededor
    guard text.tieneAlgoVisible else {
      error(
        Words(es: "«\(key)» está vacío", en: "“\(key)” is empty"), at: member.value.offset,
        help: Words(
          es: "escriba algo, o quite la clave para lo habitual",
          en: "write something, or remove the key for what is usual"))
      return nil
    }
    guard text.count <= Ajuste.longestText, text.utf8.count <= 4 * Ajuste.longestText else {
      error(
        Words(
          es: "«\(key)» es demasiado largo: como mucho \(Ajuste.longestText) caracteres",
          en: "“\(key)” is too long: at most \(Ajuste.longestText) characters"),
        at: member.value.offset)
      return nil
    }
    return text
  }

  /// The languages of a site, that of its root first.
  private mutating func idiomas(
    _ member: JSONMember, of document: JSONDocument
  ) -> [SiteLanguage] {
    if let otra = document.root.members.first(where: { $0.key == "idioma" }) {
      error(
        Words(
          es: "«idioma» sobra donde está «idiomas»",
          en: "“idioma” is one too many where “idiomas” is"), at: otra.keyOffset,
        help: Words(es: "quite una de las dos claves", en: "remove one of the two keys"))
    }
    guard member.value.kind == .array, member.value.elements.first(where: { _ in true }) != nil
    else {
      error(
        Words(
          es: "«idiomas» debe ser una lista de idiomas, como [ \"es\", \"ca\" ]",
          en: "“idiomas” must be a list of languages, as [ \"es\", \"ca\" ]"),
        at: member.value.offset)
      return []
    }
    var idiomas: [SiteLanguage] = []
    for element in member.value.elements {
      guard let text = element.string else {
        error(Words(es: "se esperaba un texto", en: "expected a text"), at: element.offset)
        continue
      }
      guard let idioma = option(text, of: SiteLanguage.self, at: element) else { continue }
      if idiomas.contains(idioma) {
        error(
          Words(
            es: "el idioma «\(text)» está dos veces", en: "the language “\(text)” is there twice"),
          at: element.offset)
      } else {
        idiomas.append(idioma)
      }
    }
    return idiomas
  }

  private mutating func kinds(_ member: JSONMember) -> Set<PageKind> {
    guard member.value.kind == .array else {
      error(
        Words(
          es: "«paginas» debe ser una lista [ … ] de clases de página",
          en: "“paginas” must be a list [ … ] of kinds of page"), at: member.value.offset)
      return []
    }
    let elements = Array(member.value.elements)
    if elements.isEmpty {
      error(
        Words(
          es: "«paginas» no nombra ninguna clase de página",
          en: "“paginas” names no kind of page"), at: member.value.offset,
        help: Words(
          es: "quite la clave para hacerlas todas, o diga cuáles: "
            + PageKind.allCases.map(\.rawValue).joined(separator: ", "),
          en: "remove the key to make all of them, or say which: "
            + PageKind.allCases.map(\.rawValue).joined(separator: ", ")))
    }
    var kinds: Set<PageKind> = []
    for element in elements {
      if let name = element.string {
        if let kind = option(name, of: PageKind.self, at: element) { kinds.insert(kind) }
      } else {
        error(
          Words(es: "se esperaba un texto", en: "expected a text"), at: element.offset)
      }
    }
    return kinds
  }

  private mutating func option<Option: RawRepresentable<String> & CaseIterable>(
    _ text: String, of _: Option.Type, at node: JSONNode
  ) -> Option? {
    if let option = Option(rawValue: text) { return option }
    let known = Option.allCases.map(\.rawValue)
    error(
      Words(
        es: "valor desconocido «\(text.visible)»", en: "unknown value “\(text.visible)”"),
      at: node.offset, suggestion: nearestName(to: text, among: known), others: known)
    return nil
  }

  /// An address of the web without query; a slash at its end is dropped.
  private mutating func baseURL(_ text: String, at node: JSONNode) -> String? {
    guard let url = SiteSettings.baseURL(text) else {
      error(
        Words(
          es: "«\(text.visible)» no es la dirección de un sitio",
          en: "“\(text.visible)” is not the address of a site"),
        at: node.offset,
        help: Words(
          es: "escríbala como https://liga.example/2026",
          en: "write it as https://liga.example/2026"))
      return nil
    }
    return url
  }

  private mutating func error(
    _ words: Words, at offset: Int, suggestion: String?, others: [String]
  ) {
    let help =
      if let suggestion {
        Words(es: "¿quiso decir «\(suggestion)»?", en: "did you mean “\(suggestion)”?")
      } else {
        Words(
          es: "puede ser: \(others.joined(separator: ", "))",
          en: "it may be: \(others.joined(separator: ", "))")
      }
    error(words, at: offset, help: help)
  }

  mutating func error(_ words: Words, at offset: Int, help: Words? = nil) {
    diagnostics.append(Diagnostic(.error, at: source.location(at: offset), words, help: help))
  }
}
