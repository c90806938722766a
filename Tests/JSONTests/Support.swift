import JSON

func parsed(_ text: String, limits: JSONLimits = JSONLimits()) throws -> JSONDocument {
  try JSONDocument(parsing: Array(text.utf8), limits: limits)
}

func text(_ bytes: [UInt8]) -> String {
  String(decoding: bytes, as: UTF8.self)
}

/// A store with a little of everything.
let sampleStore = """
  {
    "version": 1,
    "nombre": "Liga de Primavera", "temporada": "2026",
    "reglas": { "puntos": { "victoria": 3, "empate": 1, "derrota": 0 },
                "desempate": "rfef" },
    "sanciones": [ { "equipo": "Toros", "puntos": -3, "motivo": "\\u00e1rbitro \\"solo\\" \\ud83d\\ude00" } ],
    "equipos": [
      { "nombre": "Rayo FC",
        "plantilla": [ { "nombre": "Ana", "dorsal": 9 }, { "nombre": "Íñigo", "dorsal": 1.0e1 } ] },
      { "nombre": "Toros", "plantilla": [] } ],
    "partidos": [
      { "id": 1, "jornada": 1, "fecha": "2026-09-05T18:00:00+02:00",
        "local": "Rayo FC", "visitante": "Toros", "aplazado": false, "arbitro": null,
        "eventos": [
          { "tipo": "gol", "minuto": 12, "jugador": "Ana", "equipo": "Rayo FC" },
          { "tipo": "gol", "minuto": "45+2", "jugador": "Leo", "equipo": "Toros", "modo": "penalti" } ] } ]
  }

  """
