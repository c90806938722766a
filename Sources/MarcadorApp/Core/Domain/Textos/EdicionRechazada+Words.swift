package import Diagnostics
import Torneo

// LocalizedError is all that is used of it.
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension EdicionRechazada {
  /// What is wrong, for the person who made the edit.
  package var words: Words {
    switch self {
    case .obligatorio(let dato):
      Words(
        es: "\(dato.es) es \(dato.esFemenino ? "obligatoria" : "obligatorio")",
        en: "\(dato.en) is required")
    case .noEsNumero(let dato):
      Words(es: "\(dato.es) debe ser un número", en: "\(dato.en) must be a whole number")
    case .noEsMinuto(let texto):
      Words(
        es: "«\(texto.excerpt)» no es un minuto", en: "“\(texto.excerpt)” is not a minute")
    case .anadidoFueraDeRango(let texto):
      Words(
        es: "el tiempo añadido de «\(texto.excerpt)» está fuera de rango "
          + "(\(Minuto.anadidosPermitidos.words))",
        en: "the added time of “\(texto.excerpt)” is out of range "
          + "(\(Minuto.anadidosPermitidos.words))")
    case .noEsTanteo(let dato):
      Words(
        es: "\(dato.es) debe tener la forma 3-2", en: "\(dato.en) must be of the form 3-2")
    case .noEsFecha(let texto, let razon): razon.words(texto)
    case .noEsCorreo(let texto):
      Words(
        es: "«\(texto.excerpt)» no es un correo", en: "“\(texto.excerpt)” is no e-mail address")
    case .noEsColor(let texto):
      Words(
        es: "«\(texto.excerpt)» no es un color", en: "“\(texto.excerpt)” is not a colour")
    case .noEsOpcion(let dato, let texto, _):
      Words(
        es: "\(dato.es) no puede ser «\(texto.excerpt)»",
        en: "\(dato.en) cannot be “\(texto.excerpt)”")
    case .unoDeLosDos(let uno, let otro):
      Words(
        es: "\(uno.es) y \(otro.es) no pueden ir juntos",
        en: "\(uno.en) and \(otro.en) cannot go together")
    case .nombreDeJugador(let error): error.words
    case .dorsalDeJugador(let error): error.words
    case .lineas(let lineas):
      Words(
        es: lineas.count == 1
          ? "hay una línea que corregir" : "hay \(lineas.count) líneas que corregir",
        en: lineas.count == 1
          ? "there is one line to correct" : "there are \(lineas.count) lines to correct")

    case .noExisteElPartido(let id):
      Words(es: "no existe el partido \(id)", en: "match \(id) does not exist")
    case .noExisteElEquipo(let nombre, _):
      Words(
        es: "no hay ningún equipo «\(nombre.excerpt)»", en: "there is no team “\(nombre.excerpt)”")
    case .equipoAmbiguo(let nombre, _):
      Words(
        es: "hay más de un equipo que puede ser «\(nombre.excerpt)»",
        en: "more than one team may be “\(nombre.excerpt)”")
    case .noExisteElJugador(let nombre, let equipo, _),
      .noEstaEnLaPlantilla(let nombre, let equipo, _):
      Words(
        es: "«\(nombre.excerpt)» no está en la plantilla de «\(equipo.visible)»",
        en: "“\(nombre.excerpt)” is not in the roster of “\(equipo.visible)”")
    case .noJuegaElPartido(let nombre, let local, let visitante, _):
      Words(
        es: "«\(nombre.excerpt)» no está en las plantillas de «\(local.visible)» "
          + "y «\(visitante.visible)»",
        en: "“\(nombre.excerpt)” is not in the rosters of “\(local.visible)” "
          + "and “\(visitante.visible)”")
    case .juegaEnElOtroLado(let nombre, let equipo, _):
      Words(
        es: "«\(nombre.excerpt)» juega en «\(equipo.visible)»",
        en: "“\(nombre.excerpt)” plays for “\(equipo.visible)”")
    case .jugadorAmbiguo(let nombre, _):
      Words(
        es: "hay más de un jugador que puede ser «\(nombre.excerpt)»",
        en: "more than one player may be “\(nombre.excerpt)”")
    case .noExisteElArbitro(let nombre, _):
      Words(
        es: "no hay ningún árbitro «\(nombre.excerpt)»",
        en: "there is no referee “\(nombre.excerpt)”")
    case .arbitroAmbiguo(let nombre, _):
      Words(
        es: "hay más de un árbitro que puede ser «\(nombre.excerpt)»",
        en: "more than one referee may be “\(nombre.excerpt)”")
    case .noExisteElEvento(let numero, let partido, _):
      Words(
        es: "el partido \(partido) no tiene el número \(numero) de esta clase",
        en: "match \(partido) has no number \(numero) of this kind")
    case .eventoAmbiguo(let partido, _):
      Words(
        es: "el partido \(partido) tiene varios: falta el número",
        en: "match \(partido) has several: the number is missing")
    case .noExisteLaSancion(let numero, _):
      Words(es: "no existe la sanción \(numero)", en: "sanction \(numero) does not exist")
    case .noSeDeshace:
      Words(
        es: "no se ha deshecho ni rehecho nada: lo mismo se ha cambiado después, o se usa en otra "
          + "parte",
        en: "nothing was undone or redone: the same was changed since, or something uses it")
    case .haCambiado:
      Words(
        es: "otro programa lo ha cambiado mientras tanto; mírelo y repita",
        en: "another program changed it meanwhile; look at it and repeat")

    case .texto(let dato, .vacio):
      Words(
        es: "\(dato.es) está \(dato.esFemenino ? "vacía" : "vacío")", en: "\(dato.en) is empty")
    case .texto(let dato, .largo(let maximo)):
      Words(
        es: "\(dato.es) no puede pasar de \(maximo.caracteres) caracteres "
          + "ni de \(maximo.octetos) bytes",
        en: "\(dato.en) cannot have more than \(maximo.caracteres) characters "
          + "or \(maximo.octetos) bytes")
    case .texto(let dato, .caracterProhibido(let escalar)):
      Words(
        es:
          "\(dato.es) lleva el carácter \(String(escalar).visible), que no se ve y altera el texto",
        en:
          "\(dato.en) has the character \(String(escalar).visible), which is invisible and upsets "
          + "the text")
    case .dorsalFueraDeRango(let dorsal):
      Words(
        es: "el dorsal \(dorsal) está fuera de rango (\(dorsalesPermitidos.words))",
        en: "number \(dorsal) is out of range (\(dorsalesPermitidos.words))")
    case .dorsalRepetido(let dorsal, let otro):
      Words(
        es: "el dorsal \(dorsal) ya lo lleva «\(otro.visible)»",
        en: "“\(otro.visible)” already wears number \(dorsal)")
    case .jugadorRepetido(let nombre):
      Words(
        es: "«\(nombre.excerpt)» ya está en la plantilla",
        en: "“\(nombre.excerpt)” is in the roster already")
    case .equipoRepetido(let nombre, let otro):
      Words(
        es: "ya hay un equipo «\(otro.visible)»"
          + (nombre == otro ? "" : ", que es el mismo nombre que «\(nombre.excerpt)»"),
        en: "there is a team “\(otro.visible)” already"
          + (nombre == otro ? "" : ", which is the same name as “\(nombre.excerpt)”"))
    case .arbitroRepetido(let nombre, let otro):
      Words(
        es: "ya hay un árbitro «\(otro.visible)»"
          + (nombre == otro ? "" : ", que es el mismo nombre que «\(nombre.excerpt)»"),
        en: "there is a referee “\(otro.visible)” already"
          + (nombre == otro ? "" : ", which is the same name as “\(nombre.excerpt)”"))
    case .servidorSinArbitros:
      Words(
        es: "el servidor dice que no hay ningún árbitro",
        en: "the server says that there is no referee")
    case .retenido(let nombre, _):
      Words(
        es: "no se puede quitar a «\(nombre.visible)»: está en el torneo",
        en: "“\(nombre.visible)” cannot be removed: the tournament needs it")

    case .equipoContraSiMismo(let nombre):
      Words(
        es: "«\(nombre.visible)» no puede jugar contra sí mismo",
        en: "“\(nombre.visible)” cannot play itself")
    case .equipoAjeno(let nombre, let local, let visitante):
      Words(
        es: "«\(nombre.excerpt)» no juega este partido: lo juegan «\(local.nombre.visible)» "
          + "y «\(visitante.nombre.visible)»",
        en: "“\(nombre.excerpt)” does not play this match: “\(local.nombreEnIngles.visible)” and "
          + "“\(visitante.nombreEnIngles.visible)” do")
    case .fueraDeRango(let dato, let numero, let rango):
      Words(
        es: "\(dato.es) \(numero.excerpt) está fuera de rango (\(rango.words))",
        en: "\(dato.en) \(numero.excerpt) is out of range (\(rango.words))")
    case .noSeJuega(let id, let estado):
      Words(
        es: "el partido \(id) está \(estado.words.es)",
        en: "match \(id) is \(estado.words.en)")
    case .noPasa(let id, let de, let a):
      Words(
        es: "el partido \(id) está \(de.words.es) y no puede \(a.llegada.es)",
        en: "match \(id) is \(de.words.en) and cannot be \(a.llegada.en)")
    case .yaSeHaJugado(let id):
      Words(
        es: "el partido \(id) ya acabó, o tiene resultado o eventos",
        en: "match \(id) is over, or has a result or events already")

    case .faltaUnLado(let id):
      Words(
        es: "todavía no se sabe quién juega el partido \(id)",
        en: "who plays match \(id) is not known yet")
    case .loEspera(let id, let otro):
      Words(
        es: "el partido \(otro) lo juega quien gane o pierda el \(id)",
        en: "match \(otro) is for who wins or loses match \(id)")
    case .noExisteElGrupo(let nombre):
      Words(
        es: "no hay partidos del grupo «\(nombre.excerpt)»",
        en: "there are no matches of the group “\(nombre.excerpt)”")
    case .dosVecesEnLaAlineacion(let nombre):
      Words(
        es: "«\(nombre.visible)» está dos veces en la alineación",
        en: "“\(nombre.visible)” is twice in the line-up")
    case .noEstaEnLaAlineacion(let nombre):
      Words(
        es: "el capitán, «\(nombre.visible)», no está en la alineación",
        en: "the captain, “\(nombre.visible)”, is not in the line-up")
    case .tieneAlineaciones(let id):
      Words(
        es: "el partido \(id) ya tiene la alineación de uno de sus equipos",
        en: "match \(id) has the line-up of one of its sides already")

    case .noEsUnGol: Words(es: "el evento no es un gol", en: "the event is not a goal")
    case .cambioConsigoMismo(let nombre):
      Words(
        es: "«\(nombre.visible)» no puede entrar y salir en el mismo cambio",
        en: "“\(nombre.visible)” cannot come on and go off in one substitution")
    case .asistenciaPropia(let nombre):
      Words(
        es: "«\(nombre.visible)» no puede dar su propio gol",
        en: "“\(nombre.visible)” cannot make his or her own goal")
    case .asistenciaEnPropia:
      Words(es: "un gol en propia meta no tiene asistencia", en: "an own goal has no assist")
    case .masGolesQueElResultado(let escrito, let contado):
      Words(
        es: "el resultado escrito es \(escrito) y los goles suman \(contado)",
        en: "the written result is \(escrito) and the goals add up to \(contado)")
    case .resultadoImposible(let contradiccion): contradiccion.words
    case .sancionDeCero:
      Words(
        es: "una sanción de 0 puntos no cambia nada", en: "a sanction of 0 points changes nothing")
    case .ordenDeUno:
      Words(es: "un orden es de dos equipos o más", en: "an order is of two teams or more")
    case .equipoDosVeces(let equipo):
      Words(
        es: "«\(equipo.visible)» está dos veces en el orden",
        en: "“\(equipo.visible)” is twice in the order")
    case .ordenContrario(let uno, let otro):
      Words(
        es: "este orden pone a «\(uno.visible)» antes que «\(otro.visible)», y otro al revés",
        en: "this order puts “\(uno.visible)” before “\(otro.visible)”, and another one the other "
          + "way round")
    case .sinTabla:
      Words(es: "ninguna tabla es de todo eso", en: "no table is of all that")
    case .yaExpulsado(let equipo):
      Words(
        es: "«\(equipo.visible)» ya consta como expulsado",
        en: "“\(equipo.visible)” is told as expelled already")
    case .yaSuspendido(let jugador, let partido):
      Words(
        es: "ya hay una suspensión de «\(jugador.visible)» por el partido \(partido)",
        en: "there is a suspension of “\(jugador.visible)” for match \(partido) already")
    case .noExisteLaDecision(let numero, let hay):
      Words(
        es: "no hay ningún número \(numero) en la lista, que tiene \(hay)",
        en: "there is no number \(numero) in the list, which has \(hay)")
    case .sancionDudosa(let equipo, let duda): duda.words(equipo)
    case .noTieneResultado(let id):
      Words(
        es: "el partido \(id) no tiene un resultado escrito",
        en: "match \(id) has no written result")
    }
  }

  package var failure: Failure {
    Failure(Diagnostic(.error, words, context: contexto, help: help))
  }

  /// The sentence as a screen shows it.
  package var frase: Words { Words(es: words.es.comoFrase, en: words.en.comoFrase) }
}

extension EdicionRechazada: LocalizedError {
  package var errorDescription: String? { frase.es }
}

extension String {
  /// With a capital at the start.
  var comoFrase: String { prefix(1).uppercased() + dropFirst() }
}

extension ClosedRange<Int> {
  /// `1–99`
  package var words: String { "\(lowerBound)–\(upperBound)" }
}
