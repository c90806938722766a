/// What a name on the disk stands for.
package enum FileKind: Sendable, Hashable {
  case file, folder, symbolicLink, pipe, socket, device, unknown
}
