/// Where chronicles are published.
@MainActor
package protocol CronicasRepositorio {
  /// Publishes a chronicle.
  /// - Returns: the number that it got.
  func publicar(titulo: String, texto: String) async throws -> Int
}
