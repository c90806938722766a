import Foundation
import Importers
import TestSupport
import Testing
import Torneo

private let folder: URL? = Workplace.data?.appending(path: "openfootball")

private let withoutData = Comment(
  rawValue: "there is no ../shared/datos/openfootball beside the repository")

/// The final tables of real competitions, as these published them (the leagues' and federations' own
/// tables), under the rules that they had. Matches are those of openfootball.
@Suite("The final table of a real competition", .enabled(if: folder != nil, withoutData))
struct FinalTablesTests {
  private func torneo(_ path: String) throws -> Torneo {
    let url = try #require(folder).appending(path: "\(path).json")
    let file = ImportedFile(name: url.lastPathComponent, bytes: [UInt8](try Data(contentsOf: url)))
    return try importOpenfootball([file]).torneo
  }

  private func equipo(_ nombre: String, _ torneo: Torneo) throws -> Equipo {
    try #require(torneo.equipos.first { $0.nombre == nombre }, "\(nombre)")
  }

  // MARK: Leagues

  struct League: Sendable, CustomTestStringConvertible {
    let name: String
    let rule: ReglaDeDesempate
    let order: String
    let deductions: [String: Int]
    let expelled: [String]
    let perMatch: Bool
    /// Results that the file does not have.
    let missing: [(String, Tanteo, String)]
    var testDescription: String { name }

    init(
      _ name: String, _ rule: ReglaDeDesempate, deductions: [String: Int] = [:],
      expelled: [String] = [], perMatch: Bool = false, missing: [(String, Tanteo, String)] = [],
      _ order: String
    ) {
      self.name = name
      self.rule = rule
      self.order = order
      self.deductions = deductions
      self.expelled = expelled
      self.perMatch = perMatch
      self.missing = missing
    }
  }

  /// La Liga 2024-25: the file ends before it.
  private static let lastMatchday = [
    ("Real Betis Balompié", Tanteo(local: 1, visitante: 1), "Valencia CF"),
    ("Real Madrid CF", Tanteo(local: 2, visitante: 0), "Real Sociedad de Fútbol"),
    ("CD Leganés", Tanteo(local: 3, visitante: 0), "Real Valladolid CF"),
    ("RCD Espanyol de Barcelona", Tanteo(local: 2, visitante: 0), "UD Las Palmas"),
    ("Deportivo Alavés", Tanteo(local: 1, visitante: 1), "CA Osasuna"),
    ("Getafe CF", Tanteo(local: 1, visitante: 2), "RC Celta de Vigo"),
    ("Rayo Vallecano de Madrid", Tanteo(local: 0, visitante: 0), "RCD Mallorca"),
    ("Girona FC", Tanteo(local: 0, visitante: 4), "Club Atlético de Madrid"),
    ("Villarreal CF", Tanteo(local: 4, visitante: 2), "Sevilla FC"),
    ("Athletic Club", Tanteo(local: 0, visitante: 3), "FC Barcelona"),
  ]

  static let leagues: [League] = [
    League(
      "2011-12-en.1", .premier,
      """
      Manchester City, Manchester United, Arsenal FC, Tottenham Hotspur, \
      Newcastle United, Chelsea FC, Everton FC, Liverpool FC, Fulham FC, \
      West Bromwich Albion, Swansea City, Norwich City, Sunderland AFC, Stoke City, \
      Wigan Athletic, Aston Villa, Queens Park Rangers, Bolton Wanderers, \
      Blackburn Rovers, Wolverhampton Wanderers
      """),
    League(
      "2013-14-es.2", .rfef,
      """
      SD Eibar, Deportivo La Coruña, FC Barcelona B, Real Murcia, Sporting Gijón, \
      UD Las Palmas, Córdoba CF, Recreativo Huelva, AD Alcorcón, CE Sabadell, \
      CD Tenerife, CD Lugo, CD Numancia, Real Zaragoza, Girona FC, SD Ponferradina, \
      RCD Mallorca, CD Alavés, CD Mirandés, Real Madrid Castilla, Real Jaén, \
      Hércules CF
      """),
    League(
      // Taken by FIFA, and confirmed once the season was over: 29 points, and the same place.
      "2014-15-es.1", .rfef, deductions: ["UD Almería": -3],
      """
      FC Barcelona, Real Madrid, Atlético Madrid, Valencia CF, Sevilla FC, \
      Villarreal CF, Athletic Club, RC Celta, Málaga CF, Espanyol Barcelona, \
      Rayo Vallecano, Real Sociedad, Elche CF, Levante UD, Getafe CF, \
      Deportivo La Coruña, Granada CF, SD Eibar, UD Almería, Córdoba CF
      """),
    League(
      "2016-17-es.2", .rfef,
      """
      Levante UD, Girona FC, Getafe CF, CD Tenerife, Cádiz CF, SD Huesca, \
      Real Valladolid, Real Oviedo, CD Lugo, Córdoba CF, CF Reus Deportiu, \
      Rayo Vallecano, Sevilla Atlético, Gimnàstic de Tarragona, UD Almería, \
      Real Zaragoza, CD Numancia, AD Alcorcón, UCAM Murcia CF, RCD Mallorca, \
      Elche CF, CD Mirandés
      """),
    League(
      "2017-18-de.1", .bundesliga,
      """
      Bayern München, FC Schalke 04, 1899 Hoffenheim, Borussia Dortmund, \
      Bayer Leverkusen, RB Leipzig, VfB Stuttgart, Eintracht Frankfurt, \
      Bor. Mönchengladbach, Hertha BSC, Werder Bremen, FC Augsburg, Hannover 96, \
      1. FSV Mainz 05, SC Freiburg, VfL Wolfsburg, Hamburger SV, 1. FC Köln
      """),
    League(
      "2017-18-es.1", .rfef,
      """
      FC Barcelona, Atlético Madrid, Real Madrid, Valencia CF, Villarreal CF, \
      Real Betis, Sevilla FC, Getafe CF, SD Eibar, Girona FC, Espanyol Barcelona, \
      Real Sociedad, RC Celta, CD Alavés, Levante UD, Athletic Club, CD Leganés, \
      Deportivo La Coruña, UD Las Palmas, Málaga CF
      """),
    League(
      "2018-19-de.2", .bundesliga,
      """
      1. FC Köln, SC Paderborn 07, 1. FC Union Berlin, Hamburger SV, \
      1. FC Heidenheim 1846, Holstein Kiel, Arminia Bielefeld, Jahn Regensburg, \
      FC St. Pauli, SV Darmstadt 98, VfL Bochum, Dynamo Dresden, \
      SpVgg Greuther Fürth, Erzgebirge Aue, SV Sandhausen, FC Ingolstadt 04, \
      1. FC Magdeburg, MSV Duisburg
      """),
    League(
      "2018-19-es.1", .rfef,
      """
      FC Barcelona, Atlético Madrid, Real Madrid, Valencia CF, Getafe CF, \
      Sevilla FC, Espanyol Barcelona, Athletic Club, Real Sociedad, Real Betis, \
      CD Alavés, SD Eibar, CD Leganés, Villarreal CF, Levante UD, Real Valladolid, \
      RC Celta, Girona FC, SD Huesca, Rayo Vallecano
      """),
    League(
      "2018-19-es.2", .rfef, expelled: ["CF Reus Deportiu"],
      """
      CA Osasuna, Granada CF, Málaga CF, Albacete, RCD Mallorca, \
      Deportivo La Coruña, Cádiz CF, Real Oviedo, Sporting Gijón, UD Almería, \
      Elche CF, UD Las Palmas, Extremadura UD, AD Alcorcón, Real Zaragoza, \
      CD Tenerife, CD Numancia, CD Lugo, Rayo Majadahonda, Gimnàstic de Tarragona, \
      Córdoba CF, CF Reus Deportiu
      """),
    League(
      "2018-19-it.1", .serieA, deductions: ["Chievo Verona": -3],
      """
      Juventus, SSC Napoli, Atalanta, Inter, AC Milan, AS Roma, Torino FC, \
      Lazio Roma, Sampdoria, Bologna FC, Sassuolo Calcio, Udinese Calcio, \
      SPAL 2013 Ferrara, Parma Calcio 1913, Cagliari Calcio, ACF Fiorentina, \
      Genoa CFC, Empoli FC, Frosinone Calcio, Chievo Verona
      """),
    League(
      "2018-19-it.2", .serieA, deductions: ["US Palermo": -20, "Foggia Calcio": -6],
      """
      Brescia Calcio, US Lecce, Benevento Calcio, Delfino Pescara, Hellas Verona, \
      Spezia Calcio, AS Cittadella, AC Perugia Calcio, US Cremonese, \
      Cosenza Calcio, US Palermo, FC Crotone, Ascoli Calcio, AS Livorno, \
      Venezia FC, US Salernitana 1919, Foggia Calcio, Calcio Padova, Carpi FC
      """),
    League(
      "2019-20-en.3", .premier, deductions: ["Bolton Wanderers": -12], perMatch: true,
      """
      Coventry City, Rotherham United, Wycombe Wanderers, Oxford United, \
      Portsmouth FC, Fleetwood Town, Peterborough United, Sunderland AFC, \
      Doncaster Rovers, Gillingham FC, Ipswich Town, Burton Albion, Blackpool FC, \
      Bristol Rovers, Shrewsbury Town, Lincoln City, Accrington Stanley, \
      Rochdale AFC, Milton Keynes Dons, AFC Wimbledon, Tranmere Rovers, \
      Southend United, Bolton Wanderers
      """),
    League(
      "2020-21-it.1", .serieA,
      """
      FC Internazionale Milano, AC Milan, Atalanta BC, Juventus FC, SSC Napoli, \
      SS Lazio, AS Roma, US Sassuolo Calcio, UC Sampdoria, Hellas Verona FC, \
      Genoa CFC, Bologna FC 1909, ACF Fiorentina, Udinese Calcio, Spezia Calcio, \
      Cagliari Calcio, Torino FC, Benevento Calcio, FC Crotone, Parma Calcio 1913
      """),
    League(
      "2022-23-es.1", .rfef,
      """
      FC Barcelona, Real Madrid CF, Club Atlético de Madrid, \
      Real Sociedad de Fútbol, Villarreal CF, Real Betis Balompié, CA Osasuna, \
      Athletic Club, RCD Mallorca, Girona FC, Rayo Vallecano de Madrid, Sevilla FC, \
      RC Celta de Vigo, Cádiz CF, Getafe CF, Valencia CF, UD Almería, \
      Real Valladolid CF, RCD Espanyol de Barcelona, Elche CF
      """),
    League(
      "2023-24-en.1", .premier, deductions: ["Everton FC": -8, "Nottingham Forest FC": -4],
      """
      Manchester City FC, Arsenal FC, Liverpool FC, Aston Villa FC, \
      Tottenham Hotspur FC, Chelsea FC, Newcastle United FC, Manchester United FC, \
      West Ham United FC, Crystal Palace FC, Brighton & Hove Albion FC, \
      AFC Bournemouth, Fulham FC, Wolverhampton Wanderers FC, Everton FC, \
      Brentford FC, Nottingham Forest FC, Luton Town FC, Burnley FC, \
      Sheffield United FC
      """),
    League(
      "2024-25-de.1", .bundesliga,
      """
      FC Bayern München, Bayer 04 Leverkusen, Eintracht Frankfurt, \
      Borussia Dortmund, SC Freiburg, 1. FSV Mainz 05, RB Leipzig, \
      SV Werder Bremen, VfB Stuttgart, Borussia Mönchengladbach, VfL Wolfsburg, \
      FC Augsburg, 1. FC Union Berlin, FC St. Pauli 1910, TSG 1899 Hoffenheim, \
      1. FC Heidenheim 1846, Holstein Kiel, VfL Bochum 1848
      """),
    League(
      "2024-25-es.1", .rfef, missing: lastMatchday,
      """
      FC Barcelona, Real Madrid CF, Club Atlético de Madrid, Athletic Club, \
      Villarreal CF, Real Betis Balompié, RC Celta de Vigo, \
      Rayo Vallecano de Madrid, CA Osasuna, RCD Mallorca, Real Sociedad de Fútbol, \
      Valencia CF, Getafe CF, RCD Espanyol de Barcelona, Deportivo Alavés, \
      Girona FC, Sevilla FC, CD Leganés, UD Las Palmas, Real Valladolid CF
      """),
  ]

  @Test("of a league has every team where it ended", arguments: leagues)
  func league(_ expected: League) throws {
    var torneo = try torneo("ligas/\(expected.name)")
    torneo.reglas.desempate = expected.rule
    torneo.reglas.porPartido = expected.perMatch
    torneo.sanciones = try expected.deductions.map {
      Sancion(equipo: try equipo($0.key, torneo), puntos: $0.value)
    }
    torneo.expulsiones = try expected.expelled.map { Expulsion(equipo: try equipo($0, torneo)) }
    for (local, tanteo, visitante) in expected.missing {
      let indice = try #require(
        torneo.partidos.firstIndex {
          $0.partido.local.nombre == local && $0.partido.visitante.nombre == visitante
        })
      torneo.partidos[indice].partido.resultado = Resultado(tanteo)
      torneo.partidos[indice].partido.estado = .finalizado
    }
    let filas = try #require(torneo.tablas().first).filas
    #expect(filas.map(\.equipo.nombre).joined(separator: ", ") == expected.order)
    #expect(filas.map(\.posicion) == Array(1...filas.count))
  }

  // MARK: Groups

  struct Groups: Sendable, CustomTestStringConvertible {
    let path: String
    let rule: ReglaDeDesempate
    let order: [String]
    /// Yellow cards that teams had got, where these decided.
    var cards: [String: Int] = [:]
    /// Places in the ranking, where these decided.
    var ranking: [String: Int] = [:]
    /// The third-placed that went on.
    var thirds: Set<String> = []
    var testDescription: String { path }
  }

  @Test(
    "of each group of a championship has every team where it ended",
    arguments: [
      Groups(
        path: "worldcup/2014-worldcup", rule: .fifa,
        order: [
          "Brazil, Mexico, Croatia, Cameroon", "Netherlands, Chile, Spain, Australia",
          "Colombia, Greece, Côte d'Ivoire, Japan", "Costa Rica, Uruguay, Italy, England",
          "France, Switzerland, Ecuador, Honduras", "Argentina, Nigeria, Bosnia-Herzegovina, Iran",
          "Germany, USA, Portugal, Ghana", "Belgium, Algeria, Russia, South Korea",
        ]),
      Groups(
        path: "worldcup/2018-worldcup", rule: .fifa,
        order: [
          "Uruguay, Russia, Saudi Arabia, Egypt", "Spain, Portugal, Iran, Morocco",
          "France, Denmark, Peru, Australia", "Croatia, Argentina, Nigeria, Iceland",
          "Brazil, Switzerland, Serbia, Costa Rica", "Sweden, Mexico, South Korea, Germany",
          "Belgium, England, Tunisia, Panama", "Colombia, Japan, Senegal, Poland",
        ], cards: ["Japan": 4, "Senegal": 6]),
      Groups(
        path: "worldcup/2022-worldcup", rule: .fifa,
        order: [
          "Netherlands, Senegal, Ecuador, Qatar", "England, USA, Iran, Wales",
          "Argentina, Poland, Mexico, Saudi Arabia", "France, Australia, Tunisia, Denmark",
          "Japan, Spain, Germany, Costa Rica", "Morocco, Croatia, Belgium, Canada",
          "Brazil, Switzerland, Cameroon, Serbia", "Portugal, South Korea, Uruguay, Ghana",
        ]),
      Groups(
        path: "euro/2020-euro", rule: .uefa,
        order: [
          "Italy, Wales, Switzerland, Turkey", "Belgium, Denmark, Finland, Russia",
          "Netherlands, Austria, Ukraine, North Macedonia",
          "England, Croatia, Czech Republic, Scotland", "Sweden, Spain, Slovakia, Poland",
          "France, Germany, Portugal, Hungary",
        ], thirds: ["Portugal", "Czech Republic", "Switzerland", "Ukraine"]),
      Groups(
        path: "euro/2024-euro", rule: .uefa,
        order: [
          "Germany, Switzerland, Hungary, Scotland", "Spain, Italy, Croatia, Albania",
          "England, Denmark, Slovenia, Serbia", "Austria, France, Netherlands, Poland",
          "Romania, Belgium, Slovakia, Ukraine", "Portugal, Turkey, Georgia, Czech Republic",
        ],
        // Denmark had won the qualifying group of both.
        ranking: ["Denmark": 1, "Slovenia": 2],
        thirds: ["Netherlands", "Georgia", "Slovakia", "Slovenia"]),
    ])
  func groups(_ expected: Groups) throws {
    var torneo = try torneo(expected.path)
    torneo.reglas.desempate = expected.rule
    torneo.reglas.mejores = [MejoresDeGrupo(puesto: 3, pasan: expected.thirds.count)]
    for (nombre, cuantas) in expected.cards {
      let suyo = try equipo(nombre, torneo)
      let indice = try #require(torneo.partidos.firstIndex { $0.partido.local === suyo })
      torneo.partidos[indice].partido.eventos += (1...cuantas).map {
        .tarjeta(minuto: 80, jugador: Jugador(nombre: "\($0)"), equipo: suyo, color: .amarilla)
      }
    }
    for (nombre, puesto) in expected.ranking {
      let viejo = try equipo(nombre, torneo)
      let nuevo = try #require(
        Equipo(nombre: viejo.nombre, plantilla: viejo.plantilla, ranking: puesto))
      torneo.equipos = torneo.equipos.map { $0 === viejo ? nuevo : $0 }
      for indice in torneo.partidos.indices {
        torneo.partidos[indice].partido = torneo.partidos[indice].partido
          .reemplazando(viejo, por: nuevo)
      }
    }
    let tablas = torneo.tablas()
    #expect(
      tablas.map { $0.filas.map(\.equipo.nombre).joined(separator: ", ") } == expected.order)
    #expect(tablas.allSatisfy { $0.filas.map(\.posicion) == [1, 2, 3, 4] })
    if !expected.thirds.isEmpty {
      let terceros = try #require(torneo.mejores(entre: tablas).first).filas
      let pasan = terceros.prefix(expected.thirds.count)
      #expect(Set(pasan.map(\.equipo.nombre)) == expected.thirds)
    }
  }

  // MARK: 2026

  /// From which places the sides of the round of 32 came, by the number of the match; `3` is one of
  /// the best third-placed.
  private static let slots: [Int: (String, String)] = [
    73: ("2A", "2B"), 74: ("1E", "3"), 75: ("1F", "2C"), 76: ("1C", "2F"), 77: ("1I", "3"),
    78: ("2E", "2I"), 79: ("1A", "3"), 80: ("1L", "3"), 81: ("1D", "3"), 82: ("1G", "3"),
    83: ("2K", "2L"), 84: ("1H", "2J"), 85: ("1B", "3"), 86: ("1J", "2H"), 87: ("1K", "3"),
    88: ("2D", "2G"),
  ]

  @Test("of the groups of 2026, and of their third-placed, fills the round of 32 as it was played")
  func worldCup2026() throws {
    var torneo = try torneo("worldcup/2026-worldcup")
    torneo.reglas.desempate = .fifa2026
    torneo.reglas.mejores = [MejoresDeGrupo(puesto: 3, pasan: 8)]
    let tablas = torneo.tablas()
    var puestos: [String: String] = [:]
    for tabla in tablas {
      for fila in tabla.filas where fila.posicion <= 2 {
        puestos["\(fila.posicion)\(tabla.grupo?.suffix(1) ?? "")"] = fila.equipo.nombre
      }
    }
    let terceros = try #require(torneo.mejores(entre: tablas).first)
    #expect(terceros.filas.count == 12)
    let pasan = Set(terceros.filas.prefix(8).map(\.equipo.nombre))
    var vistos: Set<String> = []
    for (numero, slots) in Self.slots {
      let partido = try #require(torneo.partidos.first { $0.id == numero }).partido
      for (slot, equipo) in [(slots.0, partido.local), (slots.1, partido.visitante)] {
        if slot == "3" {
          #expect(pasan.contains(equipo.nombre), "\(numero)")
          vistos.insert(equipo.nombre)
        } else {
          #expect(puestos[slot] == equipo.nombre, "\(numero) \(slot)")
        }
      }
    }
    #expect(vistos == pasan)
  }
}
