/// The usual English label of a round, where the reader takes it for that round; else the name itself.
package func roundLabel(_ ronda: String) -> String {
  guard let label = labels[ronda], RoundName(label) == .round(ronda) else { return ronda }
  return label
}

private let labels = [
  "Final": "Final",
  "Tercer puesto": "Match for third place",
  "Semifinales": "Semi-finals",
  "Cuartos de final": "Quarter-finals",
  "Octavos de final": "Round of 16",
  "Dieciseisavos de final": "Round of 32",
  "Treintaidosavos de final": "Round of 64",
  "Sesentaicuatroavos de final": "Round of 128",
  "Ronda preliminar": "Preliminary round",
  "Primera ronda": "Round 1",
  "Segunda ronda": "Round 2",
  "Tercera ronda": "Round 3",
  "Cuarta ronda": "Round 4",
  "Quinta ronda": "Round 5",
  "Sexta ronda": "Round 6",
]
