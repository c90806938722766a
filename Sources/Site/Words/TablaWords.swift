import Diagnostics
package import Torneo

// What is said of a table as a whole.
extension SiteLanguage {
  /// The group, the stage, both, what a table of the best has, or nil for a table that is the only one.
  /// - Parameter name: makes of the name of a stage or group what is shown.
  package func title(
    of tabla: Tabla, name: (String) -> String = { $0 }
  ) -> String? {
    guard let puesto = tabla.mejores?.puesto else { return tabla.clave.titulo(name) }
    let mejores =
      switch puesto {
      case 1: Words(es: "Mejores primeros", en: "Best first-placed")
      case 2: Words(es: "Mejores segundos", en: "Best second-placed")
      case 3: Words(es: "Mejores terceros", en: "Best third-placed")
      default:
        Words(es: "Mejores \(puesto).º", en: "Best \(SiteLanguage.en.ordinal(puesto))-placed")
      }
    return [tabla.fase.map(name), mejores[words]].compactMap(\.self).joined(separator: ", ")
  }

  /// What a reader of the table has to know beside its figures, each a sentence.
  package func notes(on tabla: Tabla) -> [String] {
    var notas: [Words] = []
    if tabla.porPartido {
      notas.append(
        Words(
          es: "Se ordena por puntos por partido jugado.",
          en: "Ordered by points per match played."))
    }
    if let pasan = tabla.mejores?.pasan {
      notas.append(
        pasan == 1
          ? Words(es: "Pasa el primero.", en: "The first one goes on.")
          : Words(es: "Pasan los \(pasan) primeros.", en: "The first \(pasan) go on."))
    }
    if let puesto = tabla.mejores?.puesto, !tabla.gruposSinDecidir.isEmpty {
      let grupos = list(tabla.gruposSinDecidir.compactMap(\.grupo).map(isolated))
      notas.append(
        Words(
          es: "Todavía no se sabe quién es \(ordinal(puesto)) de: \(grupos).",
          en: "Not known yet who is \(ordinal(puesto)) of: \(grupos)."))
    }
    if !tabla.gruposSinAcabar.isEmpty {
      let grupos = list(tabla.gruposSinAcabar.compactMap(\.grupo).map(isolated))
      notas.append(
        Words(
          es: "Es provisional: faltan partidos de \(grupos).",
          en: "It is provisional: matches are still to be played in \(grupos)."))
    }
    return notas.map { $0[words] }
  }

  /// `expulsado: impago`; nil for a team that was not.
  package func expulsion(of fila: Fila) -> String? {
    guard let expulsion = fila.expulsion else { return nil }
    let palabras =
      switch expulsion.resultados {
      case .quedan: Words(es: "expulsado", en: "expelled")
      case .seAnulan:
        Words(es: "expulsado, sus partidos no cuentan", en: "expelled, its matches do not count")
      }
    return palabras[words] + (expulsion.motivo.map { ": \(isolated($0))" } ?? "")
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
