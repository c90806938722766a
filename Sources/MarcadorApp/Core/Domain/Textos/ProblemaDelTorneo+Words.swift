import Diagnostics
import JSON
import Torneo

// What the reader of a store says to people: what is wrong, and where else to look. What to do about
// it is in `ProblemaDelTorneo+Help.swift`.

extension ProblemaDelTorneo {
  /// What is wrong.
  var words: Words {
    switch self {
    case .tipo(.documento, let esperado, let hallado):
      Words(
        es: "se esperaba \(esperado.words.es) y hay \(hallado.words.es)",
        en: "expected \(esperado.words.en), found \(hallado.words.en)")
    case .tipo(let campo, let esperado, let hallado):
      Words(
        es: "«\(campo.clave)»: se esperaba \(esperado.words.es) y hay \(hallado.words.es)",
        en: "“\(campo.clave)”: expected \(esperado.words.en), found \(hallado.words.en)")
    case .tipoDeRegla(let campo, let hallado):
      Words(
        es: "«\(campo.clave)»: se esperaba texto o un objeto y hay \(hallado.words.es)",
        en: "“\(campo.clave)”: expected text or an object, found \(hallado.words.en)")
    case .entreComillas(let campo, let texto):
      Words(
        es: "\(campo.es(texto.excerpt)) es texto; quite las comillas",
        en: "\(campo.en(texto.excerpt)) is text; remove the quotes")
    case .falta(let campo):
      Words(es: "falta «\(campo.clave)»", en: "“\(campo.clave)” is missing")
    case .claveDesconocida(let clave, _):
      Words(
        es: "clave desconocida «\(clave.excerpt)»", en: "unknown key “\(clave.excerpt)”")
    case .claveDoble(let clave):
      Words(
        es: "la clave «\(clave.excerpt)» está dos veces en el mismo objeto",
        en: "the key “\(clave.excerpt)” is twice in the same object")
    case .valorDesconocido(let campo, let valor, _):
      Words(
        es: "«\(valor.excerpt)» no es un valor de «\(campo.clave)»",
        en: "“\(valor.excerpt)” is not a value of “\(campo.clave)”")
    case .versionNueva(let version):
      Words(
        es: "hecho con una versión más nueva de Marcador (formato \(version))",
        en: "made with a newer version of Marcador (format \(version))")
    case .demasiados(let campo, let limite):
      Words(
        es: "demasiados elementos en «\(campo.clave)»: el límite es \(limite)",
        en: "too many elements in “\(campo.clave)”: the limit is \(limite)")
    case .demasiadosProblemas(let limite):
      Words(
        es: "hay más de \(limite) problemas: los demás solo se cuentan",
        en: "there are more than \(limite) problems: the others are only counted")

    case .texto(let campo, .vacio):
      campo == .nombre
        ? Words(es: "nombre vacío", en: "empty name")
        : Words(es: "«\(campo.clave)»: nombre vacío", en: "“\(campo.clave)”: empty name")
    case .texto(let campo, .largo(let maximo)):
      Words(
        es: "«\(campo.clave)» es demasiado largo: como mucho \(maximo.caracteres) caracteres "
          + "y \(maximo.octetos) bytes",
        en: "“\(campo.clave)” is too long: at most \(maximo.caracteres) characters "
          + "and \(maximo.octetos) bytes")
    case .texto(let campo, .caracterProhibido(let escalar)):
      Words(
        es: "«\(campo.clave)» lleva el carácter \(String(escalar).visible), que no se ve "
          + "y altera el texto",
        en: "“\(campo.clave)” has the character \(String(escalar).visible), which is invisible "
          + "and upsets the text")

    case .noEsEntero(let campo, let texto):
      Words(
        es: "\(campo.es(texto.excerpt)) no es un entero",
        en: "\(campo.en(texto.excerpt)) is not a whole number")
    case .enteroConAdornos(let campo, let texto, _):
      Words(
        es: "\(campo.es(texto.excerpt)) lleva punto o exponente",
        en: "\(campo.en(texto.excerpt)) has a point or an exponent")
    case .fueraDeRango(let campo, let texto, let rango):
      Words(
        es: "\(campo.es(texto.excerpt)) está fuera de rango (\(rango.words))",
        en: "\(campo.en(texto.excerpt)) is out of range (\(rango.words))")
    case .noEsMinuto(let texto):
      EdicionRechazada.noEsMinuto(texto).words
    case .noEsColor(let texto):
      EdicionRechazada.noEsColor(texto).words
    case .anadidoFueraDeRango(let texto): EdicionRechazada.anadidoFueraDeRango(texto).words
    case .fecha(let texto, let razon): razon.words(texto)

    case .zonaDesconocida(let nombre):
      Words(
        es: "«\(nombre.visible)» no es una zona horaria",
        en: "“\(nombre.visible)” is not a time zone")

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
          es: "el nombre del equipo «\(nombre.visible)» solo se distingue de «\(otro.visible)» "
            + "en mayúsculas, acentos o espacios",
          en: "the name of the team “\(nombre.visible)” differs from “\(otro.visible)” only in "
            + "capitals, accents or spaces")
    case .jugadorRepetido(let nombre, let otro):
      nombre == otro
        ? Words(
          es: "«\(nombre.visible)» está dos veces en la plantilla",
          en: "“\(nombre.visible)” is twice in the roster")
        : Words(
          es: "«\(nombre.visible)» y «\(otro.visible)» son el mismo nombre en la plantilla",
          en: "“\(nombre.visible)” and “\(otro.visible)” are the same name in the roster")
    case .jugadorParecido(let nombre, let otro):
      Words(
        es: "«\(nombre.visible)» y «\(otro.visible)» pueden ser la misma persona de la plantilla",
        en: "“\(nombre.visible)” and “\(otro.visible)” may be the same person of the roster")
    case .idRepetido(let id):
      Words(es: "el partido \(id) está dos veces", en: "match \(id) is there twice")
    case .sancion(let equipo, let duda): duda.words(equipo)
    case .sancionSinTabla(let equipo):
      Words(
        es: "«\(equipo.visible)» no está en ninguna tabla: la sanción no se aplica",
        en: "“\(equipo.visible)” is in no table: the sanction applies to none")
    case .ordenDeUno:
      Words(
        es: "un orden es de dos equipos o más", en: "an order is of two teams or more")
    case .ordenSinTabla:
      Words(
        es: "ninguna tabla tiene a todos estos equipos: su orden no se usa",
        en: "no table has all of these teams: their order is not used")
    case .ordenIncompleto(let nombres):
      Words(
        es: "con estos equipos sigue \(nombres.count == 1 ? "empatado" : "empatados") "
          + nombres.map { "«\($0.visible)»" }.joined(separator: ", ") + ": el orden no se usa",
        en: nombres.map { "“\($0.visible)”" }.joined(separator: ", ")
          + (nombres.count == 1 ? " is" : " are")
          + " still level with these teams: their order is not "
          + "used")
    case .ordenContrario(let uno, let otro):
      Words(
        es: "este orden pone a «\(uno.visible)» antes que «\(otro.visible)», y otro al revés",
        en: "this order puts “\(uno.visible)” before “\(otro.visible)”, and another one the other "
          + "way round")
    case .sinCriterios(let campo):
      Words(
        es: "«\(campo.clave)» está vacío: los empates a puntos no se deshacen",
        en: "“\(campo.clave)” is empty: ties on points are not broken")
    case .criterioRepetido(let criterio):
      Words(
        es: "«\(criterio)» está dos veces: la segunda no separa a nadie",
        en: "“\(criterio)” is there twice: the second time it tells nobody apart")
    case .reglaSinTabla(let campo, let nombre, _):
      Words(
        es: "ninguna clasificación es de «\(campo.clave)» «\(nombre.visible)»: no se usa",
        en: "no table is of “\(campo.clave)” “\(nombre.visible)”: not used")
    case .puestoSinEquipo(let campo, let puesto, let equipos):
      Words(
        es: "«\(campo.clave)»: no hay puesto \(puesto), la clasificación tiene "
          + (equipos == 1 ? "1 equipo" : "\(equipos) equipos"),
        en: "“\(campo.clave)”: there is no place \(puesto), the table has "
          + (equipos == 1 ? "1 team" : "\(equipos) teams"))
    case .mejoresSinGrupos:
      Words(
        es: "«mejores» compara grupos, y ningún partido es de un grupo",
        en: "“mejores” compares groups, and no match is of a group")
    case .pasanMasQueGrupos(let pasan, let grupos):
      Words(
        es: "pasan \(pasan), y hay " + (grupos == 1 ? "1 grupo" : "\(grupos) grupos"),
        en: "\(pasan) go on, and there " + (grupos == 1 ? "is 1 group" : "are \(grupos) groups"))
    case .masVueltas(let vueltas, let local, let visitante):
      Words(
        es: "«vueltas» es \(vueltas), y «\(local.visible)» y «\(visitante.visible)» se "
          + "encuentran más veces",
        en: "“vueltas” is \(vueltas), and “\(local.visible)” and “\(visitante.visible)” meet more "
          + "often")
    case .eliminatoriaSinDecidir(esADoblePartido: false):
      Words(
        es: "el partido acabó en empate y nada dice quién pasa",
        en: "the match ended level and nothing says who goes on")
    case .eliminatoriaSinDecidir(esADoblePartido: true):
      Words(
        es: "la eliminatoria acabó en empate y nada dice quién pasa",
        en: "the tie of two matches ended level and nothing says who goes on")
    case .expulsionSinTabla(let equipo):
      Words(
        es: "«\(equipo.visible)» no está en la tabla de la que se le expulsa",
        en: "“\(equipo.visible)” is not in the table that it is expelled from")
    case .zonaAlReves(let desde, let hasta):
      Words(
        es: "la zona va del puesto \(desde) al \(hasta), que es anterior",
        en: "the zone goes from place \(desde) to \(hasta), which is before it")
    case .perdonSinRonda(let nombre, _):
      Words(
        es:
          "ningún partido es de la ronda o fase «\(nombre.visible)»: no se perdona ninguna tarjeta",
        en: "no match is of the round or stage “\(nombre.visible)”: no card is forgotten")
    case .arbitroRepetido(let id):
      Words(es: "el árbitro \(id) está dos veces", en: "referee \(id) is there twice")
    case .nombreDeArbitroRepetido(let nombre, let otro):
      nombre == otro
        ? Words(
          es: "hay dos árbitros que se llaman «\(nombre.visible)»: sus partidos no se distinguen",
          en: "two referees are called “\(nombre.visible)”: their matches cannot be told apart")
        : Words(
          es:
            "el árbitro «\(nombre.visible)» solo se distingue de «\(otro.visible)» en mayúsculas, "
            + "acentos o espacios",
          en:
            "referee “\(nombre.visible)” differs from “\(otro.visible)” only in capitals, accents "
            + "or spaces")
    case .arbitroParecido(let nombre, let otro, let mas):
      Words(
        es: "el árbitro «\(nombre.visible)» solo se distingue de «\(otro.visible)» en mayúsculas, "
          + "acentos o espacios" + (mas == 0 ? "" : "; está también en \(mas) más"),
        en:
          "referee “\(nombre.visible)” differs from “\(otro.visible)” only in capitals, accents or "
          + "spaces" + (mas == 0 ? "" : "; it is in \(mas) more"))
    case .equipoDesconocido(let nombre, _):
      Words(
        es: "no hay ningún equipo «\(nombre.visible)»", en: "there is no team “\(nombre.visible)”")
    case .equipoAjeno(let nombre, let local, let visitante):
      Words(
        es: "«\(nombre.visible)» no juega este partido: lo juegan «\(local.nombre.visible)» "
          + "y «\(visitante.nombre.visible)»",
        en: "“\(nombre.visible)” does not play this match: “\(local.nombreEnIngles.visible)” and "
          + "“\(visitante.nombreEnIngles.visible)” do")
    case .plazaSinForma:
      Words(
        es: "no se entiende quién jugará: se espera el ganador o el perdedor de un partido, o el "
          + "puesto de un grupo",
        en:
          "who will play is not understood: expected the winner or the loser of a match, or a place "
          + "in a group")
    case .plazaSinPartido(let id):
      Words(es: "no hay ningún partido \(id)", en: "there is no match \(id)")
    case .plazaSinTabla(let nombre, _):
      Words(
        es: "no hay ninguna clasificación «\(nombre.excerpt)»",
        en: "there is no table “\(nombre.excerpt)”")
    case .plazasEnCirculo(let ids) where ids.count == 1:
      Words(
        es:
          "el partido \(ids.map(String.init).joined()) se espera a sí mismo: nadie podría jugarlo",
        en: "match \(ids.map(String.init).joined()) waits for itself: nobody could play it")
    case .plazasEnCirculo(let ids):
      Words(
        es: "los partidos \(ids.map(String.init).joined(separator: ", ")) se esperan unos a otros: "
          + "nadie podría jugar el primero",
        en:
          "the matches \(ids.map(String.init).joined(separator: ", ")) wait for each other: nobody "
          + "could play the first one")
    case .demasiadasEsperas(let limite):
      Words(
        es: "hay más de \(limite) partidos que se esperan uno tras otro",
        en: "more than \(limite) matches wait for one another in a row")
    case .marcadorSinEquipos:
      Words(
        es: "el partido tiene marcador y aún no se sabe quién juega",
        en: "the match has a score, and who plays is not known yet")
    case .equipoContraSiMismo(let nombre):
      Words(
        es: "«\(nombre.visible)» juega contra sí mismo", en: "“\(nombre.visible)” plays itself")
    case .jugadorAmbiguo(_, let nombre):
      Words(
        es: "hay más de un «\(nombre.visible)» en la plantilla",
        en: "there is more than one “\(nombre.visible)” in the roster")

    case .noEstaEnLaPlantilla(let nombre, let equipo, _, _):
      Words(
        es: "«\(nombre.visible)» no está en la plantilla de «\(equipo.nombre.visible)»",
        en: "“\(nombre.visible)” is not in the roster of “\(equipo.nombre.visible)”")
    case .jugadorSinEquipo(let nombre, true, _, _):
      Words(
        es: "«\(nombre.visible)» está en las dos plantillas",
        en: "“\(nombre.visible)” is in both rosters")
    case .jugadorSinEquipo(let nombre, false, let local, let visitante):
      Words(
        es: "«\(nombre.visible)» no está en la plantilla de «\(local.nombre.visible)» "
          + "ni en la de «\(visitante.nombre.visible)»",
        en: "“\(nombre.visible)” is in the roster neither of “\(local.nombre.visible)” "
          + "nor of “\(visitante.nombre.visible)”")
    case .propiaDelMismoEquipo(let nombre, let equipo):
      Words(
        es: "gol en propia meta de «\(nombre.visible)» apuntado a su propio equipo, "
          + "«\(equipo.visible)»",
        en: "own goal by “\(nombre.visible)” given to their own team, “\(equipo.visible)”")
    case .resultadoDistinto(let escrito, let contado):
      Words(
        es: "el resultado escrito es \(escrito) y los goles suman \(contado)",
        en: "the written result is \(escrito) and the goals add up to \(contado)")
    case .sinResultado(let estado):
      Words(
        es: "el partido está «\(estado.rawValue)» y no tiene resultado ni goles",
        en: "the match is “\(estado.rawValue)” and has neither result nor goals")
    case .sinEventosNiEstado:
      Words(
        es: "no se sabe si el partido acabó 0-0 o está por jugar: se toma como por jugar",
        en: "nobody can tell whether the match ended 0-0 or is to be played: it is taken as to be "
          + "played")
    case .resultadoImposible(let contradiccion): contradiccion.words
    case .tandaSinEmpate(let tanteo):
      Words(
        es: "hay tanda de penaltis y el partido no acabó en empate (\(tanteo))",
        en: "there is a shoot-out and the match did not end level (\(tanteo))")
    case .golesSinJugar(let estado):
      Words(
        es: "el partido tiene goles, eventos o resultado y su estado es «\(estado.rawValue)»: "
          + "no se cuentan",
        en: "the match has goals, events or a result and its state is “\(estado.rawValue)”: "
          + "they do not count")
    case .segundaAmarilla(let nombre):
      Words(
        es: "otra amarilla de «\(nombre.visible)» en el mismo partido",
        en: "another yellow card of “\(nombre.visible)” in the same match")
    case .golRepetido(let nombre, let minuto):
      Words(
        es: "otro gol de «\(nombre.visible)» en el mismo minuto, \(minuto)'",
        en: "another goal of “\(nombre.visible)” in the same minute, \(minuto)'")
    case .sinPrimeraAmarilla(let nombre):
      Words(
        es: "doble amarilla de «\(nombre.visible)», sin otra antes en el partido",
        en: "second yellow card of “\(nombre.visible)”, without an earlier one in the match")
    case .trasExpulsion(let nombre):
      Words(
        es: "«\(nombre.visible)» interviene después de ser expulsado",
        en: "“\(nombre.visible)” takes part after being sent off")
    case .tarjetaADos(let jugador, let oficial):
      Words(
        es:
          "la tarjeta es a la vez de «\(jugador.excerpt)» y de «\(oficial.visible)», del banquillo",
        en: "the card is of “\(jugador.excerpt)” and of “\(oficial.visible)”, of the bench, at once"
      )
    case .cambioConsigoMismo(let nombre):
      Words(
        es: "«\(nombre.visible)» entra y sale en el mismo cambio",
        en: "“\(nombre.visible)” comes on and goes off in the same substitution")
    case .asistenciaEnPropia:
      Words(es: "un gol en propia meta no tiene asistencia", en: "an own goal has no assist")
    case .asistenciaPropia(let nombre):
      Words(
        es: "«\(nombre.visible)» se da a sí mismo la asistencia",
        en: "“\(nombre.visible)” assists their own goal")
    case .dosVecesEnLaAlineacion(let nombre):
      Words(
        es: "«\(nombre.visible)» está dos veces en la alineación",
        en: "“\(nombre.visible)” is twice in the line-up")
    case .demasiadosTitulares(let cuantos):
      Words(es: "hay \(cuantos) titulares", en: "there are \(cuantos) starters")
    case .capitanFuera(let nombre):
      Words(
        es: "el capitán, «\(nombre.visible)», no está en la alineación",
        en: "the captain, “\(nombre.visible)”, is not in the line-up")
    case .cambioAMedias(let antes, let ahora):
      Words(
        es:
          "el cambio de nombre de «\(antes.visible)», que ahora es «\(ahora.visible)», quedó a medias",
        en: "“\(antes.visible)”, who is “\(ahora.visible)” now, was renamed by half only")
    case .anadidoAMitad(let minuto):
      Words(
        es:
          "el minuto \(minuto) tiene tiempo añadido y en el \(minuto.minuto) no acaba ninguna parte",
        en: "minute \(minuto) has added time, and no half ends in minute \(minuto.minuto)")
    case .prorrogaSinReglamentario(let minuto):
      Words(
        es: "el minuto \(minuto) pasa de 90 y el partido no tiene prórroga",
        en: "minute \(minuto) is past 90 and the match has no extra time")
    case .horaRara(let texto, .seSalta):
      Words(
        es: "la hora de «\(texto.visible)» no existe: esa noche se adelantan los relojes",
        en: "the time of “\(texto.visible)” does not exist: clocks go forward that night")
    case .horaRara(let texto, .seRepite):
      Words(
        es:
          "la hora de «\(texto.visible)» llega dos veces: esa noche se atrasan los relojes, y se toma "
          + "la primera",
        en:
          "the time of “\(texto.visible)” comes twice: clocks go back that night, and the first is "
          + "taken")
    case .fechaSinZona(let texto, otras: 0):
      Words(
        es: "la hora de «\(texto.visible)» no dice de qué zona es",
        en: "the time of “\(texto.visible)” does not say its zone")
    case .fechaSinZona(let texto, let otras):
      Words(
        es: "la hora de «\(texto.visible)» no dice de qué zona es"
          + (otras == 1 ? "; hay otra así" : "; hay otras \(otras) así"),
        en: "the time of “\(texto.visible)” does not say its zone"
          + (otras == 1 ? "; there is one more" : "; there are \(otras) more"))
    case .partidoRepetido(let otro):
      Words(
        es: "es el mismo partido que el \(otro): los mismos equipos, fecha, jornada y ronda",
        en: "it is the same match as \(otro): the same sides, date, matchday and round")
    case .mismaHora(let equipo, let otroPartido):
      Words(
        es: "«\(equipo.visible)» juega a la misma hora el partido \(otroPartido)",
        en: "“\(equipo.visible)” plays match \(otroPartido) at the same time")
    case .mismoDia(let otro):
      Words(
        es: "los mismos equipos juegan ese día también el partido \(otro)",
        en: "the same teams also play match \(otro) on that day")
    case .jugadorEnDosEquipos(let nombre, let otro):
      Words(
        es: "«\(nombre.visible)» está también en la plantilla de «\(otro.visible)»",
        en: "“\(nombre.visible)” is also in the roster of “\(otro.visible)”")
    case .marcaDeOrden:
      Words(
        es: "el fichero empieza con una marca de orden de bytes (BOM)",
        en: "the file begins with a byte order mark (BOM)")
    }
  }
}

// MARK: Pieces
extension Campo {
  /// A value of the field as the subject of a sentence: `el dorsal 100`.
  fileprivate func es(_ valor: String) -> String {
    switch self {
    case .dorsal: "el dorsal \(valor)"
    case .minuto: "el minuto \(valor)"
    case .jornada: "la jornada \(valor)"
    case .id: "el número \(valor)"
    default: "«\(clave)»: \(valor)"
    }
  }

  fileprivate func en(_ valor: String) -> String {
    switch self {
    case .dorsal: "number \(valor)"
    case .minuto: "minute \(valor)"
    case .jornada: "matchday \(valor)"
    case .id: "number \(valor)"
    default: "“\(clave)”: \(valor)"
    }
  }
}
