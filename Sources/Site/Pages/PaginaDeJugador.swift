import Templates
import Torneo

/// Something that a player did, as a row.
struct FilaDeIntervencion: Sendable {
  let fecha: String
  let partido: Enlace
  let minuto: String
  let texto: String

  static let vocabulary = Vocabulary<FilaDeIntervencion>(
    "intervención",
    [
      .text("fecha", "Day, short; empty when not known") { $0.fecha },
      .record("partido", of: Enlace.vocabulary, "Match") { $0.partido },
      .text("minuto", "Minute, as 12 or 45+2") { $0.minuto },
      .text("texto", "What, in words") { $0.texto },
    ])
}

/// The page of a player.
struct PaginaDeJugador: Sendable {
  private let jugador: Jugador
  private let equipo: Enlace
  private let balance: SiteIndex.Balance
  private let minutos: Minutaje.DeJugador?
  private let intervenciones: [FilaDeIntervencion]

  init(_ ficha: Addresses.Ficha, from page: SitePath, _ context: PageContext) {
    let index = context.index
    jugador = ficha.jugador
    equipo = context.link(to: ficha.equipo, from: page)
    balance = index.balances[ficha] ?? .init()
    minutos = index.minutos[ficha]
    let suyas = (index.intervenciones[ficha] ?? []).map { intervencion in
      (elemento: index.torneo.partidos[intervencion.partido], evento: intervencion.evento)
    }
    intervenciones = suyas.sorted { a, b in
      if a.elemento.id != b.elemento.id { return precede(a.elemento, b.elemento) }
      return (a.evento.minuto ?? 120) < (b.evento.minuto ?? 120)
    }.map { elemento, evento in
      FilaDeIntervencion(
        fecha: context.shortDate(of: elemento.partido),
        partido: context.link(
          context.title(of: elemento.partido), to: context.addresses.partido(elemento.id),
          from: page),
        minuto: evento.minuto?.description ?? "", texto: context.language.deed(evento))
    }
  }

  static let vocabulary = Vocabulary<PaginaDeJugador>(
    "jugador",
    [
      .text("nombre", "Name") { isolated($0.jugador.nombre) },
      .record("equipo", of: Enlace.vocabulary, "Team") { $0.equipo },
      .text("dorsal", "Number on the shirt, as #9, or a dash") { $0.jugador.dorsalOGuion() },
      .text("goles", "Goals, penalties included") { "\($0.balance.goles)" },
      .number("penaltis", "Goals from penalties") { $0.balance.penaltis },
      .number("asistencias", "Passes for goals; none where none is written down") {
        $0.balance.asistencias
      },
      .number("jugados", "Matches played, of those whose line-up is known") { $0.minutos?.jugados },
      .text("titular", "In how many of them from the start") { pagina in
        pagina.minutos.map { "\($0.titular)" }
      },
      .text("minutos", "Minutes played in them") { pagina in
        pagina.minutos.map { "\($0.minutos)" }
      },
      .text("amarillas", "Yellow cards") { "\($0.balance.amarillas)" },
      .text("rojas", "Dismissals") { "\($0.balance.expulsiones)" },
      .flag("hayIntervenciones", "Whether there is anything to list") {
        !$0.intervenciones.isEmpty
      },
      .list("intervenciones", of: FilaDeIntervencion.vocabulary, "Goals and cards by date") {
        $0.intervenciones
      },
    ])
}
