/// Why a text is not a date.
package enum FechaInvalida: Error, Sendable, Hashable {
  /// Not written as `2026-09-05` or `2026-09-05T18:00:00+02:00`.
  case forma
  /// A day or an hour that does not exist: `2026-02-30`.
  case noExiste
  /// The year is out of `Fecha.aniosPermitidos`.
  case fueraDeLimites
}

extension Fecha {
  /// Reads the forms of ISO 8601 that a store uses: `2026-09-05`, `2026-09-05T18:00`,
  /// `2026-09-05T18:00:00`, each of the last two also with `Z` or `+02:00` behind.
  package init(texto: String) throws(FechaInvalida) {
    var lector = LectorDeCifras(texto)
    guard let anio = lector.numero(cifras: 4), lector.salta("-"),
      let mes = lector.numero(cifras: 2), lector.salta("-"),
      let dia = lector.numero(cifras: 2)
    else { throw .forma }
    var hora: Hora?
    var desfase: Int?
    if lector.salta("T") {
      guard let horas = lector.numero(cifras: 2), lector.salta(":"),
        let minutos = lector.numero(cifras: 2)
      else { throw .forma }
      var segundos = 0
      if lector.salta(":") {
        guard let leidos = lector.numero(cifras: 2) else { throw .forma }
        segundos = leidos
      }
      guard let leida = Hora(horas, minutos, segundos) else { throw .noExiste }
      hora = leida
      desfase = try Self.desfase(&lector)
    }
    guard lector.estaAlFinal else { throw .forma }
    guard Self.aniosPermitidos.contains(anio) else { throw .fueraDeLimites }
    guard let fecha = Fecha(anio: anio, mes: mes, dia: dia, hora: hora, desfase: desfase) else {
      throw .noExiste
    }
    self = fecha
  }

  /// `Z`, `+02:00`, `-03:30`, or nothing.
  private static func desfase(_ lector: inout LectorDeCifras) throws(FechaInvalida) -> Int? {
    if lector.salta("Z") { return 0 }
    let signo: Int
    if lector.salta("+") {
      signo = 1
    } else if lector.salta("-") {
      signo = -1
    } else {
      return nil
    }
    guard let horas = lector.numero(cifras: 2), lector.salta(":"),
      let minutos = lector.numero(cifras: 2)
    else { throw .forma }
    let total = signo * (horas * 60 + minutos)
    guard minutos < 60, desfasesPermitidos.contains(total) else { throw .noExiste }
    return total
  }
}

extension Fecha: CustomStringConvertible {
  /// As a store writes it.
  package var description: String {
    var texto = "\(anio)-\(dosCifras(mes))-\(dosCifras(dia))"
    guard let hora else { return texto }
    texto += "T\(dosCifras(hora.hora)):\(dosCifras(hora.minuto)):\(dosCifras(hora.segundo))"
    guard let desfase else { return texto }
    if desfase == 0 { return texto + "Z" }
    let minutos = abs(desfase)
    texto += (desfase < 0 ? "-" : "+") + "\(dosCifras(minutos / 60)):\(dosCifras(minutos % 60))"
    return texto
  }
}

/// `07` for 7.
package func dosCifras(_ numero: Int) -> String {
  numero < 10 ? "0\(numero)" : "\(numero)"
}

/// Reads numbers of a fixed count of ASCII digits, and single characters.
private struct LectorDeCifras {
  private let octetos: [UInt8]
  private var lugar = 0

  init(_ texto: String) {
    octetos = Array(texto.utf8)
  }

  var estaAlFinal: Bool { lugar == octetos.count }

  mutating func numero(cifras: Int) -> Int? {
    var numero = 0
    for _ in 0..<cifras {
      guard lugar < octetos.count, case 0x30...0x39 = octetos[lugar] else { return nil }
      numero = numero * 10 + Int(octetos[lugar] - 0x30)
      lugar += 1
    }
    return numero
  }

  mutating func salta(_ caracter: Unicode.Scalar) -> Bool {
    guard lugar < octetos.count, UInt32(octetos[lugar]) == caracter.value else { return false }
    lugar += 1
    return true
  }
}
