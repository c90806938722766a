package import Torneo

// What is said of a table as a whole.
extension SiteLanguage {
  /// The group, the stage, both, what a table of the best has, or nil for a table that is the only one.
  /// - Parameter name: makes of the name of a stage or group what is shown.
  package func title(
    of tabla: Tabla, name: (String) -> String = { $0 }
  ) -> String? {
    guard let puesto = tabla.mejores?.puesto else { return tabla.clave.titulo(name) }
    let idioma = idioma
    let mejores =
      switch puesto {
      case 1: idioma.palabra(.mejoresPrimeros)
      case 2: idioma.palabra(.mejoresSegundos)
      case 3: idioma.palabra(.mejoresTerceros)
      default: idioma.mejores(puesto)
      }
    return [tabla.fase.map(name), mejores].compactMap(\.self).joined(separator: ", ")
  }

  /// What a reader of the table has to know beside its figures, each a sentence.
  package func notes(on tabla: Tabla) -> [String] {
    let idioma = idioma
    var notas: [String] = []
    if tabla.porPartido { notas.append(idioma.palabra(.porPartido)) }
    if let pasan = tabla.mejores?.pasan {
      notas.append(pasan == 1 ? idioma.palabra(.pasaElPrimero) : idioma.pasan(pasan))
    }
    if let puesto = tabla.mejores?.puesto, !tabla.gruposSinDecidir.isEmpty {
      let grupos = list(tabla.gruposSinDecidir.compactMap(\.grupo).map(isolated))
      notas.append(idioma.noSeSabe(quienEs: puesto, de: grupos))
    }
    if !tabla.gruposSinAcabar.isEmpty {
      let grupos = list(tabla.gruposSinAcabar.compactMap(\.grupo).map(isolated))
      notas.append(idioma.faltanPartidos(de: grupos))
    }
    return notas
  }

  /// `expulsado: impago`; nil for a team that was not.
  package func expulsion(of fila: Fila) -> String? {
    guard let expulsion = fila.expulsion else { return nil }
    let palabra: Palabra =
      switch expulsion.resultados {
      case .quedan: .expulsado
      case .seAnulan: .expulsadoSinPartidos
      }
    return idioma.palabra(palabra) + (expulsion.motivo.map { ": \(isolated($0))" } ?? "")
  }
}

extension Tabla.Clave {
  /// The group, the stage, both, or nil for a table that is the only one.
  package var titulo: String? { titulo { $0 } }

  /// The same for a page, where each name keeps its own direction.
  var tituloAislado: String? { titulo(isolated) }

  func titulo(_ nombre: (String) -> String) -> String? {
    switch (fase, grupo) {
    case (let fase?, let grupo?): "\(nombre(fase)), \(nombre(grupo))"
    case (let fase?, nil): nombre(fase)
    case (nil, let grupo?): nombre(grupo)
    case (nil, nil): nil
    }
  }
}
