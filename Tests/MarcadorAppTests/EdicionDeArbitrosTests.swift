import Diagnostics
import Files
import Foundation
import MarcadorApp
import TestSupport
import Testing
import Torneo

@MainActor
@Suite("An edit of the referees")
struct EdicionDeArbitrosTests {
  /// The example, with matches 1 and 2 refereed by Pilar and by Óscar, and a list with Pilar and Ada.
  private func conFicheros(
    _ cuerpo: (ContenedorDeLaApp, AlmacenDelTorneo, AlmacenDeArbitros, URL) throws -> Void
  ) throws {
    try Workplace.withTemporaryFolder { carpeta in
      let almacen = AlmacenDelTorneo(url: carpeta.appending(path: "torneo.json"))
      var torneo = Ejemplo.torneo
      torneo.partidos[0].partido.arbitro = "Pilar Ruiz"
      torneo.partidos[1].partido.arbitro = "Óscar"
      try almacen.guarda(torneo)
      let url = carpeta.appending(path: "arbitros.json")
      let arbitros = AlmacenDeArbitros(url: url)
      try arbitros.guarda([
        Arbitro(id: 4, nombre: "Pilar Ruiz"), Arbitro(id: 2, nombre: "Ada Gil"),
      ])
      let app = ContenedorDeLaApp(
        servicio: ServicioDePrueba(), almacenDelTorneo: almacen, almacenDeArbitros: arbitros)
      try cuerpo(app, almacen, arbitros, url)
    }
  }

  private func arbitrosDePartidos(_ almacen: AlmacenDelTorneo) throws -> [String?] {
    try almacen.lee()?.torneo.partidos.map(\.partido.arbitro) ?? []
  }

  @Test("adds one with the next number, on disk when it returns")
  func alta() throws {
    try conFicheros { app, _, arbitros, _ in
      let nueva = try app.editorDeArbitros().guarda(.alta(" Eva  Paz ", correo: "eva@liga.example"))
      #expect(
        nueva
          == Arbitro(
            id: 5, nombre: "Eva  Paz", correo: "eva@liga.example", aMano: true))
      try #expect(arbitros.lee()?.last == nueva)
      #expect(app.arbitros.arbitros.last == nueva)
    }
  }

  @Test("numbers the first one 1, and goes back to a free number after the greatest that there is")
  func numeros() throws {
    try conFicheros { app, _, arbitros, url in
      try arbitros.guarda([Arbitro(id: 999_999_999, nombre: "A"), Arbitro(id: 1, nombre: "B")])
      try #expect(app.editorDeArbitros().guarda(.alta("C", correo: nil)).id == 2)
      try FileManager.default.removeItem(at: url)
      try #expect(app.editorDeArbitros().guarda(.alta("D", correo: nil)).id == 1)
    }
  }

  nonisolated static let rechazos: [(nombre: String, correo: String?, dicho: String)] = [
    ("", nil, "el nombre está vacío"), ("ada  gíl", nil, "ya hay un árbitro «Ada Gil»"),
    ("Eva", "eva", "«eva» no es un correo"),
    (String(repeating: "a", count: 61), nil, "no puede pasar de 60 caracteres"),
  ]

  @Test("refuses a name that is there or cannot be, and an address without @", arguments: rechazos)
  func altaRechazada(_ caso: (nombre: String, correo: String?, dicho: String)) throws {
    try conFicheros { app, _, _, url in
      let antes = try Data(contentsOf: url)
      let fallo = #expect(throws: Failure.self) {
        try app.editorDeArbitros().guarda(.alta(caso.nombre, correo: caso.correo))
      }
      #expect(fallo?.diagnostics.first?.message.es.contains(caso.dicho) == true, "\(fallo as Any)")
      try #expect(Data(contentsOf: url) == antes)
    }
  }

  @Test("renames in the list and in every match, found without accents or in part")
  func cambioDeNombre() throws {
    try conFicheros { app, almacen, arbitros, _ in
      let hecho = try app.editorDeArbitros()
        .guarda(.cambioDeNombre("pilar", como: "Pilar Ruiz Ferrer"))
      #expect(hecho.antes == "Pilar Ruiz" && hecho.ahora == "Pilar Ruiz Ferrer")
      #expect(hecho.partidos == 1)
      try #expect(arbitrosDePartidos(almacen) == ["Pilar Ruiz Ferrer", "Óscar"])
      try #expect(
        arbitros.lee() == [
          Arbitro(id: 4, nombre: "Pilar Ruiz Ferrer"), Arbitro(id: 2, nombre: "Ada Gil"),
        ])
    }
  }

  @Test("gives the matches of one who is in no list to one of the list")
  func fusion() throws {
    try conFicheros { app, almacen, arbitros, _ in
      let antes = try arbitros.lee()
      try #expect(
        app.editorDeArbitros().guarda(.cambioDeNombre("oscar", como: "Ada Gil")).partidos == 1)
      try #expect(arbitrosDePartidos(almacen) == ["Pilar Ruiz", "Ada Gil"])
      try #expect(arbitros.lee() == antes)
    }
  }

  @Test("does not make one of two of the list")
  func dosDeLaLista() throws {
    try conFicheros { app, almacen, _, url in
      let antes = try Data(contentsOf: url)
      let fallo = #expect(throws: Failure.self) {
        try app.editorDeArbitros().guarda(.cambioDeNombre("Pilar Ruiz", como: "ada gil"))
      }
      #expect(fallo?.diagnostics.first?.message.es.hasPrefix("ya hay un árbitro «Ada Gil»") == true)
      try #expect(arbitrosDePartidos(almacen) == ["Pilar Ruiz", "Óscar"])
      try #expect(Data(contentsOf: url) == antes)
    }
  }

  @Test("says how many matches had the name already of somebody else")
  func deOtro() throws {
    try conFicheros { app, _, _, _ in
      let hecho = try app.editorDeArbitros().guarda(.cambioDeNombre("oscar", como: "Pilar Ruiz"))
      #expect(hecho.partidos == 2 && hecho.deOtro == 1)
      let solo = try app.editorDeArbitros().guarda(.cambioDeNombre("pilar", como: "Pilar R."))
      #expect(solo.partidos == 2 && solo.deOtro == 0)
    }
  }

  @Test(
    "that was cut off between the two files is done by the same edit once more, in the same words",
    arguments: ["Pilar Ruiz", "pilar"])
  func aMedias(_ escrito: String) throws {
    try conFicheros { app, almacen, arbitros, _ in
      // The matches were saved, the list was not.
      try almacen.actualiza { torneo in torneo.partidos[0].partido.arbitro = "Pilar Ruiz Ferrer" }
      for _ in 1...2 {
        let hecho = try app.editorDeArbitros()
          .guarda(.cambioDeNombre(escrito, como: "Pilar Ruiz Ferrer"))
        #expect(hecho.partidos == 1)
        try #expect(arbitros.lee()?.first?.nombre == "Pilar Ruiz Ferrer")
        try #expect(arbitrosDePartidos(almacen) == ["Pilar Ruiz Ferrer", "Óscar"])
      }
    }
  }

  @Test(
    "whatever call fails leaves both files as they were or new, or says that it is to be made again",
    arguments: [false, true])
  func fallos(paraSiempre: Bool) throws {
    let nuevo = "Pilar Ruiz Ferrer"
    var salioBien = false
    for numero in 1...200 where !salioBien {
      try conFicheros { _, almacen, arbitros, url in
        let calls = FaultyCalls { count, _ in
          count == numero || paraSiempre && count > numero ? EIO : 0
        }
        let app = ContenedorDeLaApp(
          servicio: ServicioDePrueba(),
          almacenDelTorneo: AlmacenDelTorneo(
            path: url.deletingLastPathComponent().appending(path: "torneo.json").path,
            nombre: "torneo.json", system: calls.system),
          almacenDeArbitros: AlmacenDeArbitros(
            path: url.path, nombre: "arbitros.json", system: calls.system))
        var dicho: Failure?
        do {
          try app.editorDeArbitros().guarda(.cambioDeNombre("pilar", como: nuevo))
        } catch {
          dicho = error as? Failure
        }
        salioBien = calls.made < numero
        let enPartidos = try arbitrosDePartidos(almacen).first == nuevo
        let enLista = try arbitros.lee()?.first?.nombre == nuevo
        let puede = dicho?.diagnostics.first?.context.contains { $0.es.contains("repita la orden") }
        #expect(enPartidos == enLista || enPartidos && puede == true, "call \(numero)")
        #expect(dicho != nil || enPartidos && enLista, "call \(numero)")
        // Whatever it was, the same once more finishes it.
        let otra = ContenedorDeLaApp(
          servicio: ServicioDePrueba(), almacenDelTorneo: almacen, almacenDeArbitros: arbitros)
        try otra.editorDeArbitros().guarda(.cambioDeNombre("pilar", como: nuevo))
        try #expect(arbitrosDePartidos(almacen).first == nuevo)
        try #expect(arbitros.lee()?.first?.nombre == nuevo)
      }
    }
    #expect(salioBien)
  }

  @Test(
    "that a program was killed in is finished by the next edit, or was never made",
    arguments: 1...60)
  func matado(numero: Int) throws {
    let nuevo = "Pilar Ruiz Ferrer"
    try conFicheros { _, almacen, arbitros, url in
      // Whatever it asks of the system from then on is not done, as after a kill.
      let calls = FaultyCalls { count, _ in count >= numero ? EIO : 0 }
      let carpeta = url.deletingLastPathComponent()
      let app = ContenedorDeLaApp(
        servicio: ServicioDePrueba(),
        almacenDelTorneo: AlmacenDelTorneo(
          path: carpeta.appending(path: "torneo.json").path, nombre: "torneo.json",
          system: calls.system),
        almacenDeArbitros: AlmacenDeArbitros(
          path: url.path, nombre: "arbitros.json", system: calls.system))
      _ = try? app.editorDeArbitros().guarda(.cambioDeNombre("pilar", como: nuevo))
      let otra = ContenedorDeLaApp(
        servicio: ServicioDePrueba(), almacenDelTorneo: almacen, almacenDeArbitros: arbitros)
      try otra.editorDeArbitros().guarda(.alta("Eva"))
      let (enPartidos, enLista) = (
        try arbitrosDePartidos(almacen).first, try arbitros.lee()?.first?.nombre
      )
      #expect(enPartidos == enLista)
      #expect(enLista == nuevo || enLista == "Pilar Ruiz")
      try #expect(arbitros.leeTodo()?.pendiente == nil)
    }
  }

  @Test("that was left half done is told by who reads the list, and finished once, in both files")
  func pendiente() throws {
    try conFicheros { _, almacen, arbitros, url in
      try Data(
        """
        {"arbitros": [{"id": 4, "nombre": "Pilar Ruiz"}],
         "cambioPendiente": {"antes": "Pilar Ruiz", "ahora": "Pilar R."}}
        """.utf8
      ).write(to: url)
      try #expect(
        arbitros.leeTodo()?.avisos.map(\.message.es) == [
          "el cambio de nombre de «Pilar Ruiz», que ahora es «Pilar R.», quedó a medias"
        ])
      let app = ContenedorDeLaApp(
        servicio: ServicioDePrueba(), almacenDelTorneo: almacen, almacenDeArbitros: arbitros)
      let hecho = CambioPendiente(antes: "Pilar Ruiz", ahora: "Pilar R.")
      try #expect(app.editorDeArbitros().acabaLoPendiente() == hecho)
      try #expect(app.editorDeArbitros().acabaLoPendiente() == nil)
      try #expect(arbitrosDePartidos(almacen) == ["Pilar R.", "Óscar"])
      try #expect(
        String(contentsOf: url, encoding: .utf8).contains("cambioPendiente") == false)
      #expect(app.arbitros.arbitros.map(\.nombre) == ["Pilar R."])
    }
  }

  @Test("shows what it would change in both files and changes neither")
  func ensayo() throws {
    try conFicheros { app, almacen, _, url in
      let antes = try Data(contentsOf: url)
      let ensayo = try app.editorDeArbitros()
        .ensaya(.cambioDeNombre("pilar", como: "Pilar Ruiz Ferrer"))
      #expect(ensayo.resultado.partidos == 1)
      #expect(Data(ensayo.arbitros.antes) == antes)
      for despues in [ensayo.arbitros.despues, ensayo.torneo.despues] {
        #expect(String(decoding: despues, as: UTF8.self).contains("Pilar Ruiz Ferrer"))
      }
      try #expect(Data(contentsOf: url) == antes)
      try #expect(arbitrosDePartidos(almacen) == ["Pilar Ruiz", "Óscar"])
    }
  }

  @Test("looks at both files as they are, not as they were when the program began")
  func alDia() throws {
    try conFicheros { app, almacen, arbitros, _ in
      try arbitros.guarda([Arbitro(id: 9, nombre: "Eva Paz")])
      try almacen.actualiza { torneo in torneo.partidos[1].partido.arbitro = "Eva Paz" }
      #expect(throws: Failure.self) { try app.editorDeArbitros().guarda(.baja("eva")) }
      try #expect(app.editorDeArbitros().guarda(.cambioDeNombre("eva", como: "Eva")).partidos == 1)
    }
  }

  @Test("is made although a refresh failed before")
  func trasUnFallo() async throws {
    let servicio = ServicioDePrueba()
    servicio.error = ErrorDeRed.sinConexion
    let app = ContenedorDeLaApp(
      servicio: servicio, almacenDelTorneo: nil, almacenDeArbitros: nil)
    await app.arbitros.actualiza()
    #expect(app.arbitros.fallo != nil)
    try app.editorDeArbitros().guarda(.alta("Eva"))
    try app.editorDeArbitros().guarda(.cambioDeNombre("eva", como: "Eva Paz"))
    #expect(app.arbitros.arbitros.map(\.nombre) == ["Eva Paz"])
    #expect(app.arbitros.fallo == nil)
  }

  @Test("removes one without matches; of another it says which matches hold it")
  func baja() throws {
    try conFicheros { app, _, arbitros, _ in
      try #expect(app.editorDeArbitros().guarda(.baja("ada")).nombre == "Ada Gil")
      try #expect(arbitros.lee()?.map(\.nombre) == ["Pilar Ruiz"])
      let fallo = #expect(throws: Failure.self) {
        try app.editorDeArbitros().guarda(.baja("pilar"))
      }
      #expect(
        fallo?.diagnostics.first?.message.es
          == "no se puede quitar a «Pilar Ruiz»: está en el torneo")
      #expect(
        fallo?.diagnostics.first?.context.map(\.es) == ["Pilar Ruiz arbitra el partido 1"])
    }
  }

  @Test("of somebody who is not there says who may be meant")
  func nadie() throws {
    try conFicheros { app, _, arbitros, _ in
      try arbitros.guarda([Arbitro(id: 1, nombre: "Ada Gil"), Arbitro(id: 2, nombre: "Ada Ros")])
      try app.arbitros.edita { _ in }
      @MainActor func fallo(_ texto: String) -> Diagnostic? {
        do {
          _ = try app.editorDeArbitros().guarda(.baja(texto))
          return nil
        } catch {
          return error.diagnostics.first
        }
      }
      #expect(fallo("Adda Gil")?.message.es == "no hay ningún árbitro «Adda Gil»")
      #expect(fallo("Adda Gil")?.help?.es == "¿quiso decir «Ada Gil»?")
      #expect(fallo("ada")?.message.es == "hay más de un árbitro que puede ser «ada»")
      #expect(fallo("ada")?.context.map(\.es) == ["Ada Gil", "Ada Ros"])
    }
  }

  @Test("changes nothing while something is wrong in either file")
  func estropeado() throws {
    try conFicheros { _, almacen, arbitros, url in
      try Data("{\"arbitros\": 7}".utf8).write(to: url)
      let app = ContenedorDeLaApp(
        servicio: ServicioDePrueba(), almacenDelTorneo: almacen, almacenDeArbitros: arbitros)
      #expect(throws: Failure.self) {
        try app.editorDeArbitros().guarda(.cambioDeNombre("Óscar", como: "Ada Gil"))
      }
      #expect(throws: Failure.self) { try app.editorDeArbitros().guarda(.alta("Eva", correo: nil)) }
      try #expect(arbitrosDePartidos(almacen) == ["Pilar Ruiz", "Óscar"])
      try #expect(String(contentsOf: url, encoding: .utf8) == "{\"arbitros\": 7}")
    }
  }
}
