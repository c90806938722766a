/// The values of one record, in the order of its shape's names.
package struct Record: Sendable {
  let signature: UInt64
  let values: [Value]

  init(signature: UInt64, values: [Value]) {
    self.signature = signature
    self.values = values
  }

  /// A record of a shape that no vocabulary describes. One value for each name.
  package init(_ shape: Shape, _ values: [Value]) {
    precondition(values.count == shape.fields.count, "values do not fit \(shape.name)")
    self.init(signature: shape.signature, values: values)
  }
}
