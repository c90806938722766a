import Diagnostics
import MarcadorApp
import Testing
import Torneo

@MainActor
@Suite("A goal on a desktop")
struct NotificadorDeEscritorioTests {
  private let gol = EventoDePartido.gol(
    minuto: 12, jugador: Jugador(nombre: "Ana\u{202E}\u{7} <b>👨‍👩‍👧"), equipo: Ejemplo.rayo)

  private func avisa(
    _ evento: EventoDePartido, loMuestra: Bool
  ) -> (avisos: [[String]], lineas: [String]) {
    var avisos: [[String]] = []
    var lineas: [String] = []
    let notificador = NotificadorDeEscritorio(
      enSuLugar: NotificadorDeTerminal { lineas.append($0) }
    ) { titulo, detalle in
      avisos.append([titulo, detalle])
      return loMuestra
    }
    let partido = Partido(
      local: Ejemplo.rayo, visitante: Equipo(nombre: "Toros"), eventos: [evento])
    notificador.seHaMarcado(evento, en: partido)
    return (avisos, lineas)
  }

  @Test("is a notice, of names without what nobody sees")
  func aviso() {
    let (avisos, lineas) = avisa(gol, loMuestra: true)
    #expect(avisos == [["Gol de Ana <b>👨‍👩‍👧 (Rayo FC)", "12': Rayo FC 1-0 Toros"]])
    #expect(lineas.isEmpty)
  }

  @Test("is told in another way where there is no notice")
  func enSuLugar() {
    let (avisos, lineas) = avisa(gol, loMuestra: false)
    #expect(avisos.count == 1)
    #expect(lineas.count == 1)
    #expect(lineas.first?.hasSuffix(" (Rayo FC), 12': Rayo FC 1-0 Toros") == true)
  }

  @Test("that was not saved is told as well, in the same ways", arguments: [true, false])
  func sinGuardar(loMuestra: Bool) {
    var avisos: [[String]] = []
    var lineas: [String] = []
    NotificadorDeEscritorio(
      idioma: .en, enSuLugar: NotificadorDeTerminal(idioma: .en) { lineas.append($0) }
    ) { titulo, detalle in
      avisos.append([titulo, detalle])
      return loMuestra
    }.noSeHaGuardado(Words(es: "disco lleno", en: "disk full"))
    #expect(avisos == [["It could not be saved", "disk full"]])
    #expect(lineas == (loMuestra ? [] : ["It could not be saved: disk full"]))
  }

  @Test("is not any other event")
  func otro() {
    let tarjeta = EventoDePartido.tarjeta(
      minuto: 1, jugador: Jugador(nombre: "Ana"), equipo: Ejemplo.rayo, color: .roja)
    let (avisos, lineas) = avisa(tarjeta, loMuestra: false)
    #expect(avisos.isEmpty && lineas.isEmpty)
  }
}
