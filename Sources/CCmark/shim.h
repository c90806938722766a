#include <cmark.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// Memory for one document at a time. A parsed page is some hundred small pieces that all go at once;
// asking malloc for each and giving each back takes a third of the time of parsing.

/// A stretch of memory, filled from its start.
typedef struct ccmark_chunk {
  struct ccmark_chunk *next;
  size_t used, size;
  size_t padding;
} ccmark_chunk;

/// A parsed document, an iterator over it, and the memory that both are in.
typedef struct {
  cmark_node *root;
  cmark_iter *iterator;
  ccmark_chunk *chunks;
} ccmark_document;

/// Where the document that this thread is parsing keeps its memory; null when it is parsing none.
static inline ccmark_chunk ***ccmark_current(void) {
  static _Thread_local ccmark_chunk **current;
  return &current;
}

/// Each allocation has its size in front of it, in as many bytes as alignment asks for.
enum { CCMARK_ALIGNMENT = 16, CCMARK_FIRST_CHUNK = 32 << 10, CCMARK_LARGEST_CHUNK = 1 << 20 };

static inline void *ccmark_take(size_t size) {
  if (size > SIZE_MAX / 4) abort();
  size_t need = CCMARK_ALIGNMENT + ((size + CCMARK_ALIGNMENT - 1) & ~(size_t)(CCMARK_ALIGNMENT - 1));
  ccmark_chunk **chunks = *ccmark_current();
  ccmark_chunk *chunk = chunks ? *chunks : NULL;
  if (!chunk || chunk->size - chunk->used < need) {
    size_t room = chunk ? chunk->size * 2 : CCMARK_FIRST_CHUNK;
    if (room > CCMARK_LARGEST_CHUNK) room = CCMARK_LARGEST_CHUNK;
    if (room < need) room = need;
    ccmark_chunk *fresh = malloc(sizeof *fresh + room);
    if (!fresh) abort();  // As cmark itself does.
    fresh->next = chunk;
    fresh->used = 0;
    fresh->size = room;
    // Outside of parsing nobody would free it; cmark asks for no memory then.
    if (chunks) *chunks = fresh;
    chunk = fresh;
  }
  char *at = (char *)(chunk + 1) + chunk->used;
  chunk->used += need;
  memcpy(at, &size, sizeof size);
  return at + CCMARK_ALIGNMENT;
}

static inline void *ccmark_calloc(size_t count, size_t size) {
  if (size && count > SIZE_MAX / size) abort();
  return memset(ccmark_take(count * size), 0, count * size);
}

static inline void *ccmark_realloc(void *old, size_t size) {
  if (!old) return ccmark_take(size);
  size_t old_size;
  memcpy(&old_size, (char *)old - CCMARK_ALIGNMENT, sizeof old_size);
  if (size <= old_size) return old;
  return memcpy(ccmark_take(size), old, old_size);
}

static inline void ccmark_free(void *memory) { (void)memory; }

static inline void ccmark_document_free(ccmark_document document) {
  while (document.chunks) {
    ccmark_chunk *next = document.chunks->next;
    free(document.chunks);
    document.chunks = next;
  }
}

/// Parses; `root` and `iterator` are null, and nothing is to be freed, if cmark gives none.
static inline ccmark_document ccmark_parse(const char *text, size_t length) {
  static cmark_mem memory = {ccmark_calloc, ccmark_realloc, ccmark_free};
  ccmark_document document = {NULL, NULL, NULL};
  *ccmark_current() = &document.chunks;
  cmark_parser *parser = cmark_parser_new_with_mem(CMARK_OPT_DEFAULT, &memory);
  if (parser) {
    cmark_parser_feed(parser, text, length);
    document.root = cmark_parser_finish(parser);
    cmark_parser_free(parser);
    if (document.root) document.iterator = cmark_iter_new(document.root);
  }
  *ccmark_current() = NULL;
  if (!document.iterator) {
    ccmark_document_free(document);
    document = (ccmark_document){NULL, NULL, NULL};
  }
  return document;
}

/// Bytes of a terminated string.
static inline size_t ccmark_length(const char *text) { return text ? strlen(text) : 0; }
