import Foundation
import MarcadorApp
import TestSupport
import Testing
import Torneo

@Suite("The example at the root of the repository")
struct EjemploDelRepositorioTests {
  private static func lee() throws -> TorneoLeido {
    let datos = try Data(contentsOf: Workplace.package.appending(path: "torneo.json"))
    return try LectorDelTorneo(file: "torneo.json").lee(Array(datos))
  }

  @Test("is read without a warning or a note")
  func limpio() throws {
    let leido = try Self.lee()
    #expect(leido.avisos.isEmpty)
    #expect(leido.notas.isEmpty)
    #expect(leido.torneo.partidos.map(\.id) == Array(1...13))
  }

  @Test("has the teams of the built-in example, each with its first players")
  func equipos() throws {
    let equipos = try Self.lee().torneo.equipos
    #expect(equipos.map(\.nombre) == Ejemplo.equipos.map(\.nombre))
    for (equipo, delEjemplo) in zip(equipos, Ejemplo.equipos) {
      #expect(equipo.plantilla.starts(with: delEjemplo.plantilla))
    }
  }

  @Test("has as match 1 that of the built-in example, with the same chronicle")
  func primerPartido() throws {
    let partido = try #require(try Self.lee().torneo.partidos.first { $0.id == 1 }?.partido)
    let delEjemplo = try #require(Ejemplo.partidos.first { $0.id == 1 }?.partido)
    #expect(Cronica(de: partido) == Cronica(de: delEjemplo))
    #expect(partido.jornada == delEjemplo.jornada)
  }

  @Test("has two teams level on points that the goal difference separates")
  func empateAPuntos() throws {
    let tablas = try Self.lee().torneo.tablas()
    let tabla = try #require(tablas.first)
    #expect(tablas.count == 1)
    #expect(tabla.filas.map(\.equipo.nombre) == ["Lobos", "Rayo FC", "Toros", "Águilas"])
    #expect(tabla.filas.map(\.puntos) == [7, 7, 6, 4])
  }

  @Test("shows each state of a match that a season has, and each kind of event")
  func variedad() throws {
    let partidos = try Self.lee().torneo.partidos.map(\.partido)
    #expect(
      Set(partidos.map(\.estado)) == [.finalizado, .aplazado, .adjudicado, .programado])
    let clases = partidos.flatMap(\.eventos).map { evento in
      switch evento {
      case .gol(_, _, _, let modo, let asistencia):
        "gol \(modo)" + (asistencia == nil ? "" : " con asistencia")
      case .tarjeta(_, _, _, let color, let aOficial):
        "tarjeta \(color)" + (aOficial ? " a oficial" : "")
      case .cambio: "cambio"
      case .penaltiFallado: "penalti fallado"
      case .lanzamiento(_, _, let convertido): "lanzamiento \(convertido)"
      }
    }
    #expect(
      Set(clases) == [
        "gol jugada", "gol jugada con asistencia", "gol penalti", "gol propia",
        "tarjeta amarilla", "tarjeta dobleAmarilla", "tarjeta roja", "tarjeta amarilla a oficial",
        "tarjeta roja a oficial", "cambio", "penalti fallado", "lanzamiento true",
        "lanzamiento false",
      ])
  }
}
