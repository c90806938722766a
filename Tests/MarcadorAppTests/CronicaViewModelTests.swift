import Diagnostics
import MarcadorApp
import Testing
import Torneo

/// A service of the tournament that answers what it is told, and keeps what it got.
final class ServicioDePrueba: ServicioDelTorneo {
  var error: (any Error)?
  var publicadas: [CronicaNuevaDTO] = []
  var alPublicar: () async -> Void = {}
  var deArbitros = [
    ArbitroDTO(id: 1, name: "Pilar Ruiz"), ArbitroDTO(id: 2, name: "Leanne Graham"),
  ]

  func arbitros() async throws -> [ArbitroDTO] {
    if let error { throw error }
    return deArbitros
  }

  func publicarCronica(_ cronica: CronicaNuevaDTO) async throws -> CronicaPublicadaDTO {
    publicadas.append(cronica)
    await alPublicar()
    if let error { throw error }
    return CronicaPublicadaDTO(id: 101, title: cronica.title)
  }
}

@MainActor
@Suite("The screen of a chronicle")
struct CronicaViewModelTests {
  private let servicio = ServicioDePrueba()

  private func pantalla(
    _ id: Int, _ idioma: Language = .es
  ) -> (CronicaViewModel, RepositorioDePartidos) {
    let contenedor = ContenedorDeLaApp(
      servicio: servicio, almacenDelTorneo: nil, almacenDeArbitros: nil)
    contenedor.idioma = idioma
    return (contenedor.cronicaViewModel(id: id), contenedor.partidos)
  }

  @Test("shows the draft of the match")
  func redactada() {
    let (pantalla, _) = pantalla(1)
    #expect(pantalla.uiState.cronica?.titulo == "Rayo FC 3-2 Toros")
    #expect(pantalla.uiState.cronica?.texto.hasPrefix("12' Ana (Rayo FC)\n") == true)
    #expect(!pantalla.uiState.publicando)
    #expect(pantalla.uiState.mensaje == nil)
  }

  @Test("says the number of what it published, and publishes the match as it is then")
  func publicada() async {
    let (pantalla, partidos) = pantalla(1)
    partidos.registrarGol(
      partidoId: 1,
      gol: .gol(minuto: 90, jugador: Jugador(nombre: "Ana", dorsal: 9), equipo: Ejemplo.rayo))
    await pantalla.publicar()
    #expect(servicio.publicadas.map(\.title) == ["Rayo FC 4-2 Toros"])
    #expect(pantalla.uiState.cronica?.titulo == "Rayo FC 4-2 Toros")
    #expect(pantalla.uiState.mensaje == "Crónica publicada con el n.º 101")
    #expect(!pantalla.uiState.publicando)
  }

  @Test("does not publish twice at once")
  func unaVez() async {
    let (pantalla, _) = pantalla(1)
    servicio.alPublicar = {
      #expect(pantalla.uiState.publicando)
      await pantalla.publicar()
    }
    await pantalla.publicar()
    #expect(servicio.publicadas.count == 1)
  }

  @Test("says that there is no such match, and publishes nothing")
  func sinPartido() async {
    let (pantalla, _) = pantalla(9)
    #expect(pantalla.uiState == CronicaUiState(mensaje: "No existe el partido 9"))
    await pantalla.publicar()
    #expect(pantalla.uiState == CronicaUiState(mensaje: "No existe el partido 9"))
    #expect(servicio.publicadas.isEmpty)
  }

  @Test("drafts and publishes nothing of a match that was not played, and says so until it is")
  func sinJugar() async throws {
    let (pantalla, partidos) = pantalla(2)
    let nada = CronicaUiState(mensaje: "El partido 2 no tiene resultado: no hay crónica")
    #expect(pantalla.uiState == nada)
    await pantalla.publicar()
    #expect(pantalla.uiState == nada)
    #expect(servicio.publicadas.isEmpty)
    try partidos.edita { (torneo) throws(EdicionRechazada) in
      try torneo.pon(Resultado(Tanteo(local: 0, visitante: 0)), a: 2)
    }
    await pantalla.publicar()
    #expect(servicio.publicadas.map(\.title) == ["Lobos 0-0 Águilas"])
  }

  @Test("speaks the language of the app")
  func enIngles() async {
    #expect(pantalla(9, .en).0.uiState.mensaje == "Match 9 does not exist")
    #expect(pantalla(2, .en).0.uiState.mensaje == "Match 2 has no result: there is no chronicle")
    let (pantalla, _) = pantalla(1, .en)
    await pantalla.publicar()
    #expect(pantalla.uiState.mensaje == "Chronicle published as no. 101")
  }

  @Test(
    "says why it could not be published",
    arguments: [
      (ErrorDeRed.sinConexion, "No hay conexión"),
      (.servidor(codigo: 500), "El servidor respondió 500"),
      (.tiempoAgotado, "El servidor no respondió a tiempo"),
      (.respuestaIlegible, "No se entiende la respuesta del servidor"),
    ])
  func fallo(_ error: ErrorDeRed, _ mensaje: String) async {
    let (pantalla, _) = pantalla(1)
    servicio.error = error
    await pantalla.publicar()
    #expect(pantalla.uiState.mensaje == mensaje)
    #expect(pantalla.uiState.cronica != nil)
    #expect(!pantalla.uiState.publicando)
  }
}
