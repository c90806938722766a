import JSON
import Torneo

/// Something wrong in a store: the facts. Their words are in `ProblemaDelTorneo+Words.swift`.
enum ProblemaDelTorneo: Sendable, Hashable {
  // Shape
  case tipo(campo: Campo, esperado: JSONKind, hallado: JSONKind)
  case falta(campo: Campo)
  case claveDesconocida(String, sugerencia: String?)
  case claveDoble(String)
  case valorDesconocido(campo: Campo, valor: String, permitidos: [String])
  case versionNueva(Int)
  case demasiados(campo: Campo, limite: Int)

  // Texts
  case textoVacio(campo: Campo)
  case textoLargo(campo: Campo, caracteres: Int, octetos: Int)
  case caracterProhibido(campo: Campo, Unicode.Scalar)

  // Numbers and dates
  case noEsEntero(campo: Campo, texto: String)
  case fueraDeRango(campo: Campo, texto: String, ClosedRange<Int>)
  case minuto(texto: String)
  case fecha(texto: String, FechaInvalida)

  // References
  case dorsalRepetido(Int, otro: String)
  case equipoRepetido(String, otro: String)
  case jugadorRepetido(String)
  case idRepetido(Int)
  case equipoDesconocido(String, sugerencia: String?)
  case equipoAjeno(String, local: String, visitante: String)
  case equipoContraSiMismo(String)
  case jugadorAmbiguo(String)

  // Warnings
  case noEstaEnLaPlantilla(String, equipo: String, sugerencia: String?)
  case propiaDelMismoEquipo(String, equipo: String)
  case resultadoDistinto(escrito: Tanteo, contado: Tanteo)
  case tandaSinEmpate(Tanteo)
  case golesSinJugar(estado: String)
  case segundaAmarilla(String)
  case trasExpulsion(String)
  case prorrogaSinReglamentario(minuto: String)
  case fechaSinZona(texto: String)
  case mismaHora(equipo: String, otroPartido: Int)
  case marcaDeOrden

  /// What a value of the store is called.
  enum Campo: String, Sendable, Hashable {
    case torneo, version, nombre, temporada, zonaHoraria, reglas, puntos, victoria, empate, derrota
    case desempate, sanciones, sancion, motivo, equipos, equipo, plantilla, jugador, dorsal
    case partidos, partido, id, jornada, fecha, campo, arbitro, estado, fase, grupo, ronda, local
    case visitante, resultado, descanso, reglamentario, tanda, espectadores, alineaciones
    case titulares, suplentes, capitan, entrenador, eventos, evento, tipo, minuto, modo
    case asistencia, color, oficial, sale, entra, convertido
  }
}
