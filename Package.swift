// swift-tools-version: 6.2
import PackageDescription

/// Every target of ours is compiled with these: Swift 6 mode, no warning let through,
/// every unsafe expression marked.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["Diagnostics", "TestSupport"],
    swiftSettings: strict)
}

/// The files of the built-in theme, in `templates/`; each is embedded in the binary.
let themeFiles = [
  "arbitro.md",
  "arbitros.md",
  "asistencias.md",
  "buscador.html",
  "buscar.js",
  "buscar.md",
  "calendario.md",
  "campos.md",
  "canales.md",
  "casa-y-fuera.md",
  "clasificacion.md",
  "cronica.md",
  "cuadro.md",
  "cuartos.md",
  "disciplina.md",
  "eliminatorias.md",
  "enlace.md",
  "equipos.md",
  "estilo.css",
  "evolucion.md",
  "goleadores-tabla.md",
  "goleadores.md",
  "jornada.md",
  "jugador.md",
  "libre.md",
  "no-encontrada.md",
  "pagina.html",
  "partido.md",
  "partidos.md",
  "plantilla.md",
  "portada.md",
  "records.md",
  "suceso.md",
  "tabla-breve.md",
  "tabla-lado.md",
  "tabla.md",
]

let package = Package(
  name: "marcador",
  platforms: [.macOS(.v26)],
  products: [.executable(name: "marcador", targets: ["marcador"])],
  targets: [
    // C libraries of the system: module maps, and what of them Swift cannot call as it is.
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CXxhash", pkgConfig: "libxxhash",
      providers: [.apt(["libxxhash-dev"]), .brew(["xxhash"])]),
    .systemLibrary(
      name: "CCurl", pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]),
    .systemLibrary(
      name: "CMicrohttpd", pkgConfig: "libmicrohttpd",
      providers: [.apt(["libmicrohttpd-dev"]), .brew(["libmicrohttpd"])]),
    .systemLibrary(name: "CJemalloc", providers: [.apt(["libjemalloc-dev"])]),
    .systemLibrary(name: "CSystem"),

    // What knows nothing of football.
    module("Diagnostics"),
    module("JSON", ["Diagnostics"]),
    module("Templates", ["Diagnostics"]),
    module("Markdown", ["Diagnostics", "CCmark"]),
    module("Files", ["Diagnostics", "CSystem", "CXxhash"]),
    module("SiteWriter", ["Diagnostics", "Files"]),
    module("Arguments", ["Diagnostics"]),
    module("HTTP", ["Diagnostics", "CCurl"]),
    module("Processes", ["CSystem"]),
    module("Web"),
    .target(
      name: "PreviewServer",
      dependencies: ["CMicrohttpd", "CSystem", "Diagnostics", "Files", "JSON", "Web"],
      resources: [.embedInCode("recarga.js")], swiftSettings: strict),

    // The game.
    module("Torneo"),
    module("MarcadorApp", ["Diagnostics", "Files", "HTTP", "JSON", "Torneo"]),
    module("Importers", ["Diagnostics", "JSON", "Torneo"]),
    module("Exporters", ["Diagnostics", "Importers", "JSON", "Torneo"]),
    .target(
      name: "DefaultTheme", path: "templates",
      resources: themeFiles.map { .embedInCode($0) },
      swiftSettings: strict),
    module("Feeds", ["JSON", "Torneo"]),
    module("Site", ["Diagnostics", "Feeds", "Torneo", "Templates", "Markdown", "JSON"]),

    .target(
      name: "Editor",
      dependencies: [
        "Diagnostics", "Importers", "JSON", "MarcadorApp", "Site", "Torneo", "Web",
      ],
      resources: [.embedInCode("Files/editor.css"), .embedInCode("Files/editor.js")],
      swiftSettings: strict),

    // The program: the only place that sees everything.
    .executableTarget(
      name: "marcador",
      dependencies: [
        "Arguments", "DefaultTheme", "Diagnostics", "Editor", "Exporters", "Feeds", "Files", "HTTP",
        "Importers", "JSON", "MarcadorApp", "Markdown", "PreviewServer", "Processes", "Site",
        "SiteWriter", "Templates", "Torneo", "Web",
        .target(name: "CJemalloc", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: strict),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "Files"], path: "Tests/TestSupport",
      swiftSettings: strict),
    tests("DiagnosticsTests", []),
    tests("JSONTests", ["JSON"]),
    tests("TemplatesTests", ["Templates"]),
    tests("MarkdownTests", ["Markdown", "CCmark"]),
    tests("FilesTests", ["Files"]),
    tests("SiteWriterTests", ["SiteWriter", "Files"]),
    tests("ArgumentsTests", ["Arguments"]),
    tests("HTTPTests", ["HTTP"]),
    tests("ProcessesTests", ["Processes"]),
    tests("PreviewServerTests", ["Files", "PreviewServer", "Web"]),
    tests("TorneoTests", ["Torneo", "JSON"]),
    tests("MarcadorAppTests", ["MarcadorApp", "Torneo", "Files", "HTTP", "JSON"]),
    tests("ImportersTests", ["Importers", "Torneo", "JSON"]),
    tests("ExportersTests", ["Exporters", "Importers", "Torneo"]),
    tests("FeedsTests", ["Feeds", "JSON", "Torneo"]),
    tests(
      "SiteTests", ["Feeds", "Site", "Torneo", "Templates", "Markdown", "DefaultTheme", "JSON"]),
    tests("EditorTests", ["Editor", "Files", "JSON", "MarcadorApp", "Site", "Torneo", "Web"]),
    tests("CommandTests", ["Arguments", "Files", "JSON", "PreviewServer", "marcador"]),
  ]
)
