import Diagnostics
import MarcadorApp
import Site
import Torneo

/// The matches by matchday, of all teams or of one.
struct MatchListScreen: Screen {
  /// The place of a matchday in the list.
  private static let matchday = "jornada"
  /// Of more matches than these one matchday is shown at a time.
  private static let most = 300

  let path = Page.Section.partidos.rawValue

  func show(_ visit: Visit) async -> Reply {
    let team = visit["equipo"] ?? ""
    let torneo = visit.torneo
    var chosen = torneo
    if !team.isEmpty {
      chosen.partidos.removeAll {
        $0.partido.local.nombre != team && $0.partido.visitante.nombre != team
      }
    }
    let groups = groups(chosen)
    let shown = shown(of: groups, visit)
    let lists = groups.indices.filter { shown == nil || $0 == shown }.map { index -> HTML in
      let (title, matches) = groups[index]
      return .tag(
        "section", [:],
        [
          .tag("h2", [:], visit.say(title)),
          .tag("ul", ["class": "partidos"], matches.map { .tag("li", [:], [row($0, visit)]) }),
        ])
    }
    return .page(
      Page(
        EditorWords.matches, .partidos,
        [
          .tag(
            "p", ["class": "acciones"],
            [
              .link(
                to: Address.of("partido-nuevo"), visit.say(EditorWords.newMatch), kind: "boton")
            ]), filter(team, groups.map(\.0), shown, visit),
        ] + (lists.isEmpty ? [.tag("p", [:], visit.say(EditorWords.noMatches))] : lists)))
  }

  /// Which of the groups is shown; nil for all, where these are not too many to be looked through.
  private func shown(of groups: [(Words, [PartidoDeLista])], _ visit: Visit) -> Int? {
    if let chosen = visit[Self.matchday].flatMap({ Int($0) }), groups.indices.contains(chosen) {
      return chosen
    }
    if groups.reduce(0, { $0 + $1.1.count }) <= Self.most { return nil }
    // Where there is something to enter.
    return groups.firstIndex { $0.1.contains { !$0.partido.tieneMarcador } } ?? groups.indices.last
  }

  private func groups(_ torneo: Torneo) -> [(Words, [PartidoDeLista])] {
    var groups = torneo.jornadas().map { (title(of: $0.clave), $0.partidos) }
    let others = torneo.partidos.filter { $0.partido.claveDeJornada == nil }
    if !others.isEmpty { groups.append((EditorWords.withoutMatchday, others)) }
    return groups
  }

  private func title(of key: Jornada.Clave) -> Words {
    let name: Words =
      switch key.nombre {
      case .numero(let number): EditorWords.matchday(number)
      case .ronda(let round): Words(verbatim: round)
      }
    guard let stage = key.fase else { return name }
    return Words(es: "\(stage): \(name.es)", en: "\(stage): \(name.en)")
  }

  private func row(_ match: PartidoDeLista, _ visit: Visit) -> HTML {
    let language = visit.language.site
    let partido = match.partido
    let date = partido.fecha.map { date in
      [language.shortDate(date, withYear: true), language.time(date)].compactMap(\.self)
        .joined(separator: ", ")
    }
    return .tag(
      "a", ["href": Address.of("partido", [("partido", "\(match.id)")])],
      [
        .tag(
          "span", ["class": "lados"],
          [
            .name(language.name(of: partido.local)), " ",
            .tag("b", [:], partido.tieneMarcador ? partido.marcador() : "–"), " ",
            .name(language.name(of: partido.visitante)),
          ]),
        .tag(
          "span", ["class": "detalle"],
          [date, partido.campo, visit.say(partido.estado.words)].compactMap(\.self)
            .joined(separator: " · ")),
      ])
  }

  private func filter(
    _ team: String, _ matchdays: [Words], _ shown: Int?, _ visit: Visit
  ) -> HTML {
    let teams = Field(
      name: "equipo", label: EditorWords.team, value: team,
      control: .choice(
        [Field.Choice("", visit.say(EditorWords.allTeams))]
          + visit.torneo.equipos.map { Field.Choice($0.nombre) }), isRequired: true)
    let days = Field(
      name: Self.matchday, label: Dato.jornada.nombre, value: shown.map { "\($0)" } ?? "",
      control: .choice(
        [Field.Choice("", visit.say(EditorWords.allMatchdays))]
          + matchdays.indices.map { Field.Choice("\($0)", visit.say(matchdays[$0])) }),
      isRequired: true)
    return .tag(
      "form", ["method": "get", "action": Address.of(path), "class": "filtro"],
      [
        FieldView(teams, visit).html, FieldView(days, visit).html,
        FormFrame.button(visit.say(EditorWords.filter), kind: "suave"),
      ])
  }
}
