/// The head of a request as it was sent, nothing in it believed or undone yet.
package struct RequestHead: Sendable {
  package let method: String
  /// What stands between the method and the version.
  package let target: [UInt8]
  /// Names in lower case, in the order in which they were sent.
  private let fields: [(name: String, value: String)]

  package init(method: String, target: [UInt8], fields: [(name: String, value: String)]) {
    self.method = method
    self.target = target
    self.fields = fields.map { (name: $0.name.lowercased(), value: $0.value) }
  }

  /// The values of all fields of a name, which is in lower case.
  package func values(_ name: String) -> [String] {
    fields.lazy.filter { $0.name == name }.map(\.value)
  }

  /// The value of a field that was sent exactly once.
  package func only(_ name: String) -> String? {
    let values = values(name)
    return values.count == 1 ? values.first : nil
  }
}
