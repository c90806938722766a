extension Fecha {
  /// The day and the hour in UTC of an instant, in seconds since 1970; nil out of the years that are
  /// accepted.
  package init?(segundosDesde1970 segundos: Int) {
    guard segundos >= Self.primerInstante, segundos < Self.finDeLosInstantes else { return nil }
    let reloj = segundos - Self.primerInstante
    let (dias, segundo) = reloj.quotientAndRemainder(dividingBy: 86_400)
    let primero = Self.diasHasta(anio: Self.aniosPermitidos.lowerBound)
    // No year has more than 366 days: the true one is this or a later one.
    var anio = Self.aniosPermitidos.lowerBound + dias / 366
    while Self.diasHasta(anio: anio + 1) - primero <= dias { anio += 1 }
    var dia = dias - (Self.diasHasta(anio: anio) - primero)
    var mes = 1
    while dia >= Self.dias(delMes: mes, anio: anio) {
      dia -= Self.dias(delMes: mes, anio: anio)
      mes += 1
    }
    self.init(
      anio: anio, mes: mes, dia: dia + 1,
      hora: Hora(segundo / 3600, segundo / 60 % 60, segundo % 60), desfase: 0)
  }

  private static let primerInstante = diasHasta(anio: aniosPermitidos.lowerBound) * 86_400
  private static let finDeLosInstantes = diasHasta(anio: aniosPermitidos.upperBound + 1) * 86_400

  /// Days from 1 January 1970 to 1 January of a year.
  private static func diasHasta(anio: Int) -> Int {
    let antes = anio - 1
    return 365 * anio + antes / 4 - antes / 100 + antes / 400 - 719_527
  }
}
