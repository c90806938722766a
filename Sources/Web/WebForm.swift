/// The fields of a form, in the order in which they were sent; a name may come more than once.
package struct WebForm: Sendable, Hashable {
  package struct Field: Sendable, Hashable {
    package let name: String
    package let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package let fields: [Field]

  package init(_ fields: [Field] = []) {
    self.fields = fields
  }

  /// The value of the first field of this name; nil where there is none.
  package subscript(name: String) -> String? {
    fields.first { $0.name == name }?.value
  }
}
