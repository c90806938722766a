#ifndef MARCADOR_CSYSTEM_SHIM_H
#define MARCADOR_CSYSTEM_SHIM_H

// Declarations of the C library that Swift's overlay of it leaves out.
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#if defined(__linux__)
// Swift imports <stdio.h> without _GNU_SOURCE, which hides this one.
int renameat2(int olddirfd, const char *oldpath, int newdirfd, const char *newpath, unsigned int flags);
#define MARCADOR_RENAME_EXCHANGE 2u
#endif

#endif
