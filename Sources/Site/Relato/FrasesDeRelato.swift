import Torneo

/// How a language says each thing that a report tells. Names come as pages show them; a sentence ends in
/// a full stop, its parts do not.
protocol FrasesDeRelato {
  static var idioma: SiteLanguage { get }

  init()

  // The result
  func victoria(
    de suyo: String, a rival: String, _ tanteo: String, esGoleada: Bool, enLaProrroga: Bool,
    _ variantes: inout Variantes
  ) -> String
  func empate(
    _ pareja: String, _ tanteo: Tanteo, trasLaProrroga: Bool, _ variantes: inout Variantes
  ) -> String
  /// Behind a win: that the side had been so many goals behind.
  func remontada(de goles: Int) -> String
  func con(_ gol: Trama.Gol, de nombre: String) -> String
  func con(goles: Int, de nombre: String) -> String
  /// Behind a draw: that a side had been so many goals behind.
  func desventaja(de equipo: String, _ goles: Int) -> String
  /// Behind a draw, as a sentence of its own without its full stop.
  func tanda(de ganador: String, _ tanteo: String) -> String

  // How the score moved
  func unicoGol(_ gol: Trama.Gol, de nombre: String) -> String
  func verbo(_ gol: Trama.Gol, de equipo: String, _ variantes: inout Variantes) -> String
  func propia(de nombre: String) -> String
  /// With the space before it.
  func cuando(_ minuto: Minuto, esPrimero: Bool) -> String
  func autor(_ nombre: String, en minutos: String, enPropia: Bool) -> String
  func racha(de autores: Int, hasta tanteo: Tanteo) -> String
  /// A sentence that may begin with something else than a name.
  func mayuscula(_ oracion: String) -> String
  func descanso(_ tanteo: Tanteo) -> String
  func reglamentario(_ tanteo: Tanteo) -> String
  var sinMasGoles: String { get }

  // What else mattered
  func expulsion(
    de quien: String, _ color: ColorDeTarjeta, _ minuto: Minuto, con tanteo: Tanteo?
  ) -> String
  func conUnoMenos(_ equipo: String, _ goles: Int) -> String
  func penaltiFallado(de quien: String, _ minuto: Minuto, con tanteo: Tanteo?) -> String
  func tabla(
    _ suyo: String, _ efecto: EfectoEnLaTabla, _ rival: String, _ otro: EfectoEnLaTabla,
    _ variantes: inout Variantes
  ) -> String
}

extension FrasesDeRelato {
  /// Sanctions may take more points than a team has.
  func numero(_ numero: Int) -> String {
    numero < 0 ? "−\(numero.magnitude)" : String(numero)
  }
}
