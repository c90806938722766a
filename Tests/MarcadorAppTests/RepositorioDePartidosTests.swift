import Diagnostics
import Foundation
import MarcadorApp
import Observation
import TestSupport
import Testing
import Torneo

@MainActor
@Suite("The tournament that screens show and edit")
struct RepositorioDePartidosTests {
  private func conFichero(
    _ texto: String?, _ cuerpo: (RepositorioDePartidos, URL) throws -> Void
  ) throws {
    try Workplace.withTemporaryFolder { carpeta in
      let url = carpeta.appending(path: "torneo.json")
      if let texto { try Data(texto.utf8).write(to: url) }
      try cuerpo(RepositorioDePartidos(almacen: AlmacenDelTorneo(url: url)), url)
    }
  }

  private func enDisco(_ url: URL) throws -> Torneo? {
    try AlmacenDelTorneo(url: url).lee()?.torneo
  }

  @Test("is the example without a store")
  func sinAlmacen() {
    let repositorio = RepositorioDePartidos(almacen: nil)
    #expect(repositorio.equipos == Ejemplo.equipos)
    #expect(repositorio.partidos == Ejemplo.partidos)
    #expect(repositorio.partido(id: 1)?.marcador() == "3-2")
    #expect(repositorio.partido(id: 9) == nil)
    #expect(repositorio.fallo == nil)
  }

  @Test("is the example while the file does not exist, and the first edit makes it")
  func sinFichero() throws {
    try conFichero(nil) { repositorio, url in
      #expect(repositorio.equipos == Ejemplo.equipos)
      try #expect(enDisco(url) == nil)
      let gol = EventoDePartido.gol(
        minuto: 90, jugador: Jugador(nombre: "Ana", dorsal: 9), equipo: Ejemplo.rayo)
      repositorio.registrarGol(partidoId: 1, gol: gol)
      #expect(repositorio.partido(id: 1)?.marcador() == "4-2")
      try #expect(enDisco(url)?.partidos.first?.partido.marcador() == "4-2")
    }
  }

  @Test("puts nothing in the place of a file that is gone")
  func desaparecido() throws {
    try conFichero(LectorDelTorneoTests.ejemplo) { repositorio, url in
      let antes = repositorio.torneo
      try FileManager.default.removeItem(at: url)
      repositorio.recarga()
      #expect(repositorio.torneo == antes)
      #expect(repositorio.fallo?.diagnostics.first?.message.es == "no existe «torneo.json»")
      #expect(!repositorio.anadirJugador(Jugador(nombre: "Eva"), a: antes.equipos[0].nombre))
      #expect(!FileManager.default.fileExists(atPath: url.path))
    }
  }

  @Test("is empty with a file that cannot be read, which is never written over")
  func ilegible() throws {
    try conFichero("{\"equipos\": [") { repositorio, url in
      #expect(repositorio.equipos.isEmpty)
      #expect(repositorio.fallo?.diagnostics.first?.location?.file == "torneo.json")
      #expect(!repositorio.anadirJugador(Jugador(nombre: "Eva"), a: "Rayo FC"))
      repositorio.registrarGol(
        partidoId: 1,
        gol: .gol(minuto: 1, jugador: Jugador(nombre: "Ana"), equipo: Ejemplo.rayo))
      try #expect(String(contentsOf: url, encoding: .utf8) == "{\"equipos\": [")
    }
  }

  @Test("edits the file as it is, whatever was read before")
  func cambiadoMientras() throws {
    try conFichero(LectorDelTorneoTests.ejemplo) { repositorio, url in
      try AlmacenDelTorneo(url: url).actualiza { $0.nombre = "Otra" }
      try repositorio.edita { (torneo) throws(EdicionRechazada) in
        try torneo.anadeEquipo("Norte")
      }
      try AlmacenDelTorneo(url: url).actualiza { $0.temporada = "2027" }
      try repositorio.edita { (torneo) throws(EdicionRechazada) in try torneo.anadeEquipo("Sur") }
      let guardado = try enDisco(url)
      #expect(guardado?.nombre == "Otra" && guardado?.temporada == "2027")
      #expect(guardado?.equipos.suffix(2).map(\.nombre) == ["Norte", "Sur"])
    }
  }

  @Test("goes on once the file is mended")
  func reparado() throws {
    try conFichero("{") { repositorio, url in
      try Data(LectorDelTorneoTests.ejemplo.utf8).write(to: url)
      repositorio.recarga()
      #expect(repositorio.fallo == nil)
      #expect(repositorio.equipos.map(\.nombre) == ["Rayo FC", "Toros"])
    }
  }

  @Test("takes a player into the roster and every match of the team, who can score, on disk too")
  func jugador() throws {
    try conFichero(LectorDelTorneoTests.ejemplo) { repositorio, url in
      let toros = try #require(repositorio.equipos.last)
      let eva = Jugador(nombre: "Eva", dorsal: 7)
      #expect(repositorio.anadirJugador(eva, a: "Rayo FC"))
      let rayo = try #require(repositorio.equipos.first)
      #expect(rayo.plantilla.last == eva)
      #expect(repositorio.partido(id: 1)?.local === rayo)
      #expect(repositorio.partido(id: 2)?.visitante === rayo)
      #expect(repositorio.partido(id: 1)?.visitante === toros)
      #expect(
        repositorio.partido(id: 1)?.eventos.allSatisfy {
          $0.equipo === rayo || $0.equipo === toros
        } == true)
      repositorio.registrarGol(
        partidoId: 1, gol: .gol(minuto: 90, jugador: eva, equipo: rayo))
      #expect(repositorio.partido(id: 1)?.marcador() == "3-1")
      let guardado = try enDisco(url)
      #expect(guardado?.equipos.first?.plantilla.last == eva)
      #expect(guardado?.partidos.first?.partido.goleadores().last == eva)
    }
  }

  @Test("is the same, object by object, where nothing changed")
  func identidad() throws {
    try conFichero(LectorDelTorneoTests.ejemplo) { repositorio, url in
      let antes = repositorio.equipos
      try AlmacenDelTorneo(url: url).actualiza { $0.nombre = "Otra" }
      repositorio.registrarGol(
        partidoId: 1,
        gol: .gol(minuto: 90, jugador: antes[0].plantilla[0], equipo: antes[0]))
      #expect(repositorio.equipos == antes)
      #expect(repositorio.torneo.nombre == "Otra")
    }
  }

  struct Rechazo: Sendable, CustomTestStringConvertible {
    var jugador: Jugador
    var equipo = "Rayo FC"
    var mensaje: String
    var testDescription: String { mensaje }
  }

  @Test(
    "refuses a player who cannot be in the roster and changes nothing",
    arguments: [
      Rechazo(
        jugador: Jugador(nombre: "Eva", dorsal: 9), mensaje: "el dorsal 9 ya lo lleva «Ana»"),
      Rechazo(
        jugador: Jugador(nombre: "Eva", dorsal: 100),
        mensaje: "el dorsal 100 está fuera de rango (1–99)"),
      Rechazo(
        jugador: Jugador(nombre: "ANA"), mensaje: "«ANA» ya está en la plantilla"),
      Rechazo(jugador: Jugador(nombre: " \u{200B}"), mensaje: "el nombre está vacío"),
      Rechazo(
        jugador: Jugador(nombre: "Eva"), equipo: "Rayo", mensaje: "no hay ningún equipo «Rayo»"),
    ])
  func rechazo(_ caso: Rechazo) throws {
    let sinAlmacen = RepositorioDePartidos(almacen: nil)
    #expect(!sinAlmacen.anadirJugador(caso.jugador, a: caso.equipo))
    #expect(sinAlmacen.torneo == Ejemplo.torneo)
    try conFichero(LectorDelTorneoTests.ejemplo) { repositorio, url in
      let antes = repositorio.torneo
      let fallo = #expect(throws: Failure.self) {
        try repositorio.anade(caso.jugador, a: caso.equipo)
      }
      #expect(fallo?.diagnostics.map(\.message.es) == [caso.mensaje])
      #expect(!repositorio.anadirJugador(caso.jugador, a: caso.equipo))
      #expect(repositorio.torneo == antes)
      try #expect(String(contentsOf: url, encoding: .utf8) == LectorDelTorneoTests.ejemplo)
    }
  }

  @Test("says why a goal was not recorded, until one is")
  func golImposible() {
    let repositorio = RepositorioDePartidos(almacen: nil)
    let ana = Jugador(nombre: "Ana", dorsal: 9)
    repositorio.registrarGol(
      partidoId: 9, gol: .gol(minuto: 1, jugador: ana, equipo: Ejemplo.rayo))
    #expect(repositorio.fallo?.diagnostics.map(\.message.es) == ["no existe el partido 9"])
    repositorio.registrarGol(
      partidoId: 2, gol: .gol(minuto: 1, jugador: ana, equipo: Ejemplo.rayo))
    #expect(
      repositorio.fallo?.diagnostics.map(\.message.es) == [
        "«Rayo FC» no juega este partido: lo juegan «Lobos» y «Águilas»"
      ])
    #expect(repositorio.partidos == Ejemplo.partidos)
    repositorio.registrarGol(
      partidoId: 1, gol: .gol(minuto: 1, jugador: ana, equipo: Ejemplo.rayo))
    #expect(repositorio.fallo == nil)
  }

  @Test("has a match under way once it has its first goal")
  func empieza() {
    let repositorio = RepositorioDePartidos(almacen: nil)
    repositorio.registrarGol(
      partidoId: 2,
      gol: .gol(minuto: 1, jugador: Jugador(nombre: "Sara", dorsal: 11), equipo: Ejemplo.lobos))
    #expect(repositorio.partido(id: 2)?.estado == .enJuego)
    #expect(repositorio.partido(id: 2)?.marcador() == "1-0")
  }

  @Test("takes a goal of a team that a screen still holds from before its roster changed")
  func equipoAnterior() {
    let repositorio = RepositorioDePartidos(almacen: nil)
    let eva = Jugador(nombre: "Eva", dorsal: 7)
    repositorio.anadirJugador(eva, a: "Rayo FC")
    repositorio.registrarGol(
      partidoId: 1, gol: .gol(minuto: 90, jugador: eva, equipo: Ejemplo.rayo))
    #expect(repositorio.partido(id: 1)?.marcador() == "4-2")
  }

  @Test("tells its observers of an edit")
  func observado() async {
    let repositorio = RepositorioDePartidos(almacen: nil)
    await confirmation { avisado in
      withObservationTracking {
        _ = repositorio.equipos
      } onChange: {
        avisado()
      }
      repositorio.anadirJugador(Jugador(nombre: "Eva"), a: "Rayo FC")
    }
  }

  @Test("keeps why a save failed, and shows what is on disk")
  func sinPermiso() throws {
    try Workplace.withTemporaryFolder { carpeta in
      let url = carpeta.appending(path: "no-hay/torneo.json")
      let repositorio = RepositorioDePartidos(almacen: AlmacenDelTorneo(url: url))
      repositorio.registrarGol(
        partidoId: 1,
        gol: .gol(minuto: 1, jugador: Jugador(nombre: "Ana"), equipo: Ejemplo.rayo))
      #expect(repositorio.fallo != nil)
      #expect(!repositorio.anadirJugador(Jugador(nombre: "Eva"), a: "Rayo FC"))
    }
  }
}
