/// What a server bears from its clients.
package struct ServerLimits: Sendable {
  /// Connections at once, of each of the two families of addresses.
  package var connections = 448
  /// Seconds that a connection may be silent, or not take what it asked for.
  package var silence = 10
  /// How long a request may take to arrive.
  package var arrival = Duration.seconds(20)
  /// Bytes of the head of a request, with what is kept of it.
  package var head = 32 << 10
  /// Bytes of the body of a request.
  package var body = 1 << 20
  /// Pages that wait for news at once.
  package var streams = 96
  /// Bytes of news that a page may leave unread.
  package var unread = 256 << 10

  package init() {}
}
