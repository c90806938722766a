import Templates

/// An entry of the menu.
struct EntradaDeMenu: Sendable {
  let texto: String
  let url: String
  let actual: Bool
  /// Whether a page of the section is shown that is not its first.
  var abierta: Bool

  static let vocabulary = Vocabulary<EntradaDeMenu>(
    "entrada del menú",
    [
      .text("texto", "Name of the section") { $0.texto },
      .text("url", "Its address") { $0.url },
      .flag("actual", "Whether it is the page that is shown") { $0.actual },
      .flag("abierta", "Whether another page of the section is shown") { $0.abierta },
    ])
}

/// What surrounds the pages of one folder and section: the same for all of them.
struct MarcoHTML: Sendable {
  let idioma: String
  let sitio: String
  let raiz: String
  /// Whether the page may be served at any address, so that none of its links can be relied on.
  let suelta: Bool
  let portada: String?
  let menu: [EntradaDeMenu]
  let submenu: [EntradaDeMenu]
  let indice: String?
  let enlaces: [UInt8]

  static let vocabulary = Vocabulary<MarcoHTML>(
    "marco",
    [
      .text("idioma", "Language of the page, as HTML writes it") { $0.idioma },
      .text("sitio", "Name of the site") { $0.sitio },
      .text("raiz", "What leads to the root of the site: nothing, ../ or ../../") { $0.raiz },
      .flag("suelta", "Whether the page may be served at any address: no relative link is sure") {
        $0.suelta
      },
      .text("portada", "Address of the home page") { $0.portada },
      .flag("hayMenu", "Whether there are sections to go to") { !$0.menu.isEmpty },
      .list("menu", of: EntradaDeMenu.vocabulary, "The sections") { $0.menu },
      .flag("haySubmenu", "Whether the section has other pages") { !$0.submenu.isEmpty },
      .list("submenu", of: EntradaDeMenu.vocabulary, "The pages of the section") { $0.submenu },
      .text("indice", "On the page of the search, the address of what it looks in") { $0.indice },
      .html("enlaces", "Links of the head: the icon, and the feeds that programs follow") {
        $0.enlaces
      },
    ])
}

/// A page about to be set into the layout.
struct PaginaHTML: Sendable {
  /// What kind of page it is: the name of its template.
  let clase: String
  let titulo: String
  let nombreDelSitio: String?
  let descripcion: String
  let canonica: String?
  let cabecera: [UInt8]
  let idiomas: [EnlaceDeIdioma]
  let contenido: [UInt8]

  static let vocabulary = Vocabulary<PaginaHTML>(
    "página",
    [
      .text("clase", "Kind of page, by the name of its template: partido, portada…") { $0.clase },
      .text("titulo", "Title of the page") { $0.titulo },
      .text("nombreDelSitio", "Name of the site; none where it is the title") {
        $0.nombreDelSitio
      },
      .text("descripcion", "What the page is about, in a sentence") { $0.descripcion },
      .text("canonica", "Full address; none without the setting urlBase") { $0.canonica },
      .html("cabecera", "What the head has for programs: Open Graph, schema.org") { $0.cabecera },
      .flag("hayIdiomas", "Whether the site is in several languages") { !$0.idiomas.isEmpty },
      .list("idiomas", of: EnlaceDeIdioma.vocabulary, "The languages of the site") { $0.idiomas },
      .html("contenido", "The page's HTML") { $0.contenido },
    ])
}
