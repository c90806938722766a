import Foundation
import TestSupport
import Testing

@Suite("The one composition root")
struct UnicaRaizTests {
  /// What only the container may make: stores, services, repositories, and what is made of them.
  private static let protocolos = [
    "ServicioDelTorneo", "ServicioDeInscripciones", "PartidosRepositorio", "CronicasRepositorio",
    "PublicacionesRepositorio", "Notificador",
  ]
  private static let otros = [
    "PublicarCronica", "EditorDeArbitros", "MemoriaDePublicaciones", "HistorialDeEdiciones",
  ]

  private struct Fuente {
    var ruta: String
    /// Without comments.
    var codigo: String
  }

  private static func fuentes() throws -> [Fuente] {
    let carpeta = Workplace.package.appending(path: "Sources")
    return try (FileManager.default.subpaths(atPath: carpeta.path) ?? [])
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { ruta in
        let texto = try String(contentsOf: carpeta.appending(path: ruta), encoding: .utf8)
        return Fuente(ruta: ruta, codigo: sinComentarios(texto))
      }
  }

  private static func sinComentarios(_ texto: String) -> String {
    texto.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
  }

  /// The names of the types of these sources that only the container may make.
  private static func piezas(de fuentes: [Fuente]) -> Set<String> {
    var nombres = Set(otros)
    for fuente in fuentes {
      for tipo in fuente.codigo.matches(of: #/\b(?:struct|class|actor|enum) (\w+)([^{]*)\{/#) {
        let (nombre, adopta) = (String(tipo.output.1), tipo.output.2)
        let esPieza =
          protocolos.contains { adopta.contains($0) }
          || ["Almacen", "Repositorio", "Servicio"].contains { nombre.hasPrefix($0) }
        if esPieza { nombres.insert(nombre) }
      }
    }
    // A value that holds what the container made.
    nombres.remove("AlmacenesDeLaApp")
    return nombres
  }

  /// The calls of an initialiser of one of the pieces.
  private static func hechuras(de piezas: Set<String>, en codigo: String) -> [String] {
    let alguna = "(?:" + piezas.sorted().joined(separator: "|") + ")"
    let formas = [
      "\\b\(alguna)(?:<[^>]*>)?(?:\\.init)?\\s*\\(",
      // What the compiler would infer.
      ":\\s*\(alguna)\\??\\s*=\\s*\\.init\\s*\\(", "\(alguna)\\.init\\b",
    ]
    return formas.flatMap { forma -> [String] in
      guard let expresion = try? Regex(forma) else { return ["\(forma)"] }
      return codigo.matches(of: expresion).map { String(codigo[$0.range]) }
    }
  }

  @Test("is the container: nobody else makes a service, a store, a repository or a notifier")
  func nadieMas() throws {
    let fuentes = try Self.fuentes()
    #expect(fuentes.count > 100)
    let piezas = Self.piezas(de: fuentes)
    for pieza in [
      "AlmacenDelTorneo", "AlmacenDeArbitros", "AlmacenDePublicaciones", "RepositorioDePartidos",
      "RepositorioDeArbitros", "RepositorioDeCronicasEnRed", "ServicioDelTorneoEnRed",
      "SinServidor", "NotificadorDeTerminal", "NotificadorDeEscritorio",
    ] {
      #expect(piezas.contains(pieza), "\(pieza)")
    }
    for fuente in fuentes {
      let esRaiz = fuente.ruta.contains("/ContenedorDeLaApp")
      let hechas = Self.hechuras(de: piezas, en: fuente.codigo)
      #expect(hechas.isEmpty || esRaiz, "\(fuente.ruta): \(hechas)")
    }
    let raiz = fuentes.filter { $0.ruta.contains("/ContenedorDeLaApp") }
    #expect(raiz.contains { !Self.hechuras(de: piezas, en: $0.codigo).isEmpty })
  }

  @Test(
    "would be told of another one, however it is written",
    arguments: [
      "let x = AlmacenDelTorneo(url: url)", "AlmacenDelTorneo.init(url: url)",
      "let x: AlmacenDelTorneo = .init(url: url)", "urls.map(AlmacenDelTorneo.init)",
      "let x =\n    AlmacenDelTorneo (\n url: url)",
    ])
  func seVe(_ codigo: String) {
    #expect(!Self.hechuras(de: ["AlmacenDelTorneo"], en: codigo).isEmpty)
  }

  @Test(
    "is not seen where there is none",
    arguments: [
      "func f(_ x: AlmacenDelTorneo) {", "AlmacenDelTorneo.Ensayo(antes: [])",
      "ServicioDelAlmacenDelTorneo(x)", "extension AlmacenDelTorneo {", "AlmacenDelTorneo.limite",
    ])
  func noSeVe(_ codigo: String) {
    #expect(Self.hechuras(de: ["AlmacenDelTorneo"], en: codigo).isEmpty)
  }
}
