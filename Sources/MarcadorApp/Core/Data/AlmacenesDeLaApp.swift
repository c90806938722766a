/// The stores of a tournament, for what needs nothing else of the app. `ContenedorDeLaApp` makes them.
package struct AlmacenesDeLaApp: Sendable {
  package let torneo: AlmacenDelTorneo
  package let arbitros: AlmacenDeArbitros
  package let publicaciones: AlmacenDePublicaciones
}
