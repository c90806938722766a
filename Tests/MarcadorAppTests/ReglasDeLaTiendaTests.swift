import Diagnostics
import MarcadorApp
import Testing
import Torneo

@Suite("The rules of a store")
struct ReglasDeLaTiendaTests {
  private static let equipos =
    "\"equipos\": [{\"nombre\": \"A\", \"color\": \"#0A6637\", \"ranking\": 12}, {\"nombre\": \"B\"}, {\"nombre\": \"C\"}]"

  private static func conReglas(_ reglas: String) -> String {
    "{\"reglas\": {\(reglas)},\n\(equipos), \"partidos\": []}"
  }

  private static func conDesempate(_ desempate: String) -> String {
    conReglas("\"desempate\": \(desempate)")
  }

  private static func conDecisiones(_ decisiones: String) -> String {
    "{\(decisiones),\n\(equipos), \"partidos\": []}"
  }

  @Test("may name any known rule set", arguments: ReglaDeDesempate.todas)
  func known(regla: ReglaDeDesempate) throws {
    let clave = try #require(regla.clave)
    let torneo = try Tienda.lee(Self.conDesempate("\"\(clave)\"")).torneo
    #expect(torneo.reglas.desempate == regla)
  }

  @Test("may be the tournament's own")
  func own() throws {
    let torneo = try Tienda.lee(
      Self.conDesempate(
        """
        { "criterios": ["puntosParticulares", "conducta", "ranking"], "deDos": ["victorias"],
          "continuacion": "exclusion", "espera": "particulares", "tarjetas": { "roja": 6 },
          "entreGrupos": ["goles"], "alFinal": "sorteo" }
        """)
    ).torneo
    #expect(
      torneo.reglas.desempate
        == ReglaDeDesempate(
          deDos: [.victorias], deVarios: [.puntosParticulares, .conducta, .ranking],
          continuacion: .exclusion, espera: .particulares,
          baremo: Baremo(amarilla: 1, dobleAmarilla: 3, roja: 6, amarillaYRoja: 5),
          entreGrupos: [.goles], alFinal: .sorteo))
    let breve = try Tienda.lee(Self.conDesempate("{\"criterios\": [\"goles\"]}")).torneo
    #expect(
      breve.reglas.desempate == ReglaDeDesempate(deVarios: [.goles], continuacion: .reinicio))
  }

  @Test("say the points of a shoot-out, rounds, zones, best-of tables and points per match")
  func others() throws {
    let reglas = try Tienda.lee(
      Self.conReglas(
        """
        "puntos": { "tandaGanada": 2, "tandaPerdida": 1 }, "vueltas": 2, "porPartido": true, "golesFuera": false,
        "calendarioFijo": true, "duracion": 70, "prorroga": 20,
        "mejores": [ { "puesto": 3, "pasan": 8, "fase": "Grupos" } ],
        "zonas": [ { "nombre": "Campeón", "desde": 1 },
                   { "nombre": "Descenso", "desde": 18, "hasta": 20, "grupo": "B" } ]
        """)
    ).torneo.reglas
    #expect(reglas.puntos == Puntuacion(tandaGanada: 2, tandaPerdida: 1))
    #expect(reglas.vueltas == 2)
    #expect(reglas.porPartido)
    #expect(!reglas.golesFuera)
    #expect(reglas.calendarioFijo)
    #expect(reglas.duracion == Duracion(partido: 70, prorroga: 20))
    #expect(reglas.mejores == [MejoresDeGrupo(puesto: 3, pasan: 8, fase: "Grupos")])
    #expect(
      reglas.zonas == [
        Zona(nombre: "Campeón", puestos: 1...1),
        Zona(nombre: "Descenso", puestos: 18...20, grupo: "B"),
      ])
  }

  @Test("say what cards bring; nothing where they do not")
  func discipline() throws {
    func disciplina(_ reglas: String) throws -> ReglasDeDisciplina? {
      try Tienda.lee(Self.conReglas(reglas)).torneo.reglas.disciplina
    }
    #expect(try disciplina("") == nil)
    #expect(
      try disciplina("\"disciplina\": {}")
        == ReglasDeDisciplina(ciclo: nil, dobleAmarilla: 1, roja: 1, perdonTras: nil))
    #expect(
      try disciplina(
        "\"disciplina\": {\"ciclo\": 5, \"dobleAmarilla\": 0, \"roja\": 2, \"perdonTras\": \"Liga\"}"
      )
        == ReglasDeDisciplina(ciclo: 5, dobleAmarilla: 0, roja: 2, perdonTras: "Liga"))
  }

  @Test("have the order that the organiser decided, who was expelled, and the ranking of a team")
  func decisions() throws {
    let torneo = try Tienda.lee(
      Self.conDecisiones(
        """
        "orden": [ { "equipos": ["B", "A"], "motivo": "sorteo" } ],
        "expulsados": [ { "equipo": "C", "resultados": "seAnulan", "motivo": "impago" } ]
        """)
    ).torneo
    #expect(torneo.equipos.map(\.ranking) == [12, nil, nil])
    #expect(torneo.equipos.map { $0.color?.description } == ["#0a6637", nil, nil])
    #expect(torneo.ordenes.map { $0.equipos.map(\.nombre) } == [["B", "A"]])
    #expect(torneo.ordenes.map(\.motivo) == ["sorteo"])
    #expect(torneo.expulsiones.map(\.equipo.nombre) == ["C"])
    #expect(torneo.expulsiones.map(\.resultados) == [.seAnulan])
    #expect(torneo.expulsiones.map(\.motivo) == ["impago"])
  }

  static let errores: [Roto] = [
    Roto(
      "a misspelt rule set", conDesempate("‸\"bundeslig\""),
      "«bundeslig» no es un valor de «desempate»", ayuda: "¿quiso decir «bundesliga»?"),
    Roto(
      "a rule set that nobody knows", conDesempate("‸\"x\""), "«x» no es un valor de «desempate»",
      ayuda: "puede ser: general, rfef, uefa, fifa-2026, fifa, premier, premier-particulares, "
        + "serie-a, bundesliga"),
    Roto(
      "a rule set that is a number", conDesempate("‸7"),
      "«desempate»: se esperaba texto o un objeto y hay un número"),
    Roto("a rule without criteria", conDesempate("‸{}"), "falta «criterios»"),
    Roto(
      "a misspelt criterion", conDesempate("{\"criterios\": [\"goles\", ‸\"diferencias\"]}"),
      "«diferencias» no es un valor de «criterios»", ayuda: "¿quiso decir «diferencia»?"),
    Roto(
      "the organiser's order as a criterion",
      conDesempate("{\"criterios\": [\"goles\"], \"deDos\": [‸\"orden\"]}"),
      "«orden» no es un valor de «deDos»",
      ayuda: "puede ser: diferencia, goles, victorias, golesFuera, puntosParticulares, "
        + "diferenciaParticular, golesParticulares, golesFueraParticulares, conducta, ranking"),
    Roto(
      "an unknown way of going on",
      conDesempate("{\"criterios\": [\"goles\"], \"continuacion\": ‸\"reinicia\"}"),
      "«reinicia» no es un valor de «continuacion»", ayuda: "¿quiso decir «reinicio»?"),
    Roto(
      "cards beyond all use",
      conDesempate("{\"criterios\": [\"goles\"], \"tarjetas\": {\"roja\": ‸-1}}"),
      "«roja»: -1 está fuera de rango (0–99)", ayuda: "escriba un número entre 0 y 99"),
    Roto(
      "a cycle of no card", conReglas("\"disciplina\": {\"ciclo\": ‸0}"),
      "«ciclo»: 0 está fuera de rango (1–99)", ayuda: "escriba un número entre 1 y 99"),
    Roto(
      "a suspension beyond all use", conReglas("\"disciplina\": {\"roja\": ‸100}"),
      "«roja»: 100 está fuera de rango (0–99)", ayuda: "escriba un número entre 0 y 99"),
    Roto(
      "a suspension in quotation marks", conReglas("\"disciplina\": {\"dobleAmarilla\": ‸\"2\"}"),
      "«dobleAmarilla»: 2 es texto; quite las comillas"),
    Roto(
      "cards forgotten after a number", conReglas("\"disciplina\": {\"perdonTras\": ‸4}"),
      "«perdonTras»: se esperaba un texto y hay un número", ayuda: "póngalo entre comillas"),
    Roto(
      "rules of discipline that are a number", conReglas("\"disciplina\": ‸5"),
      "«disciplina»: se esperaba un objeto y hay un número"),
    Roto(
      "a match of two hours", conReglas("\"duracion\": ‸120"),
      "«duracion»: 120 está fuera de rango (10–90)", ayuda: "escriba un número entre 10 y 90"),
    Roto(
      "no rounds", conReglas("\"vueltas\": ‸0"), "«vueltas»: 0 está fuera de rango (1–20)",
      ayuda: "escriba un número entre 1 y 20"),
    Roto(
      "points per match as a word", conReglas("\"porPartido\": ‸\"sí\""),
      "«porPartido»: se esperaba verdadero o falso y hay un texto"),
    Roto("a best-of table of no place", conReglas("\"mejores\": [‸{}]"), "falta «puesto»"),
    Roto(
      "a zone without a name", conReglas("\"zonas\": [‸{\"desde\": 1}]"), "falta «nombre»"),
    Roto(
      "a zone the wrong way round",
      conReglas("\"zonas\": [{\"nombre\": \"Descenso\", \"desde\": 20, \"hasta\": ‸18}]"),
      "la zona va del puesto 20 al 18, que es anterior",
      ayuda: "escriba «desde» 18 y «hasta» 20"),
    Roto(
      "a colour by its name",
      "{\"equipos\": [{\"nombre\": \"A\", \"color\": ‸\"rojo\"}], \"partidos\": []}",
      "«rojo» no es un color",
      ayuda:
        "escríbalo como «#0a6637»: dos cifras hexadecimales de rojo, dos de verde y dos de azul",
      contexto: ["equipo «A»"]),
    Roto(
      "a colour with a digit too few",
      "{\"equipos\": [{\"nombre\": \"A\", \"color\": ‸\"#12345\"}], \"partidos\": []}",
      "«#12345» no es un color",
      ayuda:
        "escríbalo como «#0a6637»: dos cifras hexadecimales de rojo, dos de verde y dos de azul",
      contexto: ["equipo «A»"]),
    Roto(
      "a ranking of zero",
      "{\"equipos\": [{\"nombre\": \"A\", \"ranking\": ‸0}], \"partidos\": []}",
      "«ranking»: 0 está fuera de rango (1–9999)", ayuda: "escriba un número entre 1 y 9999",
      contexto: ["equipo «A»"]),
    Roto(
      "an order of one", conDecisiones("\"orden\": [{\"equipos\": ‸[\"A\"]}]"),
      "un orden es de dos equipos o más"),
    Roto(
      "an order with a team twice",
      conDecisiones("\"orden\": [{\"equipos\": [‡\"A\", \"B\", ‸\"A\"]}]"),
      "el equipo «A» está dos veces", ayuda: "deje una y quite la otra"),
    Roto(
      "an order with somebody else",
      conDecisiones("\"orden\": [{\"equipos\": [\"A\", ‸\"Zorros\"]}]"),
      "no hay ningún equipo «Zorros»"),
    Roto(
      "an order that contradicts another one",
      conDecisiones(
        "\"orden\": [‡{\"equipos\": [\"A\", \"B\", \"C\"]}, ‸{\"equipos\": [\"C\", \"A\"]}]"),
      "este orden pone a «C» antes que «A», y otro al revés",
      ayuda: "deje uno solo, o diga de qué «fase» y «grupo» es cada uno"),
    Roto(
      "an expulsion of nobody", conDecisiones("\"expulsados\": [{\"equipo\": ‸\"Zorros\"}]"),
      "no hay ningún equipo «Zorros»"),
    Roto(
      "an expulsion with an unknown fate",
      conDecisiones("\"expulsados\": [{\"equipo\": \"A\", \"resultados\": ‸\"anulan\"}]"),
      "«anulan» no es un valor de «resultados»", ayuda: "puede ser: quedan, seAnulan"),
  ]

  @Test("are refused where they are wrong, with the place", arguments: errores)
  func wrong(roto: Roto) {
    #expect(Roto.lineas(Tienda.problemas(roto.tienda)) == roto.esperado(.error))
  }

  static let avisos: [Roto] = [
    Roto(
      "cards forgotten after a round that nobody plays",
      "{\"reglas\": {\"disciplina\": {\"perdonTras\": ‸\"Cuartos de fina\"}},\n\(equipos),"
        + "\"partidos\": [{\"id\": 1, \"ronda\": \"Cuartos de final\", \"local\": \"A\", "
        + "\"visitante\": \"B\"}]}",
      "ningún partido es de la ronda o fase «Cuartos de fina»: no se perdona ninguna tarjeta",
      ayuda: "¿quiso decir «Cuartos de final»?"),
    Roto(
      "an order of a table that is not there",
      conDecisiones("\"orden\": [‸{\"equipos\": [\"A\", \"B\"], \"grupo\": \"Z\"}]"),
      "ninguna tabla tiene a todos estos equipos: su orden no se usa", ayuda: lasTablas),
    Roto(
      "an order that lacks one of those who are level",
      "{\"orden\": [‸{\"equipos\": [\"B\", \"A\"]}],\n\"equipos\": [{\"nombre\": \"A\"}, "
        + "{\"nombre\": \"B\"}, {\"nombre\": \"C\"}], \"partidos\": ["
        + ["A\", \"visitante\": \"B", "B\", \"visitante\": \"C", "C\", \"visitante\": \"A"]
        .enumerated().map {
          "{\"id\": \($0 + 1), \"local\": \"\($1)\", \"resultado\": "
            + "{\"local\": 1, \"visitante\": 1}}"
        }.joined(separator: ", ") + "]}",
      "con estos equipos sigue empatado «C»: el orden no se usa",
      ayuda: "escriba un orden con todos los que siguen empatados"),
    Roto(
      "an expulsion from a table that is not there",
      conDecisiones("\"expulsados\": [‸{\"equipo\": \"A\", \"fase\": \"Z\"}]"),
      "«A» no está en la tabla de la que se le expulsa", ayuda: lasTablas),
  ]

  private static let lasTablas =
    "mire qué equipos tiene cada tabla con «marcador standings», y escriba su fase o su grupo"

  private static let criterios =
    "puede ser: diferencia, goles, victorias, golesFuera, puntosParticulares, "
    + "diferenciaParticular, golesParticulares, golesFueraParticulares, conducta, ranking"

  private static func conGrupo(_ reglas: String) -> String {
    "{\"reglas\": {\(reglas)},\n\(equipos), \"partidos\": [{\"id\": 1, \"fase\": \"Grupos\", "
      + "\"grupo\": \"Grupo A\", \"local\": \"A\", \"visitante\": \"B\"}]}"
  }

  static let inutiles: [Roto] = [
    Roto(
      "no criteria", conDesempate("{\"criterios\": ‸[]}"),
      "«criterios» está vacío: los empates a puntos no se deshacen", ayuda: criterios),
    Roto(
      "a criterion twice",
      conDesempate("{\"criterios\": [‡\"goles\", \"diferencia\", ‸\"goles\"]}"),
      "«goles» está dos veces: la segunda no separa a nadie", ayuda: criterios),
    Roto(
      "a zone of a group that is not there",
      conGrupo("\"zonas\": [{\"nombre\": \"z\", \"desde\": 1, \"grupo\": ‸\"Grupo a\"}]"),
      "ninguna clasificación es de «grupo» «Grupo a»: no se usa",
      ayuda: "¿quiso decir «Grupo A»?"),
    Roto(
      "a zone of a stage that is not there",
      conGrupo("\"zonas\": [{\"nombre\": \"z\", \"desde\": 1, \"fase\": ‸\"Grupo\"}]"),
      "ninguna clasificación es de «fase» «Grupo»: no se usa", ayuda: "¿quiso decir «Grupos»?"),
    Roto(
      "a zone below the last place",
      conGrupo("\"zonas\": [{\"nombre\": \"z\", \"desde\": ‸3, \"hasta\": 5}]"),
      "«desde»: no hay puesto 3, la clasificación tiene 2 equipos",
      ayuda: "escriba un puesto del 1 al 2"),
    Roto(
      "a zone that goes on below the last place",
      conGrupo("\"zonas\": [{\"nombre\": \"z\", \"desde\": 2, \"hasta\": ‸3}]"),
      "«hasta»: no hay puesto 3, la clasificación tiene 2 equipos",
      ayuda: "escriba un puesto del 1 al 2"),
    Roto(
      "the best of a place that no group has", conGrupo("\"mejores\": [{\"puesto\": ‸3}]"),
      "«puesto»: no hay puesto 3, la clasificación tiene 2 equipos",
      ayuda: "escriba un puesto del 1 al 2"),
    Roto(
      "more of the best than groups", conGrupo("\"mejores\": [{\"puesto\": 2, \"pasan\": ‸4}]"),
      "pasan 4, y hay 1 grupo", ayuda: "escriba un número del 1 al 1"),
    Roto(
      "the best of groups of a stage that is not there",
      conGrupo("\"mejores\": [{\"puesto\": 1, \"fase\": ‸\"Liguilla\"}]"),
      "ninguna clasificación es de «fase» «Liguilla»: no se usa"),
    Roto(
      "fewer rounds than there are",
      "{\"reglas\": {\"vueltas\": ‸1},\n\(equipos), \"partidos\": [{\"id\": 1, \"local\": \"A\", "
        + "\"visitante\": \"B\"}, {\"id\": 2, \"local\": \"B\", \"visitante\": \"A\"}]}",
      "«vueltas» es 1, y «B» y «A» se encuentran más veces",
      ayuda: "corrija «vueltas», o escriba «anulado» en el partido que no vale"),
    Roto(
      "the best of groups in a league",
      conGrupo("\"mejores\": [‸{\"puesto\": 1}]").replacing("\"grupo\": \"Grupo A\", ", with: ""),
      "«mejores» compara grupos, y ningún partido es de un grupo",
      ayuda: "escriba «grupo» en los partidos, o quítelo"),
  ]

  @Test("are warned about where no table has what they name", arguments: inutiles)
  func withoutTable(roto: Roto) {
    #expect(Roto.lineas(Tienda.problemas(roto.tienda)) == roto.esperado(.warning))
  }

  @Test("may have the same head-to-head criterion again over fewer teams")
  func again() throws {
    let tienda = Self.conDesempate(
      "{\"criterios\": [\"puntosParticulares\", \"goles\", \"puntosParticulares\"], "
        + "\"continuacion\": \"reduce\"}")
    #expect(try Tienda.lee(tienda).avisos.isEmpty)
  }

  @Test("may order two teams either way in tables apart")
  func ordersApart() throws {
    let tienda = Self.conDecisiones(
      "\"orden\": [{\"equipos\": [\"A\", \"B\"], \"fase\": \"1\"}, "
        + "{\"equipos\": [\"B\", \"A\"], \"fase\": \"2\"}]")
    #expect(try Tienda.lee(tienda).torneo.ordenes.count == 2)
  }

  @Test("are warned about where they do nothing", arguments: avisos)
  func useless(roto: Roto) {
    #expect(Roto.lineas(Tienda.problemas(roto.tienda)) == roto.esperado(.warning))
  }

  private static func conSuspension(_ suspension: String) -> String {
    """
    {"suspensiones": [\(suspension)],
    "equipos": [{"nombre": "A", "plantilla": [{"nombre": "Ana", "dorsal": 9}, {"nombre": "Eva"}]},
                {"nombre": "B"}, {"nombre": "C"}],
    "partidos": [{"id": 1, "local": "A", "visitante": "B"},
                 {"id": 2, "local": "B", "visitante": "C"}]}
    """
  }

  @Test("have what a committee decided about a player, who may change name and number")
  func committee() throws {
    let leido = try Tienda.lee(
      Self.conSuspension(
        #"{"equipo": "A", "jugador": "Ana", "partido": 1, "partidos": 3, "motivo": "agresión"}"#))
    #expect(leido.avisos.isEmpty)
    let torneo = leido.torneo
    let decidida = try #require(torneo.suspensionesDecididas.first)
    #expect(
      decidida
        == SuspensionDecidida(
          equipo: torneo.equipos[0], jugador: Jugador(nombre: "Ana", dorsal: 9), partido: 1,
          partidos: 3, motivo: "agresión"))
    var editado = torneo
    try editado.corrige(
      decidida.jugador, como: Jugador(nombre: "Ana Ruiz", dorsal: 8), en: "A")
    try editado.renombraEquipo("A", como: "Águilas")
    #expect(throws: EdicionRechazada.self) {
      try editado.quita(Jugador(nombre: "Ana Ruiz", dorsal: 8), de: "Águilas")
    }
    let escrito = EscritorDelTorneo().bytes(de: editado, sobre: leido)
    let otra = try Tienda.lee(String(decoding: escrito, as: UTF8.self)).torneo
    #expect(
      otra.suspensionesDecididas == [
        SuspensionDecidida(
          equipo: otra.equipos[0], jugador: Jugador(nombre: "Ana Ruiz", dorsal: 8), partido: 1,
          partidos: 3, motivo: "agresión")
      ])
    #expect(otra.equipos[0].nombre == "Águilas")
  }

  static let suspensionesRotas: [(Roto, Severity)] = [
    (
      Roto(
        "a suspension without its length",
        conSuspension(#"‸{"equipo": "A", "jugador": "Ana", "partido": 1}"#), "falta «partidos»"),
      .error
    ),
    (
      Roto(
        "a suspension for a match that is not there",
        conSuspension(#"{"equipo": "A", "jugador": "Ana", "partido": ‸7, "partidos": 1}"#),
        "no hay ningún partido 7", ayuda: "escriba el número de un partido del torneo"),
      .warning
    ),
    (
      Roto(
        "a suspension for a match of others",
        conSuspension(#"{"equipo": "A", "jugador": "Ana", "partido": ‸2, "partidos": 1}"#),
        "«A» no juega este partido: lo juegan «B» y «C»"),
      .warning
    ),
    (
      Roto(
        "a suspension of a stranger",
        conSuspension(#"{"equipo": "A", "jugador": ‸"Evo", "partido": 1, "partidos": 1}"#),
        "«Evo» no está en la plantilla de «A»", ayuda: "¿quiso decir «Eva»?"),
      .warning
    ),
  ]

  @Test("tell suspensions that cannot be", arguments: suspensionesRotas)
  func wrongSuspension(_ roto: Roto, _ gravedad: Severity) {
    #expect(Roto.lineas(Tienda.problemas(roto.tienda)) == roto.esperado(gravedad))
  }

  @Test("follow a team that changes its name or roster, and keep it from being removed")
  func edits() throws {
    let leido = try Tienda.lee(
      Self.conDecisiones(
        """
        "orden": [ { "equipos": ["B", "A"] } ], "expulsados": [ { "equipo": "A" } ]
        """))
    var torneo = leido.torneo
    try torneo.renombraEquipo("A", como: "Águilas")
    try torneo.anade(Jugador(nombre: "Ana"), a: "Águilas")
    #expect(torneo.equipos[0].ranking == 12)
    #expect(torneo.equipos[0].color?.description == "#0a6637")
    let escrito = EscritorDelTorneo().bytes(de: torneo, sobre: leido)
    let otra = try Tienda.lee(String(decoding: escrito, as: UTF8.self)).torneo
    #expect(otra.ordenes[0].equipos.map(\.nombre) == ["B", "Águilas"])
    #expect(otra.expulsiones[0].equipo.nombre == "Águilas")
    #expect(otra.equipos[0].ranking == 12)
    #expect(otra.equipos[0].color?.description == "#0a6637")
    #expect(
      throws: EdicionRechazada.retenido(
        "Águilas", [.orden(equipo: "Águilas"), .expulsion(equipo: "Águilas")])
    ) { try torneo.quitaEquipo("Águilas") }
  }
}
