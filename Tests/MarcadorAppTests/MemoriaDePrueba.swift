import MarcadorApp
import Torneo

/// What was published, in memory, with a clock that stands still.
final class MemoriaDePrueba: PublicacionesRepositorio {
  struct Llena: Error {}

  var publicaciones: [Publicacion] = []
  /// How many changes it still takes.
  var sitio = Int.max
  var ahora = Fecha(segundosDesde1970: 1_772_903_700)

  @discardableResult
  func actualiza<Resultado>(
    _ cambio: (inout [Publicacion]) throws -> Resultado
  ) throws -> Resultado {
    var cambiadas = publicaciones
    let resultado = try cambio(&cambiadas)
    if cambiadas != publicaciones {
      guard sitio > 0 else { throw Llena() }
      sitio -= 1
      publicaciones = cambiadas
    }
    return resultado
  }

  func en(_ servidor: String) -> MemoriaDePublicaciones {
    MemoriaDePublicaciones(publicaciones: self, servidor: servidor) { self.ahora }
  }
}
