import Foundation

/// Makes a named pipe.
func makePipe(_ path: String) -> Bool {
  unsafe mkfifo(path, 0o600) == 0
}

func setMode(_ path: String, _ mode: UInt16) -> Bool {
  unsafe chmod(path, mode_t(mode)) == 0
}

func removeFile(_ path: String) {
  _ = unsafe unlink(path)
}
