import Diagnostics
import MarcadorApp

/// Something that a form showed of what there was, so that it can be told when that is no longer so.
struct Looked: Hashable {
  let name: String
  let label: Words
  let text: String
}

extension Array where Element == Looked {
  /// As it is told in one line.
  func line(_ language: Language) -> String {
    map { "\($0.label[language]) «\($0.text)»" }.joined(separator: ", ")
  }

  var hidden: [(String, String)] { map { (FormFrame.lookedPrefix + $0.name, $0.text) } }
}
