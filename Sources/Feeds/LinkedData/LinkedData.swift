package import Torneo

/// What a page tells search engines, in the vocabulary of schema.org (JSON-LD).
package struct LinkedData: Sendable {
  /// A page on the way to this one, or this one itself.
  package struct Step: Sendable {
    package var name: String
    package var url: String

    package init(name: String, url: String) {
      self.name = name
      self.url = url
    }
  }

  /// A side of a match, or the team that a page is about.
  package struct Team: Sendable {
    package var name: String
    package var url: String?

    package init(name: String, url: String?) {
      self.name = name
      self.url = url
    }
  }

  /// What a page is about.
  package enum Subject: Sendable {
    case partido(
      Partido, name: String, description: String, local: Team?, visitante: Team?, url: String?)
    case equipo(Team)
    /// The site as a whole.
    case sitio(url: String?)
  }

  private let torneo: String
  private let sport: String
  private let language: String
  private let zone: ZonaHoraria?
  private let duracion: Duracion

  /// - Parameters:
  ///   - torneo: name of the tournament.
  ///   - sport: name of the game, in the language of the site.
  package init(
    torneo: String, sport: String, language: String, zone: String?, duracion: Duracion
  ) {
    self.torneo = torneo
    self.sport = sport
    self.language = language
    self.zone = zone.flatMap { ZonaHoraria($0) }
    self.duracion = duracion
  }

  /// What stands in the `<script>`; nothing where there is nothing to tell.
  /// - Parameter steps: from the home page to this one.
  package func bytes(_ subject: Subject?, steps: [Step]) -> [UInt8] {
    // A way of one page is none.
    let way = steps.count > 1 ? steps : []
    if subject == nil, way.isEmpty { return [] }
    var writer = LinkedDataWriter()
    writer.object { root in
      root.text("@context", "https://schema.org")
      root.list("@graph") { graph in
        if let subject { graph.object { write(subject, &$0) } }
        if !way.isEmpty { graph.object { Self.write(way, &$0) } }
      }
    }
    return writer.bytes
  }

  private func write(_ subject: Subject, _ writer: inout LinkedDataWriter) {
    switch subject {
    case .partido(let partido, let name, let description, let local, let visitante, let url):
      writer.text("@type", "SportsEvent")
      writer.text("name", name)
      writer.text("description", description)
      writer.text("sport", sport)
      if let fecha = partido.fecha { write(fecha, minutes: partido.minutes(duracion), &writer) }
      writer.text("eventStatus", Self.status(of: partido))
      if let campo = partido.campo {
        writer.object("location") {
          $0.text("@type", "Place")
          $0.text("name", campo)
        }
      }
      if let local { writer.object("homeTeam") { write(local, &$0) } }
      if let visitante { writer.object("awayTeam") { write(visitante, &$0) } }
      writer.object("superEvent") {
        $0.text("@type", "EventSeries")
        $0.text("name", torneo)
      }
      writer.text("url", url)
    case .equipo(let team):
      write(team, &writer)
      writer.object("memberOf") {
        $0.text("@type", "SportsOrganization")
        $0.text("name", torneo)
      }
    case .sitio(let url):
      writer.text("@type", "WebSite")
      writer.text("name", torneo)
      writer.text("inLanguage", language)
      writer.text("url", url)
    }
  }

  private func write(_ team: Team, _ writer: inout LinkedDataWriter) {
    writer.text("@type", "SportsTeam")
    writer.text("name", team.name)
    writer.text("sport", sport)
    writer.text("url", team.url)
  }

  private static func write(_ steps: [Step], _ writer: inout LinkedDataWriter) {
    writer.text("@type", "BreadcrumbList")
    writer.list("itemListElement") { list in
      for (index, step) in steps.enumerated() {
        list.object {
          $0.text("@type", "ListItem")
          $0.number("position", index + 1)
          $0.text("name", step.name)
          $0.text("item", step.url)
        }
      }
    }
  }

  /// As exact as the date: a day, a reading of a clock, or that with its distance from UTC.
  private func write(_ fecha: Fecha, minutes: Int, _ writer: inout LinkedDataWriter) {
    let start = fecha.segundosEnSuReloj
    guard fecha.hora != nil else {
      writer.plain("startDate") {
        ClockReading(seconds: start).appendDay(to: &$0, separator: UInt8(ascii: "-"))
      }
      return
    }
    let offset = fecha.desfase ?? zone?.desfase(en: fecha)
    func append(_ seconds: Int, to bytes: inout [UInt8]) {
      ClockReading(seconds: seconds).appendISO(to: &bytes)
      if let offset { bytes.appendOffset(offset, separator: UInt8(ascii: ":")) }
    }
    writer.plain("startDate") { append(start, to: &$0) }
    writer.plain("endDate") { append(start + minutes * 60, to: &$0) }
  }

  /// What was played, however it counts, took place.
  private static func status(of partido: Partido) -> String {
    switch partido.estado {
    case .aplazado: "https://schema.org/EventPostponed"
    case .cancelado: "https://schema.org/EventCancelled"
    case .programado, .enJuego, .finalizado, .suspendido, .anulado, .adjudicado:
      "https://schema.org/EventScheduled"
    }
  }
}
