import Arguments
import Testing

@testable import marcador

@Suite("The table of all commands")
struct CommandTableTests {
  @Test("has no name twice, and operands in an order that can be read")
  func consistent() {
    #expect(marcador.Program.command.inconsistencies.isEmpty)
  }
}
