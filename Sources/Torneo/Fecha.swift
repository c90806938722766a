/// The day of a match, with its hour and its distance from UTC where they are known.
///
/// Gregorian calendar, years 1850–2199: there was no football before, and later is a typing error.
package struct Fecha: Sendable, Hashable {
  package let anio: Int
  package let mes: Int
  package let dia: Int
  /// Local time at the ground.
  package let hora: Hora?
  /// Minutes that local time is ahead of UTC; nil where nobody wrote it.
  package let desfase: Int?
  /// The distance from UTC that is taken for a date without a written one, from the zone of the
  /// tournament or else from other dates, to put it in order. It is no part of what the date says.
  package private(set) var desfaseSupuesto: Int?

  /// A time of day.
  package struct Hora: Sendable, Hashable {
    package let hora: Int
    package let minuto: Int
    package let segundo: Int

    /// Nil for a time that no clock shows.
    package init?(_ hora: Int, _ minuto: Int, _ segundo: Int = 0) {
      guard (0...23).contains(hora), (0...59).contains(minuto), (0...59).contains(segundo) else {
        return nil
      }
      self.hora = hora
      self.minuto = minuto
      self.segundo = segundo
    }
  }

  package static let aniosPermitidos = 1850...2199
  /// Minutes from UTC in use on Earth, or once in use.
  package static let desfasesPermitidos = -14 * 60...14 * 60

  /// Nil for a day that does not exist, or out of the years that are accepted.
  package init?(anio: Int, mes: Int, dia: Int, hora: Hora? = nil, desfase: Int? = nil) {
    guard Self.aniosPermitidos.contains(anio), (1...12).contains(mes), dia >= 1,
      dia <= Self.dias(delMes: mes, anio: anio),
      desfase.map({ Self.desfasesPermitidos.contains($0) }) ?? true
    else { return nil }
    self.anio = anio
    self.mes = mes
    self.dia = dia
    self.hora = hora
    self.desfase = hora == nil ? nil : desfase
  }

  static func dias(delMes mes: Int, anio: Int) -> Int {
    switch mes {
    case 2: anio % 4 == 0 && (anio % 100 != 0 || anio % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension Fecha {
  /// Days since 1 January 1970 (the algorithm counts from 1 March, so that the leap day is last).
  package var diasDesde1970: Int {
    let anioDesdeMarzo = mes > 2 ? anio : anio - 1
    let mesDesdeMarzo = (mes + 9) % 12
    let siglos = anioDesdeMarzo / 100 - anioDesdeMarzo / 400
    return 365 * anioDesdeMarzo + anioDesdeMarzo / 4 - siglos
      + (153 * mesDesdeMarzo + 2) / 5 + dia - 1 - 719_468
  }

  /// 1 Monday … 7 Sunday.
  package var diaDeLaSemana: Int {
    // 1 January 1970 was a Thursday; before it the remainder may be negative.
    let resto = (diasDesde1970 + 3) % 7
    return (resto < 0 ? resto + 7 : resto) + 1
  }

  /// Seconds since 1970 in UTC. A date without an hour is read as midnight; one without a distance
  /// from UTC with the one that is supposed, else as UTC.
  package var segundosDesde1970: Int {
    segundosEnSuReloj - (desfase ?? desfaseSupuesto ?? 0) * 60
  }

  /// Seconds since 1970 of the clock at the ground.
  package var segundosEnSuReloj: Int {
    let reloj = hora.map { $0.hora * 3600 + $0.minuto * 60 + $0.segundo } ?? 0
    return diasDesde1970 * 86_400 + reloj
  }

  /// The same date, put in order as if this were its distance from UTC.
  func suponiendo(_ desfase: Int) -> Fecha {
    var fecha = self
    fecha.desfaseSupuesto = desfase
    return fecha
  }

  /// The day alone.
  package var sinHora: Fecha {
    Fecha(sinHora: self)
  }

  private init(sinHora fecha: Fecha) {
    anio = fecha.anio
    mes = fecha.mes
    dia = fecha.dia
    hora = nil
    desfase = nil
  }
}

extension Fecha {
  package static func == (a: Fecha, b: Fecha) -> Bool {
    a.anio == b.anio && a.mes == b.mes && a.dia == b.dia && a.hora == b.hora
      && a.desfase == b.desfase
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(diasDesde1970)
    hasher.combine(hora)
    hasher.combine(desfase)
  }
}

extension Fecha: Comparable {
  /// By instant, then by what is written, so that the order is total.
  package static func < (a: Fecha, b: Fecha) -> Bool {
    let (instanteDeA, instanteDeB) = (a.segundosDesde1970, b.segundosDesde1970)
    if instanteDeA != instanteDeB { return instanteDeA < instanteDeB }
    return (a.hora == nil ? 0 : 1, a.desfase ?? .min, a.segundosEnSuReloj)
      < (b.hora == nil ? 0 : 1, b.desfase ?? .min, b.segundosEnSuReloj)
  }
}
