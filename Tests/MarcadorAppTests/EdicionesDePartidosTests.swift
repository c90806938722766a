import Diagnostics
import MarcadorApp
import Testing
import Torneo

@Suite("An edit of the matches")
struct EdicionesDePartidosTests {
  typealias Caso = EdicionesDePlantillasTests.Caso

  private func partido(_ torneo: Torneo, _ id: Int) throws -> Partido {
    try torneo.partido(id)
  }

  @Test("schedules a match with the next number")
  func programa() throws {
    let torneo = try Edicion.conPartidoPendiente()
    let nuevo = try #require(torneo.partidos.last)
    #expect(nuevo.id == 3)
    #expect(nuevo.partido.estado == .programado)
    #expect(nuevo.partido.local === Ejemplo.toros)
    #expect(nuevo.partido.jornada == 2)
  }

  @Test("gives a match other data; a postponed one is scheduled again with its new date")
  func mueve() throws {
    var torneo = try Edicion.conPartidoPendiente()
    try torneo.pon(.aplazado, a: 3, motivo: "lluvia")
    #expect(try partido(torneo, 3).motivo == "lluvia")
    var datos = DatosDePartido(de: try partido(torneo, 3))
    datos.arbitro = "Pilar Ruiz"
    try torneo.corrige(datosDe: 3, datos)
    #expect(try partido(torneo, 3).estado == .aplazado)
    datos.fecha = Fecha(anio: 2026, mes: 10, dia: 1)
    datos.campo = " La Dehesa "
    try torneo.corrige(datosDe: 3, datos)
    let movido = try partido(torneo, 3)
    #expect(movido.estado == .programado)
    #expect(movido.motivo == nil)
    #expect(movido.campo == "La Dehesa")
    #expect(movido.arbitro == "Pilar Ruiz")
  }

  @Test(
    "says where a match stands",
    arguments: [EstadoDePartido.enJuego, .finalizado, .aplazado, .suspendido, .cancelado, .anulado])
  func estados(_ estado: EstadoDePartido) throws {
    var torneo = try Edicion.conPartidoPendiente()
    if estado == .finalizado { try torneo.pon(.enJuego, a: 3) }
    try torneo.pon(estado, a: 3, motivo: "porque sí")
    #expect(try partido(torneo, 3).estado == estado)
    #expect(try partido(torneo, 3).motivo == "porque sí")
    if estado == .finalizado { try torneo.pon(.enJuego, a: 3) }
    try torneo.pon(.programado, a: 3)
    #expect(try partido(torneo, 3) == Edicion.conPartidoPendiente().partidos[2].partido)
  }

  @Test("undoes a state that was a mistake")
  func deshace() throws {
    let antes = Ejemplo.torneo
    var torneo = antes
    for estado in [EstadoDePartido.anulado, .suspendido, .enJuego] {
      try torneo.pon(estado, a: 1)
      try torneo.pon(.finalizado, a: 1)
      #expect(torneo == antes)
    }
    try torneo.adjudica(1, Tanteo(local: 0, visitante: 3), motivo: nil)
    try torneo.quitaResultado(de: 1)
    #expect(torneo == antes)
    try torneo.pon(.enJuego, a: 2)
    try torneo.pon(.finalizado, a: 2)
    try torneo.pon(.programado, a: 2)
    #expect(torneo == antes)
  }

  @Test("says what to do first with a match that cannot go where it should")
  func antesDeEso() {
    func ayuda(_ edicion: (inout Torneo) throws(EdicionRechazada) -> Void) -> String? {
      var torneo = Ejemplo.torneo
      do {
        try edicion(&torneo)
        return nil
      } catch {
        return error.help?.es
      }
    }
    #expect(
      ayuda { torneo throws(EdicionRechazada) in
        try torneo.pon(.cancelado, a: 2)
        try torneo.pon(.enJuego, a: 2)
      } == "prográmelo antes con «marcador match reschedule 2»")
    #expect(
      ayuda { torneo throws(EdicionRechazada) in
        try torneo.adjudica(2, Tanteo(local: 3, visitante: 0), motivo: nil)
        try torneo.pon(.enJuego, a: 2)
      }?.contains("«marcador result remove 2»") == true)
    #expect(
      ayuda { torneo throws(EdicionRechazada) in
        try torneo.pon(.anulado, a: 1)
        try torneo.pon(Resultado(Tanteo(local: 1, visitante: 1)), a: 1)
      }?.contains("«marcador match finish 1»") == true)
  }

  @Test("keeps what was played of a match that is abandoned or annulled")
  func suspende() throws {
    for estado in [EstadoDePartido.suspendido, .anulado, .finalizado] {
      var torneo = Ejemplo.torneo
      try torneo.pon(estado, a: 1)
      #expect(try partido(torneo, 1).eventos.count == 5)
      #expect(try partido(torneo, 1).estado == estado)
    }
  }

  @Test("writes down a result, which ends the match unless it was abandoned")
  func resultado() throws {
    var torneo = try Edicion.conPartidoPendiente()
    let resultado = Resultado(
      Tanteo(local: 2, visitante: 2), descanso: Tanteo(local: 0, visitante: 1),
      reglamentario: Tanteo(local: 1, visitante: 1), tanda: Tanteo(local: 4, visitante: 3))
    try torneo.pon(resultado, a: 3)
    #expect(try partido(torneo, 3).estado == .finalizado)
    #expect(try partido(torneo, 3).resultado == resultado)
    try torneo.pon(.suspendido, a: 1)
    try torneo.pon(Resultado(Tanteo(local: 3, visitante: 2)), a: 1)
    #expect(try partido(torneo, 1).estado == .suspendido)
    #expect(try partido(torneo, 1).cuentaEnLaTabla)
  }

  @Test("takes a written result away: what is left is the goals, or a match to be played")
  func quitaResultado() throws {
    var torneo = try Edicion.conPartidoPendiente()
    try torneo.pon(Resultado(Tanteo(local: 2, visitante: 2)), a: 3)
    try torneo.quitaResultado(de: 3)
    #expect(try partido(torneo, 3).estado == .programado)
    try torneo.adjudica(1, Tanteo(local: 0, visitante: 3), motivo: "alineación indebida")
    #expect(try partido(torneo, 1).estado == .adjudicado)
    #expect(try partido(torneo, 1).marcador() == "0-3")
    #expect(try partido(torneo, 1).motivo == "alineación indebida")
    try torneo.quitaResultado(de: 1)
    #expect(try partido(torneo, 1).marcador() == "3-2")
    #expect(try partido(torneo, 1).estado == .finalizado)
  }

  @Test("allows goals that nobody recorded, not fewer than were recorded")
  func goles() throws {
    var torneo = Ejemplo.torneo
    try torneo.pon(Resultado(Tanteo(local: 4, visitante: 2)), a: 1)
    let gol = EventoDePartido.gol(
      minuto: 90, jugador: Jugador(nombre: "Ana", dorsal: 9), equipo: Ejemplo.rayo)
    try torneo.registra(gol, en: 1)
    let (despues, rechazo) = Edicion.resultado(torneo) { torneo throws(EdicionRechazada) in
      try torneo.registra(gol, en: 1)
    }
    #expect(rechazo == ["el resultado escrito es 4-2 y los goles suman 5-2"])
    #expect(despues == torneo)
  }

  static let casos: [Caso] = [
    Caso("no existe el partido 9") { torneo throws(EdicionRechazada) in
      try torneo.pon(.finalizado, a: 9)
    },
    Caso("no existe el partido 9") { torneo throws(EdicionRechazada) in
      try torneo.quitaPartido(9)
    },
    Caso("«Toros» no puede jugar contra sí mismo") { torneo throws(EdicionRechazada) in
      _ = try torneo.programa(local: "Toros", visitante: "Toros", DatosDePartido())
    },
    Caso("no hay ningún equipo «Sur»") { torneo throws(EdicionRechazada) in
      _ = try torneo.programa(local: "Toros", visitante: "Sur", DatosDePartido())
    },
    Caso("la jornada 0 está fuera de rango (1–999)") { torneo throws(EdicionRechazada) in
      var datos = DatosDePartido()
      datos.jornada = 0
      _ = try torneo.programa(local: "Toros", visitante: "Lobos", datos)
    },
    Caso("el partido 1000000000 está fuera de rango (1–999999999)") {
      torneo throws(EdicionRechazada) in
      torneo.partidos[1] = PartidoDeLista(id: 999_999_999, partido: torneo.partidos[1].partido)
      _ = try torneo.programa(local: "Toros", visitante: "Lobos", DatosDePartido())
    },
    Caso("el árbitro lleva el carácter \\u{A}, que no se ve y altera el texto") {
      torneo throws(EdicionRechazada) in
      var datos = DatosDePartido()
      datos.arbitro = "Pilar\nRuiz"
      try torneo.corrige(datosDe: 1, datos)
    },
    Caso("el partido 1 ya acabó, o tiene resultado o eventos") { torneo throws(EdicionRechazada) in
      try torneo.pon(.aplazado, a: 1)
    },
    Caso("el partido 1 ya acabó, o tiene resultado o eventos") { torneo throws(EdicionRechazada) in
      try torneo.pon(.cancelado, a: 1)
    },
    Caso("el partido 1 ya acabó, o tiene resultado o eventos") { torneo throws(EdicionRechazada) in
      try torneo.quitaPartido(1)
    },
    Caso("el resultado escrito es 2-2 y los goles suman 3-2") { torneo throws(EdicionRechazada) in
      try torneo.pon(Resultado(Tanteo(local: 2, visitante: 2)), a: 1)
    },
    Caso("el marcador 200 está fuera de rango (0–199)") { torneo throws(EdicionRechazada) in
      try torneo.pon(Resultado(Tanteo(local: 200, visitante: 2)), a: 2)
    },
    Caso("el marcador -1 está fuera de rango (0–199)") { torneo throws(EdicionRechazada) in
      try torneo.adjudica(2, Tanteo(local: 3, visitante: -1), motivo: nil)
    },
    Caso("al descanso iban 2-0 y acabaron 1-0") { torneo throws(EdicionRechazada) in
      try torneo.pon(
        Resultado(Tanteo(local: 1, visitante: 0), descanso: Tanteo(local: 2, visitante: 0)), a: 2)
    },
    Caso("a los 90 minutos iban 2-2 y acabaron 2-1") { torneo throws(EdicionRechazada) in
      try torneo.pon(
        Resultado(Tanteo(local: 2, visitante: 1), reglamentario: Tanteo(local: 2, visitante: 2)),
        a: 2)
    },
    Caso("la tanda de penaltis acabó en empate (3-3)") { torneo throws(EdicionRechazada) in
      try torneo.pon(
        Resultado(Tanteo(local: 1, visitante: 1), tanda: Tanteo(local: 3, visitante: 3)), a: 2)
    },
    Caso("el partido 2 está cancelado") { torneo throws(EdicionRechazada) in
      try torneo.pon(.cancelado, a: 2)
      try torneo.pon(Resultado(Tanteo(local: 1, visitante: 1)), a: 2)
    },
    Caso("el partido 1 no tiene un resultado escrito") { torneo throws(EdicionRechazada) in
      try torneo.quitaResultado(de: 1)
    },
    Caso("el partido 2 no tiene un resultado escrito") { torneo throws(EdicionRechazada) in
      try torneo.pon(.finalizado, a: 2)
    },
    Caso("el partido 2 no tiene un resultado escrito") { torneo throws(EdicionRechazada) in
      try torneo.pon(.adjudicado, a: 2)
    },
    Caso("el partido 2 ya acabó, o tiene resultado o eventos") { torneo throws(EdicionRechazada) in
      try torneo.pon(.enJuego, a: 2)
      try torneo.pon(.finalizado, a: 2)
      try torneo.quitaPartido(2)
    },
    Caso("el partido 2 está anulado y no puede empezar") { torneo throws(EdicionRechazada) in
      try torneo.pon(.anulado, a: 2)
      try torneo.pon(.enJuego, a: 2)
    },
    Caso("el partido 2 está en juego y no puede aplazarse") { torneo throws(EdicionRechazada) in
      try torneo.pon(.enJuego, a: 2)
      try torneo.pon(.aplazado, a: 2)
    },
    Caso("el partido 2 no tiene un resultado escrito") { torneo throws(EdicionRechazada) in
      try torneo.pon(.aplazado, a: 2)
      try torneo.pon(.finalizado, a: 2)
    },
    Caso("el partido 1 está adjudicado") { torneo throws(EdicionRechazada) in
      try torneo.adjudica(1, Tanteo(local: 0, visitante: 3), motivo: nil)
      try torneo.pon(.finalizado, a: 1)
    },
    Caso("el partido 1 está adjudicado") { torneo throws(EdicionRechazada) in
      try torneo.adjudica(1, Tanteo(local: 0, visitante: 3), motivo: nil)
      try torneo.pon(Resultado(Tanteo(local: 1, visitante: 1)), a: 1)
    },
    Caso("el partido 1 está anulado") { torneo throws(EdicionRechazada) in
      try torneo.pon(.anulado, a: 1)
      try torneo.pon(Resultado(Tanteo(local: 1, visitante: 1)), a: 1)
    },
    Caso("«Toros» no está en la tabla de la que es la sanción") {
      torneo throws(EdicionRechazada) in
      try torneo.sanciona(Sancion(equipo: Ejemplo.toros, puntos: -1, grupo: "B"))
    },
    Caso("«Toros» está en varias tablas y la sanción no dice en cuál se aplica") {
      torneo throws(EdicionRechazada) in
      try torneo.sanciona(Sancion(equipo: Ejemplo.toros, puntos: -1))
      var datos = DatosDePartido()
      datos.fase = "Clausura"
      _ = try torneo.programa(local: "Toros", visitante: "Lobos", datos)
    },
    Caso("el número de puntos -1000 está fuera de rango (-999–999)") {
      torneo throws(EdicionRechazada) in
      try torneo.sanciona(Sancion(equipo: Ejemplo.toros, puntos: -1_000))
    },
    Caso("no existe la sanción 1") { torneo throws(EdicionRechazada) in
      _ = try torneo.sancion(1)
    },
  ]

  @Test("is refused when it makes no sense", arguments: casos)
  func rechazada(_ caso: Caso) {
    #expect(Edicion.resultado(Ejemplo.torneo, caso.edicion).rechazo == caso.mensaje)
  }

  @Test("gives other sides to a match that was not played, and has no line-up of who goes")
  func lados() throws {
    var torneo = try Edicion.conPartidoPendiente()
    try torneo.corrige(ladosDe: 3, local: "Lobos", visitante: "Toros")
    #expect(try partido(torneo, 3).local === Ejemplo.lobos)
    #expect(try partido(torneo, 3).visitante === Ejemplo.toros)
    torneo.partidos[2].partido.alineacionLocal = Alineacion(titulares: [], suplentes: [])
    try torneo.corrige(ladosDe: 3, local: "Lobos", visitante: "Rayo FC")
    #expect(try partido(torneo, 3).visitante === Ejemplo.rayo)
    let casos: [(id: Int, local: String, visitante: String, dicho: String)] = [
      (3, "Toros", "Rayo FC", "el partido 3 ya tiene la alineación de uno de sus equipos"),
      (1, "Lobos", "Toros", "el partido 1 ya acabó, o tiene resultado o eventos"),
      (3, "Lobos", "Lobos", "«Lobos» no puede jugar contra sí mismo"),
      (3, "Lobos", "Sur", "no hay ningún equipo «Sur»"),
    ]
    for caso in casos {
      let (despues, rechazo) = Edicion.resultado(torneo) { torneo throws(EdicionRechazada) in
        try torneo.corrige(ladosDe: caso.id, local: caso.local, visitante: caso.visitante)
      }
      #expect(rechazo == [caso.dicho])
      #expect(despues == torneo)
    }
  }

  @Test("refuses to correct a match whose sides another program changed meanwhile")
  func ladosAjenos() throws {
    var torneo = try Edicion.conPartidoPendiente()
    var campos = try CorreccionDePartido(de: 3, en: torneo)
    campos[.campo] = "La Dehesa"
    try torneo.corrige(ladosDe: 3, local: "Lobos", visitante: "Toros")
    let (despues, rechazo) = Edicion.resultado(torneo) { torneo throws(EdicionRechazada) in
      _ = try campos.edita(&torneo)
    }
    #expect(
      rechazo == [
        "otro programa lo ha cambiado mientras tanto; mírelo y repita", "era: Toros – Lobos",
        "es: Lobos – Toros",
      ])
    #expect(despues == torneo)
  }

  @Test("removes a match of which nothing was played")
  func quita() throws {
    var torneo = try Edicion.conPartidoPendiente()
    try torneo.quitaPartido(3)
    #expect(torneo == Ejemplo.torneo)
  }

  @Test("corrects and removes the sanction that was looked at, and no other")
  func sanciones() throws {
    var torneo = Ejemplo.torneo
    try torneo.sanciona(Sancion(equipo: Ejemplo.toros, puntos: -3))
    try torneo.sanciona(Sancion(equipo: Ejemplo.lobos, puntos: -1, motivo: "retirada"))
    let mirada = try torneo.sancion(2)
    try torneo.corrige(
      sancion: 2, de: mirada, como: Sancion(equipo: Ejemplo.lobos, puntos: -2, motivo: " A "))
    #expect(torneo.sanciones[1].puntos == -2)
    #expect(torneo.sanciones[1].motivo == "A")
    let (despues, rechazo) = Edicion.resultado(torneo) { torneo throws(EdicionRechazada) in
      try torneo.quita(sancion: 2, de: mirada)
    }
    #expect(
      rechazo == [
        "otro programa lo ha cambiado mientras tanto; mírelo y repita", "era: Lobos (-1), retirada",
        "es: Lobos (-2), A",
      ])
    #expect(despues == torneo)
    try torneo.quita(sancion: 1, de: torneo.sancion(1))
    #expect(torneo.sanciones.map(\.puntos) == [-2])
  }
}
