import Diagnostics
import MarcadorApp
import Testing
import Torneo

@Suite("The line-up of a side")
struct AlineacionDelPartidoTests {
  private func edita(
    _ torneo: inout Torneo, _ textos: [Dato: String]
  ) throws -> [String] {
    let id = Int(textos[.partido] ?? "1") ?? 1
    let equipo = textos[.equipo] ?? "rayo"
    var campos = try CamposDeAlineacion(de: id, equipo, en: torneo)
    for (dato, texto) in textos { campos[dato] = texto }
    let quejas = campos.quejas(en: torneo)
    if quejas.isEmpty { _ = try campos.edita(&torneo) }
    return quejas.map { "\($0.dato.rawValue): \($0.rechazo.words.es)" }
  }

  @Test("is set by names and numbers; what is not written stays, what is empty is taken away")
  func alineacion() throws {
    var torneo = Ejemplo.torneo
    let (ana, luis, marta) = (
      Jugador(nombre: "Ana", dorsal: 9), Jugador(nombre: "Luis"),
      Jugador(nombre: "Marta", dorsal: 1)
    )
    try #expect(
      edita(
        &torneo,
        [.titulares: "1, ana ,", .suplentes: "luis", .capitan: "9", .entrenador: " Rosa "]
      ).isEmpty)
    #expect(
      torneo.partidos[0].partido.alineacionLocal
        == Alineacion(
          titulares: [marta, ana], suplentes: [luis], capitan: ana, entrenador: "Rosa"))
    #expect(torneo.partidos[0].partido.alineacionVisitante == nil)
    try #expect(edita(&torneo, [.capitan: "", .suplentes: ""]).isEmpty)
    #expect(
      torneo.partidos[0].partido.alineacionLocal
        == Alineacion(titulares: [marta, ana], entrenador: "Rosa"))
    try #expect(edita(&torneo, [.titulares: " ", .entrenador: ""]).isEmpty)
    #expect(torneo.partidos[0].partido.alineacionLocal == nil)
  }

  @Test("reads its own players again, also those with a comma in their name")
  func comas() throws {
    var torneo = Ejemplo.torneo
    try torneo.anade(Jugador(nombre: "Gil, Eva"), a: "Rayo FC")
    try #expect(edita(&torneo, [.titulares: "Gil, Eva;"]).isEmpty)
    let una = torneo.partidos[0].partido.alineacionLocal
    #expect(una?.titulares.map(\.nombre) == ["Gil, Eva"])
    try #expect(edita(&torneo, [.entrenador: "Rosa"]).isEmpty)
    try #expect(edita(&torneo, [.suplentes: "Gil, Eva; 9", .titulares: ""]).isEmpty)
    #expect(
      torneo.partidos[0].partido.alineacionLocal?.suplentes.map(\.nombre) == ["Gil, Eva", "Ana"])
  }

  @Test(
    "is refused with the reason at its field",
    arguments: [
      ([.titulares: "ana, 9"], ["titulares: «Ana #9» está dos veces en la alineación"]),
      (
        [.titulares: "ana", .suplentes: "luis, ana"],
        ["suplentes: «Ana #9» está dos veces en la alineación"]
      ),
      (
        [.titulares: "ana", .capitan: "luis"],
        ["capitan: el capitán, «Luis», no está en la alineación"]
      ),
      (
        [.titulares: "leo, marta"], ["titulares: «leo» no está en la plantilla de «Rayo FC»"]
      ),
      (
        [.entrenador: "a\nb"],
        ["entrenador: el entrenador lleva el carácter \\u{A}, que no se ve y altera el texto"]
      ),
    ] as [([Dato: String], [String])])
  func rechazada(_ textos: [Dato: String], _ dichos: [String]) throws {
    var torneo = Ejemplo.torneo
    try #expect(edita(&torneo, textos) == dichos)
    #expect(torneo == Ejemplo.torneo)
  }

  @Test("that another program changed since it was looked at is not written over")
  func cambiada() throws {
    var torneo = Ejemplo.torneo
    var campos = try CamposDeAlineacion(de: 1, "rayo", en: torneo)
    campos[.titulares] = "ana"
    try #expect(edita(&torneo, [.titulares: "luis"]).isEmpty)
    let rechazo = Edicion.resultado(torneo) { [campos] otro throws(EdicionRechazada) in
      _ = try campos.edita(&otro)
    }.rechazo
    #expect(rechazo.dropFirst() == ["era: nada", "es: Luis"])
    try #expect(edita(&torneo, [.suplentes: "ana", .capitan: "ana"]).isEmpty)
    let otra = Edicion.resultado(torneo) { [campos] otro throws(EdicionRechazada) in
      _ = try campos.edita(&otro)
    }.rechazo
    #expect(otra.last == "es: Luis; banquillo: Ana #9; capitán: Ana #9")
  }
}
