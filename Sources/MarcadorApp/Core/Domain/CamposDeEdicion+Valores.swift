import Torneo

// What was typed, as values of the domain.
extension CamposDeEdicion {
  /// A whole number; nil when the field is empty.
  func numero(_ dato: Dato, en rango: ClosedRange<Int>) throws(EdicionRechazada) -> Int? {
    try dato.entero(self[dato], en: rango)
  }

  /// The place in a list, from 1; nil when the field is empty.
  /// - Parameter hay: how many are in the list.
  func numeroDeOrden(hay: Int) throws(EdicionRechazada) -> Int? {
    try Dato.numero.numeroDeOrden(self[.numero], hay: hay)
  }

  /// `12` or `45+2`, as it is written in a report too: `45+2'`.
  func minuto() throws(EdicionRechazada) -> Minuto {
    try Dato.minuto.minuto(self[.minuto])
  }

  /// `3-2`; nil when the field is empty.
  func tanteo(_ dato: Dato) throws(EdicionRechazada) -> Tanteo? {
    let texto = self[dato].sinMarcasOcultas.sinEspaciosAlrededor
    if texto.isEmpty { return nil }
    // A hyphen, or the dash that a word processor makes of it.
    let partes = texto.split(omittingEmptySubsequences: false) { "-–".contains($0) }
      .map(\.sinEspaciosAlrededor)
    guard partes.count == 2, partes.allSatisfy(\.sonCifras) else { throw .noEsTanteo(dato) }
    var goles: [Int] = []
    for parte in partes {
      // A number too long for any type is still a number.
      guard let cuantos = Int(parte), Tanteo.permitidos.contains(cuantos) else {
        throw .fueraDeRango(dato, parte, Tanteo.permitidos)
      }
      goles.append(cuantos)
    }
    return Tanteo(local: goles[0], visitante: goles[1])
  }

  func fecha() throws(EdicionRechazada) -> Fecha? {
    let texto = self[.fecha].sinMarcasOcultas.sinEspaciosAlrededor
    if texto.isEmpty { return nil }
    do {
      return try Fecha(texto: texto)
    } catch {
      throw .noEsFecha(texto, error)
    }
  }

  /// One of a few words; nil when the field is empty.
  func opcion<Opcion>(
    _ dato: Dato, _ palabras: KeyValuePairs<String, Opcion>
  ) throws(EdicionRechazada) -> Opcion? {
    let texto = self[dato].nombrePlegado
    if texto.isEmpty { return nil }
    guard let pareja = palabras.first(where: { $0.key.nombrePlegado == texto }) else {
      throw .noEsOpcion(dato, self[dato], permitidos: palabras.map(\.key))
    }
    return pareja.value
  }

  func nombre(_ dato: Dato) throws(EdicionRechazada) -> String? {
    try dato.nombreOpcional(self[dato])
  }

  func nota(_ dato: Dato) throws(EdicionRechazada) -> String? {
    try dato.nota(self[dato])
  }

  /// The match that is named by its number.
  func idDelPartido(en torneo: Torneo) throws(EdicionRechazada) -> Int {
    guard let id = try numero(.partido, en: PartidoDeLista.idsPermitidos) else {
      throw .obligatorio(.partido)
    }
    _ = try torneo.partido(id)
    return id
  }

  func equipo(_ dato: Dato = .equipo, en torneo: Torneo) throws(EdicionRechazada) -> Equipo {
    if estaVacio(dato) { throw .obligatorio(dato) }
    return try torneo.equipo(llamado: self[dato])
  }

  /// A player of a roster.
  func jugador(
    _ dato: Dato = .jugador, enLaPlantillaDe equipo: Equipo
  ) throws(EdicionRechazada) -> Jugador {
    if estaVacio(dato) { throw .obligatorio(dato) }
    if equipo.plantilla.isEmpty { throw .noEstaEnLaPlantilla(self[dato], equipo: equipo.nombre) }
    do {
      return try equipo.jugador(llamado: self[dato])
    } catch .noExisteElJugador(let nombre, let equipo, let parecido) {
      throw .noEstaEnLaPlantilla(nombre, equipo: equipo, parecido: parecido)
    }
  }

  /// What a field depends on; nil when that is wrong, which its own field tells.
  func siEstaBien<Valor>(
    _ valor: @autoclosure () throws(EdicionRechazada) -> Valor
  ) -> Valor? {
    do { return try valor() } catch { return nil }
  }
}

extension Dato {
  /// A whole number that was typed; nil for an empty text.
  package func entero(
    _ escrito: String, en rango: ClosedRange<Int>
  ) throws(EdicionRechazada) -> Int? {
    let texto = escrito.sinMarcasOcultas.sinEspaciosAlrededor
    if texto.isEmpty { return nil }
    guard let numero = Int(texto) else {
      throw texto.sonCifras ? .fueraDeRango(self, texto, rango) : .noEsNumero(self)
    }
    try comprueba(numero, en: rango)
    return numero
  }

  /// The place in a list that was typed, from 1; nil for an empty text. One that is not there is for the
  /// list to tell, unless it is too long for any type.
  /// - Parameter hay: how many are in the list.
  package func numeroDeOrden(
    _ escrito: String, hay: Int
  ) throws(EdicionRechazada) -> Int? {
    let texto = escrito.sinMarcasOcultas.sinEspaciosAlrededor
    if texto.isEmpty { return nil }
    if let numero = Int(texto) { return numero }
    throw texto.sonCifras ? .fueraDeRango(self, texto, 1...max(hay, 1)) : .noEsNumero(self)
  }
}

extension String {
  /// Whether it is a number without sign, however long.
  var sonCifras: Bool { !isEmpty && utf8.allSatisfy { 0x30...0x39 ~= $0 } }
}
