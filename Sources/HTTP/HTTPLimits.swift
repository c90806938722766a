/// How much time and memory a server may take.
package struct HTTPLimits: Sendable, Hashable {
  /// For everything, waits and further attempts included.
  package var total = Duration.seconds(30)
  /// For making one connection.
  package var connecting = Duration.seconds(10)
  /// Bytes of an answer without its header.
  package var body = 1 << 20
  /// Bytes of all the lines of header of an answer.
  package var header = 64 << 10
  /// How often something is asked at most, where asking again is safe.
  package var attempts = 3
  /// Before the second attempt; twice as long before each further one.
  package var firstWait = Duration.milliseconds(250)
  /// The longest time that a server may ask to be left alone; who asks for more is not asked again.
  package var longestWait = Duration.seconds(10)

  package init() {}
}
