import Diagnostics
import Foundation
import MarcadorApp
import TestSupport
import Testing
import Torneo

@MainActor
@Suite("An edit that is kept in a file")
struct EdicionesEnDiscoTests {
  private func conFichero(
    _ cuerpo: (RepositorioDePartidos, AlmacenDelTorneo, URL) throws -> Void
  ) throws {
    try Workplace.withTemporaryFolder { carpeta in
      let url = carpeta.appending(path: "torneo.json")
      let almacen = AlmacenDelTorneo(url: url)
      try almacen.guarda(Ejemplo.torneo)
      try cuerpo(RepositorioDePartidos(almacen: almacen), almacen, url)
    }
  }

  @Test("is on disk when it returns, and what it did not touch is the same object")
  func enDisco() throws {
    try conFichero { repositorio, almacen, _ in
      let antes = repositorio.equipos
      try repositorio.edita { torneo throws(EdicionRechazada) in
        try torneo.renombraEquipo("Toros", como: "Toros del Sur")
      }
      let despues = repositorio.equipos
      #expect(despues[0] === antes[0] && despues[2] === antes[2] && despues[3] === antes[3])
      #expect(despues[1] !== antes[1])
      #expect(repositorio.partido(id: 1)?.local === antes[0])
      #expect(repositorio.partido(id: 1)?.visitante === despues[1])
      #expect(try almacen.lee()?.torneo.equipos.map(\.nombre) == despues.map(\.nombre))
    }
  }

  @Test("of two programs at once loses nothing")
  func dosProgramas() throws {
    try conFichero { uno, almacen, _ in
      let otro = RepositorioDePartidos(almacen: almacen)
      for numero in 1...5 {
        try uno.edita { torneo throws(EdicionRechazada) in
          try torneo.anadeEquipo("Uno \(numero)")
        }
        try otro.edita { torneo throws(EdicionRechazada) in
          try torneo.anadeEquipo("Otro \(numero)")
        }
      }
      #expect(try almacen.lee()?.torneo.equipos.count == 14)
      #expect(otro.equipos.count == 14)
    }
  }

  @Test("changes nothing, here or on disk, when it is refused")
  func rechazada() throws {
    try conFichero { repositorio, _, url in
      let (antes, texto) = (repositorio.torneo, try Data(contentsOf: url))
      let fallo = #expect(throws: Failure.self) {
        try repositorio.edita { torneo throws(EdicionRechazada) in
          try torneo.anadeEquipo("Norte")
          try torneo.quita(Jugador(nombre: "Ana", dorsal: 9), de: "Rayo FC")
        }
      }
      #expect(fallo?.diagnostics.first?.context.first?.es == "Ana marcó en el partido 1 (12')")
      #expect(repositorio.fallo == fallo)
      #expect(repositorio.torneo == antes)
      #expect(try Data(contentsOf: url) == texto)
    }
  }

  @Test("tells what is probably a mistake now and was not before, and only that")
  func avisos() throws {
    try conFichero { repositorio, almacen, _ in
      let leo = Jugador(nombre: "Leo", dorsal: 10)
      let sara = Jugador(nombre: "Sara", dorsal: 11)
      @MainActor func tarjeta(_ jugador: Jugador, _ equipo: Equipo, en id: Int) throws -> [String] {
        try repositorio.edita { torneo throws(EdicionRechazada) in
          try torneo.registra(
            evento: .tarjeta(minuto: 50, jugador: jugador, equipo: equipo, color: .amarilla), en: id
          )
        }
        return repositorio.avisos.map(\.message.es)
      }
      let otra = "otra amarilla de «Leo» en el mismo partido"
      let avisos = [
        try tarjeta(leo, Ejemplo.toros, en: 1), try tarjeta(leo, Ejemplo.toros, en: 1),
        try tarjeta(sara, Ejemplo.lobos, en: 2),
      ]
      #expect(avisos == [[], [otra], []])
      #expect(try almacen.lee()?.avisos.map(\.message.es) == [otra])
    }
  }

  @Test("can be tried: both texts are given and nothing is written")
  func ensayo() throws {
    try conFichero { repositorio, _, url in
      let texto = try Data(contentsOf: url)
      let ensayo = try repositorio.ensaya { _ in
        var campos = AltaDeEquipo()
        campos[.nombre] = "Norte"
        return campos
      }
      #expect(ensayo.antes == Array(texto))
      #expect(
        String(decoding: ensayo.despues, as: UTF8.self)
          == String(decoding: texto, as: UTF8.self).replacing(
            "        { \"nombre\": \"Vera\", \"dorsal\": 8 }\n      ]\n    }\n",
            with: "        { \"nombre\": \"Vera\", \"dorsal\": 8 }\n      ]\n    },\n"
              + "    { \"nombre\": \"Norte\" }\n"))
      #expect(ensayo.guardado.resultado == .equipo("Norte"))
      #expect(repositorio.equipos.count == 4)
      #expect(try Data(contentsOf: url) == texto)
    }
  }

  @Test("that the domain takes, the store can say", arguments: UInt64(1)...40)
  func loQueSeAdmiteSeGuarda(semilla: UInt64) throws {
    var azar = EdicionesAlAzar(semilla: semilla)
    try Workplace.withTemporaryFolder { carpeta in
      let almacen = AlmacenDelTorneo(url: carpeta.appending(path: "torneo.json"))
      try almacen.guarda(azar.torneo)
      let repositorio = RepositorioDePartidos(almacen: almacen)
      for _ in 0..<12 {
        let edicion = azar.edicion(repositorio.torneo)
        var esperado = repositorio.torneo
        do throws(EdicionRechazada) {
          try edicion(&esperado)
        } catch {
          continue
        }
        try repositorio.edita(edicion)
        let (uno, otro) = (
          EscritorDelTorneo().bytes(de: esperado), EscritorDelTorneo().bytes(de: repositorio.torneo)
        )
        #expect(uno == otro)
      }
    }
  }
}
