import Diagnostics
import JSON
import Torneo

extension ProblemaDelTorneo {
  /// What to do about it, where that is fairly sure.
  var help: Words? {
    switch self {
    case .tipo(_, .string, .number): Words(es: "póngalo entre comillas", en: "put it in quotes")
    case .claveDesconocida(let clave, let conocidas): .clave(clave, conocidas)
    case .claveDoble, .idRepetido, .arbitroRepetido, .equipoRepetido, .jugadorRepetido:
      Words(es: "deje una y quite la otra", en: "leave one and remove the other")
    case .jugadorParecido:
      Words(
        es: "si lo son, deje una y quite la otra; si son dos, un dorsal a cada una lo dice",
        en: "if so, leave one and remove the other; if they are two, a number for each says so")
    case .valorDesconocido(_, let valor, let permitidos): .valor(valor, permitidos)
    case .versionNueva: Words(es: "actualice Marcador", en: "update Marcador")
    case .texto(_, .caracterProhibido):
      Words(
        es: "bórrelo y escriba el texto de nuevo", en: "delete it and type the text again")
    case .enteroConAdornos(_, _, let entero):
      Words(es: "escriba \(entero)", en: "write \(entero)")
    case .fueraDeRango(let campo, _, let rango) where campo != .version:
      Words(
        es: "escriba un número entre \(rango.lowerBound) y \(rango.upperBound)",
        en: "write a number between \(rango.lowerBound) and \(rango.upperBound)")
    case .noEsMinuto(let texto): EdicionRechazada.noEsMinuto(texto).help
    case .noEsColor(let texto): EdicionRechazada.noEsColor(texto).help
    case .fecha(_, .forma): .formaDeFecha
    case .zonaDesconocida(let nombre): .zona(nombre)
    case .horaRara(_, .seSalta):
      Words(es: "corrija la hora o el día", en: "correct the time or the day")
    case .horaRara(_, .seRepite):
      Words(
        es: "si es la otra, dígalo con la diferencia con UTC, como «+01:00»",
        en: "if it is the other one, say so with the distance from UTC, such as “+01:00”")
    case .tarjetaADos:
      Words(
        es: "cuenta como tarjeta al banquillo; deje solo «jugador» o solo «oficial»",
        en: "it counts as a card to the bench; leave “jugador” or “oficial” alone")
    case .equipoDesconocido(let nombre, let equipos):
      .quisoDecir(parecido(a: nombre, entre: equipos.map(\.nombre)))
    case .plazaSinForma:
      Words(
        es: "por ejemplo {\"ganador\": 57}, {\"puesto\": 1, \"grupo\": \"Grupo A\"} o "
          + "{\"puesto\": 3, \"grupos\": [\"Grupo A\", \"Grupo B\"]}",
        en: "for example {\"ganador\": 57}, {\"puesto\": 1, \"grupo\": \"Grupo A\"} or "
          + "{\"puesto\": 3, \"grupos\": [\"Grupo A\", \"Grupo B\"]}")
    case .plazaSinTabla(let nombre, let hay), .perdonSinRonda(let nombre, let hay),
      .reglaSinTabla(_, let nombre, let hay):
      .quisoDecir(parecido(a: nombre, entre: hay))
    case .ordenContrario:
      Words(
        es: "deje uno solo, o diga de qué «fase» y «grupo» es cada uno",
        en: "leave one only, or say which “fase” and “grupo” each is of")
    case .sinCriterios, .criterioRepetido:
      Words(
        es: "puede ser: \(Criterio.elegibles.map(\.rawValue).joined(separator: ", "))",
        en: "it may be: \(Criterio.elegibles.map(\.rawValue).joined(separator: ", "))")
    case .puestoSinEquipo(_, _, let equipos):
      Words(
        es: "escriba un puesto del 1 al \(equipos)", en: "write a place from 1 to \(equipos)")
    case .mejoresSinGrupos:
      Words(
        es: "escriba «grupo» en los partidos, o quítelo",
        en: "write “grupo” in the matches, or remove it")
    case .pasanMasQueGrupos(_, let grupos):
      Words(
        es: "escriba un número del 1 al \(grupos)", en: "write a number from 1 to \(grupos)")
    case .masVueltas:
      Words(
        es: "corrija «vueltas», o escriba «anulado» en el partido que no vale",
        en: "correct “vueltas”, or write “anulado” in the match that does not count")
    case .eliminatoriaSinDecidir(esADoblePartido: false):
      Words(
        es: "escriba «tanda» en el resultado, o añada el partido de vuelta o de desempate",
        en: "write “tanda” in the result, or add the second leg or the replay")
    case .eliminatoriaSinDecidir(esADoblePartido: true):
      Words(
        es: "escriba «tanda» en el resultado de la vuelta",
        en: "write “tanda” in the result of the second leg")
    case .plazaSinPartido:
      Words(
        es: "escriba el número de un partido del torneo",
        en: "write the number of a match of the tournament")
    case .plazasEnCirculo, .demasiadasEsperas:
      Words(
        es: "escriba en alguno el nombre del equipo en lugar de la plaza",
        en: "write in one of them the name of the team in the place of the slot")
    case .marcadorSinEquipos:
      Words(
        es:
          "escriba el nombre del equipo en lugar de la plaza, o complete los partidos que la deciden",
        en:
          "write the name of the team in the place of the slot, or complete the matches that decide "
          + "it")
    case .nombreDeArbitroRepetido:
      Words(
        es: "si son la misma persona, deje una y quite la otra",
        en: "if they are one person, leave one and remove the other")
    case .arbitroParecido(_, let otro, _): .quisoDecir(otro)
    case .jugadorAmbiguo(let campo, let nombre): .dorsal(campo, nombre)
    case .noEstaEnLaPlantilla(let nombre, let equipo, let rival, let deGol):
      .plantilla(nombre, equipo, rival, deGol: deGol)
    case .jugadorSinEquipo(_, true, _, _): Words(es: "escriba «equipo»", en: "write “equipo”")
    case .jugadorSinEquipo(let nombre, false, let local, let visitante):
      .quisoDecir(parecido(a: nombre, entre: (local.plantilla + visitante.plantilla).map(\.nombre)))
        ?? Words(es: "añádalo a su plantilla", en: "add the player to a roster")
    case .sancion(_, let duda): duda.help
    case .zonaAlReves(let desde, let hasta):
      Words(
        es: "escriba «desde» \(hasta) y «hasta» \(desde)",
        en: "write “desde” \(hasta) and “hasta” \(desde)")
    case .propiaDelMismoEquipo:
      Words(
        es: "en «equipo» va el equipo al que le cuenta el gol",
        en: "“equipo” is the team that the goal counts for")
    case .resultadoDistinto:
      Words(
        es: "cuenta el resultado escrito; corrija uno de los dos",
        en: "the written result counts; correct one of the two")
    case .sinResultado(.adjudicado):
      Words(
        es: "escriba «resultado» con el que se adjudicó", en: "write “resultado” as it was awarded")
    case .sinEventosNiEstado:
      Words(
        es: "escriba su «estado», «finalizado» o «programado», o quite «eventos»",
        en: "write its “estado”, “finalizado” or “programado”, or remove “eventos”")
    case .sinResultado:
      Words(
        es: "escriba «resultado», o «eventos» vacío si acabó 0-0",
        en: "write “resultado”, or “eventos” empty if it ended 0-0")
    case .tandaSinEmpate:
      Words(
        es: "es normal si la eliminatoria es a doble partido",
        en: "this is right in a tie of two matches")
    case .segundaAmarilla:
      Words(
        es: "escriba la segunda con color «dobleAmarilla»",
        en: "write the second one with color “dobleAmarilla”")
    case .golRepetido:
      Words(
        es: "si se escribió dos veces, quite uno", en: "if it was written twice, remove one")
    case .sinPrimeraAmarilla:
      Words(
        es: "escriba también la primera, con color «amarilla»; la expulsión directa es «roja»",
        en: "write the first one too, with color “amarilla”; a direct sending-off is “roja”")
    case .cambioAMedias:
      Words(
        es: "lo acaba la próxima orden que edite el torneo o los árbitros",
        en: "the next command that edits the tournament or the referees finishes it")
    case .anadidoAMitad:
      Words(
        es: "escriba el minuto sin añadir nada, o el final de la parte: «45+2», «90+3»",
        en: "write the minute with nothing added, or the end of the half: “45+2”, “90+3”")
    case .prorrogaSinReglamentario:
      Words(
        es: "escriba el tiempo añadido como «90+3», o «reglamentario» en el resultado",
        en: "write added time as “90+3”, or “reglamentario” in the result")
    case .fechaSinZona:
      Words(
        es: "escriba «zonaHoraria» en el torneo, o la diferencia con UTC en la fecha (+02:00)",
        en: "write “zonaHoraria” in the tournament, or the distance from UTC in the date (+02:00)")
    case .equipoContraSiMismo: .dosEquiposDistintos
    case .sancionSinTabla, .ordenSinTabla, .expulsionSinTabla: .miraLasTablas
    case .ordenIncompleto:
      Words(
        es: "escriba un orden con todos los que siguen empatados",
        en: "write an order with all that are still level")
    case .partidoRepetido, .mismoDia:
      Words(
        es: "si sobra uno, quítelo con «marcador match remove», o con «match annul» si se jugó",
        en:
          "if one is too many, remove it with “marcador match remove”, or “match annul” if played"
      )
    case .marcaDeOrden: Words(es: "se quita al guardar", en: "it is dropped on saving")
    case .tipo, .tipoDeRegla, .entreComillas, .falta, .demasiados, .demasiadosProblemas, .texto,
      .noEsEntero, .fueraDeRango, .anadidoFueraDeRango, .fecha, .dorsalRepetido, .equipoAjeno,
      .golesSinJugar, .trasExpulsion, .resultadoImposible, .ordenDeUno,
      .cambioConsigoMismo, .asistenciaPropia, .asistenciaEnPropia, .dosVecesEnLaAlineacion,
      .demasiadosTitulares,
      .capitanFuera, .mismaHora,
      .jugadorEnDosEquipos:
      nil
    }
  }
}

extension Words {
  static let dosEquiposDistintos = Words(
    es: "escriba dos equipos distintos", en: "write two different teams")

  static let miraLasTablas = Words(
    es: "mire qué equipos tiene cada tabla con «marcador standings», y escriba su fase o su grupo",
    en: "look which teams each table has with “marcador standings”, and write its stage or group")

  /// Of an empty store, which nobody wrote on purpose.
  static let recuperarLaCopia = Words(
    es: "recupere la copia anterior (de su copia de seguridad, o con "
      + "«git checkout -- FICHERO» si lo guarda con git)",
    en: "restore the previous copy (from your backup, or with “git checkout -- FILE” if you keep "
      + "it in git)")

  fileprivate static func quisoDecir(_ nombre: String?) -> Words? {
    nombre.map {
      Words(es: "¿quiso decir «\($0.visible)»?", en: "did you mean “\($0.visible)”?")
    }
  }

  fileprivate static func clave(_ clave: String, _ conocidas: [Campo]) -> Words {
    quisoDecir(nearestName(to: clave, among: conocidas.map(\.clave)))
      ?? Words(es: "se conserva al guardar, sin usarla", en: "it is kept on saving, unused")
  }

  fileprivate static func valor(_ valor: String, _ permitidos: [String]) -> Words {
    let lista = permitidos.joined(separator: ", ")
    return quisoDecir(nearestName(to: valor, among: permitidos))
      ?? Words(es: "puede ser: \(lista)", en: "it may be: \(lista)")
  }

  /// The zone that was probably meant: by its whole name, else by that of its city.
  fileprivate static func zona(_ escrita: String) -> Words {
    let ciudad = "/" + escrita.lowercased().replacing(" ", with: "_")
    let cercana =
      nearestName(to: escrita, among: ZonaHoraria.nombres)
      ?? ZonaHoraria.nombres.first { $0.lowercased().hasSuffix(ciudad) }
    return quisoDecir(cercana)
      ?? Words(es: "escríbala como «Europe/Madrid»", en: "write it as “Europe/Madrid”")
  }

  fileprivate static func dorsal(_ campo: Campo, _ nombre: String) -> Words {
    if campo == .jugador {
      return Words(es: "añada su «dorsal» al evento", en: "add their “dorsal” to the event")
    }
    let forma = "{ \"nombre\": \"\(nombre.visible)\", \"dorsal\": … }"
    return Words(es: "escríbalo como \(forma)", en: "write it as \(forma)")
  }

  fileprivate static func plantilla(
    _ nombre: String, _ equipo: Equipo, _ rival: Equipo, deGol: Bool
  ) -> Words {
    if rival.plantilla.contains(where: { $0.nombre == nombre }) {
      let rival = rival.nombre.visible
      guard deGol else {
        return Words(
          es: "está en la de «\(rival)»: corrija el equipo o el nombre",
          en: "it is in that of “\(rival)”: correct the team or the name")
      }
      return Words(
        es:
          "está en la de «\(rival)»: corrija «equipo», o escriba modo «propia» si fue en propia meta",
        en: "it is in that of “\(rival)”: correct “equipo”, or write modo “propia” for an own goal")
    }
    return quisoDecir(parecido(a: nombre, entre: equipo.plantilla.map(\.nombre)))
      ?? Words(es: "añádalo a la plantilla", en: "add the player to the roster")
  }
}
