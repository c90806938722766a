extension Words {
  /// A number of things: `1 error`, `3 errores`.
  package static func counted(
    _ number: Int, es: (one: String, many: String), en: (one: String, many: String)
  ) -> Words {
    Words(
      es: "\(number) \(number == 1 ? es.one : es.many)",
      en: "\(number) \(number == 1 ? en.one : en.many)")
  }
}
