import Testing
import Torneo

@testable import Site

@Suite("The languages of a site")
struct LanguageTests {
  struct Day: Sendable, CustomTestStringConvertible {
    let language: SiteLanguage
    let year: Int
    let month: Int
    let day: Int
    let long: String
    let short: String
    var testDescription: String { "\(language) \(long)" }

    init(_ language: SiteLanguage, _ date: (Int, Int, Int), _ long: String, _ short: String) {
      self.language = language
      (year, month, day) = date
      self.long = long
      self.short = short
    }
  }

  static let days = [
    Day(.es, (2026, 9, 5), "sábado, 5 de septiembre de 2026", "sáb 5\u{A0}sept 2026"),
    Day(.en, (2026, 9, 5), "Saturday, 5 September 2026", "Sat 5\u{A0}Sep 2026"),
    Day(.ca, (2026, 9, 5), "dissabte, 5 de setembre del 2026", "ds. 5\u{A0}set. 2026"),
    Day(.ca, (2026, 4, 1), "dimecres, 1 d’abril del 2026", "dc. 1\u{A0}abr. 2026"),
    Day(.ca, (2026, 8, 2), "diumenge, 2 d’agost del 2026", "dg. 2\u{A0}ag. 2026"),
    Day(.ca, (2026, 10, 3), "dissabte, 3 d’octubre del 2026", "ds. 3\u{A0}oct. 2026"),
    Day(.gl, (2026, 1, 7), "mércores, 7 de xaneiro de 2026", "mér 7\u{A0}xan 2026"),
    Day(.pt, (2026, 9, 7), "segunda-feira, 7 de setembro de 2026", "seg 7\u{A0}set 2026"),
    Day(.fr, (2026, 9, 5), "samedi 5 septembre 2026", "sam. 5\u{A0}sept. 2026"),
    Day(.fr, (2026, 8, 1), "samedi 1er août 2026", "sam. 1er\u{A0}août 2026"),
    Day(.de, (2026, 3, 7), "Samstag, 7. März 2026", "Sa. 7.\u{A0}März 2026"),
    Day(.it, (2026, 9, 5), "sabato 5 settembre 2026", "sab 5\u{A0}set 2026"),
    Day(.it, (2026, 5, 1), "venerdì 1º maggio 2026", "ven 1º\u{A0}mag 2026"),
    Day(.eu, (2026, 9, 5), "2026ko irailaren 5a, larunbata", "2026 ira.\u{A0}5, lr."),
    Day(.eu, (2025, 12, 11), "2025eko abenduaren 11, osteguna", "2025 abe.\u{A0}11, og."),
    Day(.eu, (2030, 1, 31), "2030eko urtarrilaren 31, osteguna", "2030 urt.\u{A0}31, og."),
    Day(.eu, (2000, 3, 21), "2000ko martxoaren 21a, asteartea", "2000 mar.\u{A0}21, ar."),
    Day(.eu, (1900, 3, 21), "1900eko martxoaren 21a, asteazkena", "1900 mar.\u{A0}21, az."),
  ]

  @Test("each writes a day as its readers do, in full and in tables", arguments: days)
  func date(day: Day) throws {
    let date = try #require(Fecha(anio: day.year, mes: day.month, dia: day.day))
    #expect(day.language.longDate(date) == day.long)
    #expect(day.language.shortDate(date, withYear: true) == day.short)
  }

  @Test("each names seven days and twelve months, all different", arguments: SiteLanguage.allCases)
  func names(language: SiteLanguage) {
    let nombres = language.idioma.nombresDeFechas
    for (nombres, cuantos) in [
      (nombres.dias, 7), (nombres.diasCortos, 7), (nombres.meses, 12), (nombres.mesesCortos, 12),
    ] {
      #expect(nombres.count == cuantos && Set(nombres).count == cuantos, "\(nombres)")
    }
  }

  @Test(
    "things are counted by the rules of CLDR, whole millions too",
    arguments: [
      (.es, ["0 goles", "1 gol", "2 goles", "1.000.000 de goles", "1.000.001 goles"]),
      (.en, ["0 goals", "1 goal", "2 goals", "1,000,000 goals", "1,000,001 goals"]),
      (.ca, ["0 gols", "1 gol", "2 gols", "1.000.000 de gols", "1.000.001 gols"]),
      (.eu, ["0 gol", "gol 1", "2 gol", "1.000.000 gol", "1.000.001 gol"]),
      (.gl, ["0 goles", "1 gol", "2 goles", "1.000.000 goles", "1.000.001 goles"]),
      (
        .pt,
        [
          "0 golo", "1 golo", "2 golos", "1\u{A0}000\u{A0}000 de golos",
          "1\u{A0}000\u{A0}001 golos",
        ]
      ),
      (
        .fr,
        [
          "0 but", "1 but", "2 buts", "1\u{202F}000\u{202F}000 de buts",
          "1\u{202F}000\u{202F}001 buts",
        ]
      ),
      (.de, ["0 Tore", "1 Tor", "2 Tore", "1.000.000 Tore", "1.000.001 Tore"]),
      (.it, ["0 gol", "1 gol", "2 gol", "1.000.000 di gol", "1.000.001 gol"]),
    ] as [(SiteLanguage, [String])])
  func counted(language: SiteLanguage, goals: [String]) {
    #expect([0, 1, 2, 1_000_000, 1_000_001].map { language.counted($0, .goles) } == goals)
  }

  @Test(
    "where whole millions have a form of their own, every thing has it; elsewhere none",
    arguments: SiteLanguage.allCases)
  func millions(language: SiteLanguage) {
    let idioma = language.idioma
    for cosa in Contable.allCases {
      #expect((idioma.formas(cosa).millones != nil) == (idioma.plural != .uno), "\(cosa)")
    }
  }

  @Test("thousands are set apart from as many digits on as the language does")
  func thousands() {
    let numbers = [999, 1234, -12_345, 1_234_567]
    #expect(
      numbers.map { SiteLanguage.es.number($0) } == ["999", "1234", "−12.345", "1.234.567"])
    #expect(numbers.map { SiteLanguage.en.number($0) } == ["999", "1,234", "−12,345", "1,234,567"])
    #expect(SiteLanguage.fr.number(1234) == "1\u{202F}234")
    #expect(SiteLanguage.pt.number(1234) == "1234")
    #expect(SiteLanguage.de.number(1234) == "1.234")
  }

  @Test(
    "places are told as the language does",
    arguments: [
      (.es, ["1.º", "2.º", "4.º", "5.º"]), (.en, ["1st", "2nd", "4th", "5th"]),
      (.ca, ["1r", "2n", "4t", "5è"]), (.eu, ["1.", "2.", "4.", "5."]),
      (.gl, ["1.º", "2.º", "4.º", "5.º"]), (.pt, ["1.º", "2.º", "4.º", "5.º"]),
      (.fr, ["1er", "2e", "4e", "5e"]), (.de, ["1.", "2.", "4.", "5."]),
      (.it, ["1º", "2º", "4º", "5º"]),
    ] as [(SiteLanguage, [String])])
  func ordinals(language: SiteLanguage, ordinals: [String]) {
    #expect([1, 2, 4, 5].map { language.ordinal($0) } == ordinals)
  }

  @Test("the last two of a list are joined by the word that the next sound asks for")
  func lists() {
    #expect(SiteLanguage.es.list(["A", "B", "Indios"]) == "A, B e Indios")
    #expect(SiteLanguage.it.list(["A", "Empoli"]) == "A ed Empoli")
    #expect(SiteLanguage.it.list(["A", "Inter"]) == "A e Inter")
    #expect(
      [.ca, .eu, .gl, .pt, .fr, .de].map { (language: SiteLanguage) in language.list(["A", "B"]) }
        == ["A i B", "A eta B", "A e B", "A e B", "A et B", "A und B"])
  }

  @Test("no word is empty, or left in another language", arguments: SiteLanguage.allCases)
  func words(language: SiteLanguage) {
    let others = SiteLanguage.allCases.filter { $0 != language }
    for texto in Texto.allCases {
      let text = texto.text(language)
      #expect(!text.isEmpty, "\(texto)")
      // Sentences are never the same in two languages; single words often are.
      if text.count > 40 { #expect(!others.contains { texto.text($0) == text }, "\(text)") }
    }
    for palabra in Palabra.allCases {
      let text = language.idioma.palabra(palabra)
      #expect(!text.isEmpty, "\(palabra)")
      if text.count > 40 {
        #expect(!others.contains { $0.idioma.palabra(palabra) == text }, "\(text)")
      }
    }
  }

  @Test("the letters of a form are three different ones", arguments: SiteLanguage.allCases)
  func letters(language: SiteLanguage) {
    let letters = [Desenlace.victoria, .empate, .derrota].map { language.letter(of: $0) }
    #expect(Set(letters).count == 3 && letters.allSatisfy { $0.count == 1 })
  }

  @Test(
    "a site has the same pages with the same markup, in its language, with the chronicle at least in short",
    arguments: SiteLanguage.allCases)
  func site(language: SiteLanguage) async throws {
    var settings = SiteSettings()
    settings.idioma = language
    let files = try await BuiltSite(torneoHostil("Rayo"), settings: settings).files
    let spanish = try await BuiltSite(torneoHostil("Rayo")).files
    #expect(Set(files.keys) == Set(spanish.keys))
    for (path, text) in files where path.hasSuffix(".html") {
      #expect(text.contains("<html lang=\"\(language.rawValue)\">"), "\(path)")
      // Only two languages have reports as prose; each paragraph of them is one more.
      guard !path.hasPrefix("cronicas/") else { continue }
      let tags = HTMLPage(Array(text.utf8)).tags
      #expect(tags == HTMLPage(Array((spanish[path] ?? "").utf8)).tags, "\(path)")
    }
    let chronicle = try #require(files["cronicas/1.html"])
    #expect(chronicle.contains("3' Rayo (Rayo)"))
  }

  @Test("lists of names go by the alphabet of the language")
  func order() async throws {
    let torneo = Torneo(equipos: ["Nube", "Ñandú", "Norte"].map { Equipo(nombre: $0) })
    for (language, order) in [
      (SiteLanguage.es, ["Norte", "Nube", "Ñandú"]), (.gl, ["Norte", "Nube", "Ñandú"]),
      (.eu, ["Norte", "Nube", "Ñandú"]), (.ca, ["Ñandú", "Norte", "Nube"]),
      (.de, ["Ñandú", "Norte", "Nube"]),
    ] {
      var settings = SiteSettings()
      settings.idioma = language
      let html = try #require(try await BuiltSite(torneo, settings: settings).page("equipos.html"))
      let found = order.compactMap { html.firstRange(of: ">\($0)<")?.lowerBound }
      #expect(found.count == 3 && found == found.sorted(), "\(language)")
    }
  }
}
