import Diagnostics
import Foundation
import MarcadorApp
import TestSupport
import Testing

@Suite("The store of referees")
struct AlmacenDeArbitrosTests {
  private func conFichero(
    _ texto: String?, _ cuerpo: (AlmacenDeArbitros, URL) throws -> Void
  ) throws {
    try Workplace.withTemporaryFolder { carpeta in
      let url = carpeta.appending(path: "arbitros.json")
      if let texto { try Data(texto.utf8).write(to: url) }
      try cuerpo(AlmacenDeArbitros(url: url), url)
    }
  }

  private static let ada = "{\"arbitros\": [{\"id\": 7, \"nombre\": \"Ada Gil\"}]}"

  /// Lists that the store could not give back as they are.
  static let imposibles: [(lista: [Arbitro], dicho: String)] = [
    ([Arbitro(id: 1, nombre: "")], "nombre vacío"),
    ([Arbitro(id: 1, nombre: String(repeating: "a", count: 61))], "demasiado largo"),
    ([Arbitro(id: 0, nombre: "A")], "fuera de rango"),
    ([Arbitro(id: 1, nombre: "A"), Arbitro(id: 1, nombre: "B")], "el árbitro 1 está dos veces"),
    ([Arbitro(id: 1, nombre: "a\u{202E}b")], "\\u{202E}"),
    ([Arbitro(id: 1, nombre: " A ")], "no diría lo mismo al leerlo otra vez"),
  ]

  @Test(
    "keeps what it had when the new list could not be read back as it is", arguments: imposibles,
    [ada, nil])
  func imposible(caso: (lista: [Arbitro], dicho: String), antes: String?) throws {
    try conFichero(antes) { almacen, url in
      let fallo = #expect(throws: Failure.self) { try almacen.guarda(caso.lista) }
      #expect(fallo?.diagnostics.first?.message.es.contains(caso.dicho) == true, "\(fallo as Any)")
      #expect(fallo?.diagnostics.first?.location == nil)
      #expect((try? String(contentsOf: url, encoding: .utf8)) == antes)
    }
  }

  @Test("gives back what it keeps")
  func iguales() throws {
    let lista = [
      Arbitro(id: 3, nombre: "Jose\u{301} \"el 9\"", correo: "j@liga.example"),
      Arbitro(id: 1, nombre: "中文"), Arbitro(id: 999_999_999, nombre: "x", correo: ""),
    ]
    try conFichero(nil) { almacen, _ in
      try #expect(almacen.lee() == nil)
      try almacen.guarda(lista)
      try #expect(almacen.lee() == lista)
      try almacen.guarda([])
      try #expect(almacen.lee() == [])
    }
  }

  @Test("leaves what the program does not know with the referee of the number, whatever the name")
  func loDesconocido() throws {
    let texto = """
      {"arbitros": [
        {"id": 1, "nombre": "Ada", "categoria": 1},
        {"id": 2, "nombre": "Bea", "categoria": 2},
        {"id": 3, "nombre": "Eva", "categoria": 3}
      ], "nota": "x"}
      """
    try conFichero(texto) { almacen, url in
      try almacen.guarda([
        Arbitro(id: 3, nombre: "Eva Luz"), Arbitro(id: 9, nombre: "Nueva"),
        Arbitro(id: 2, nombre: "Beatriz"),
      ])
      let ahora = try String(contentsOf: url, encoding: .utf8)
      #expect(ahora.contains("{\"id\": 3, \"nombre\": \"Eva Luz\", \"categoria\": 3}"), "\(ahora)")
      #expect(ahora.contains("{\"id\": 2, \"nombre\": \"Beatriz\", \"categoria\": 2}"))
      #expect(!ahora.contains("\"categoria\": 1"))
      #expect(ahora.contains("\"nota\": \"x\""))
    }
  }

  @Test("changes what is in the file now, not what somebody read before, and all or nothing")
  func actualiza() throws {
    try conFichero(Self.ada) { almacen, url in
      try AlmacenDeArbitros(url: url).guarda([Arbitro(id: 7, nombre: "Ada Gil Ros")])
      let guardado = try almacen.actualiza { lista in
        lista.append(Arbitro(id: 8, nombre: "Bea"))
        return lista.count
      }
      #expect(guardado.resultado == 2)
      #expect(guardado.arbitros.map(\.nombre) == ["Ada Gil Ros", "Bea"])
      #expect(throws: Failure.self) {
        try almacen.actualiza { lista throws(Failure) in
          lista = []
          throw Failure(Diagnostic(.error, Words(es: "no", en: "no")))
        }
      }
      try #expect(almacen.lee()?.map(\.nombre) == ["Ada Gil Ros", "Bea"])
    }
  }

  static let avisos: [Roto] = [
    Roto(
      "two of one name",
      "{\"arbitros\": [{\"id\": 1, \"nombre\": ‡\"Ada\"},\n {\"id\": 2, \"nombre\": ‸\"Ada\"}]}",
      "hay dos árbitros que se llaman «Ada»: sus partidos no se distinguen",
      ayuda: "si son la misma persona, deje una y quite la otra"),
    Roto(
      "two of nearly one name",
      "{\"arbitros\": [{\"id\": 1, \"nombre\": ‡\"José\"},\n {\"id\": 2, \"nombre\": ‸\"JOSE\"}]}",
      "el árbitro «JOSE» solo se distingue de «José» en mayúsculas, acentos o espacios",
      ayuda: "si son la misma persona, deje una y quite la otra"),
  ]

  @Test("tells two people who cannot be told apart, and is read", arguments: avisos)
  func repetidos(_ caso: Roto) throws {
    try conFichero(caso.tienda) { almacen, _ in
      let leidos = try #require(try almacen.leeTodo())
      #expect(leidos.arbitros.count == 2)
      #expect(Roto.lineas(leidos.avisos) == caso.esperado(.warning))
    }
  }

  @Test("tells who checks it of a key that it does not use")
  func notas() throws {
    try conFichero("{\"arbitros\": [{\"id\": 1, \"nombre\": \"A\", \"corre\": \"\"}]}") {
      almacen, _ in
      let leidos = try #require(try almacen.leeTodo())
      #expect(leidos.avisos.isEmpty)
      #expect(leidos.notas.map(\.message.es) == ["clave desconocida «corre»"])
      #expect(leidos.notas.first?.help?.es.contains("«correo»") == true)
    }
  }
}
