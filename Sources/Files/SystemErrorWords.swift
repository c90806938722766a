package import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// What an `errno` means, without what it happened to.
package func systemErrorWords(_ code: Int32) -> Words {
  switch code {
  case ENOENT: Words(es: "no existe", en: "it does not exist")
  case EACCES: Words(es: "permiso denegado", en: "permission denied")
  case EPERM: Words(es: "el sistema no lo permite", en: "the system does not allow it")
  case EROFS: Words(es: "el disco es de solo lectura", en: "the disk is read-only")
  case ENOSPC: Words(es: "no queda sitio en el disco", en: "there is no room left on the disk")
  case EDQUOT:
    Words(es: "se ha agotado la cuota de disco", en: "the disk quota is used up")
  case EFBIG:
    Words(
      es: "supera el tamaño de fichero permitido", en: "it is over the file size that is allowed")
  case EMFILE, ENFILE:
    Words(es: "hay demasiados ficheros abiertos", en: "too many files are open")
  case ELOOP:
    Words(
      es: "hay un enlace simbólico que da vueltas sin llegar a nada",
      en: "a symbolic link goes round in circles")
  case ENAMETOOLONG: Words(es: "el nombre es demasiado largo", en: "the name is too long")
  case EISDIR: Words(es: "es una carpeta", en: "it is a folder")
  case ENOTDIR:
    Words(es: "una parte de la ruta no es una carpeta", en: "a part of the path is not a folder")
  case EEXIST: Words(es: "ya existe", en: "it exists already")
  case ENOTEMPTY: Words(es: "la carpeta no está vacía", en: "the folder is not empty")
  case EIO:
    Words(es: "el disco ha dado un error", en: "the disk reported an error")
  case EXDEV: Words(es: "está en otro disco", en: "it is on another disk")
  case EBUSY: Words(es: "el sistema lo está usando", en: "the system is using it")
  case EMLINK: Words(es: "tiene demasiados nombres", en: "it has too many names")
  case EILSEQ:
    Words(
      es: "la ruta tiene caracteres que no se admiten",
      en: "the path has characters that are not allowed")
  case ENOMEM: Words(es: "no queda memoria", en: "there is no memory left")
  case EPIPE:
    Words(es: "quien lo leía lo ha cerrado", en: "whoever was reading it has closed it")
  case EBADF: Words(es: "está cerrado", en: "it is closed")
  case ETXTBSY: Words(es: "es un programa en marcha", en: "it is a running program")
  case ENOLCK:
    Words(es: "ese disco no admite bloqueos", en: "that disk does not support locks")
  case ENOSYS, ENOTSUP, EOPNOTSUPP:
    Words(es: "ese disco no lo admite", en: "that disk does not support it")
  default: Words(es: "error \(code) del sistema", en: "system error \(code)")
  }
}

/// What to do about an `errno`, where that is fairly sure.
func systemErrorHelp(_ code: Int32) -> Words? {
  switch code {
  case ENOSPC, EDQUOT:
    Words(
      es: "libere espacio y repita la orden", en: "free some space and run the command again")
  case EACCES, EPERM:
    Words(
      es: "compruebe los permisos del fichero y de su carpeta",
      en: "check the permissions of the file and of its folder")
  case ENOTDIR:
    Words(
      es: "donde va una carpeta, escriba la carpeta y no un fichero de ella",
      en: "where a folder is meant, write the folder and not a file in it")
  case EROFS:
    Words(
      es: "trabaje en una carpeta en la que se pueda escribir",
      en: "work in a folder that can be written to")
  case EIO:
    Words(
      es: "compruebe el disco y haga una copia de sus datos",
      en: "check the disk and make a copy of your data")
  case EILSEQ:
    Words(
      es: "cambie el nombre del fichero o de la carpeta: tiene que estar en UTF-8",
      en: "rename the file or folder: its name must be UTF-8")
  case EMFILE, ENFILE:
    Words(
      es: "cierre programas o suba el límite con «ulimit -n»",
      en: "close some programs or raise the limit with “ulimit -n”")
  default: nil
  }
}
