/// Who one side put on the pitch.
package struct Alineacion: Sendable, Hashable {
  package var titulares: [Jugador]
  package var suplentes: [Jugador]
  package var capitan: Jugador?
  package var entrenador: String?

  package init(
    titulares: [Jugador], suplentes: [Jugador] = [], capitan: Jugador? = nil,
    entrenador: String? = nil
  ) {
    self.titulares = titulares
    self.suplentes = suplentes
    self.capitan = capitan
    self.entrenador = entrenador
  }
}
