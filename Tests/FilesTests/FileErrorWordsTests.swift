import Diagnostics
import Files
import Foundation
import Testing

struct FileErrorWordsTests {
  struct Case: Sendable {
    var operation: FileError.Operation
    var reason: FileError.Reason
    var es: String
    var en: String

    init(_ operation: FileError.Operation, _ reason: FileError.Reason, _ es: String, _ en: String) {
      self.operation = operation
      self.reason = reason
      self.es = es
      self.en = en
    }
  }

  @Test(arguments: [
    Case(
      .read, .system(ENOENT), "no se puede leer «a»: no existe",
      "cannot read “a”: it does not exist"),
    Case(
      .write, .system(ENOSPC), "no se puede escribir «a»: no queda sitio en el disco",
      "cannot write “a”: there is no room left on the disk"),
    Case(
      .read, .notAFile(.pipe), "no se puede leer «a»: no es un fichero, es una tubería",
      "cannot read “a”: it is not a file, it is a pipe"),
    Case(
      .read, .tooLarge(limit: 64 << 20),
      "no se puede leer «a»: es demasiado grande; el límite es de 64 MiB",
      "cannot read “a”: it is too large; the limit is 64 MiB"),
    Case(
      .write, .danglingLink(target: "b"),
      "no se puede escribir «a»: es un enlace que apunta a «b», que no existe",
      "cannot write “a”: it is a link to “b”, which does not exist"),
    Case(
      .write, .locked(by: 12), "no se puede escribir «a»: lo tiene ocupado el proceso 12",
      "cannot write “a”: process 12 is using it"),
    Case(
      .sync, .notConfirmed(EIO),
      "«a» se ha guardado, pero el disco no confirma que resista un corte de luz: el disco ha dado "
        + "un error",
      "“a” was saved, but the disk does not confirm that it would survive a power cut: the disk "
        + "reported an error"),
  ])
  func `an error says what, which file and why`(example: Case) {
    let words = FileError(example.operation, "a", example.reason).words
    #expect(words == Words(es: example.es, en: example.en))
  }

  @Test(arguments: [
    ENOENT, EACCES, EPERM, EROFS, ENOSPC, EDQUOT, EFBIG, EMFILE, ELOOP, ENAMETOOLONG, EISDIR,
    ENOTDIR,
    EIO, EXDEV,
  ])
  func `common errors of the system have words, not numbers`(code: Int32) {
    let words = FileError(.read, "a", .system(code)).words
    #expect(!words.es.contains("\(code)"))
    #expect(!words.en.contains("\(code)"))
  }

  @Test func `a name that turns the line round is shown as it is`() {
    #expect(
      FileError(.read, "a\u{202E}b", .changed).words.es
        == "no se puede leer «a\\u{202E}b»: otro programa lo ha cambiado mientras tanto")
  }
}
