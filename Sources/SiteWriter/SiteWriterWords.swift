package import Diagnostics
internal import Files

extension SiteWriterError {
  /// What is wrong, and with what.
  package var words: Words {
    switch self {
    case .refused(let output, let refusal):
      let why = refusal.words
      return Words(
        es: "el sitio no se puede escribir en «\(output.visible)»: \(why.es)",
        en: "the site cannot be written to “\(output.visible)”: \(why.en)")
    case .collisions(let output, let paths):
      let list = listed(paths)
      return Words(
        es: "en «\(output.visible)» hay ficheros ajenos donde van páginas: \(list.es)",
        en: "in “\(output.visible)” files that are not ours are where pages go: \(list.en)")
    case .invalidPath(let path):
      return Words(
        es: "«\(path.visible)» no puede ser la dirección de una página",
        en: "“\(path.visible)” cannot be the address of a page")
    case .samePath(let path):
      return Words(
        es: "dos páginas tienen la misma dirección: «\(path.visible)»",
        en: "two pages have the same address: “\(path.visible)”")
    case .fileAndFolder(let path):
      return Words(
        es: "«\(path.visible)» es a la vez una página y la carpeta de otras",
        en: "“\(path.visible)” is both a page and the folder of others")
    case .missingFile(let path):
      return Words(
        es: "falta el contenido de «\(path.visible)»",
        en: "the content of “\(path.visible)” is missing")
    case .changedMeanwhile(let path):
      return Words(
        es: "otro programa ha cambiado «\(path.visible)» mientras se hacía el sitio",
        en: "another program changed “\(path.visible)” while the site was being made")
    case .unfinished(let output, let error):
      let why = error.words
      return Words(
        es: "«\(output.visible)» se ha quedado a medias: \(why.es)",
        en: "“\(output.visible)” was left half done: \(why.en)")
    }
  }

  /// What to do, where that is fairly sure.
  package var help: Words? {
    switch self {
    case .refused(_, let refusal): refusal.help
    case .collisions:
      Words(
        es: "quite esos ficheros de ahí o cámbieles el nombre",
        en: "move those files away or rename them")
    case .changedMeanwhile:
      Words(es: "repita la orden", en: "run the command again")
    case .unfinished:
      Words(
        es: "arregle la causa y repita la orden: acabará lo que falta",
        en: "mend the cause and run the command again: it will finish what is missing")
    case .invalidPath, .samePath, .fileAndFolder, .missingFile: nil
    }
  }
}

extension SiteWriterError.Refusal {
  fileprivate var words: Words {
    switch self {
    case .emptyPath: Words(es: "no tiene nombre", en: "it has no name")
    case .root: Words(es: "es la raíz del disco", en: "it is the root of the disk")
    case .isProtected(let folder):
      Words(es: "es \(folder.words.es)", en: "it is \(folder.words.en)")
    case .holds(let folder):
      Words(es: "contiene \(folder.words.es)", en: "it holds \(folder.words.en)")
    case .isInside(let folder):
      Words(es: "está dentro de \(folder.words.es)", en: "it is inside \(folder.words.en)")
    case .notAFolder(let kind):
      Words(
        es: "no es una carpeta, es \(kind.words.es)",
        en: "it is not a folder, it is \(kind.words.en)")
    case .danglingLink(let target):
      Words(
        es: "es un enlace que apunta a «\(target.visible)», que no existe",
        en: "it is a link to “\(target.visible)”, which does not exist")
    case .noFolder(let path):
      Words(
        es: "no existe la carpeta «\(path.visible)»",
        en: "there is no folder “\(path.visible)”")
    case .mountPoint:
      Words(
        es: "ahí está montado otro disco, y no se podría cambiar el sitio de una vez",
        en: "another disk is mounted there, and the site could not be changed in one step")
    case .notOurs(let examples):
      Words(
        es: "no está vacía y no la ha hecho Marcador; contiene \(listed(examples).es)",
        en: "it is not empty and was not made by Marcador; it holds \(listed(examples).en)")
    case .repository:
      Words(
        es: "es un repositorio de git que no ha hecho Marcador",
        en: "it is a git repository that was not made by Marcador")
    case .newerVersion:
      Words(
        es: "la ha hecho una versión más nueva de Marcador",
        en: "it was made by a newer version of Marcador")
    }
  }

  fileprivate var help: Words? {
    switch self {
    case .newerVersion: Words(es: "actualice Marcador", en: "update Marcador")
    case .noFolder:
      Words(
        es: "créela antes, o corrija el nombre", en: "make it first, or mend the name")
    case .mountPoint:
      Words(
        es: "elija una carpeta dentro de ese disco",
        en: "choose a folder inside that disk")
    default:
      Words(
        es: "elija una carpeta nueva o vacía con «--output»",
        en: "choose a new or empty folder with “--output”")
    }
  }
}

extension ProtectedFolder {
  fileprivate var words: Words {
    switch role {
    case .home: Words(es: "su carpeta personal", en: "your home folder")
    case .tournament: Words(es: "la carpeta del torneo", en: "the tournament's folder")
    case .source:
      Words(
        es: "«\(path.visible)», de donde se leen ficheros del torneo",
        en: "“\(path.visible)”, from which files of the tournament are read")
    }
  }
}

extension SiteNotice {
  /// The notice for a person.
  package var words: Words {
    switch self {
    case .leftoverRemoved(let path):
      Words(
        es: "se ha quitado «\(path.visible)», resto de una orden interrumpida",
        en: "“\(path.visible)”, left behind by an interrupted command, was removed")
    case .finished(let output):
      Words(
        es:
          "se ha acabado de escribir «\(output.visible)», que una orden interrumpida dejó a medias",
        en: "“\(output.visible)”, which an interrupted command left half done, was finished")
    case .leftoverKept(let path):
      Words(
        es: "no se ha podido quitar «\(path.visible)»; se intentará la próxima vez",
        en: "“\(path.visible)” could not be removed; the next run will try again")
    case .damagedList(let path):
      Words(
        es: "la lista «\(path.visible)» estaba dañada; se ha hecho de nuevo",
        en: "the list “\(path.visible)” was damaged; it was made again")
    case .noLocks(let output):
      Words(
        es:
          "el disco de «\(output.visible)» no admite bloqueos: no haga el sitio desde dos programas a la vez",
        en: "the disk of “\(output.visible)” keeps no locks: do not build from two programs at once"
      )
    case .noCache(let error):
      Words(
        es: "la próxima vez se volverán a comparar todas las páginas: \(error.words.es)",
        en: "the next run will compare all pages again: \(error.words.en)")
    }
  }
}

/// Up to three names, and how many more there are.
private func listed(_ names: [String]) -> Words {
  func list(_ opening: String, _ closing: String) -> String {
    names.prefix(3).map { opening + $0.visible + closing }.joined(separator: ", ")
  }
  let shown = Words(es: list("«", "»"), en: list("“", "”"))
  let rest = names.count - 3
  return rest > 0
    ? Words(es: "\(shown.es) y \(rest) más", en: "\(shown.en) and \(rest) more") : shown
}
