package import Diagnostics
package import Torneo

/// What is typed to edit the tournament: every field a text, checked against the tournament as it is
/// saved now. Commands and screens fill in the same forms, so the same is wrong in both.
package protocol CamposDeEdicion: CamposDeFormulario where Campo == Dato, Contexto == Torneo {
  /// Exactly as typed; fields that were not filled in are not there.
  var textos: [Dato: String] { get set }

  /// The fields that cannot be left empty.
  var obligatorios: Set<Dato> { get }

  /// Throws the first thing wrong with a field that has something in it. What is wrong with a field that
  /// it depends on is told there.
  func comprueba(_ dato: Dato, en torneo: Torneo) throws(EdicionRechazada)

  /// Makes the edit that was typed.
  func edita(_ torneo: inout Torneo) throws(EdicionRechazada) -> Hecho
}

extension CamposDeEdicion {
  package subscript(dato: Dato) -> String {
    get { textos[dato] ?? "" }
    set { textos[dato] = newValue }
  }

  package func valor(de campo: Dato) -> AnyHashable { self[campo] }

  package func error(de campo: Dato, en contexto: Torneo) -> Words? {
    rechazo(de: campo, en: contexto)?.frase
  }

  /// What is wrong with a field.
  package func rechazo(de dato: Dato, en torneo: Torneo) -> EdicionRechazada? {
    if estaVacio(dato) { return obligatorios.contains(dato) ? .obligatorio(dato) : nil }
    do {
      try comprueba(dato, en: torneo)
      return nil
    } catch {
      return error
    }
  }

  /// All that is wrong, in the order of the fields.
  package func quejas(en torneo: Torneo) -> [Queja] {
    Self.campos.compactMap { dato in
      rechazo(de: dato, en: torneo).map { Queja(dato: dato, rechazo: $0) }
    }
  }

  func estaVacio(_ dato: Dato) -> Bool { self[dato].sinEspaciosAlrededor.isEmpty }

  // MARK: Texts into values

  /// A whole number; nil when the field is empty.
  func numero(_ dato: Dato, en rango: ClosedRange<Int>) throws(EdicionRechazada) -> Int? {
    let texto = self[dato].sinEspaciosAlrededor
    if texto.isEmpty { return nil }
    guard let numero = Int(texto) else {
      throw texto.sonCifras ? .fueraDeRango(dato, texto, rango) : .noEsNumero(dato)
    }
    try dato.comprueba(numero, en: rango)
    return numero
  }

  func minuto() throws(EdicionRechazada) -> Minuto {
    let texto = self[.minuto].sinEspaciosAlrededor
    if texto.isEmpty { throw .obligatorio(.minuto) }
    do {
      return try Minuto(leyendo: texto)
    } catch {
      switch error {
      case .forma: throw .noEsMinuto(texto)
      case .minutoFueraDeRango:
        throw .fueraDeRango(.minuto, texto, Minuto.permitidos)
      case .anadidoFueraDeRango: throw .anadidoFueraDeRango(texto)
      }
    }
  }

  /// `3-2`; nil when the field is empty.
  func tanteo(_ dato: Dato) throws(EdicionRechazada) -> Tanteo? {
    let texto = self[dato].sinEspaciosAlrededor
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
    let texto = self[.fecha].sinEspaciosAlrededor
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
    if equipo.plantilla.isEmpty { throw .noExisteElJugador(self[dato], equipo: equipo.nombre) }
    return try equipo.jugador(llamado: self[dato])
  }

  /// What a field depends on; nil when that is wrong, which its own field tells.
  func siEstaBien<Valor>(
    _ valor: @autoclosure () throws(EdicionRechazada) -> Valor
  ) -> Valor? {
    do { return try valor() } catch { return nil }
  }
}

extension String {
  /// Whether it is a number without sign, however long.
  var sonCifras: Bool { !isEmpty && utf8.allSatisfy { 0x30...0x39 ~= $0 } }
}
