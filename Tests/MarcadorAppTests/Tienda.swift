import Diagnostics
import MarcadorApp
import TestSupport
import Testing

/// Stores for tests, whole around the piece that a test is about.
enum Tienda {
  static func conEquipos(_ equipos: String) -> String {
    "{\n\"equipos\": [\(equipos)],\n\"partidos\": []\n}"
  }

  /// One more player of Rayo FC, who has Ana with number 9; `antes` is put before these two.
  static func conJugador(
    _ jugador: String, antes: (nombre: String, dorsal: String) = ("", "")
  ) -> String {
    conEquipos(
      "{\"nombre\": \"Rayo FC\", \"plantilla\": [{\"nombre\": \(antes.nombre)\"Ana\", \"dorsal\": \(antes.dorsal)9},\n\(jugador)]}"
    )
  }

  static func conPartidos(_ partidos: String) -> String {
    """
    {
    "equipos": [
      {"nombre": "Rayo FC", "plantilla": [{"nombre": "Ana", "dorsal": 9}, {"nombre": "Luis"}]},
      {"nombre": "Toros", "plantilla": [{"nombre": "Leo", "dorsal": 10}]},
      {"nombre": "Lobos"}
    ],
    "partidos": [
      \(partidos)
    ]
    }
    """
  }

  /// Match 12, Rayo FC – Toros, with more members.
  static func conPartido(_ miembros: String) -> String {
    conPartidos("{\"id\": 12, \"local\": \"Rayo FC\", \"visitante\": \"Toros\", \(miembros)}")
  }

  static func conEventos(_ eventos: String) -> String {
    conPartido("\"eventos\": [\(eventos)]")
  }

  static func lee(_ texto: String) throws(Failure) -> TorneoLeido {
    try LectorDelTorneo(file: "torneo.json").lee(Array(texto.utf8))
  }

  /// Errors and warnings of a store, whether it can be read or not.
  static func problemas(_ texto: String) -> [Diagnostic] {
    do {
      return try lee(texto).avisos
    } catch {
      return error.diagnostics
    }
  }
}

/// A store with one thing wrong, at the mark ‸, and what must be said of it; the other place that it
/// has to do with is marked ‡.
struct Roto: Sendable, CustomTestStringConvertible {
  var nombre: String
  var texto: String
  var mensaje: String
  var ayuda: String?
  var contexto: [String]

  init(
    _ nombre: String, _ texto: String, _ mensaje: String, ayuda: String? = nil,
    contexto: [String] = []
  ) {
    self.nombre = nombre
    self.texto = texto
    self.mensaje = mensaje
    self.ayuda = ayuda
    self.contexto = contexto
  }

  var testDescription: String { nombre }

  /// The store without marks.
  var tienda: String { Marked(texto.filter { $0 != "‡" }).text }

  /// What is said, in one text that is easy to compare.
  func esperado(_ gravedad: Severity) -> [String] {
    let marca = Marked(texto.filter { $0 != "‡" })
    var contexto = contexto
    if texto.contains("‡") {
      let otra = Marked(String(texto.filter { $0 != "‸" }.map { $0 == "‡" ? "‸" : $0 }))
      contexto.append("el otro está en la línea \(otra.line), columna \(otra.column)")
    }
    return [
      Self.linea(
        gravedad, marca.line, marca.column, mensaje, ayuda: ayuda, contexto: contexto)
    ]
  }

  static func lineas(_ diagnosticos: [Diagnostic]) -> [String] {
    diagnosticos.map {
      linea(
        $0.severity, $0.location?.line ?? 0, $0.location?.column ?? 0, $0.message.es,
        ayuda: $0.help?.es, contexto: $0.context.map(\.es))
    }
  }

  private static func linea(
    _ gravedad: Severity, _ linea: Int, _ columna: Int, _ mensaje: String, ayuda: String?,
    contexto: [String]
  ) -> String {
    (["\(linea):\(columna): \(gravedad): \(mensaje)"] + contexto
      + (ayuda.map { ["ayuda: \($0)"] } ?? []))
      .joined(separator: "\n  ")
  }
}
