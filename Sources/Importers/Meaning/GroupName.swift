import Torneo

/// The name of a group in Spanish: `Grupo A` for `Group A` and for `A`; any other name as written.
package func groupName(_ label: String) -> String {
  let words = label.split(separator: " ")
  if words.count == 2, String(words[0]).nombrePlegado == "group" { return "Grupo \(words[1])" }
  if words.count == 1, label.count <= 2 { return "Grupo \(label)" }
  return label
}
