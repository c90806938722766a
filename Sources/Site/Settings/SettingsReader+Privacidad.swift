import Diagnostics
import JSON
import Torneo

extension SettingsReader {
  /// `"iniciales"`, or which teams and players.
  mutating func privacidad(_ node: JSONNode) -> Privacidad? {
    if node.string == "iniciales" { return .todos }
    guard node.kind == .object else {
      error(PrivacidadWords.noEsPrivacidad, at: node.offset, help: PrivacidadWords.forma)
      return nil
    }
    let known = ["equipos", "jugadores"]
    var menciones: [Privacidad.Mencion] = []
    for member in node.members {
      guard known.contains(member.key), member.value.kind == .array else {
        error(PrivacidadWords.noEsPrivacidad, at: member.keyOffset, help: PrivacidadWords.forma)
        continue
      }
      for element in member.value.elements {
        guard let mencion = mencion(element, esDeEquipo: member.key == "equipos") else {
          error(PrivacidadWords.noEsPrivacidad, at: element.offset, help: PrivacidadWords.forma)
          continue
        }
        menciones.append(mencion)
      }
    }
    if menciones.isEmpty {
      error(PrivacidadWords.noDiceANadie, at: node.offset, help: PrivacidadWords.forma)
    }
    return Privacidad(menciones: menciones)
  }

  /// A name of a team, or `{"equipo": …, "nombre": …}`; nil for anything else.
  private func mencion(_ node: JSONNode, esDeEquipo: Bool) -> Privacidad.Mencion? {
    let lugar = source.location(at: node.offset)
    if esDeEquipo {
      return node.string.map { Privacidad.Mencion(equipo: $0.compuesto, lugar: lugar) }
    }
    guard node.kind == .object else { return nil }
    var (equipo, nombre): (String?, String?)
    for member in node.members {
      switch member.key {
      case "equipo": equipo = member.value.string
      case "nombre": nombre = member.value.string
      default: return nil
      }
    }
    guard let equipo, let nombre else { return nil }
    return Privacidad.Mencion(
      equipo: equipo.compuesto, jugador: nombre.compuesto, lugar: lugar)
  }
}
