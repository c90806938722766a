import JSON
import Torneo

/// Something wrong in a store: the facts. Their words are in `ProblemaDelTorneo+Words.swift`.
enum ProblemaDelTorneo: Sendable, Hashable {
  // Shape
  case tipo(Campo, esperado: JSONKind, hallado: JSONKind)
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
  case textoVacio(Campo)
  case textoLargo(Campo, caracteres: Int, octetos: Int)
  case caracterProhibido(Campo, Unicode.Scalar)

  // Numbers and dates
  case noEsEntero(Campo, texto: String)
  case fueraDeRango(Campo, texto: String, ClosedRange<Int>)
  case noEsMinuto(texto: String)
  case anadidoFueraDeRango(texto: String)
  case fecha(texto: String, FechaInvalida)
  case zonaDesconocida(String)

  // References
  case dorsalRepetido(Int, otro: String)
  case equipoRepetido(String, otro: String)
  case jugadorRepetido(String, otro: String)
  case idRepetido(Int)
  case arbitroRepetido(Int)
  case equipoDesconocido(String, equipos: [Equipo])
  case equipoAjeno(String, local: String, visitante: String)
  case equipoContraSiMismo(String)
  case jugadorAmbiguo(Campo, String)

  // What is possible, but probably a mistake
  /// `deGol`: in a goal, where an own goal may be what was meant.
  case noEstaEnLaPlantilla(String, equipo: Equipo, rival: Equipo, deGol: Bool)
  case propiaDelMismoEquipo(String, equipo: String)
  case resultadoDistinto(escrito: Tanteo, contado: Tanteo)
  case tandaSinEmpate(Tanteo)
  case tandaEmpatada(Tanteo)
  /// More goals in a part of the match than in what it is a part of.
  case parcialMayor(Campo, Tanteo, que: Tanteo)
  case golesSinJugar(EstadoDePartido)
  case segundaAmarilla(String)
  case trasExpulsion(String)
  case tarjetaADos(jugador: String, oficial: String)
  case cambioConsigoMismo(String)
  case asistenciaPropia(String)
  case dosVecesEnLaAlineacion(String)
  case demasiadosTitulares(Int)
  case capitanFuera(String)
  case grupoSinPartidos(String, grupos: [String])
  case prorrogaSinReglamentario(Minuto)
  case fechaSinZona(texto: String)
  case mismaHora(equipo: String, otroPartido: Int)
  case jugadorEnDosEquipos(String, otro: String)
  case marcaDeOrden
}
