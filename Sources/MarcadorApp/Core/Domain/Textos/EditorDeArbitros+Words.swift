import Diagnostics

extension Words {
  /// Of a new name that could neither be put into the list nor be taken back.
  static let puedeQueSoloEnLosPartidos = Words(
    es: "puede que los partidos tengan ya el nombre nuevo y la lista no: repita la orden",
    en: "the matches may have the new name already and the list not: repeat the command")
}
