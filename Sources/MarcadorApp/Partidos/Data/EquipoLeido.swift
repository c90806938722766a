import JSON
import Torneo

/// A team of a store, with what is needed to find its players quickly.
///
/// A class so that the many matches that look things up in it share it at the cost of a reference.
final class EquipoLeido: Sendable {
  let equipo: Equipo
  let plantilla: [Jugador]
  /// Place among the teams of the store.
  let numero: Int
  /// Players by the bytes of their names; the first one of each name.
  private let tabla: TablaDeNombres
  /// Whether two players have the same name, to be told apart by their numbers.
  private let hayRepetidos: Bool

  init(_ equipo: Equipo, numero: Int, tabla: TablaDeNombres, hayRepetidos: Bool) {
    self.equipo = equipo
    plantilla = equipo.plantilla
    self.numero = numero
    self.tabla = tabla
    self.hayRepetidos = hayRepetidos
  }

  /// A name for whoever will have a place: with nobody in its roster, and a number below zero.
  convenience init(_ plaza: Plaza) {
    self.init(
      Equipo(plaza), numero: -1, tabla: TablaDeNombres(capacidad: 0), hayRepetidos: false)
  }

  enum Busqueda {
    case jugador(Int)
    case ambiguo
    case ninguno
  }

  /// Looks for a player by name as it is written, and number where that is written too.
  func busca(_ nombre: JSONTape.Value, dorsal: Int?, en json: JSONTape) -> Busqueda? {
    guard let texto = json.plainText(of: nombre), let indice = tabla.busca(texto, en: json) else {
      return nil
    }
    if dorsal == nil, !hayRepetidos { return .jugador(indice) }
    return busca(plantilla[indice].nombre, dorsal: dorsal)
  }

  /// Looks for a player by name and, where it is known, number.
  func busca(_ nombre: String, dorsal: Int?) -> Busqueda {
    if let dorsal {
      let indice = plantilla.firstIndex { $0.dorsal == dorsal && $0.nombre == nombre }
      return indice.map(Busqueda.jugador) ?? .ninguno
    }
    guard let indice = plantilla.firstIndex(where: { $0.nombre == nombre }) else { return .ninguno }
    let esAmbiguo =
      hayRepetidos && plantilla[(indice + 1)...].contains { $0.nombre == nombre }
    return esAmbiguo ? .ambiguo : .jugador(indice)
  }
}

/// The teams of a store.
struct EquiposLeidos: Sendable {
  private(set) var lista: [EquipoLeido] = []
  private var porTexto = TablaDeNombres(capacidad: 64)
  private var porNombre: [String: EquipoLeido] = [:]

  var equipos: [Equipo] { lista.map(\.equipo) }

  mutating func anade(_ equipo: EquipoLeido, nombre: JSONTape.Value, en json: JSONTape) {
    if let texto = json.plainText(of: nombre) {
      porTexto.anota(texto, lista.count, en: json)
    }
    porNombre[equipo.equipo.nombre] = equipo
    lista.append(equipo)
  }

  /// The team whose name is written like this.
  func busca(_ nombre: JSONTape.Value, en json: JSONTape) -> EquipoLeido? {
    guard let texto = json.plainText(of: nombre), let indice = porTexto.busca(texto, en: json)
    else {
      return nil
    }
    return lista[indice]
  }

  subscript(nombre: String) -> EquipoLeido? { porNombre[nombre] }

  subscript(equipo: Equipo) -> EquipoLeido? {
    porNombre[equipo.nombre].flatMap { $0.equipo === equipo ? $0 : nil }
  }
}
