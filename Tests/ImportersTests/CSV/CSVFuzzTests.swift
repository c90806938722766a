import Diagnostics
import Importers
import TestSupport
import Testing
import Torneo

@Suite("A damaged table")
struct CSVFuzzTests {
  private static let results = """
    partido;jornada;fecha;hora;local;visitante;resultado;descanso;tanda;estado;campo
    1;1;13/9/2026;18:00 UTC+2;"Rayo; FC";Toros;2-1;1-0;;finalizado;"La ""D"" 1"
    2;1;14/9/2026;;Lobos;Rayo;;;;aplazado;
    3;2;15/9/2026;;Lobos;Toros;1-1;;4-3;;
    """
  private static let events = """
    partido,minuto,tipo,modo,jugador,equipo,asistencia,sale
    1,12,gol,penalti,Ana,local,,
    1,45+2,tarjeta,roja,Leo,Toros,,
    3,60,cambio,,Bea,Lobos,,Eva
    3,,lanzamiento,fallado,Leo,Toros,,
    """

  @Test("is read or refused with a reason, whatever was done to it")
  func damaged() {
    var random = SeededGenerator(seed: 7)
    let pieces = [
      "\"", ";", ",", "\n", "\r", "\t", "'", "=", "-1", "999999999999", "\u{FEFF}", "é",
    ]
    for round in 0..<400 {
      var files = [Array(Self.results.utf8), Array(Self.events.utf8)]
      for file in files.indices {
        for _ in 0..<Int.random(in: 1...4, using: &random) {
          let place = Int.random(in: 0..<files[file].count, using: &random)
          switch Int.random(in: 0..<4, using: &random) {
          case 0: files[file][place] = UInt8.random(in: 0...255, using: &random)
          case 1: files[file].removeSubrange(place..<min(files[file].count, place + 9))
          case 2:
            let piece = pieces.randomElement(using: &random) ?? ""
            files[file].insert(contentsOf: Array(piece.utf8), at: place)
          default: files[file].swapAt(place, files[file].count / 2)
          }
          if files[file].isEmpty { files[file] = [0x20] }
        }
      }
      do throws(Failure) {
        let result = try importCSV(files.map { ImportedFile(name: "f.csv", bytes: $0) })
        // What was read can be read again, and nothing is there twice.
        let again = try importCSV(
          files.map { ImportedFile(name: "f.csv", bytes: $0) }, into: result.torneo)
        #expect(again.torneo.partidos.count == result.torneo.partidos.count, "\(round)")
      } catch {
        #expect(error.diagnostics.contains { $0.severity == .error }, "\(round)")
      }
    }
  }
}
