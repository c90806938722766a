/// The clock of a zone that has summer time.
package struct HorarioDeVerano: Sendable {
  /// A moment of each year: the minute (counted from midnight, beyond the day too) of a day of the
  /// week (0 Sunday … 6 Saturday) in a week of a month (5 the last).
  package struct Cambio: Sendable {
    package let mes: Int
    package let semana: Int
    package let dia: Int
    package let minuto: Int

    /// The same in seconds since 1970 of the clock that is read until then.
    package func segundos(en anio: Int) -> Int? {
      guard let primero = Fecha(anio: anio, mes: mes, dia: 1) else { return nil }
      var dia = 1 + (self.dia - primero.diaDeLaSemana % 7 + 7) % 7 + 7 * (semana - 1)
      while dia > Fecha.dias(delMes: mes, anio: anio) { dia -= 7 }
      return (primero.diasDesde1970 + dia - 1) * 86_400 + minuto * 60
    }
  }

  /// Minutes ahead of UTC.
  package let desfase: Int
  package let enVerano: Int
  package let desde: Cambio
  package let hasta: Cambio

  /// How many minutes the clock at this date is ahead of UTC. An hour that is there twice is taken for
  /// the first.
  func desfase(en fecha: Fecha) -> Int {
    guard let inicio = desde.segundos(en: fecha.anio), let fin = hasta.segundos(en: fecha.anio)
    else {
      return desfase
    }
    let reloj = fecha.segundosEnSuReloj
    // In the south summer goes over the end of the year.
    let esVerano =
      inicio < fin ? (inicio..<fin).contains(reloj) : !(fin..<inicio).contains(reloj)
    return esVerano ? enVerano : desfase
  }

  /// What a clock that is changed does to the hour of a date; nil for nothing.
  func rareza(de fecha: Fecha) -> HoraRara? {
    // Nearly all dates are of other months.
    guard fecha.mes == desde.mes || fecha.mes == hasta.mes, fecha.hora != nil,
      let inicio = desde.segundos(en: fecha.anio), let fin = hasta.segundos(en: fecha.anio)
    else { return nil }
    let reloj = fecha.segundosEnSuReloj
    let salto = (enVerano - desfase) * 60
    guard salto > 0 else { return nil }
    if (inicio..<inicio + salto).contains(reloj) { return .seSalta }
    return (fin - salto..<fin).contains(reloj) ? .seRepite : nil
  }
}
