#ifndef MARCADOR_CSYSTEM_SHIM_H
#define MARCADOR_CSYSTEM_SHIM_H

// Declarations of the C library that Swift's overlay of it leaves out.
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)
// Swift imports <stdio.h> without _GNU_SOURCE, which hides this one.
int renameat2(int olddirfd, const char *oldpath, int newdirfd, const char *newpath, unsigned int flags);
#define MARCADOR_RENAME_EXCHANGE 2u
#endif

// Exchanges two names in one step, on the systems that can; fails with ENOSYS elsewhere.
static inline int marcador_exchange(int folder, const char *name, int other_folder, const char *other_name) {
#if defined(__linux__)
  return renameat2(folder, name, other_folder, other_name, MARCADOR_RENAME_EXCHANGE);
#elif defined(__APPLE__)
  return renameatx_np(folder, name, other_folder, other_name, RENAME_SWAP);
#else
  errno = ENOSYS;
  return -1;
#endif
}

// Writes the data of a file down to the disk itself (on macOS fsync stops at the drive's cache).
static inline int marcador_sync(int file) {
#if defined(__APPLE__)
  if (fcntl(file, F_FULLFSYNC) == 0) return 0;
#endif
  return fsync(file);
}

// A signal that is ignored turns into the error of the call that would have raised it.
static inline int marcador_ignore_signal(int number) {
  return signal(number, SIG_IGN) == SIG_ERR ? -1 : 0;
}

// Starts another program: in a process group of its own, to be ended as one; without anything to read, what it
// writes lost; the signals that this process ignores or blocks as usual. Here because the types of spawn.h are structs on one
// system and pointers on another. Gives 0 or the number of an error.
static inline int marcador_spawn(pid_t *process, const char *path, char *const arguments[], char *const environment[]) {
  posix_spawn_file_actions_t files;
  posix_spawnattr_t attributes;
  int error = posix_spawn_file_actions_init(&files);
  if (error != 0) return error;
  error = posix_spawnattr_init(&attributes);
  if (error != 0) {
    posix_spawn_file_actions_destroy(&files);
    return error;
  }
  sigset_t blocked, ignored;
  sigemptyset(&blocked);
  sigemptyset(&ignored);
  sigaddset(&ignored, SIGPIPE);
  sigaddset(&ignored, SIGXFSZ);
  if ((error = posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)) == 0
      && (error = posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0)) == 0
      && (error = posix_spawn_file_actions_addopen(&files, 2, "/dev/null", O_WRONLY, 0)) == 0
      && (error = posix_spawnattr_setsigdefault(&attributes, &ignored)) == 0
      && (error = posix_spawnattr_setsigmask(&attributes, &blocked)) == 0
      && (error = posix_spawnattr_setpgroup(&attributes, 0)) == 0
      && (error = posix_spawnattr_setflags(
              &attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK)) == 0)
    error = posix_spawn(process, path, &files, &attributes, arguments, environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&files);
  return error;
}

#endif
