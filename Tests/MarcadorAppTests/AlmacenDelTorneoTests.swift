import Diagnostics
import Files
import Foundation
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("The file of a tournament")
struct AlmacenDelTorneoTests {
  /// A store in a folder of its own, with this text in its file.
  private func conAlmacen(
    _ texto: String?, system: FileSystem = FileSystem(),
    _ cuerpo: (AlmacenDelTorneo, URL) throws -> Void
  ) throws {
    try Workplace.withTemporaryFolder { carpeta in
      let url = carpeta.appending(path: "torneo.json")
      if let texto { try Data(texto.utf8).write(to: url) }
      try cuerpo(AlmacenDelTorneo(url: url, system: system), url)
    }
  }

  private func texto(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }

  @Test("is nil while it is not there")
  func noEsta() throws {
    try conAlmacen(nil) { almacen, _ in
      try #expect(almacen.lee() == nil)
    }
  }

  @Test("is not made by an edit that has nothing to start from")
  func noSeCrea() throws {
    try conAlmacen(nil) { almacen, url in
      let fallo = #expect(throws: Failure.self) { try almacen.actualiza { _ in } }
      #expect(fallo?.diagnostics.map(\.message.es) == ["no existe «torneo.json»"])
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }

  @Test("gets what was tried, once, if it is still as it was then", arguments: [false, true])
  func ensayo(estaba: Bool) throws {
    try conAlmacen(estaba ? "{\"equipos\":[],\"partidos\":[]}" : nil) { almacen, url in
      let ensayo = try almacen.ensaya(desde: Ejemplo.torneo) { $0.nombre = "Liga" }
      #expect(FileManager.default.fileExists(atPath: url.path) == estaba)
      let guardado = try almacen.guarda(ensayo)
      #expect(guardado?.torneo.nombre == "Liga")
      #expect(try texto(url) == String(decoding: ensayo.despues, as: UTF8.self))
      // Now it is another file than that of the trial.
      #expect(try almacen.guarda(ensayo)?.torneo == nil)
      #expect(try texto(url) == String(decoding: ensayo.despues, as: UTF8.self))
    }
  }

  @Test(
    "is left alone by what was tried while it was not there or was another", arguments: ["", " {}"])
  func ensayoTardio(_ otro: String) throws {
    try conAlmacen(nil) { almacen, url in
      let ensayo = try almacen.ensaya(desde: Ejemplo.torneo) { $0.nombre = "Liga" }
      try Data(otro.utf8).write(to: url)
      #expect(try almacen.guarda(ensayo)?.torneo == nil)
      #expect(try texto(url) == otro)
    }
  }

  @Test("is made by the first edit of what it starts from")
  func seCrea() throws {
    try conAlmacen(nil) { almacen, _ in
      try almacen.actualiza(desde: Ejemplo.torneo) { $0.nombre = "Liga" }
      let leido = try almacen.lee()?.torneo
      #expect(leido?.nombre == "Liga")
      #expect(leido?.equipos.count == 4)
    }
  }

  @Test(
    "is never written over when there is something wrong in it",
    arguments: [
      "", " \n", "{\"equipos\": [], \"parti", "[]", "{\"equipos\": [], \"partidos\": [7]}",
      "{\"version\": 2, \"equipos\": [], \"partidos\": []}",
    ])
  func estropeado(_ contenido: String) throws {
    try conAlmacen(contenido) { almacen, url in
      #expect(throws: Failure.self) { try almacen.lee() }
      let fallo = #expect(throws: Failure.self) {
        try almacen.actualiza(desde: Ejemplo.torneo) { $0.nombre = "Liga" }
      }
      #expect(fallo?.diagnostics.first?.location?.file == "torneo.json")
      #expect(throws: Failure.self) { try almacen.guarda(Ejemplo.torneo) }
      try #expect(texto(url) == contenido)
    }
  }

  @Test("is read again by each edit, so that none is lost")
  func dosProgramas() throws {
    try conAlmacen("{\"equipos\": [], \"partidos\": []}") { almacen, url in
      let otro = AlmacenDelTorneo(url: url)
      try almacen.actualiza { $0.nombre = "Liga" }
      try otro.actualiza { $0.temporada = "2026" }
      try #expect(texto(url).contains("\"nombre\": \"Liga\", \"temporada\": \"2026\""))
    }
  }

  @Test("is left alone by an edit that changes nothing, or that gives up")
  func sinCambios() throws {
    let antes = "\u{FEFF}{\"equipos\": [],\r\n\"partidos\": []}"
    try conAlmacen(antes) { almacen, url in
      try almacen.actualiza { $0.nombre = nil }
      #expect(throws: Failure.self) {
        try almacen.actualiza { (torneo) throws(Failure) in
          torneo.nombre = "Liga"
          throw Failure(Diagnostic(.error, Words(verbatim: "no")))
        }
      }
      try #expect(Data(contentsOf: url) == Data(antes.utf8))
      try almacen.actualiza { $0.nombre = "Liga" }
      let ahora = try texto(url)
      #expect(ahora.hasPrefix("{") && ahora.contains("\"equipos\": [],\r\n\"partidos\": []}"))
    }
  }

  @Test("knows who did what once a roster has them")
  func jugadorConocido() throws {
    let antes = Tienda.conEventos(
      "{\"tipo\": \"gol\", \"minuto\": 3, \"jugador\": \"Bea\", \"equipo\": \"Rayo FC\"}, "
        + "{\"tipo\": \"tarjeta\", \"minuto\": 9, \"jugador\": \"Bea\", \"color\": \"roja\"}")
    try conAlmacen(antes) { almacen, url in
      let bea = Jugador(nombre: "Bea", dorsal: 7)
      let torneo = try almacen.actualiza { (torneo) throws(Failure) in
        let rayo = torneo.equipos[0]
        let nuevo = Equipo(nombre: rayo.nombre, plantilla: rayo.plantilla + [bea])
        if let nuevo { torneo.reemplaza(rayo, por: nuevo) }
      }.torneo
      let partido = try #require(torneo.partidos.first?.partido)
      #expect(partido.goleadores() == [bea])
      #expect(partido.eventos.map { $0.equipo?.nombre } == ["Rayo FC", "Rayo FC"])
      #expect(try almacen.lee()?.torneo.partidos.first?.partido.goleadores() == [bea])
    }
  }

  @Test("never gets what would be read as something else")
  func distinto() throws {
    let antes = "{\"equipos\": [], \"partidos\": []}"
    try conAlmacen(antes) { almacen, url in
      let fallo = #expect(throws: Failure.self) {
        try almacen.actualiza { $0.equipos = [Equipo(nombre: " Toros ")] }
      }
      #expect(
        fallo?.diagnostics.map(\.message.es) == [
          "«torneo.json» no se ha guardado: no diría lo mismo al leerlo otra vez "
            + "(es un fallo de Marcador)"
        ])
      try #expect(texto(url) == antes)
    }
  }

  @Test("never gets what could not be read again")
  func ilegible() throws {
    try conAlmacen(LectorDelTorneoTests.ejemplo) { almacen, url in
      let fallo = #expect(throws: Failure.self) {
        try almacen.actualiza { $0.partidos[0].partido.jornada = 0 }
      }
      #expect(
        fallo?.diagnostics == [
          Diagnostic(
            .error,
            Words(
              es: "la jornada 0 está fuera de rango (1–999)",
              en: "matchday 0 is out of range (1–999)"),
            context: [
              Words(es: "partido 1, Rayo FC – Toros", en: "match 1, Rayo FC – Toros")
            ],
            help: Words(
              es: "escriba un número entre 1 y 999", en: "write a number between 1 and 999"))
        ])
      try #expect(texto(url) == LectorDelTorneoTests.ejemplo)
    }
  }

  @Test(
    "is whole, the old one, when the disk fails",
    arguments: [FileSystem.Call.write, .sync, .rename])
  func disco(_ llamada: FileSystem.Call) throws {
    let roto = FileSystem { $0 == llamada ? ENOSPC : 0 }
    try conAlmacen(LectorDelTorneoTests.ejemplo, system: roto) { almacen, url in
      let fallo = #expect(throws: Failure.self) { try almacen.actualiza { $0.nombre = "Liga" } }
      #expect(fallo?.diagnostics.count == 1)
      #expect(fallo?.diagnostics.first?.message.es.contains(url.path) == true)
      try #expect(texto(url) == LectorDelTorneoTests.ejemplo)
    }
  }

  @Test("that cannot be a file is told as such")
  func carpeta() throws {
    try Workplace.withTemporaryFolder { carpeta in
      _ = #expect(throws: Failure.self) { try AlmacenDelTorneo(url: carpeta).lee() }
    }
  }
}
