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
  case texto(Campo, TextoInvalido)

  // Numbers and dates
  case noEsEntero(Campo, texto: String)
  /// Whole, but with a point or an exponent: 7.0.
  case enteroConAdornos(Campo, texto: String, entero: Int)
  case fueraDeRango(Campo, texto: String, ClosedRange<Int>)
  case noEsMinuto(texto: String)
  case anadidoFueraDeRango(texto: String)
  case fecha(texto: String, FechaInvalida)

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
  case noEstaEnLaPlantilla(String, equipo: Equipo, rival: Equipo)
  case propiaDelMismoEquipo(String, equipo: String)
  case resultadoDistinto(escrito: Tanteo, contado: Tanteo)
  case resultadoImposible(Contradiccion)
  case tandaSinEmpate(Tanteo)
  case golesSinJugar(EstadoDePartido)
  case segundaAmarilla(String)
  case trasExpulsion(String)
  case prorrogaSinReglamentario(Minuto)
  case fechaSinZona(texto: String)
  case mismaHora(equipo: String, otroPartido: Int)
  case jugadorEnDosEquipos(String, otro: String)
  case marcaDeOrden
}
