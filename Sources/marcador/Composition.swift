import Arguments
import Diagnostics
import Editor
import Files
import FoundationEssentials
import HTTP
import MarcadorApp
import Site
import Torneo
import Web

// What the app is made from: where the files and the server are, the environment, the clock, and where
// the program speaks. The pieces themselves are made by the container alone.

extension TournamentFolder {
  /// The app over this folder, for a command that asks nothing of a server.
  @MainActor
  func app(_ console: Console) throws -> ContenedorDeLaApp {
    let app = try ContenedorDeLaApp(files, servidor: nil, avisos: notices(console))
    reduceNames(of: app)
    return app
  }

  /// What is published of this folder has initials where its settings want them, as they are at that
  /// moment.
  @MainActor
  private func reduceNames(of app: ContenedorDeLaApp) {
    let folder = self
    app.reduceNombresAlPublicar { torneo in
      var torneo = torneo
      _ = try folder.settings().privacidad?.reduce(&torneo)
      return torneo
    }
  }

  /// The app over this folder with the server that the command line or else the settings name.
  @MainActor
  func appWithServer(_ parsed: ParsedArguments, _ console: Console) throws -> ContenedorDeLaApp {
    guard let server = try parsed[ServerOptions.server] ?? settings().servidor else {
      throw parsed.misuse(ServerOptions.missing)
    }
    var limits = HTTPLimits()
    if let seconds = parsed[ServerOptions.timeout] { limits.total = .seconds(seconds) }
    let app = try ContenedorDeLaApp(
      files,
      servidor: AccesoAlServidor(
        direccion: server, ficheroDelToken: parsed[ServerOptions.tokenFile],
        entorno: ProcessInfo.processInfo.environment, limites: limits, ahora: Self.now),
      avisos: notices(console))
    reduceNames(of: app)
    return app
  }

  /// What answers below `/editar/` in a preview; nil where nothing does.
  /// - Parameter token: what its forms show to prove that this run of the program made them.
  @MainActor
  func editor(token: String, _ console: Console) throws -> (any WebHandler)? {
    // Settings that cannot be read are told where they are shown and edited.
    let server = try? settings().servidor
    let app = try ContenedorDeLaApp(
      files,
      servidor: server.map {
        AccesoAlServidor(
          direccion: $0, ficheroDelToken: nil, entorno: ProcessInfo.processInfo.environment,
          limites: HTTPLimits(), ahora: Self.now)
      }, avisos: notices(console))
    reduceNames(of: app)
    return Editor(
      app,
      Editor.Setup(
        language: console.language, token: token,
        now: { Int(exactly: Date().timeIntervalSince1970.rounded(.down)) ?? 0 },
        hasServer: server != nil, settings: settingsFile,
        prose: proseFiles(console),
        fault: {
          do {
            try requireStore()
            return nil
          } catch { return Failure.de(error) }
        }))
  }

  /// The settings as the editor reads and writes them.
  private var settingsFile: SettingsFile {
    let file = DurableFile(file("marcador.json"), system: system, limit: Self.settingsLimit)
    let folder = self
    return SettingsFile(
      read: { try file.read() },
      write: { looked, new in
        guard let new else {
          guard looked != nil else { return true }
          var isSame = false
          try file.remove { bytes in
            isSame = bytes == looked
            return isSame
          }
          return isSame
        }
        try folder.checkSettings(new)
        var isSame = false
        _ = try file.update { bytes in
          isSame = bytes == looked
          return isSame && bytes != new ? new : nil
        }
        return isSame
      },
      check: { try folder.checkSettings($0) })
  }

  /// What somebody writes of matches, as the editor reads and writes it.
  private func proseFiles(_ console: Console) -> ProseFiles {
    let folder = self
    @Sendable func file(_ match: Int) -> DurableFile {
      DurableFile(
        folder.file("contenido/cronicas/\(match).md"), system: folder.system, limit: Prosa.limit)
    }
    return ProseFiles(
      read: { match in
        try folder.refuseLinksOut(match)
        return try folder.system.isThere(folder.file("contenido/cronicas"))
          ? file(match).read() : nil
      },
      write: { match, looked, new in
        if new.isEmpty {
          var isSame = looked == nil
          guard looked != nil else { return true }
          try folder.refuseLinksOut(match)
          try file(match).remove { bytes in
            isSame = bytes == looked
            return isSame
          }
          return isSame
        }
        try folder.refuseLinksOut(match)
        for part in ["contenido", "contenido/cronicas"]
        where try !folder.system.isThere(folder.file(part)) {
          try folder.system.makeFolder(folder.file(part))
        }
        var isSame = false
        _ = try file(match).update { bytes in
          isSame = bytes == looked
          return isSame && bytes != new ? new : nil
        }
        return isSame
      },
      check: { match, new in try await folder.checkProse(new, of: match, console) })
  }

  @MainActor
  private func notices(_ console: Console) -> MediosDeAviso {
    var desktop: NotificadorDeEscritorio.Muestra?
    if let notices = DesktopNotices(environment: ProcessInfo.processInfo.environment) {
      desktop = { title, text in notices.show(title: title, text: text) }
    }
    return MediosDeAviso(
      idioma: console.language, linea: { console.say(Words(verbatim: $0)) }, escritorio: desktop)
  }

  private static func now() -> Fecha? {
    Int(exactly: Date().timeIntervalSince1970.rounded(.down))
      .flatMap { Fecha(segundosDesde1970: $0) }
  }
}
