import Torneo

/// Where a match belongs, in columns of its own: nothing of it has to be understood.
struct LabelRecord: Sendable, Hashable {
  var jornada: Int?
  var fase: String?
  var grupo: String?
  var ronda: String?

  /// One text that tells one such place from another; nil for none.
  var key: String? {
    if self == LabelRecord() { return nil }
    return [jornada.map { "\($0)" }, fase, grupo, ronda].map { $0 ?? "" }.joined(separator: "\n")
  }

  func put(into partido: inout Partido) {
    partido.jornada = jornada
    partido.fase = fase
    partido.grupo = grupo
    partido.ronda = ronda
  }
}
