import JSON
import Torneo

/// Something wrong in a store: the facts. Their words are in `ProblemaDelTorneo+Words.swift`.
enum ProblemaDelTorneo: Sendable, Hashable {
  // Shape
  case tipo(Campo, esperado: JSONKind, hallado: JSONKind)
  /// Neither the name of a known rule nor an object with an own one.
  case tipoDeRegla(Campo, hallado: JSONKind)
  /// A number between quotes.
  case entreComillas(Campo, texto: String)
  case falta(Campo)
  case claveDesconocida(String, conocidas: [Campo])
  case claveDoble(String)
  case valorDesconocido(Campo, valor: String, permitidos: [String])
  case versionNueva(String)
  case demasiados(Campo, limite: Int)
  /// There were more problems than anybody would read.
  case demasiadosProblemas(limite: Int)

  // Texts
  case texto(Campo, TextoInvalido)

  // Numbers and dates
  case noEsEntero(Campo, texto: String)
  /// Whole, but with a point or an exponent: 7.0.
  case enteroConAdornos(Campo, texto: String, entero: Int)
  case fueraDeRango(Campo, texto: String, ClosedRange<Int>)
  case noEsMinuto(texto: String)
  case anadidoFueraDeRango(texto: String)
  case noEsColor(texto: String)
  case fecha(texto: String, FechaInvalida)
  case zonaDesconocida(String)

  // References
  case dorsalRepetido(Int, otro: String)
  case equipoRepetido(String, otro: String)
  case jugadorRepetido(String, otro: String)
  /// Two names of a roster that differ in capitals, accents or spaces.
  case jugadorParecido(String, otro: String)
  case idRepetido(Int)
  /// A sanction of a team, of which nobody can tell where it counts.
  case sancion(String, DudaDeSancion)
  /// A sanction of a team that is in no table.
  case sancionSinTabla(String)
  /// An order of fewer than two teams.
  case ordenDeUno
  /// Teams that are not all in one table.
  case ordenSinTabla
  /// Of level teams it lacks these.
  case ordenIncompleto([String])
  case expulsionSinTabla(String)
  /// Two orders put these two the other way round.
  case ordenContrario(String, antesQue: String)
  /// A list of criteria that has none.
  case sinCriterios(Campo)
  case criterioRepetido(String)
  /// A stage or group of the rules that no table has.
  case reglaSinTabla(Campo, String, hay: [String])
  /// A place below the last one of the table.
  case puestoSinEquipo(Campo, Int, equipos: Int)
  /// A table of the best of groups, where there are none.
  case mejoresSinGrupos
  case pasanMasQueGrupos(Int, grupos: Int)
  /// These two meet more often than that in a table.
  case masVueltas(Int, local: String, visitante: String)
  /// A tie that ended level.
  case eliminatoriaSinDecidir(esADoblePartido: Bool)
  case zonaAlReves(desde: Int, hasta: Int)
  /// Cards would be forgotten after a round or stage that no match is of.
  case perdonSinRonda(String, hay: [String])
  case arbitroRepetido(Int)
  case nombreDeArbitroRepetido(String, otro: String)
  /// The name of a referee that is probably another one's, and in how many further matches it is.
  case arbitroParecido(String, otro: String, masPartidos: Int)
  case equipoDesconocido(String, equipos: [Equipo])
  case equipoAjeno(String, local: Equipo, visitante: Equipo)
  case equipoContraSiMismo(String)
  /// A side that waits for other matches is not told in one of the ways that there are.
  case plazaSinForma
  case plazaSinPartido(Int)
  case plazaSinTabla(String, hay: [String])
  /// Matches that wait for each other.
  case plazasEnCirculo([Int])
  /// Matches that wait for matches that wait, and so on.
  case demasiadasEsperas(limite: Int)
  /// A match that has a score, and a side that nobody knows yet.
  case marcadorSinEquipos
  case jugadorAmbiguo(Campo, String)

  // What is possible, but probably a mistake
  /// `deGol`: in a goal, where an own goal may be what was meant.
  case noEstaEnLaPlantilla(String, equipo: Equipo, rival: Equipo, deGol: Bool)
  /// Somebody whose side is not written, and who is in both rosters or in neither.
  case jugadorSinEquipo(String, enAmbos: Bool, local: Equipo, visitante: Equipo)
  case propiaDelMismoEquipo(String, equipo: String)
  case resultadoDistinto(escrito: Tanteo, contado: Tanteo)
  case sinResultado(EstadoDePartido)
  /// An empty list of events may be of a match that ended 0-0 or of one to be played.
  case sinEventosNiEstado
  case resultadoImposible(Contradiccion)
  case tandaSinEmpate(Tanteo)
  case golesSinJugar(EstadoDePartido)
  case segundaAmarilla(String)
  case golRepetido(String, Minuto)
  /// A second yellow card of somebody who had none before.
  case sinPrimeraAmarilla(String)
  case trasExpulsion(String)
  case tarjetaADos(jugador: String, oficial: String)
  case cambioConsigoMismo(String)
  case asistenciaPropia(String)
  case asistenciaEnPropia
  case dosVecesEnLaAlineacion(String)
  case demasiadosTitulares(Int)
  case capitanFuera(String)
  case prorrogaSinReglamentario(Minuto)
  /// A referee's new name of which nobody knows whether it is in both files.
  case cambioAMedias(antes: String, ahora: String)
  /// Time is added at the end of a half only.
  case anadidoAMitad(Minuto)
  /// The first of them, and how many others there are.
  /// An hour that the clock of the zone does not show once on that day.
  case horaRara(texto: String, HoraRara)
  case fechaSinZona(texto: String, otras: Int)
  /// The number of another match of the same sides, date, matchday and round.
  case partidoRepetido(Int)
  case mismaHora(equipo: String, otroPartido: Int)
  /// The same two teams have this match on the same day.
  case mismoDia(Int)
  case jugadorEnDosEquipos(String, otro: String)
  case marcaDeOrden
}
