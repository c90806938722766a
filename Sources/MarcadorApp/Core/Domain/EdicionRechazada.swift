package import Torneo

/// Why an edit of the tournament makes no sense.
package enum EdicionRechazada: Error, Sendable, Hashable {
  // What was typed
  case obligatorio(Dato)
  case noEsNumero(Dato)
  case noEsMinuto(String)
  case anadidoFueraDeRango(String)
  case noEsTanteo(Dato)
  case noEsFecha(String, FechaInvalida)
  case noEsCorreo(String)
  case noEsColor(String)
  case noEsOpcion(Dato, String, permitidos: [String])
  /// Two fields of which only one may be filled in.
  case unoDeLosDos(Dato, Dato)
  case nombreDeJugador(ErrorNombre)
  case dorsalDeJugador(ErrorDorsal)
  /// Lines of a list of players.
  case lineas([LineaRechazada])

  // What is not there
  case noExisteElPartido(Int)
  case noExisteElGrupo(String)
  /// `parecido` is the name that was probably meant.
  case noExisteElEquipo(String, parecido: String? = nil)
  case equipoAmbiguo(String, candidatos: [String])
  case noExisteElJugador(String, equipo: String, parecido: String? = nil)
  /// Whom somebody wants to correct or remove.
  case noEstaEnLaPlantilla(String, equipo: String, parecido: String? = nil)
  case noJuegaElPartido(String, local: String, visitante: String, parecido: String? = nil)
  /// A goal of somebody of the other side. `cuentaPara` is whom it counts for as an own goal; nil when
  /// it was said to be none.
  case juegaEnElOtroLado(String, equipo: String, cuentaPara: String?)
  case jugadorAmbiguo(String, candidatos: [String])
  case noExisteElArbitro(String, parecido: String? = nil)
  case arbitroAmbiguo(String, candidatos: [String])
  /// An event is told by its number among those of its kind in the match, from 1.
  case noExisteElEvento(Int, partido: Int, hay: Int)
  /// Which of the events of one kind is meant was not told.
  case eventoAmbiguo(partido: Int, [EventoDePartido])
  case noExisteLaSancion(Int, hay: Int)
  /// Somebody else changed it after it was looked at.
  case haCambiado(CambioAjeno)

  /// An edit that cannot be taken back, or made again: what it changed was changed since.
  case noSeDeshace([ParteDelTorneo])

  // Names and rosters
  case texto(Dato, TextoInvalido)
  case dorsalFueraDeRango(Int)
  case dorsalRepetido(Int, otro: String)
  /// Only two different numbers tell apart two players of one name.
  case jugadorRepetido(String)
  case equipoRepetido(String, otro: String)
  case arbitroRepetido(String, otro: String)
  /// A server that had referees says that there is none.
  case servidorSinArbitros
  /// Something in the tournament needs who was to be removed.
  case retenido(String, [Retencion])

  // Matches
  case equipoContraSiMismo(String)
  /// The team of the event plays another match.
  case equipoAjeno(String, local: Equipo, visitante: Equipo)
  /// The number as it was written, which may be too long for any type.
  case fueraDeRango(Dato, String, ClosedRange<Int>)
  /// The state that the match is in has to be changed, or undone, first.
  case noSeJuega(Int, EstadoDePartido)
  /// There is no way from the state that the match is in to another one.
  case noPasa(Int, de: EstadoDePartido, a: EstadoDePartido)
  /// What was played can be neither put off nor removed.
  case yaSeHaJugado(Int)
  /// Who plays it depends on other matches.
  case faltaUnLado(Int)
  /// A side of another match is whoever wins or loses this one.
  case loEspera(Int, otro: Int)
  case dosVecesEnLaAlineacion(String)
  /// A captain who neither starts nor is on the bench.
  case noEstaEnLaAlineacion(String)
  /// The line-ups of a match are of its sides.
  case tieneAlineaciones(Int)

  // Events and results
  case noEsUnGol
  case cambioConsigoMismo(String)
  /// Somebody would have made his or her own goal.
  case asistenciaPropia(String)
  /// Nobody makes an own goal for the side that puts it in.
  case asistenciaEnPropia
  case masGolesQueElResultado(escrito: Tanteo, contado: Tanteo)
  case resultadoImposible(Contradiccion)
  case noTieneResultado(Int)

  // Sanctions
  case sancionDeCero
  case sancionDudosa(equipo: String, DudaDeSancion)

  // Orders and expulsions
  case ordenDeUno
  case equipoDosVeces(String)
  /// Another order has these two the other way round.
  case ordenContrario(String, antesQue: String)
  /// No table has all of the teams.
  case sinTabla
  case yaExpulsado(String)
  case noExisteLaDecision(Int, hay: Int)
  /// The committee decided about this player after this match already.
  case yaSuspendido(String, partido: Int)
}
