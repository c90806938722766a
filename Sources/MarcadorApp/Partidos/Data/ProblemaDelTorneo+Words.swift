import Diagnostics
import JSON
import Torneo

extension ProblemaDelTorneo {
  /// What is wrong.
  var words: Words {
    switch self {
    case .tipo(let campo, let esperado, let hallado):
      return Words(
        es: "«\(campo.rawValue)» debe ser \(esperado.es), y es \(hallado.es)",
        en: "“\(campo.rawValue)” must be \(esperado.en), and is \(hallado.en)")
    case .falta(let campo):
      return Words(es: "falta «\(campo.rawValue)»", en: "“\(campo.rawValue)” is missing")
    case .claveDesconocida(let clave, _):
      return Words(es: "clave desconocida «\(clave.visible)»", en: "unknown key “\(clave.visible)”")
    case .claveDoble(let clave):
      return Words(
        es: "la clave «\(clave.visible)» está dos veces en el mismo objeto",
        en: "the key “\(clave.visible)” is twice in the same object")
    case .valorDesconocido(let campo, let valor, _):
      return Words(
        es: "«\(valor.visible)» no es un valor de «\(campo.rawValue)»",
        en: "“\(valor.visible)” is not a value of “\(campo.rawValue)”")
    case .versionNueva(let version):
      return Words(
        es: "el fichero está hecho con una versión más nueva de Marcador (formato \(version))",
        en: "the file was made with a newer version of Marcador (format \(version))")
    case .demasiados(let campo, let limite):
      return Words(
        es: "demasiados elementos en «\(campo.rawValue)»: el límite es \(limite)",
        en: "too many elements in “\(campo.rawValue)”: the limit is \(limite)")
    case .textoVacio(let campo):
      return Words(es: "\(campo.rawValue) vacío", en: "empty “\(campo.rawValue)”")
    case .textoLargo(let campo, let caracteres, let octetos):
      return Words(
        es: "«\(campo.rawValue)» es demasiado largo: como mucho \(caracteres) caracteres "
          + "y \(octetos) bytes",
        en: "“\(campo.rawValue)” is too long: at most \(caracteres) characters and \(octetos) bytes"
      )
    case .caracterProhibido(let campo, let escalar):
      let visible = String(escalar).visible
      return Words(
        es: "«\(campo.rawValue)» lleva el carácter \(visible), que no se ve y altera el texto",
        en: "“\(campo.rawValue)” has the character \(visible), which is invisible and upsets text")
    case .noEsEntero(let campo, let texto):
      return Words(
        es: "«\(campo.rawValue)»: \(texto) no es un entero",
        en: "“\(campo.rawValue)”: \(texto) is not a whole number")
    case .fueraDeRango(let campo, let texto, let rango):
      return Words(
        es: "\(campo.conArticulo) \(texto) está fuera de rango "
          + "(\(rango.lowerBound)–\(rango.upperBound))",
        en: "\(campo.rawValue) \(texto) is out of range (\(rango.lowerBound)–\(rango.upperBound))")
    case .minuto(let texto):
      return Words(
        es: "«\(texto.visible)» no es un minuto de partido",
        en: "“\(texto.visible)” is not a minute of a match")
    case .fecha(let texto, .forma):
      return Words(
        es: "«\(texto.visible)» no es una fecha", en: "“\(texto.visible)” is not a date")
    case .fecha(let texto, .noExiste):
      return Words(
        es: "la fecha «\(texto.visible)» no existe",
        en: "the date “\(texto.visible)” does not exist")
    case .fecha(let texto, .fueraDeLimites):
      let anios = Fecha.aniosPermitidos
      return Words(
        es: "la fecha «\(texto.visible)» está fuera de los límites "
          + "(años \(anios.lowerBound)–\(anios.upperBound))",
        en: "the date “\(texto.visible)” is out of the limits "
          + "(years \(anios.lowerBound)–\(anios.upperBound))")
    default: return referenceWords
    }
  }

  private var referenceWords: Words {
    switch self {
    case .dorsalRepetido(let dorsal, let otro):
      Words(
        es: "el dorsal \(dorsal) ya lo lleva «\(otro.visible)»",
        en: "“\(otro.visible)” already wears number \(dorsal)")
    case .equipoRepetido(let nombre, let otro):
      nombre == otro
        ? Words(
          es: "el equipo «\(nombre.visible)» está dos veces",
          en: "the team “\(nombre.visible)” is there twice")
        : Words(
          es: "el equipo «\(nombre.visible)» es el mismo nombre que «\(otro.visible)»",
          en: "the team “\(nombre.visible)” has the same name as “\(otro.visible)”")
    case .jugadorRepetido(let nombre):
      Words(
        es: "«\(nombre.visible)» está dos veces en la plantilla",
        en: "“\(nombre.visible)” is twice in the roster")
    case .idRepetido(let id):
      Words(es: "el partido \(id) está dos veces", en: "match \(id) is there twice")
    case .equipoDesconocido(let nombre, _):
      Words(
        es: "no hay ningún equipo «\(nombre.visible)»", en: "there is no team “\(nombre.visible)”")
    case .equipoAjeno(let nombre, let local, let visitante):
      Words(
        es: "«\(nombre.visible)» no juega este partido: lo juegan «\(local.visible)» "
          + "y «\(visitante.visible)»",
        en: "“\(nombre.visible)” does not play this match: “\(local.visible)” and "
          + "“\(visitante.visible)” do")
    case .equipoContraSiMismo(let nombre):
      Words(
        es: "«\(nombre.visible)» juega contra sí mismo", en: "“\(nombre.visible)” plays itself")
    case .jugadorAmbiguo(let nombre):
      Words(
        es: "hay más de un «\(nombre.visible)» en la plantilla",
        en: "there is more than one “\(nombre.visible)” in the roster")
    default: warningWords
    }
  }

  private var warningWords: Words {
    switch self {
    case .noEstaEnLaPlantilla(let nombre, let equipo, _):
      Words(
        es: "«\(nombre.visible)» no está en la plantilla de «\(equipo.visible)»",
        en: "“\(nombre.visible)” is not in the roster of “\(equipo.visible)”")
    case .propiaDelMismoEquipo(let nombre, let equipo):
      Words(
        es: "gol en propia meta de «\(nombre.visible)» apuntado a su propio equipo, "
          + "«\(equipo.visible)»",
        en: "own goal by “\(nombre.visible)” given to their own team, “\(equipo.visible)”")
    case .resultadoDistinto(let escrito, let contado):
      Words(
        es: "el resultado escrito es \(escrito) y los goles suman \(contado)",
        en: "the written result is \(escrito) and the goals add up to \(contado)")
    case .tandaSinEmpate(let tanteo):
      Words(
        es: "hay tanda de penaltis y el partido no acabó en empate (\(tanteo))",
        en: "there is a shoot-out and the match did not end level (\(tanteo))")
    case .golesSinJugar(let estado):
      Words(
        es: "el partido tiene goles o resultado y su estado es «\(estado)»: no se cuentan",
        en: "the match has goals or a result and its state is “\(estado)”: they do not count")
    case .segundaAmarilla(let nombre):
      Words(
        es: "segunda amarilla de «\(nombre.visible)» en el mismo partido",
        en: "second yellow card of “\(nombre.visible)” in one match")
    case .trasExpulsion(let nombre):
      Words(
        es: "«\(nombre.visible)» interviene después de ser expulsado",
        en: "“\(nombre.visible)” takes part after being sent off")
    case .prorrogaSinReglamentario(let minuto):
      Words(
        es: "el minuto \(minuto) pasa de 90 y el partido no tiene prórroga",
        en: "minute \(minuto) is past 90 and the match has no extra time")
    case .fechaSinZona(let texto):
      Words(
        es: "la hora de «\(texto.visible)» no dice de qué zona es",
        en: "the time of “\(texto.visible)” does not say its zone")
    case .mismaHora(let equipo, let otroPartido):
      Words(
        es: "«\(equipo.visible)» juega a la misma hora el partido \(otroPartido)",
        en: "“\(equipo.visible)” plays match \(otroPartido) at the same time")
    case .marcaDeOrden:
      Words(
        es: "el fichero empieza con una marca de orden de bytes (BOM)",
        en: "the file begins with a byte order mark (BOM)")
    default: Words(verbatim: "")
    }
  }

  /// What to do about it.
  var help: Words? {
    switch self {
    case .tipo(_, .number, .string): return Words(es: "quite las comillas", en: "remove the quotes")
    case .tipo(_, .string, .number):
      return Words(es: "póngalo entre comillas", en: "put it in quotes")
    case .claveDesconocida(_, let sugerencia?), .equipoDesconocido(_, let sugerencia?),
      .noEstaEnLaPlantilla(_, _, let sugerencia?):
      return Words(
        es: "¿quiso decir «\(sugerencia.visible)»?", en: "did you mean “\(sugerencia.visible)”?")
    case .claveDesconocida:
      return Words(es: "se conserva al guardar, sin usarla", en: "it is kept on saving, unused")
    case .claveDoble, .idRepetido, .jugadorRepetido, .equipoRepetido:
      return Words(es: "deje una y quite la otra", en: "leave one and remove the other")
    case .valorDesconocido(_, let valor, let permitidos):
      if let cercano = nearestName(to: valor, among: permitidos) {
        return Words(es: "¿quiso decir «\(cercano)»?", en: "did you mean “\(cercano)”?")
      }
      let lista = permitidos.joined(separator: ", ")
      return Words(es: "puede ser: \(lista)", en: "it may be: \(lista)")
    case .versionNueva:
      return Words(es: "actualice Marcador", en: "update Marcador")
    case .caracterProhibido:
      return Words(
        es: "bórrelo y escriba el texto de nuevo", en: "delete it and type the text again")
    case .minuto:
      return Words(
        es: "escriba un número de 1 a 120, o con el tiempo añadido «45+2»",
        en: "write a number from 1 to 120, or with added time “45+2”")
    case .fecha(_, .forma):
      return Words(
        es: "escríbala como 2026-09-05 o 2026-09-05T18:00:00+02:00",
        en: "write it as 2026-09-05 or 2026-09-05T18:00:00+02:00")
    case .jugadorAmbiguo:
      return Words(es: "añada su «dorsal» al evento", en: "add their “dorsal” to the event")
    case .noEstaEnLaPlantilla:
      return Words(es: "añádalo a la plantilla", en: "add the player to the roster")
    case .propiaDelMismoEquipo:
      return Words(
        es: "en «equipo» va el equipo al que le cuenta el gol",
        en: "“equipo” is the team that the goal counts for")
    case .segundaAmarilla:
      return Words(
        es: "escriba la segunda con color «dobleAmarilla»",
        en: "write the second one with color “dobleAmarilla”")
    case .fechaSinZona:
      return Words(
        es: "escriba «zonaHoraria» en el torneo, o la diferencia con UTC en la fecha (+02:00)",
        en: "write “zonaHoraria” in the tournament, or the distance from UTC in the date (+02:00)")
    case .marcaDeOrden:
      return Words(es: "se quita al guardar", en: "it is dropped on saving")
    case .resultadoDistinto:
      return Words(
        es: "cuenta el resultado escrito; corrija uno de los dos",
        en: "the written result counts; correct one of the two")
    default: return nil
    }
  }
}

extension ProblemaDelTorneo.Campo {
  fileprivate var conArticulo: String {
    switch self {
    case .jornada: "la jornada"
    case .victoria, .derrota, .tanda: "la \(rawValue)"
    case .espectadores, .puntos: "los \(rawValue)"
    case .id: "el número de partido"
    case .local, .visitante: "los goles (\(rawValue))"
    default: "el \(rawValue)"
    }
  }
}

extension JSONKind {
  fileprivate var es: String {
    switch self {
    case .object: "un objeto { … }"
    case .array: "una lista [ … ]"
    case .string: "un texto"
    case .number: "un número"
    case .bool: "true o false"
    case .null: "null"
    }
  }

  fileprivate var en: String {
    switch self {
    case .object: "an object { … }"
    case .array: "a list [ … ]"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }
}
