#ifndef MARCADOR_CMICROHTTPD_SHIM_H
#define MARCADOR_CMICROHTTPD_SHIM_H

#include <microhttpd.h>

// Swift calls no function that takes what its caller likes.

// Leaves paths and fields as they were sent: whoever judges them undoes the escapes once.
static inline size_t marcador_mhd_leave(void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  size_t length = 0;
  while (text[length] != 0) length++;
  return length;
}

struct marcador_mhd_callbacks {
  void *context;
  // The start of a request: gives what the others get as what belongs to it.
  void *(*begin)(void *context, const char *target, struct MHD_Connection *connection);
  MHD_AccessHandlerCallback access;
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
};

// Serves a listening socket, which it closes in the end, on a thread of its own. Seconds, bytes, numbers.
static inline struct MHD_Daemon *marcador_mhd_start(
    int socket, const struct marcador_mhd_callbacks *callbacks, unsigned int connections,
    unsigned int timeout, size_t memory) {
  return MHD_start_daemon(
      MHD_USE_AUTO_INTERNAL_THREAD | MHD_USE_SUSPEND_RESUME, 0, NULL, NULL, callbacks->access,
      callbacks->context, MHD_OPTION_LISTEN_SOCKET, socket, MHD_OPTION_CONNECTION_LIMIT, connections,
      MHD_OPTION_CONNECTION_TIMEOUT, timeout, MHD_OPTION_CONNECTION_MEMORY_LIMIT, memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_UNESCAPE_CALLBACK, marcador_mhd_leave, NULL,
      MHD_OPTION_URI_LOG_CALLBACK, callbacks->begin, callbacks->context,
      MHD_OPTION_NOTIFY_COMPLETED, callbacks->completed, callbacks->context,
      MHD_OPTION_NOTIFY_CONNECTION, callbacks->connection, callbacks->context, MHD_OPTION_END);
}

static inline enum MHD_Result marcador_mhd_wait_for_ever(struct MHD_Connection *connection) {
  return MHD_set_connection_option(connection, MHD_CONNECTION_OPTION_TIMEOUT, 0u);
}

static inline int marcador_mhd_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

#endif
