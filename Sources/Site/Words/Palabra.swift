/// A word or sentence that pages, pictures and feeds are put together from; templates do not name it.
enum Palabra: Sendable, CaseIterable {
  // Where a match stands
  case programado
  case enJuego
  case finalizado
  case aplazado
  case suspendido
  case anulado
  case cancelado
  case adjudicado
  // What happens in it
  case gol
  case amarilla
  case dobleAmarilla
  case roja
  case cambio
  case penaltiFallado
  case fallado
  case dePenalti
  case enPropiaMeta
  // The same for the list of what a player did
  case golDePenalti
  case golEnPropiaMeta
  case tarjetaAmarilla
  case segundaAmarilla
  case tarjetaRoja
  case penaltiDeLaTanda
  case penaltiFalladoEnLaTanda
  // How it ends for a team
  case victoria
  case empate
  case derrota
  // Why there are no goals to show
  case resultadoAdjudicado
  case sinGoles
  case goleadoresDesconocidos
  // Pictures
  case cronologia
  case verTabla
  case prorroga
  case elUltimoEsElMasReciente
  case cuadroDeEliminatorias
  case descripcionDelCuadro
  // Why somebody misses matches
  case porDobleAmarilla
  case porRoja
  case porElComite
  // Runs
  case victoriasSeguidas
  case sinPerder
  case sinGanar
  case sinEncajar
  // Tables
  case mejoresPrimeros
  case mejoresSegundos
  case mejoresTerceros
  case porPartido
  case pasaElPrimero
  case expulsado
  case expulsadoSinPartidos
  // What decided a place
  case porDiferencia
  case porGoles
  case porVictorias
  case porGolesFuera
  case porPuntosParticulares
  case porDiferenciaParticular
  case porGolesParticulares
  case porGolesFueraParticulares
  case porConducta
  case porRanking
  case porOrden
  case quedaSorteo
  case quedaPartido
  case faltanParticulares
  case luego
  // The game itself
  case futbol
}
