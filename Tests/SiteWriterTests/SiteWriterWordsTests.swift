import Diagnostics
import Files
import SiteWriter
import Testing

struct SiteWriterWordsTests {
  struct Case: Sendable {
    var error: SiteWriterError
    var es: String
    var en: String

    init(_ error: SiteWriterError, _ es: String, _ en: String) {
      self.error = error
      self.es = es
      self.en = en
    }
  }

  @Test(arguments: [
    Case(
      .refused(output: "/", .root), "el sitio no se puede escribir en «/»: es la raíz del disco",
      "the site cannot be written to “/”: it is the root of the disk"),
    Case(
      .refused(output: "..", .holds(ProtectedFolder("/t", .tournament))),
      "el sitio no se puede escribir en «..»: contiene la carpeta del torneo",
      "the site cannot be written to “..”: it holds the tournament's folder"),
    Case(
      .refused(output: "x", .isInside(ProtectedFolder("templates", .source))),
      "el sitio no se puede escribir en «x»: está dentro de «templates», de donde se leen ficheros "
        + "del torneo",
      "the site cannot be written to “x”: it is inside “templates”, from which files of the "
        + "tournament are read"),
    Case(
      .refused(output: "x", .notOurs(examples: ["a", "b", "c", "d", "e"])),
      "el sitio no se puede escribir en «x»: no está vacía y no la ha hecho Marcador; contiene «a», "
        + "«b», «c» y 2 más",
      "the site cannot be written to “x”: it is not empty and was not made by Marcador; it holds "
        + "“a”, “b”, “c” and 2 more"),
    Case(
      .collisions(output: "x", paths: ["a\u{202E}.html"]),
      "en «x» hay ficheros ajenos donde van páginas: «a\\u{202E}.html»",
      "in “x” files that are not ours are where pages go: “a\\u{202E}.html”"),
    Case(
      .unfinished(output: "x", FileError(.rename, "x/a", .locked(by: nil))),
      "«x» se ha quedado a medias: no se puede cambiar de nombre «x/a»: lo tiene ocupado otro programa",
      "“x” was left half done: cannot rename “x/a”: another program is using it"),
  ])
  func `an error says where, what and why`(example: Case) {
    #expect(example.error.words == Words(es: example.es, en: example.en))
  }

  @Test(arguments: [
    SiteNotice.leftoverRemoved(path: "x"), .finished(output: "x"), .leftoverKept(path: "x"),
    .damagedList(path: "x"), .noLocks(output: "x"),
    .noCache(FileError(.write, "x", .changed)),
  ])
  func `a notice names what it is about, in both languages`(notice: SiteNotice) {
    let words = notice.words
    #expect(words.es.contains("«x»"))
    #expect(words.en.contains("“x”"))
    #expect(words.es != words.en)
  }
}
