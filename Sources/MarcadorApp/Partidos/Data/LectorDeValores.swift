import Diagnostics
import JSON
import Torneo

/// Reads single values of a store: each function gives the value, or nil after noting what is wrong.
struct LectorDeValores {
  let json: JSONTape
  private(set) var hallazgos = Hallazgos()
  /// What is being read now.
  var asunto: Hallazgos.Asunto?

  init(_ json: JSONTape) {
    self.json = json
  }

  // MARK: Noting

  mutating func error(
    _ problema: ProblemaDelTorneo, en valor: JSONTape.Value, y otro: JSONTape.Value? = nil
  ) {
    anota(.error, problema, en: json.offset(of: valor), y: otro.map { json.offset(of: $0) })
  }

  mutating func aviso(
    _ problema: ProblemaDelTorneo, en valor: JSONTape.Value, y otro: JSONTape.Value? = nil
  ) {
    anota(.warning, problema, en: json.offset(of: valor), y: otro.map { json.offset(of: $0) })
  }

  mutating func nota(
    _ problema: ProblemaDelTorneo, en valor: JSONTape.Value, y otro: JSONTape.Value? = nil
  ) {
    anota(.note, problema, en: json.offset(of: valor), y: otro.map { json.offset(of: $0) })
  }

  mutating func suma(_ otros: Hallazgos) {
    hallazgos.suma(otros)
  }

  /// Notes something at a byte of the document.
  mutating func anota(
    _ gravedad: Severity, _ problema: ProblemaDelTorneo, en lugar: Int, y otroLugar: Int?
  ) {
    hallazgos.anota(
      Hallazgos.Hallazgo(
        lugar: lugar, gravedad: gravedad, problema: problema, asunto: asunto,
        otroLugar: otroLugar))
  }

  /// Notes what the text of the document has that JSON has no use for.
  mutating func anotaForma(de documento: JSONDocument) {
    for doble in documento.duplicateKeys {
      anota(
        .error, .claveDoble(doble.key), en: doble.secondOffset, y: doble.firstOffset)
    }
    if documento.hasByteOrderMark { anota(.warning, .marcaDeOrden, en: 0, y: nil) }
  }

  // MARK: Objects and lists

  /// Finds the members of an object by their keys; notes those that it should not have.
  mutating func abre(
    _ valor: JSONTape.Value, _ campo: Campo, en miembros: inout Miembros
  ) -> Bool {
    miembros.vacia()
    guard json.isObject(valor) else {
      tipo(.object, valor, campo)
      return false
    }
    var cursor = json.children(of: valor)
    while let miembro = json.nextMember(&cursor) {
      if let clave = json.shortText(of: miembro.key), miembros.guarda(clave, miembro.value) {
        continue
      }
      let clave = json.node(miembro.key).string ?? ""
      nota(.claveDesconocida(clave, conocidas: miembros.conocidos), en: miembro.key)
    }
    return true
  }

  mutating func exige(
    _ campo: Campo, de miembros: Miembros, en objeto: JSONTape.Value
  ) -> JSONTape.Value? {
    let valor = miembros[campo]
    if valor == nil { error(.falta(campo), en: objeto) }
    return valor
  }

  /// The elements of a list that has no more than `limite`.
  mutating func lista(
    _ valor: JSONTape.Value, _ campo: Campo, limite: Int
  ) -> JSONTape.Cursor? {
    guard json.isArray(valor) else {
      tipo(.array, valor, campo)
      return nil
    }
    guard json.count(of: valor) <= limite else {
      error(.demasiados(campo, limite: limite), en: valor)
      return nil
    }
    return json.children(of: valor)
  }

  mutating func tipo(_ esperado: JSONKind, _ valor: JSONTape.Value, _ campo: Campo) {
    error(.tipo(campo, esperado: esperado, hallado: json.node(valor).kind), en: valor)
  }
}

// MARK: Numbers, dates and options
extension LectorDeValores {
  mutating func entero(
    _ valor: JSONTape.Value, _ campo: Campo, _ rango: ClosedRange<Int>
  ) -> Int? {
    if let entero = json.smallNumber(valor), rango.contains(entero) { return entero }
    let nodo = json.node(valor)
    guard let texto = nodo.numberText else {
      if let texto = nodo.string, Int(texto.sinEspaciosAlrededor) != nil {
        error(.entreComillas(campo, texto: texto), en: valor)
      } else {
        tipo(.number, valor, campo)
      }
      return nil
    }
    if let entero = nodo.integer {
      if !rango.contains(entero) {
        error(.fueraDeRango(campo, texto: texto, rango), en: valor)
      } else if texto == "\(entero)" {
        return entero
      } else {
        // As a form refuses it: whoever reads 7.0 cannot be sure that 7 was meant.
        error(.enteroConAdornos(campo, texto: texto, entero: entero), en: valor)
      }
    } else if let numero = nodo.double, numero.magnitude < 9e15 {
      // Neither whole nor so large that it might be.
      error(.noEsEntero(campo, texto: texto), en: valor)
    } else {
      error(.fueraDeRango(campo, texto: texto, rango), en: valor)
    }
    return nil
  }

  mutating func booleano(_ valor: JSONTape.Value, _ campo: Campo) -> Bool? {
    let booleano = json.node(valor).bool
    if booleano == nil { tipo(.bool, valor, campo) }
    return booleano
  }

  /// A minute, written as a number or as `"45+2"`.
  mutating func minuto(_ valor: JSONTape.Value) -> Minuto? {
    if let entero = json.smallNumber(valor), let minuto = Minuto(entero) { return minuto }
    let nodo = json.node(valor)
    if let texto = nodo.string {
      do {
        return try Minuto(leyendo: texto)
      } catch {
        self.error(problema(texto, error), en: valor)
      }
      return nil
    }
    guard let entero = entero(valor, .minuto, Minuto.permitidos) else { return nil }
    return Minuto(entero)
  }

  private func problema(_ texto: String, _ razon: MinutoInvalido) -> ProblemaDelTorneo {
    switch razon {
    case .forma: .noEsMinuto(texto: texto)
    case .minutoFueraDeRango: .fueraDeRango(.minuto, texto: texto, Minuto.permitidos)
    case .anadidoFueraDeRango: .anadidoFueraDeRango(texto: texto)
    }
  }

  mutating func fecha(_ valor: JSONTape.Value) -> Fecha? {
    guard let texto = json.node(valor).string else {
      tipo(.string, valor, .fecha)
      return nil
    }
    do {
      return try Fecha(texto: texto)
    } catch let razon {
      error(.fecha(texto: texto, razon), en: valor)
      return nil
    }
  }

  mutating func zonaHoraria(_ valor: JSONTape.Value) -> String? {
    guard let nombre = nombre(valor, .zonaHoraria) else { return nil }
    if ZonaHoraria(nombre) != nil { return nombre }
    error(.zonaDesconocida(nombre), en: valor)
    return nil
  }

  /// One of the values of an enumeration.
  mutating func opcion<Opcion>(
    _ valor: JSONTape.Value, _ campo: Campo, de opciones: Opciones<Opcion>
  ) -> Opcion? {
    if let texto = json.shortText(of: valor), let opcion = opciones[texto] { return opcion }
    guard let texto = json.node(valor).string else {
      tipo(.string, valor, campo)
      return nil
    }
    error(.valorDesconocido(campo, valor: texto, permitidos: opciones.textos), en: valor)
    return nil
  }
}
