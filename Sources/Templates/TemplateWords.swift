import Diagnostics

extension Diagnostic {
  /// How many includes of a chain are shown: those nearest to the problem.
  static let shownIncludes = 8

  /// A problem in words. `chain` has the places of the includes that led there, the innermost
  /// first, and `more` how many it leaves out; `inSameFile` gives the place of another byte of the
  /// same source.
  init(
    _ problem: TemplateProblem, at location: SourceLocation?, chain: [SourceLocation] = [],
    more: Int = 0, inSameFile: (Int) -> SourceLocation? = { _ in nil }
  ) {
    var context: [Words] = []
    if case .mismatchedClose(_, let open, let offset) = problem, let start = inSameFile(offset) {
      context.append(
        Words(
          es: "«\(open.visible)» se abrió en \(start)",
          en: "“\(open.visible)” was opened at \(start)"))
    }
    context += chain.prefix(Self.shownIncludes).map {
      Words(es: "incluido desde \($0)", en: "included from \($0)")
    }
    let more = more + max(0, chain.count - Self.shownIncludes)
    if more > 0 {
      context.append(
        Words(es: "… y \(more) inclusiones más", en: "… and \(more) more includes"))
    }
    self.init(.error, at: location, problem.message, context: context, help: problem.help)
  }
}

extension Escaping {
  fileprivate var title: Words {
    switch self {
    case .none: Words(es: "texto sin formato", en: "plain text")
    case .html: Words(verbatim: "HTML")
    case .xml: Words(verbatim: "XML")
    case .markdown: Words(verbatim: "Markdown")
    }
  }
}

extension TemplateProblem {
  fileprivate var message: Words {
    switch self {
    case .tooLong(let size, let limit):
      Words(
        es: "la plantilla ocupa \(size) bytes; el máximo es \(limit)",
        en: "the template has \(size) bytes; at most \(limit) are allowed")
    case .tooLongTogether(let limit):
      Words(
        es: "las plantillas ocupan juntas más de \(limit >> 20) MB",
        en: "the templates have more than \(limit >> 20) MB together")
    case .notUTF8(let byte):
      Words(
        es: "el byte 0x\(hex(byte)) no es UTF-8", en: "byte 0x\(hex(byte)) is not UTF-8")
    case .binary:
      Words(
        es: "no es un fichero de texto: tiene un byte 0", en: "not a text file: it has a byte 0")
    case .unclosedTag(let opening, let closing):
      Words(
        es: "etiqueta sin cerrar: falta «\(closing.visible)» tras «\(opening.visible)»",
        en: "unclosed tag: “\(closing.visible)” is missing after “\(opening.visible)”")
    case .emptyTag:
      Words(es: "etiqueta sin nombre", en: "tag without a name")
    case .nameWithSpaces(let name):
      Words(
        es: "«\(name.visible)» no es un nombre: tiene espacios",
        en: "“\(name.visible)” is not a name: it has spaces")
    case .badDots(let name):
      Words(
        es: "«\(name.visible)» no es un nombre: hay un punto de más",
        en: "“\(name.visible)” is not a name: it has a dot too many")
    case .badDelimiters(let text):
      Words(
        es: "delimitadores no válidos «\(text.visible)»",
        en: "invalid delimiters “\(text.visible)”")
    case .unclosedSection(let name):
      Words(
        es: "«\(name.visible)» no se cierra: falta {{/\(name.visible)}}",
        en: "“\(name.visible)” is not closed: {{/\(name.visible)}} is missing")
    case .mismatchedClose(let name, let open, _):
      Words(
        es: "se cierra «\(name.visible)», pero lo que está abierto es «\(open.visible)»",
        en: "“\(name.visible)” is closed, but “\(open.visible)” is what is open")
    case .strayClose(let name):
      Words(
        es: "se cierra «\(name.visible)», que no está abierto",
        en: "“\(name.visible)” is closed, but it is not open")
    case .nestedTooDeep(let limit):
      Words(
        es: "hay más de \(limit) secciones unas dentro de otras",
        en: "more than \(limit) sections are open within each other")
    case .noBlock(let parent):
      Words(
        es: "dentro de {{<\(parent.visible)}} solo puede haber bloques {{$nombre}}…{{/nombre}}",
        en: "only blocks {{$name}}…{{/name}} can be within {{<\(parent.visible)}}")
    case .unknownName(let name, _):
      Words(es: "nombre desconocido «\(name.visible)»", en: "unknown name “\(name.visible)”")
    case .noParts(let part, let owner, let isList):
      Words(
        es: isList
          ? "«\(owner.visible)» es una lista: no tiene «\(part.visible)»"
          : "«\(owner.visible)» no tiene partes, y por tanto tampoco «\(part.visible)»",
        en: isList
          ? "“\(owner.visible)” is a list: it has no “\(part.visible)”"
          : "“\(owner.visible)” has no parts, so no “\(part.visible)” either")
    case .notWritable(let name, .list):
      Words(
        es: "«\(name.visible)» es una lista y no se puede escribir",
        en: "“\(name.visible)” is a list and cannot be written")
    case .notWritable(let name, .record):
      Words(
        es: "«\(name.visible)» tiene partes y no se puede escribir",
        en: "“\(name.visible)” has parts and cannot be written")
    case .notWritable(let name, .flag):
      Words(
        es: "«\(name.visible)» es un sí o no y no se puede escribir",
        en: "“\(name.visible)” is a yes or no and cannot be written")
    case .escapedMarkup(let name):
      Words(
        es:
          "«\(name.visible)» ya está en el formato de la plantilla: con dos llaves se vería su código",
        en: "“\(name.visible)” is in the template's format already: two braces would show its code")
    case .rawText(let name):
      Words(
        es: "«\(name.visible)» no está en el formato de la plantilla: con tres llaves saldría sin "
          + "proteger",
        en:
          "“\(name.visible)” is not in the template's format: three braces would leave it unescaped"
      )
    case .misplacedPicture(let name):
      Words(
        es: "«\(name.visible)» es una imagen, que solo tiene sitio en una plantilla en Markdown",
        en: "“\(name.visible)” is a picture, which has its place in a Markdown template alone")
    case .missingTemplate(let name, _):
      Words(es: "no existe la plantilla «\(name.visible)»", en: "no template “\(name.visible)”")
    case .otherLanguage(let name, let other, let language):
      Words(
        es: "«\(name.visible)» es de \(other.title.es) y no puede incluirse en una plantilla de "
          + language.title.es,
        en: "“\(name.visible)” is \(other.title.en) and cannot be included in a template of "
          + language.title.en)
    case .endlessInclusion(let names):
      Words(
        es: "inclusión sin fin: \(names.map(\.visible).joined(separator: " → "))",
        en: "endless inclusion: \(names.map(\.visible).joined(separator: " → "))")
    case .unknownBlock(let name, let parent, _):
      Words(
        es: "«\(parent.visible)» no tiene el bloque «\(name.visible)»",
        en: "“\(parent.visible)” has no block “\(name.visible)”")
    case .notTemplateName(let name):
      Words(
        es: "«\(name.visible)» no es el nombre de una plantilla",
        en: "“\(name.visible)” is not the name of a template")
    case .tooManyContexts(let limit):
      Words(
        es: "las plantillas se incluyen de más de \(limit) maneras distintas",
        en: "the templates include each other in more than \(limit) different ways")
    case .tooDeep(let limit):
      Words(
        es: "más de \(limit) inclusiones unas dentro de otras",
        en: "more than \(limit) includes within each other")
    case .tooManyExpansions(let limit):
      Words(
        es: "más de \(limit) inclusiones en una página", en: "more than \(limit) includes in a page"
      )
    case .tooManySteps:
      Words(
        es: "la página da demasiadas vueltas: hay listas repetidas dentro de listas",
        en: "the page takes too many turns: lists are repeated within lists")
    case .tooMuchOutput(let limit):
      Words(
        es: "la página pasa de \(limit >> 20) MB", en: "the page is larger than \(limit >> 20) MB")
    case .unexpectedTemplateName(let name):
      Words(
        es: "no hay una plantilla «\(name.visible)» que se pueda incluir aquí",
        en: "there is no template “\(name.visible)” that can be included here")
    case .wrongRecord:
      Words(
        es: "los datos no son los de esta plantilla", en: "the data are not those of this template")
    }
  }

  fileprivate var help: Words? {
    switch self {
    case .notUTF8:
      Words(es: "guarde el fichero como UTF-8", en: "save the file as UTF-8")
    case .badDelimiters:
      Words(es: "escriba, por ejemplo, {{=<% %>=}}", en: "write, for instance, {{=<% %>=}}")
    case .unknownName(_, .nearest(let name)?), .missingTemplate(_, let name?),
      .unknownBlock(_, _, let name?):
      Words(
        es: "¿quiso decir «\(name.visible)»?", en: "did you mean “\(name.visible)”?")
    case .unknownName(let name, .within(let owner, let isList)?):
      Words(
        es: isList
          ? "lo tiene cada elemento de «\(owner)»: escríbalo entre {{#\(owner)}} y {{/\(owner)}}"
          : "lo tiene «\(owner)»: escriba «\(owner).\(name.visible)»",
        en: isList
          ? "each element of “\(owner)” has it: write it between {{#\(owner)}} and {{/\(owner)}}"
          : "“\(owner)” has it: write “\(owner).\(name.visible)”")
    case .unknownName(_, .available(let names)?):
      Words(
        es: "aquí se puede usar: \(names.joined(separator: ", "))",
        en: "what can be used here: \(names.joined(separator: ", "))")
    case .noParts(_, let name, isList: true), .notWritable(let name, .list),
      .notWritable(let name, .record), .notWritable(let name, .flag):
      Words(
        es: "úselo como sección: {{#\(name.visible)}}…{{/\(name.visible)}}",
        en: "use it as a section: {{#\(name.visible)}}…{{/\(name.visible)}}")
    case .missingTemplate(_, nil):
      Words(
        es:
          "no está en la carpeta de las plantillas, ni entre las de Marcador: añádala o corrija el "
          + "nombre",
        en: "it is neither in the folder of the templates nor among those of Marcador: add it, or "
          + "correct the name")
    case .escapedMarkup(let name):
      Words(es: "escriba {{{\(name.visible)}}}", en: "write {{{\(name.visible)}}}")
    case .rawText(let name):
      Words(es: "escriba {{\(name.visible)}}", en: "write {{\(name.visible)}}")
    case .binary:
      Words(es: "guárdelo como texto, en UTF-8", en: "save it as text, in UTF-8")
    case .unclosedTag(let opening, let closing):
      Words(
        es: "escriba «\(closing.visible)» donde acaba la etiqueta; si no es una, separe las llaves "
          + "de «\(opening.visible)» con un espacio",
        en:
          "write “\(closing.visible)” where the tag ends; if it is none, put a blank between the braces "
          + "of “\(opening.visible)”")
    case .emptyTag:
      Words(
        es: "escriba el nombre de lo que va aquí, o quite las llaves",
        en: "write the name of what goes here, or take the braces away")
    case .nameWithSpaces, .badDots:
      Words(
        es:
          "un nombre va entre las llaves sin espacios; sus partes, con un punto entre ellas: «equipo.nombre»",
        en: "a name has no blanks; its parts have a dot between them: “equipo.nombre”")
    case .unclosedSection(let name):
      Words(
        es: "escriba {{/\(name.visible)}} donde acaba la sección, o quite su comienzo",
        en: "write {{/\(name.visible)}} where the section ends, or take its beginning away")
    case .mismatchedClose(_, let open, _):
      Words(
        es: "cierre antes lo que se abrió después: escriba {{/\(open.visible)}}",
        en: "close first what was opened last: write {{/\(open.visible)}}")
    case .strayClose(let name):
      Words(
        es: "quítelo, o escriba antes {{#\(name.visible)}}",
        en: "take it away, or write {{#\(name.visible)}} before it")
    case .nestedTooDeep, .tooDeep, .tooManyExpansions, .tooManySteps, .tooManyContexts,
      .tooMuchOutput, .tooLong, .tooLongTogether:
      Words(
        es: "haga la plantilla más sencilla: menos secciones e inclusiones unas dentro de otras",
        en: "make the template simpler: fewer sections and includes within each other")
    case .noBlock:
      Words(
        es: "quite lo demás, o páselo dentro de un bloque",
        en: "take the rest away, or put it into a block")
    case .noParts(let part, _, isList: false):
      Words(
        es: "quite «.\(part.visible)»", en: "take “.\(part.visible)” away")
    case .misplacedPicture(let name):
      Words(
        es: "póngala en la plantilla .md de esa página, como {{{\(name.visible)}}}",
        en: "put it into the .md template of that page, as {{{\(name.visible)}}}")
    case .otherLanguage:
      Words(
        es: "inclúyala en una plantilla de su mismo formato (.md en .md, .html en .html)",
        en: "include it in a template of its own format (.md in .md, .html in .html)")
    case .endlessInclusion:
      Words(
        es: "quite una de esas inclusiones", en: "take one of these includes away")
    case .unknownBlock(_, let parent, nil):
      Words(
        es: "mire qué bloques {{$…}} tiene «\(parent.visible)»",
        en: "look which blocks {{$…}} “\(parent.visible)” has")
    case .notTemplateName:
      Words(
        es: "escriba el nombre de un fichero de las plantillas, como «tabla.md»",
        en: "write the name of a file of the templates, such as “tabla.md”")
    default: nil
    }
  }
}

private func hex(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
