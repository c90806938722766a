import Diagnostics

extension Words {
  /// Of a new name that could neither be put into the list nor be taken back.
  static let puedeQueSoloEnLosPartidos = Words(
    es:
      "puede que el nombre nuevo esté ya en los partidos, o se ponga con la próxima orden que edite: "
      + "repita la orden",
    en: "the matches may have the new name already, or get it with the next command that edits: "
      + "repeat the command")
}
