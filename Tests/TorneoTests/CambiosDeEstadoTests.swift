import Testing
import Torneo

@Suite("The state of a match")
struct CambiosDeEstadoTests {
  private static let estados: [EstadoDePartido] = [
    .programado, .enJuego, .finalizado, .aplazado, .suspendido, .anulado, .cancelado, .adjudicado,
  ]

  /// A letter for each state that a match may go to: `s` always, `v` while it has neither result nor
  /// events, `m` once it has either, `n` never.
  private static let filas: [String] = [
    "ssmvssvm",  // from programado
    "vssnssnm",  // from enJuego
    "vssnssnm",  // from finalizado
    "vsmsnnvm",  // from aplazado
    "vsmvssnm",  // from suspendido
    "vnmnssnm",  // from anulado
    "vnnvnnsm",  // from cancelado
    "vnmnnnns",  // from adjudicado
  ]

  static let pares: [(de: EstadoDePartido, a: EstadoDePartido, letra: Character)] =
    zip(estados, filas).flatMap { de, fila in
      zip(estados, fila).map { (de: de, a: $0, letra: $1) }
    }

  private static let equipos = (local: Equipo(nombre: "A"), visitante: Equipo(nombre: "B"))

  private static func partido(_ estado: EstadoDePartido) -> Partido {
    Partido(local: equipos.local, visitante: equipos.visitante, eventos: [], estado: estado)
  }

  @Test("goes to another one where the table says so", arguments: pares)
  func tabla(_ par: (de: EstadoDePartido, a: EstadoDePartido, letra: Character)) {
    #expect(Self.pares.count == 64)
    #expect(par.de.puedePasar(a: par.a) == (par.letra != "n"))
    let enBlanco = Self.partido(par.de)
    var conGol = enBlanco
    conGol.eventos = [.gol(minuto: 1, jugador: Jugador(nombre: "Z"), equipo: Self.equipos.local)]
    var conResultado = enBlanco
    conResultado.resultado = Resultado(Tanteo(local: 0, visitante: 0))
    let permitidos: (enBlanco: Bool, jugado: Bool) =
      switch par.letra {
      case "s": (true, true)
      case "v": (true, false)
      case "m": (false, true)
      default: (false, false)
      }
    #expect((enBlanco.impedimento(para: par.a) == nil) == permitidos.enBlanco)
    #expect((conGol.impedimento(para: par.a) == nil) == permitidos.jugado)
    if par.de == .adjudicado, par.a != par.de {
      #expect(conResultado.impedimento(para: par.a) == .resultadoAdjudicado)
    } else {
      #expect((conResultado.impedimento(para: par.a) == nil) == permitidos.jugado)
    }
  }

  @Test("where it cannot go it can by way of being scheduled again")
  func rodeo() {
    for par in Self.pares where par.letra == "n" {
      #expect(par.de.puedePasar(a: .programado))
      #expect(EstadoDePartido.programado.puedePasar(a: par.a))
    }
  }

  @Test("says why it cannot go to another one")
  func impedimentos() {
    var partido = Self.partido(.anulado)
    #expect(partido.impedimento(para: .enJuego) == .noHayPaso)
    // No result can be written of it as it is.
    #expect(partido.impedimento(para: .finalizado) == .noHayPaso)
    #expect(Self.partido(.aplazado).impedimento(para: .finalizado) == .sinMarcador)
    partido.resultado = Resultado(Tanteo(local: 1, visitante: 0))
    #expect(partido.impedimento(para: .programado) == .seHaJugado)
    #expect(partido.impedimento(para: .finalizado) == nil)
  }

  @Test("becomes another one with an event and with a result, where there can be any")
  func trasEllo() {
    let tras: [EstadoDePartido: (evento: EstadoDePartido?, resultado: EstadoDePartido?)] = [
      .programado: (.enJuego, .finalizado), .enJuego: (.enJuego, .finalizado),
      .finalizado: (.finalizado, .finalizado), .aplazado: (nil, .finalizado),
      .suspendido: (.suspendido, .suspendido), .anulado: (nil, nil), .cancelado: (nil, nil),
      .adjudicado: (.adjudicado, nil),
    ]
    for estado in EstadoDePartido.allCases {
      #expect(estado.trasUnEvento == tras[estado]?.evento)
      #expect(estado.trasUnResultado == tras[estado]?.resultado)
      for nuevo in [estado.trasUnEvento, estado.trasUnResultado].compactMap(\.self) {
        #expect(estado.puedePasar(a: nuevo))
      }
    }
  }
}
