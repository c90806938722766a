#include <cmark.h>
#include <string.h>

/// Bytes of a terminated string, so that Swift needs no other C module for it.
static inline size_t ccmark_length(const char *text) { return text ? strlen(text) : 0; }
