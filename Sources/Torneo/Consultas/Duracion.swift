/// How long a match is, in minutes without added time: shorter for the young and for veterans.
package struct Duracion: Sendable, Hashable {
  package var partido: Int
  /// Both halves of extra time together.
  package var prorroga: Int

  package static let permitida = 10...90
  package static let prorrogaPermitida = 2...30

  package init(partido: Int = 90, prorroga: Int = 30) {
    self.partido = partido
    self.prorroga = prorroga
  }

  /// The first minutes of the later halves: a change in one of them was made in the pause before it.
  var despuesDeLosDescansos: [Int] {
    [partido / 2 + 1, partido + 1, partido + prorroga / 2 + 1]
  }
}
