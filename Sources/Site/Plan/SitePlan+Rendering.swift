package import Diagnostics
import Markdown
import Templates

/// Room that one worker reuses from page to page.
package struct RenderingRoom: Sendable {
  var markdown: [UInt8] = []
  var html: [UInt8] = []
  var page: [UInt8] = []

  package init() {}
}

/// A file as it will be on disk.
package struct RenderedFile: Sendable {
  package let bytes: [UInt8]
  /// Links into other pages, to a place within them.
  package let fragments: [PageFragment]
  /// What was left out of the page.
  package let warnings: [Diagnostic]

  /// Whether all that can be said of it depends on its own inputs. Links into other pages have to be
  /// looked at in every build, and warnings told in every build.
  package var standsAlone: Bool { fragments.isEmpty && warnings.isEmpty }
}

extension SitePlan {
  /// Draws a file, and checks where its links lead. Throws what is wrong with it.
  package func render(
    _ draft: Draft, in room: inout RenderingRoom
  ) throws(Failure) -> RenderedFile {
    if let version = draft.version { return try versions[version].render(draft.ofOwn, in: &room) }
    switch draft.content {
    case .asset(let bytes):
      var found = LinkCheck.Findings()
      if draft.path.isHTML {
        found = links.findings(
          of: draft.path, within: LinkedAttributes(html: bytes, author: .person))
      }
      if !found.broken.isEmpty {
        throw LinkCheck.failure(of: found.broken, in: draft.path.text)
      }
      return RenderedFile(bytes: bytes, fragments: found.fragments, warnings: [])
    case .page(let template, let record, let title, let description, let section):
      room.markdown.removeAll(keepingCapacity: true)
      room.html.removeAll(keepingCapacity: true)
      room.page.removeAll(keepingCapacity: true)
      let warnings: [Diagnostic]
      do {
        let pictures = try template.render(record, over: shared, into: &room.markdown)
        let markdown = try renderer.render(
          room.markdown, inserting: pictures, file: draft.path.text, into: &room.html)
        warnings = self.warnings(markdown.warnings, of: draft)
        try layOut(
          room.html, of: template, title: title, description: description,
          cabecera: draft.cabecera, section: section, at: draft.path, into: &room.page)
      } catch let error as TemplateError {
        throw Failure(error.diagnostic)
      } catch let error as MarkdownError {
        throw Failure(
          PageProblem.diagnostic(
            error, page: draft.path.text,
            of: source(of: template, record, draft.prosa, over: shared)))
      } catch {
        throw Failure(Diagnostic(.error, Words(verbatim: "\(draft.path.text): \(error)")))
      }
      // What surrounds it is the same for every page of a folder: `checkFrames` looks at that once.
      let found = links.findings(
        in: LinkedAttributes(html: room.html, author: .program), of: draft.path,
        within: LinkedAttributes(html: room.page, author: .person))
      if !found.broken.isEmpty {
        throw LinkCheck.failure(
          of: found.broken, in: draft.path.text, from: source(of: draft))
      }
      return RenderedFile(bytes: room.page, fragments: found.fragments, warnings: warnings)
    }
  }

  /// Checks the links of the layout, once for each section and folder. Throws all that lead nowhere;
  /// gives those to places within pages.
  package func checkFrames() throws(Failure) -> Set<PageFragment> {
    var fragments: Set<PageFragment> = []
    var broken = PageFindings()
    var page: [UInt8] = []
    for (position, (section, path)) in framedPaths.enumerated() {
      page.removeAll(keepingCapacity: true)
      do {
        try layOut(
          [], of: theme[.portada], title: "", description: "", section: section, at: path,
          into: &page)
        let found = links.findings(
          of: path, within: LinkedAttributes(html: page, author: .person))
        if !found.broken.isEmpty {
          let (own, frame) = layout(
            [], of: theme[.portada], title: "", description: "", section, path)
          throw LinkCheck.failure(
            of: found.broken, in: path.text,
            from: source(of: theme[.layout], own, over: frame, shared))
        }
        fragments.formUnion(found.fragments)
      } catch let failure as Failure {
        broken.add(failure.diagnostics, at: position)
      } catch let error as TemplateError {
        broken.add([error.diagnostic], at: position)
      } catch {
        broken.add([Diagnostic(.error, Words(verbatim: "\(path.text): \(error)"))], at: position)
      }
    }
    if !broken.isEmpty { throw Failure(broken.inOrder) }
    for version in versions { fragments.formUnion(try version.checkFrames()) }
    return fragments
  }

  /// A page for each way in which the layout is drawn.
  private var framedPaths: [(PageKind?, SitePath)] {
    PageKind.allCases.compactMap { kind in context.addresses.page(kind).map { (kind, $0) } }
      + [(nil, SitePath("partidos/1.html").inside(context.addresses.carpeta))]
      + (isFirst ? [(nil, Addresses.noEncontrada)] : [])
  }

  /// Draws a page once more to know what wrote it.
  private func source(
    of template: Template, _ record: Record, _ prosa: Prosa? = nil, over outer: Record...
  ) -> PageSource {
    // One that cannot be drawn has been told of.
    PageSource(
      file: template.file, trace: try? template.trace(record, over: outer), prosa: prosa)
  }

  private func warnings(_ warnings: [MarkdownWarning], of draft: Draft) -> [Diagnostic] {
    guard !warnings.isEmpty, let source = source(of: draft) else { return [] }
    return warnings.enumerated().map { number, warning in
      PageProblem.diagnostic(
        warning, page: draft.path.text, of: source, isSought: number < DiagnosticRenderer.limit)
    }
  }

  /// Nil of a file that is copied.
  private func source(of draft: Draft) -> PageSource? {
    guard case .page(let template, let record, _, _, _) = draft.content else { return nil }
    return source(of: template, record, draft.prosa, over: shared)
  }

  private func layOut(
    _ html: [UInt8], of template: Template, title: String, description: String,
    cabecera: [UInt8] = [], section: PageKind?, at path: SitePath, into page: inout [UInt8]
  ) throws(TemplateError) {
    let (own, frame) = layout(
      html, of: template, title: title, description: description, cabecera: cabecera, section, path)
    try theme[.layout].render(own, over: frame, shared, into: &page)
  }

  private func layout(
    _ html: [UInt8], of template: Template, title: String, description: String,
    cabecera: [UInt8] = [], _ section: PageKind?, _ path: SitePath
  ) -> (own: Record, frame: Record) {
    (
      PaginaHTML.vocabulary.record(
        PaginaHTML(
          clase: String(template.name.dropLast(".md".count)), titulo: title,
          nombreDelSitio: title == frames.nombre ? nil : frames.nombre,
          descripcion: description, canonica: canonical(path), cabecera: cabecera,
          idiomas: enlacesDeIdioma(en: path),
          contenido: html)),
      frames.record(section, base(of: path))
    )
  }

  /// Checks links to places within other pages by drawing those pages. Throws every one that leads
  /// nowhere.
  package func check(_ fragments: Set<PageFragment>) throws(Failure) {
    var room = RenderingRoom()
    var broken = PageFindings()
    let positions = Dictionary(
      entries.enumerated().map { ($1.path.text, $0) }, uniquingKeysWith: { first, _ in first })
    for (target, wanted) in Dictionary(grouping: fragments, by: \.target)
      .sorted(by: { $0.key < $1.key })
    {
      guard let position = positions[target] else { continue }
      let page = try render(draft(position), in: &room).bytes
      let ids = LinkedAttributes(html: page, author: .person).identifiers
      for fragment in wanted.sorted() where !ids.contains(fragment.name) {
        let source = positions[fragment.page]
        broken.add(
          [
            PageProblem.brokenLink(
              "\(target)#\(fragment.name)", page: fragment.page,
              of: source.flatMap { self.source(of: draft($0)) })
          ], at: source ?? entries.count)
      }
    }
    if !broken.isEmpty { throw Failure(broken.inOrder) }
  }

  /// Draws every file and throws it away: for checking. Gives what was left out of pages; throws all
  /// that is wrong with them.
  /// - Parameters:
  ///   - progress: told how many files are done.
  ///   - isWanted: asked before each file; once it is false there is nothing to give or to throw any
  ///     more.
  package func checkAll(
    progress: (Int) -> Void = { _ in }, isWanted: () -> Bool = { true }
  ) throws(Failure) -> [Diagnostic] {
    var room = RenderingRoom()
    var fragments: Set<PageFragment> = []
    var warnings = PageFindings()
    var faults = PageFindings()
    do {
      fragments = try checkFrames()
    } catch {
      faults.add(error.diagnostics, at: -1)
    }
    for position in entries.indices {
      if !isWanted() { return [] }
      progress(position)
      do {
        let file = try render(draft(position), in: &room)
        fragments.formUnion(file.fragments)
        warnings.add(file.warnings, at: position)
      } catch {
        faults.add(error.diagnostics, at: position)
      }
    }
    if !faults.isEmpty { throw Failure(faults.inOrder) }
    try check(fragments)
    return warnings.inOrder
  }

  private func base(of path: SitePath) -> Frames.Base {
    if path == Addresses.noEncontrada { return settings.urlBase == nil ? .nowhere : .host }
    return switch path.depth {
    case 0: .root
    case 1: .folder
    default: .deepFolder
    }
  }

  /// The full address of a page; nil where nobody knows it.
  func canonical(_ path: SitePath) -> String? {
    guard let urlBase = settings.urlBase, path != Addresses.noEncontrada else { return nil }
    // A folder stands for its first page; of no other one is that the name.
    guard path.text == Addresses.portada.text || path.text.hasSuffix("/" + Addresses.portada.text)
    else { return "\(urlBase)/\(path.text)" }
    return "\(urlBase)/\(path.text.dropLast(Addresses.portada.text.count))"
  }
}
