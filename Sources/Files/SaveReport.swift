package import Diagnostics

/// What saving a file came to.
package struct SaveReport: Sendable, Hashable {
  package enum Outcome: Sendable, Hashable {
    /// The content is what it was: nothing was written.
    case unchanged
    /// The old content was replaced.
    case saved
    /// There was no such file before.
    case created
  }

  package var outcome: Outcome
  /// Things that went well but are worth a word.
  package var notices: [Notice] = []

  package enum Notice: Sendable, Hashable {
    /// The file had more names (hard links); those keep the old content.
    case otherNames(path: String, count: Int)
    /// The file belonged to somebody else and belongs to whoever saved it now.
    case newOwner(path: String)
    /// The disk keeps no locks: two programs that save at once may lose an edit.
    case noLocks(path: String)
    /// A save that was cut short had left a file behind; it was removed.
    case leftover(path: String)
  }
}

extension SaveReport.Notice {
  /// The notice for a person.
  package var words: Words {
    switch self {
    case .otherNames(let path, let count):
      count == 1
        ? Words(
          es: "«\(path.visible)» tenía otro nombre (enlace duro), que conserva lo anterior",
          en: "“\(path.visible)” had another name (hard link), which keeps the old content")
        : Words(
          es: "«\(path.visible)» tenía \(count) nombres más (enlaces duros), que conservan lo "
            + "anterior",
          en: "“\(path.visible)” had \(count) more names (hard links), which keep the old content")
    case .newOwner(let path):
      Words(
        es: "«\(path.visible)» era de otro usuario y ahora es de quien lo ha guardado",
        en: "“\(path.visible)” belonged to another user and now belongs to whoever saved it")
    case .noLocks(let path):
      Words(
        es:
          "el disco de «\(path.visible)» no admite bloqueos: no guarde desde dos programas a la vez",
        en: "the disk of “\(path.visible)” keeps no locks: do not save from two programs at once")
    case .leftover(let path):
      Words(
        es: "se ha quitado «\(path.visible)», resto de una orden interrumpida",
        en: "“\(path.visible)”, left behind by an interrupted command, was removed")
    }
  }
}
