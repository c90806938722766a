package import Diagnostics

extension FileError {
  /// What could not be done, with which file, and why.
  package var words: Words {
    let path = path.visible
    if case .notConfirmed(let code) = reason {
      let why = systemErrorWords(code)
      return Words(
        es: "«\(path)» se ha guardado, pero el disco no confirma que resista un corte de luz: "
          + why.es,
        en: "“\(path)” was saved, but the disk does not confirm that it would survive a power cut: "
          + why.en)
    }
    let what = operation.words(path)
    let why = reason.words
    return Words(es: "\(what.es): \(why.es)", en: "\(what.en): \(why.en)")
  }

  /// What the person can do about it, where that is fairly sure.
  package var help: Words? {
    switch reason {
    case .system(let code): systemErrorHelp(code)
    case .changed:
      Words(es: "repita la orden", en: "run the command again")
    case .locked(let process):
      process.map {
        Words(
          es: "espere a que acabe el proceso \($0) o ciérrelo, y repita la orden",
          en: "wait for process \($0) to end, or close it, and run the command again")
      }
        ?? Words(
          es: "espere a que acabe el otro programa y repita la orden",
          en: "wait for the other program to end and run the command again")
    case .danglingLink:
      Words(
        es: "corrija el enlace o ponga el fichero en ese sitio",
        en: "mend the link or put the file there")
    case .notAFile, .tooLarge, .notConfirmed: nil
    }
  }
}

extension FileError.Operation {
  fileprivate func words(_ path: String) -> Words {
    switch self {
    case .read: Words(es: "no se puede leer «\(path)»", en: "cannot read “\(path)”")
    case .write: Words(es: "no se puede escribir «\(path)»", en: "cannot write “\(path)”")
    case .create: Words(es: "no se puede crear «\(path)»", en: "cannot create “\(path)”")
    case .makeFolder:
      Words(es: "no se puede crear la carpeta «\(path)»", en: "cannot make the folder “\(path)”")
    case .list:
      Words(es: "no se puede abrir la carpeta «\(path)»", en: "cannot open the folder “\(path)”")
    case .inspect: Words(es: "no se puede consultar «\(path)»", en: "cannot look at “\(path)”")
    case .link: Words(es: "no se puede enlazar «\(path)»", en: "cannot link “\(path)”")
    case .rename:
      Words(es: "no se puede cambiar de nombre «\(path)»", en: "cannot rename “\(path)”")
    case .remove: Words(es: "no se puede borrar «\(path)»", en: "cannot delete “\(path)”")
    case .lock: Words(es: "no se puede reservar «\(path)»", en: "cannot lock “\(path)”")
    case .sync:
      Words(
        es: "no se puede asegurar en el disco «\(path)»", en: "cannot secure on the disk “\(path)”")
    case .setAttributes:
      Words(
        es: "no se pueden cambiar los permisos de «\(path)»",
        en: "cannot set the permissions of “\(path)”")
    }
  }
}

extension FileError.Reason {
  fileprivate var words: Words {
    switch self {
    case .system(let code), .notConfirmed(let code): systemErrorWords(code)
    case .notAFile(let kind):
      Words(
        es: "no es un fichero, es \(kind.words.es)", en: "it is not a file, it is \(kind.words.en)")
    case .tooLarge(let limit):
      Words(
        es: "es demasiado grande; el límite es de \(sizeText(limit))",
        en: "it is too large; the limit is \(sizeText(limit))")
    case .danglingLink(let target):
      Words(
        es: "es un enlace que apunta a «\(target.visible)», que no existe",
        en: "it is a link to “\(target.visible)”, which does not exist")
    case .changed:
      Words(
        es: "otro programa lo ha cambiado mientras tanto",
        en: "another program has changed it meanwhile")
    case .locked(let process):
      process.map {
        Words(es: "lo tiene ocupado el proceso \($0)", en: "process \($0) is using it")
      } ?? Words(es: "lo tiene ocupado otro programa", en: "another program is using it")
    }
  }
}

extension FileKind {
  /// With its article.
  package var words: Words {
    switch self {
    case .file: Words(es: "un fichero", en: "a file")
    case .folder: Words(es: "una carpeta", en: "a folder")
    case .symbolicLink: Words(es: "un enlace simbólico", en: "a symbolic link")
    case .pipe: Words(es: "una tubería", en: "a pipe")
    case .socket: Words(es: "un socket", en: "a socket")
    case .device: Words(es: "un dispositivo", en: "a device")
    case .unknown: Words(es: "algo desconocido", en: "something unknown")
    }
  }
}

/// A number of bytes, in the largest unit that divides it.
private func sizeText(_ bytes: Int) -> String {
  for (unit, name) in [(1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")]
  where bytes >= unit && bytes % unit == 0 {
    return "\(bytes / unit) \(name)"
  }
  return "\(bytes) bytes"
}
