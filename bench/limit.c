// What the disk allows: loads a finished site into memory, then times writing the same files again.
//
//   limit new THREADS FROM TO    creates every file in TO, which must not be there
//   limit same THREADS FROM TO   reads every file of TO and compares, as a rebuild without changes must
//
// Prints the seconds that it took; loading is not counted. Each thread takes a contiguous share of the files, so two
// threads work in one directory as little as the tree allows.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <ftw.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

typedef struct {
  char *path;  // Below the root of the site.
  char *bytes;
  size_t length;
} file;

static file *files;
static size_t file_count, file_room;
static char **folders;
static size_t folder_count, folder_room;
static size_t root_length;
static int target, thread_count, is_new;

static void fail(const char *what) {
  perror(what);
  exit(1);
}

static void *grown(void *list, size_t count, size_t *room, size_t size) {
  if (count < *room) return list;
  *room = *room ? *room * 2 : 1024;
  list = realloc(list, *room * size);
  if (!list) fail("realloc");
  return list;
}

static int visit(const char *path, const struct stat *info, int kind, struct FTW *walk) {
  (void)walk;
  if (strlen(path) <= root_length) return 0;
  const char *below = path + root_length + 1;
  if (kind == FTW_D) {
    folders = grown(folders, folder_count, &folder_room, sizeof *folders);
    folders[folder_count++] = strdup(below);
    return 0;
  }
  int from = open(path, O_RDONLY);
  size_t length = (size_t)info->st_size;
  char *bytes = malloc(length + 1);
  if (from < 0 || !bytes || read(from, bytes, length) != (ssize_t)length) fail(path);
  close(from);
  files = grown(files, file_count, &file_room, sizeof *files);
  files[file_count++] = (file){strdup(below), bytes, length};
  return 0;
}

static void *work(void *number) {
  // One contiguous share of the files each: files of one directory are neighbours.
  size_t first = file_count * (size_t)number / thread_count;
  size_t last = file_count * ((size_t)number + 1) / thread_count;
  char *buffer = malloc(64 << 20);
  for (size_t i = first; i < last; i++) {
    file *f = &files[i];
    if (is_new) {
      int to = openat(target, f->path, O_WRONLY | O_CREAT | O_EXCL, 0644);
      if (to < 0 || write(to, f->bytes, f->length) != (ssize_t)f->length) fail(f->path);
      close(to);
    } else {
      int from = openat(target, f->path, O_RDONLY);
      ssize_t length = from < 0 ? -1 : read(from, buffer, 64 << 20);
      if (length != (ssize_t)f->length || memcmp(buffer, f->bytes, f->length)) fail(f->path);
      close(from);
    }
  }
  free(buffer);
  return NULL;
}

int main(int count, char **arguments) {
  if (count != 5) {
    fprintf(stderr, "limit new|same THREADS FROM TO\n");
    return 2;
  }
  is_new = !strcmp(arguments[1], "new");
  thread_count = atoi(arguments[2]);
  root_length = strlen(arguments[3]);
  if (nftw(arguments[3], visit, 64, FTW_PHYS)) fail(arguments[3]);
  if (is_new && mkdir(arguments[4], 0755)) fail(arguments[4]);
  target = open(arguments[4], O_RDONLY | O_DIRECTORY);
  if (target < 0) fail(arguments[4]);
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  for (size_t i = 0; is_new && i < folder_count; i++)
    if (mkdirat(target, folders[i], 0755)) fail(folders[i]);
  pthread_t threads[64];
  for (size_t i = 1; i < (size_t)thread_count; i++) pthread_create(&threads[i], NULL, work, (void *)i);
  work(NULL);
  for (int i = 1; i < thread_count; i++) pthread_join(threads[i], NULL);
  clock_gettime(CLOCK_MONOTONIC, &end);
  printf("%.6f\n", (double)(end.tv_sec - start.tv_sec) + (double)(end.tv_nsec - start.tv_nsec) / 1e9);
  return 0;
}
