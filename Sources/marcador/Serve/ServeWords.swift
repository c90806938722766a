import Diagnostics
import Files

/// What `marcador serve` says.
enum ServeWords {
  static func addresses(site: String, editor: String?) -> Words {
    let editorES = editor.map { "\nEditor:       \($0)" } ?? ""
    let editorEN = editor.map { "\nEditor:   \($0)" } ?? ""
    return Words(es: "Vista previa: \(site)\(editorES)\n", en: "Preview:  \(site)\(editorEN)\n")
  }

  static func otherPort(_ port: Int, instead usual: Int) -> Words {
    Words(
      es: "el puerto \(usual) está en uso; se usa el \(port)",
      en: "port \(usual) is in use; this is port \(port)")
  }

  static func hiddenByEditor(_ basePath: String) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es:
          "la dirección del sitio lleva a «\(basePath.visible)», que en la vista previa es del editor",
        en:
          "the address of the site leads to “\(basePath.visible)”, which is the editor's in a preview"
      ),
      help: Words(
        es:
          "mírelo con otra dirección: --base-url https://liga.example/vista; publicarlo ahí se puede",
        en:
          "look at it with another address: --base-url https://liga.example/view; it can be published there"
      ))
  }

  static func fileHiddenByEditor(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es: "«\(path.visible)» no se ve en la vista previa: ahí está el editor",
        en: "“\(path.visible)” is not seen in the preview: the editor is there"),
      help: Words(
        es: "con --base-url https://liga.example/vista se ve; «marcador build» lo copia igual",
        en:
          "with --base-url https://liga.example/view it is; “marcador build” copies it all the same"
      ))
  }

  static func movedTo(_ address: String) -> Words {
    Words(es: "la vista previa está ahora en \(address)", en: "the preview is at \(address) now")
  }

  static func reloadIsBlocked(_ page: String) -> Diagnostic {
    Diagnostic(
      .warning,
      Words(
        es:
          "«\(page.visible)» prohíbe el guion que la recarga: en la vista previa no mostrará los cambios ni "
          + "los errores por sí sola",
        en: "“\(page.visible)” forbids the script that loads it again: in the preview it will show "
          + "neither changes nor errors by itself"),
      help: Words(
        es:
          "su Content-Security-Policy ha de permitir 'self' en script-src y connect-src, como la de la "
          + "plantilla de Marcador; o recargue usted la página",
        en:
          "its Content-Security-Policy has to allow 'self' in script-src and connect-src, as that of "
          + "Marcador's template does; or load the page again yourself"))
  }

  static let howToEnd = Words(es: "se termina con Ctrl-C", en: "Ctrl-C ends it")
  static let ended = Words(es: "terminado", en: "ended")

  static let mended = Words(es: "arreglado", en: "mended")
  static let close = Words(es: "cerrar", en: "close")
  static let polling = Words(
    es: "el sistema no avisa de todos los cambios: se buscan varias veces por segundo",
    en: "the system does not tell of all changes: they are looked for several times a second")
  static let notOpened = Words(
    es: "no se pudo abrir el navegador: abra usted la dirección",
    en: "the browser could not be opened: open the address yourself")

  static func faults(_ count: Int) -> Words {
    count == 1
      ? Words(
        es: "Hay un error, y el sitio no se puede hacer",
        en: "There is an error, and the site cannot be made")
      : Words(
        es: "Hay \(count) errores, y el sitio no se puede hacer",
        en: "There are \(count) errors, and the site cannot be made")
  }

  static func shown(after time: Duration) -> Words {
    let milliseconds = time / .milliseconds(1)
    return Words(
      es: "cambio mostrado en \(Int(milliseconds.rounded())) ms",
      en: "change shown in \(Int(milliseconds.rounded())) ms")
  }

  static func inUse(_ port: Int, owner: Int?) -> Diagnostic {
    let pid = owner.map { " (PID \($0))" } ?? ""
    return Diagnostic(
      .error,
      Words(es: "el puerto \(port) está en uso\(pid)", en: "port \(port) is in use\(pid)"),
      help: Words(
        es: "termine ese programa, o elija otro puerto con --port; sin --port se busca uno libre",
        en:
          "end that program, or choose another port with --port; without --port a free one is found"
      ))
  }

  static func allInUse(_ ports: ClosedRange<Int>) -> Diagnostic {
    Diagnostic(
      .error,
      Words(
        es: "los puertos \(ports.lowerBound) a \(ports.upperBound) están en uso",
        en: "ports \(ports.lowerBound) to \(ports.upperBound) are in use"),
      help: Words(
        es: "elija uno con --port, o cualquiera con --port 0",
        en: "choose one with --port, or any with --port 0"))
  }

  /// - Parameter reason: an `errno`.
  static func notStarted(_ reason: Int32?) -> Diagnostic {
    let reason = reason.map { systemErrorWords($0) }
    return Diagnostic(
      .error,
      Words(
        es: "no se puede servir en este ordenador" + (reason.map { ": \($0.es)" } ?? ""),
        en: "nothing can be served on this computer" + (reason.map { ": \($0.en)" } ?? "")))
  }
}
